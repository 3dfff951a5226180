/** What the list of case studies, trends and passages finds, in which order, and how the database answers. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "../../../db/client.ts";
import { lessons, stimuli, subjects } from "../../../db/schema.ts";
import { buildAdmin, buildLesson, unique } from "../../../testing/build.ts";
import { buildStimulus, buildStimulusDraft, recordOf } from "../../../testing/build-stimulus.ts";
import { findPlans } from "../../../testing/query-plans.ts";
import { db } from "../../../testing/test-db.ts";
import { changeStimulus } from "../commands/change-stimulus.server.ts";
import { withdrawStimulus } from "../commands/withdraw-stimulus.server.ts";
import { type StimulusFilter, stimulusFilterIn } from "../stimulus-filter.ts";
import { listStimuli, STIMULI_PER_PAGE } from "./list-stimuli.server.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const admin = await buildAdmin(db);

const ALL = stimulusFilterIn(new URLSearchParams());

async function idsOf(filter: Partial<StimulusFilter>) {
  return (await listStimuli(db, admin, { ...ALL, ...filter })).stimuli.map(({ id }) => id);
}

test("A row says what tests ask, and that something is written since", async () => {
  const place = await buildLesson(db);
  const { stimulusId } = await buildStimulus(db, admin, { ...place, kind: "trend", title: "Sepsis" }, NOW);
  const [names] = await db
    .select({ subjectName: subjects.name, lessonTitle: lessons.title, displayId: stimuli.displayId })
    .from(stimuli)
    .innerJoin(lessons, eq(lessons.id, stimuli.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(eq(stimuli.id, stimulusId));
  const rowOf = async () => (await listStimuli(db, admin, { ...ALL, ...place })).stimuli[0];
  const row = await rowOf();
  expect(row).toEqual({
    ...{ id: stimulusId, kind: "trend", title: "Sepsis", ...names, state: "published", hasChanges: false },
    ...{ questions: 1, updatedAt: row?.updatedAt },
  });
  await changeStimulus(db, admin, { stimulusId, basedOn: null }, { kind: "record", content: recordOf([1, 2]) }, NOW);
  expect(await rowOf()).toMatchObject({ hasChanges: true });
});

test("Each state is found by itself; of a draft the questions count that are written", async () => {
  const place = await buildLesson(db);
  const draft = await buildStimulusDraft(db, admin, place, NOW);
  const published = await buildStimulus(db, admin, place, NOW);
  const withdrawn = await buildStimulus(db, admin, place, NOW);
  await withdrawStimulus(db, admin, { stimulusId: withdrawn.stimulusId, basedOn: null, isWithdrawn: true }, NOW);
  expect(await idsOf({ ...place, state: "draft" })).toEqual([draft.stimulusId]);
  expect(await idsOf({ ...place, state: "published" })).toEqual([published.stimulusId]);
  expect(await idsOf({ ...place, state: "withdrawn" })).toEqual([withdrawn.stimulusId]);
  const { stimuli: all } = await listStimuli(db, admin, { ...ALL, ...place });
  expect(all.map(({ questions }) => questions)).toEqual([6, 6, 6]);
});

test("Kind, subject and lesson narrow it", async () => {
  const place = await buildLesson(db);
  const passage = await buildStimulusDraft(db, admin, { ...place, kind: "passage" }, NOW);
  const trend = await buildStimulusDraft(db, admin, { ...place, kind: "trend" }, NOW);
  expect(await idsOf({ ...place, kind: "passage" })).toEqual([passage.stimulusId]);
  expect(new Set(await idsOf({ subjectId: place.subjectId }))).toEqual(new Set([passage.stimulusId, trend.stimulusId]));
  const other = await buildLesson(db);
  expect(await idsOf({ subjectId: place.subjectId, lessonId: other.lessonId })).toEqual([]);
});

test("The search finds words of title and record, and the number with its C", async () => {
  const word = unique("Zellweger");
  const inTitle = await buildStimulusDraft(db, admin, { title: `A child with ${word}` }, NOW);
  const inRecord = await buildStimulusDraft(db, admin, { content: { ...recordOf([1]), client: `Aunt ${word}` } }, NOW);
  const [row] = await db.select().from(stimuli).where(eq(stimuli.id, inTitle.stimulusId));
  expect(new Set(await idsOf({ search: word.toUpperCase() }))).toEqual(
    new Set([inTitle.stimulusId, inRecord.stimulusId]),
  );
  expect(await idsOf({ search: `${word} child` })).toEqual([inTitle.stimulusId]);
  expect(await idsOf({ search: `C${row?.displayId}` })).toContain(inTitle.stimulusId);
  expect(await idsOf({ search: `${word}%` })).toEqual([]);
});

test("Pages go on where the last one ended, the latest change first", async () => {
  const place = await buildLesson(db);
  const built = [];
  for (let index = 0; index <= STIMULI_PER_PAGE; index += 1) {
    built.push(await buildStimulusDraft(db, admin, { ...place, bodies: [] }, new Date(NOW.getTime() + index * 60_000)));
  }
  const newest = built.map(({ stimulusId }) => stimulusId).toReversed();
  const first = await listStimuli(db, admin, { ...ALL, ...place });
  expect(first.stimuli.map(({ id }) => id)).toEqual(newest.slice(0, STIMULI_PER_PAGE));
  expect(first.before).toBeNull();
  const second = await listStimuli(db, admin, { ...ALL, ...place }, { after: first.after });
  expect(second.stimuli.map(({ id }) => id)).toEqual(newest.slice(STIMULI_PER_PAGE));
  const back = await listStimuli(db, admin, { ...ALL, ...place }, { before: second.before });
  expect(back.stimuli.map(({ id }) => id)).toEqual(newest.slice(0, STIMULI_PER_PAGE));
});

test("Among thousands the list, each filter and the search use an index", async () => {
  const { lessonId } = await buildLesson(db);
  await db.execute(sql`
    insert into ${stimuli} (id, kind, title, lesson_id, draft, search_text, created_at, updated_at)
    select gen_random_uuid(), 'passage', n::text, ${lessonId}, '{"questions": []}',
      md5(n::text) || repeat(' pain', 200),
      '2020-01-01', timestamptz '2020-01-01' + make_interval(mins => n) from generate_series(1, 5000) as n`);
  const place = await buildLesson(db);
  await buildStimulusDraft(db, admin, { ...place, bodies: [] }, NOW);
  await db.execute(sql`analyze ${stimuli}`);
  const indexesOf = async (filter: Partial<StimulusFilter>) => {
    const ask = (listening: Db) => listStimuli(listening, admin, { ...ALL, ...filter });
    const steps = (await findPlans(ask, /from "stimuli"/)).flat();
    expect(steps.filter(({ table, node }) => table === "stimuli" && node === "Seq Scan")).toEqual([]);
    return steps.flatMap(({ index }) => (index?.startsWith("stimuli") ? [index] : []));
  };
  expect(await indexesOf({})).toEqual(["stimuli_newest"]);
  expect(await indexesOf({ kind: "trend" })).toEqual(["stimuli_of_kind"]);
  expect(await indexesOf({ lessonId: place.lessonId })).toEqual(["stimuli_of_lesson"]);
  expect(await indexesOf({ search: "c4ca4238a0b923820dcc" })).toEqual(["stimuli_search"]);
});
