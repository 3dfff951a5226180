import { and, arrayContains, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { questionLabels, questions, questionVersions, stimuli } from "../../../db/schema.ts";
import { ITEM_TYPES, parseQuestionBody, parseSolvedItem, progressOf } from "../../../items/registry/models.ts";
import { bestAnswer, scoreItem } from "../../../items/registry/scorers.server.ts";
import { buildAdmin, buildStudent } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { listPracticeTests } from "../../practice-tests/queries/list-practice-tests.server.ts";
import { deleteQuestion } from "../../questions/commands/delete-question.server.ts";
import { findingsOf } from "../../questions/queries/check-content.server.ts";
import { JUDGMENT_STEPS } from "../../questions/taxonomy.ts";
import { problemsToShow } from "../../questions/warnings.ts";

import { problemsOfStimulus } from "../../stimuli/problems.ts";
import { findStimulus } from "../../stimuli/queries/find-stimulus.server.ts";
import { recordAt } from "../../stimuli/record.ts";
import { listSubjects } from "../../subjects/queries/list-subjects.server.ts";
import { EXAM_PLANS } from "../../tests/exam-plans.ts";
import { drawQuestions } from "../../tests/queries/draw-questions.server.ts";
import { findPresetToTake } from "../../tests/queries/preset-offers.server.ts";
import { demoStimuli } from "../content/demo-stimuli.ts";
import { demoSubjects, strayLessonTitles } from "../content/demo-subjects.ts";
import { NURSING_COURSES } from "../content/shape.ts";
import { listShippedQuestions } from "../queries/list-shipped-questions.server.ts";
import { seedDemo } from "./seed-demo.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const admin = await buildAdmin(db);

test("two starts at once put the demo content in once, whole", async () => {
  const results = await Promise.all([1, 2].map(() => seedDemo(db, { adminEmail: admin.email }, NOW)));

  expect(results.map(({ kind }) => kind).sort()).toEqual(["left-alone", "seeded"]);
  const subjects = await listSubjects(db, admin);
  const lessons = subjects.flatMap((subject) => subject.lessons);
  const alone = isNull(questions.stimulusId);
  const count = await db.$count(questions, alone);
  expect(subjects.length).toBeGreaterThanOrEqual(3);
  expect(lessons.length).toBeGreaterThanOrEqual(6);
  expect(count).toBeGreaterThanOrEqual(40);
  expect(lessons.every(({ hasContent }) => hasContent)).toBe(true);
  expect(await db.$count(questions, eq(questions.needsRationale, true))).toBe(0);
  expect(await db.$count(questions, isNull(questions.difficultyId))).toBe(0);
  const difficulties = await db.select().from(questionLabels).where(eq(questionLabels.kind, "difficulty"));
  expect(difficulties.map(({ name, logit }) => [name, logit]).toSorted()).toEqual([
    ["easy", -1],
    ["hard", 1],
    ["medium", 0],
  ]);
  expect(await db.$count(questions, isNotNull(questions.categoryId))).toBeGreaterThanOrEqual(20);
  // Each exam whose nurses study the nursing subjects finds every question of them, under several of its areas.
  const nursing = demoSubjects.filter(({ courses }) => NURSING_COURSES.every((course) => courses.includes(course)));
  const ofNursing = nursing.flatMap((subject) => subject.lessons.flatMap((lesson) => lesson.questions)).length;
  for (const { id, areas } of EXAM_PLANS.filter(({ id }) => ["nclex-rn", "norcet", "snle", "gulf"].includes(id))) {
    const counts = await Promise.all(
      areas.map(({ code }) => db.$count(questions, and(alone, arrayContains(questions.areas, [code])))),
    );
    expect({ id, questions: counts.reduce((sum, found) => sum + found) }).toEqual({ id, questions: ofNursing });
    expect(counts.filter((found) => found > 0).length).toBeGreaterThanOrEqual(3);
  }
  for (const step of JUDGMENT_STEPS) {
    expect(await db.$count(questions, eq(questions.judgmentStep, step))).toBeGreaterThanOrEqual(4);
  }
  expect((await listPracticeTests(db, await buildStudent(db))).total).toBe(Math.floor(ofNursing / 10));
});

test("the simulations of NMC part A and TEAS 7 draw the item types of their exams from the demo content", async () => {
  const typesIn = async (presetId: string) => {
    const preset = await findPresetToTake(db, presetId, "shorter");
    if (!preset) throw new Error(`${presetId} is not offered.`);
    const drawn = await drawQuestions(db, preset.version, { seed: 1, courses: preset.courses });
    const ids = drawn.map(({ versionId }) => versionId);
    const versions = await db.select().from(questionVersions).where(inArray(questionVersions.id, ids));
    return [...new Set(versions.map(({ type }) => type))].toSorted();
  };

  expect(await typesIn("nmc-cbt-part-a")).toEqual(["calculation"]);
  expect(await typesIn("teas-7")).toEqual(["calculation", "hot_spot", "multi-select", "ordered_response", "text"]);
});

test("each item type has demo questions, the form finds nothing wrong in any, and the best answer earns every point", async () => {
  const versions = await db.select().from(questionVersions);
  const bodies = versions.map(({ type, content, solution }) => parseQuestionBody({ type, content, solution }));

  expect(bodies.length).toBeGreaterThanOrEqual(40);
  expect(new Set(bodies.map(({ type }) => type))).toEqual(new Set(ITEM_TYPES));
  expect(
    bodies.flatMap((body) => problemsToShow(body, []).map((problem) => ({ ...problem, stem: body.content.stem }))),
  ).toEqual([]);
  for (const body of bodies) {
    const item = parseSolvedItem({ ...body, answer: bestAnswer(body) });
    const { earned, max } = scoreItem(item);
    expect({ stem: body.content.stem, earned, progress: progressOf(item) }).toEqual({
      ...{ stem: body.content.stem, earned: max, progress: "complete" },
    });
    expect(max).toBeGreaterThan(0);
  }
});

test("every item type has at least six questions that stand alone", () => {
  const alone = demoSubjects.flatMap(({ lessons }) => lessons).flatMap(({ questions: asked }) => asked);
  const counts = Map.groupBy(alone, ({ type }) => type);
  expect(ITEM_TYPES.filter((type) => (counts.get(type)?.length ?? 0) < 6)).toEqual([]);
});

test("every case study, trend and passage is published without a problem or a warning", async () => {
  const rows = await db.select().from(stimuli).orderBy(stimuli.displayId);
  expect(rows.map(({ title }) => title)).toEqual(demoStimuli.map(({ title }) => title));
  for (const { id, title } of rows) {
    const found = await findStimulus(db, admin, id);
    if (!found) throw new Error("It is there.");
    const { kind, draft, hasDraft, version, difficultyId, isReserved } = found;
    expect({ title, hasDraft, number: version?.number, isReserved }).toEqual({
      ...{ title, hasDraft: false, number: 1, isReserved: false },
    });
    expect(difficultyId).not.toBeNull();
    expect({ title, problems: problemsOfStimulus(kind, draft) }).toEqual({ title, problems: [] });
  }
});

test("five case studies ask six questions of six types each, and their records grow meanwhile", async () => {
  const kinds = demoStimuli.map(({ kind, questions: asked }) => `${kind} of ${asked.length}`);
  expect(kinds.toSorted()).toEqual([...Array(5).fill("case of 6"), "passage of 8", ...Array(3).fill("trend of 1")]);
  const cases = demoStimuli.filter(({ kind }) => kind === "case");
  for (const { title, content, questions: asked } of cases) {
    expect({ title, types: new Set(asked.map(({ type }) => type)).size }).toEqual({ title, types: 6 });
    const lengthAt = (question: number) => JSON.stringify(recordAt(content, question)).length;
    expect({ title, grows: lengthAt(6) > lengthAt(1) }).toEqual({ title, grows: true });
  }
});

test("nothing gives an answer of a question that ships away, and every option is explained, with a source", () => {
  const findings = listShippedQuestions().flatMap((body) =>
    findingsOf(body).map((finding) => ({ type: body.type, stem: body.content.stem, finding })),
  );
  expect(findings).toEqual([]);
});

test("every question of a file of its own belongs to a lesson that there is", () => {
  expect(strayLessonTitles()).toEqual([]);
});

test("what somebody deletes does not come back at the next start", async () => {
  const before = await db.$count(questions);
  const [question] = await db.select({ id: questions.id }).from(questions).limit(1);
  if (!question) throw new Error("missing");
  await deleteQuestion(db, admin, question.id, NOW);

  expect(await seedDemo(db, { adminEmail: admin.email }, NOW)).toEqual({ kind: "left-alone" });
  expect(await db.$count(questions)).toBe(before - 1);
});
