/** No filter and no search reads all questions: the plans of the very statements that the list sends, on a filled bank. */

import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { buildAdmin } from "../../../testing/build.ts";
import { fillBank, RARE } from "../../../testing/fill-bank.ts";
import { findPlans } from "../../../testing/query-plans.ts";
import { db } from "../../../testing/test-db.ts";
import { type BankFilter, NO_FILTER } from "../bank-filter.ts";
import { findNeighbours } from "./find-neighbours.server.ts";
import { listLabels } from "./list-labels.server.ts";
import { listQuestions } from "./list-questions.server.ts";

const admin = await buildAdmin(db);
const QUESTIONS = 20_000;

let filled: Awaited<ReturnType<typeof fillBank>>;
let labels: Awaited<ReturnType<typeof listLabels>>;
beforeAll(async () => {
  filled = await fillBank(db, QUESTIONS);
  await fillStimuli(300);
  labels = await listLabels(db, admin);
}, 120_000);

/** Gives one question in eleven to that many stimuli. */
async function fillStimuli(count: number): Promise<void> {
  await db.execute(sql`
    insert into stimuli (id, kind, title, lesson_id, search_text, created_at, updated_at)
    select gen_random_uuid(), (array['case', 'trend', 'passage'])[1 + n % 3], 'Filled', ${filled[0]?.lessonId}, 'filled', now(), now()
    from generate_series(1, ${count}::int) as n`);
  await db.execute(sql`
    update questions set is_reserved = true, stimulus_id = (array(select id from stimuli order by id))[1 + display_id % ${count}::int]
    where display_id % 11 = 0`);
  await db.execute(sql`vacuum analyze questions, stimuli`);
}

/** How the database finds the questions of a list: every step on a table, as `step table` and `step index`. */
async function stepsOf(filter: Partial<BankFilter>, page: Parameters<typeof listQuestions>[3] = {}): Promise<string[]> {
  const plans = await findPlans((listening) => listQuestions(listening, admin, filter, page), /from "questions"/);
  expect(plans.length).toBeGreaterThan(0);
  return plans.flat().map(({ node, table, index }) => `${node} ${table ?? index}`);
}

const label = (kind: string) => labels.find((found) => found.kind === kind)?.id ?? null;

test.each<[string, () => Partial<BankFilter>]>([
  ["nothing", () => ({})],
  ["a subject", () => ({ subjectId: filled[0]?.subjectId ?? null })],
  ["a lesson", () => filled[7] ?? {}],
  ["a common type", () => ({ type: "text" })],
  ["a rare type", () => ({ type: "matrix" })],
  ["a type that no question has", () => ({ type: "location_based" })],
  ["a number", () => ({ questionId: "777" })],
  ["an ID of the institute's", () => ({ questionId: "CARDIO-1" })],
  ["the first eight characters of an id", () => ({ questionId: "0190abcd" })],
  ["a category", () => ({ categoryId: label("category") })],
  ["a difficulty", () => ({ difficultyId: label("difficulty") })],
  ["a common area", () => ({ area: "nclex-rn:management-of-care" })],
  ["an area that no question has", () => ({ area: "gulf:adult" })],
  ["a step of clinical judgment", () => ({ judgmentStep: "take-action" })],
  ["reserved questions", () => ({ isReserved: true })],
  ["questions that stand alone", () => ({ partOf: "alone" })],
  ["questions of trends", () => ({ partOf: "trend" })],
  ["questions of trends of a common type", () => ({ partOf: "trend", type: "text" })],
  ["questions of one case study", () => ({ search: "C12" })],
  ["an area, a step and a word", () => ({ area: "snle:adult", judgmentStep: "take-action", search: "dialysis" })],
  ["questions without rationale", () => ({ needsRationale: true })],
  ["questions that are not yet reviewed", () => ({ isUnreviewed: true })],
  ["withdrawn questions", () => ({ isWithdrawn: true })],
  [
    "many things at once",
    () => ({
      subjectId: filled[0]?.subjectId ?? null,
      type: "text",
      categoryId: label("category"),
      difficultyId: label("difficulty"),
    }),
  ],
  ["a common word", () => ({ search: "patient" })],
  ["a rare word", () => ({ search: RARE.english })],
  ["a word with several spellings", () => ({ search: "anaesthetised haemorrhage" })],
  ["words together", () => ({ search: "heart failure wound" })],
  ["a common word of Hindi", () => ({ search: "गर्भावस्था" })],
  ["a rare word of Hindi", () => ({ search: RARE.hindi })],
  ["a word that is mistyped", () => ({ search: "rhabdomiolysis" })],
  ["a word of two letters", () => ({ search: "iv" })],
  ["a word that nobody wrote", () => ({ search: "zzqqxxyy" })],
  ["the name of a subject", () => ({ search: "Filled subject" })],
  ["a word and filters", () => ({ search: "dialysis", type: "text", categoryId: label("category") })],
  ["a number that is searched for", () => ({ search: "#777" })],
])("a list of %s reads no question that an index can leave out", async (_name, filter) => {
  const steps = await stepsOf(filter());

  expect(steps.filter((step) => step === "Seq Scan questions")).toEqual([]);
  expect(steps.some((step) => /Index.* questions/.test(step))).toBe(true);
});

test("a page in the middle is found by its key", async () => {
  const { next } = await listQuestions(db, admin, { type: "text" });

  const steps = await stepsOf({ type: "text" }, { older: next?.value });

  expect(steps.filter((step) => step.startsWith("Seq Scan questions"))).toEqual([]);
});

test("the questions beside one are found by an index, and so are those that are left", async () => {
  const [some] = (await listQuestions(db, admin, { type: "text" })).questions.slice(5);
  const id = some?.id ?? newId();
  for (const filter of [{}, { type: "text" }, { needsRationale: true }, { search: RARE.english }]) {
    const run = (listening: Db) => findNeighbours(listening, admin, { ...NO_FILTER, ...filter }, id);
    const steps = (await findPlans(run, /from "questions"/)).flat();

    expect(steps.filter(({ node, table }) => node === "Seq Scan" && table === "questions")).toEqual([]);
  }
});

test("a rare word is found by the index of words, not by reading texts", async () => {
  expect(await stepsOf({ search: RARE.english })).toContain("Bitmap Index Scan questions_search");
  expect(await stepsOf({ search: "rhabdomiolysis" })).toContain("Bitmap Index Scan questions_search");
  expect(await stepsOf({ search: RARE.hindi })).toContain("Bitmap Index Scan questions_search");
});
