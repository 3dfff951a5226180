import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Id, newId } from "../../core/id.ts";
import { openDatabase } from "../../db/client.ts";
import {
  adaptiveBanks,
  adaptiveResults,
  questions,
  questionVersions,
  testAnswers,
  testResults,
} from "../../db/schema.ts";
import { type JobName, type JobPayloads, jobs } from "../../jobs/catalog.ts";
import { mails } from "../../mail/registry.ts";
import { renderMail } from "../../mail/render.server.tsx";
import { buildAdmin, buildStudent } from "../../testing/build.ts";
import { answerAdaptive, buildAdaptiveBank, startAdaptive } from "../../testing/build-adaptive.ts";
import { singleChoiceBody } from "../../testing/build-attempts.ts";
import { createDatabase } from "../../testing/other-databases.ts";
import type { Student } from "../accounts/viewer.ts";
import { BankContent } from "../adaptive/bank-content.ts";
import type { AdaptivePlan } from "../adaptive/plan.ts";
import { readOwnAttempts } from "../privacy/queries/own-attempts.server.ts";
import { findLatestResults } from "../progress/queries/latest-results.server.ts";
import { listResults, listResultsOfStudent } from "../progress/queries/list-results.server.ts";
import { findScoreLines } from "../progress/queries/score-lines.server.ts";
import { EVERYTHING } from "../progress/queries/taken-tests.server.ts";
import { changeRules } from "../tests/commands/change-rules.server.ts";
import { exportTestResults } from "../tests/commands/export-test-results.server.ts";
import { findPreset } from "../tests/queries/find-preset.server.ts";
import { listPresets } from "../tests/queries/list-presets.server.ts";
import { listTests } from "../tests/queries/list-tests.server.ts";
import { listTestResults } from "../tests/queries/test-results.server.ts";
import { rescoreResults } from "./commands/rescore-results.server.ts";
import { submitAttempt } from "./commands/submit-attempt.server.ts";
import { compareAttempts } from "./queries/compare-attempts.server.ts";
import { previewRescore } from "./queries/rescore-preview.server.ts";
import { findReview, findReviewOfStudent } from "./queries/review.server.ts";

// A database of its own: the bank is about all questions of an installation.
const { url } = await createDatabase();
const database = await openDatabase({ url });
const { db } = database;
afterAll(() => database.close());

const START = new Date("2026-11-26T08:00:00Z");
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const admin = await buildAdmin(db);

/** The difficulties of all but the last question of each area are known, so that a few are asked without counting. */
beforeAll(async () => {
  await buildAdaptiveBank(db, 6, START);
  const [bank] = await db.select().from(adaptiveBanks).where(eq(adaptiveBanks.examPlan, "nclex-rn"));
  if (!bank) throw new Error("There is no bank.");
  const { questions, cases } = BankContent.parse(bank.content);
  const content = {
    v: 1,
    questions: questions.map((one, index) => ({ ...one, stage: index % 6 === 5 ? "guess" : "firm" })),
    cases: cases.map((one) => ({ ...one, questions: one.questions.map((each) => ({ ...each, stage: "firm" })) })),
  };
  await db.update(adaptiveBanks).set({ content }).where(eq(adaptiveBanks.id, bank.id));
});

function officeOf() {
  const sent: JobPayloads["send-mail"][] = [];
  const queue = {
    enqueue: async (_tx: unknown, name: JobName, ...payloads: unknown[]) => {
      if (name === "send-mail") for (const payload of payloads) sent.push(jobs[name].payload.parse(payload));
    },
  };
  return { db, queue, publicUrl: "https://exams.example.org", sent };
}

type Taken = { student?: Student; isWrong?: (position: number) => boolean; from?: Date; over?: Partial<AdaptivePlan> };

/** A whole test with three questions that do not count. */
async function take({ isWrong = () => false, from = START, over = {}, ...taken }: Taken = {}) {
  const student = taken.student ?? (await buildStudent(db));
  const plan = { known: "firm" as const, pretest: 3, ...over };
  const attemptId = await startAdaptive(db, student, from, { over: plan });
  await answerAdaptive(db, student, attemptId, from, isWrong);
  return { student, attemptId };
}

async function reviewOf(student: Student, attemptId: Id<"attempt">, now = at(500)) {
  const found = await findReview(db, student, attemptId, now);
  if (found.kind !== "review") throw new Error(found.kind);
  return found.review;
}

test("the review has the band, the way of the estimate, areas and the weakest lessons in place of score and marks", async () => {
  const { student, attemptId } = await take({ isWrong: (position) => position % 3 === 0 });
  const { adaptive, totals, marked, questions } = await reviewOf(student, attemptId);
  expect({ totals, marked }).toEqual({ totals: null, marked: null });
  if (adaptive?.kind !== "decided") throw new Error(adaptive?.kind);
  const { areas } = adaptive;
  if (areas.kind !== "beside-standard") throw new Error(areas.kind);
  const unscored = questions.flatMap(({ countedAs, position }) => (countedAs === "unscored" ? [position] : []));
  expect(unscored).toHaveLength(3);
  expect(adaptive).toMatchObject({ endedBy: "confidence", isRescored: false, cut: 0 });
  expect(adaptive.asked).toBe(questions.length);
  expect(adaptive.scored).toBe(questions.length - 3);
  expect(adaptive.path.map(({ position }) => position)).toEqual(
    questions.map(({ position }) => position).filter((position) => !unscored.includes(position)),
  );
  expect(adaptive.path.at(-1)).toMatchObject({ ability: adaptive.estimate?.ability, ...adaptive.estimate?.interval });
  expect(areas.rows.map(({ name }) => name)).toContain("Management of care");
  expect(areas.rows.reduce((sum, one) => sum + one.questions, 0)).toBe(adaptive.scored - 6);
  expect(adaptive.weakest.length).toBeGreaterThan(0);
  expect(adaptive.weakest.length).toBeLessThanOrEqual(5);
  const shareOf = (lessonId: string) => {
    const own = questions.filter(({ place, countedAs }) => place.lesson.id === lessonId && countedAs === null);
    const earned = own.reduce((sum, one) => sum + (one.kind === "shown" ? one.score.earned : 0), 0);
    expect(own.length).toBeGreaterThanOrEqual(2);
    return earned / own.length;
  };
  const all = questions.filter(({ countedAs }) => countedAs === null);
  const whole = all.reduce((sum, one) => sum + (one.kind === "shown" ? one.score.earned : 0), 0) / all.length;
  expect(shareOf(adaptive.weakest[0]?.lessonId ?? "")).toBeLessThan(whole);
  expect(await findReviewOfStudent(db, admin, student.studentId, attemptId, at(500))).toMatchObject({
    review: { adaptive: { kind: "decided", band: adaptive.band }, totals: null, marked: null },
  });
});

test("no list, comparison, file or page of the administrator has a score of an adaptive test: they have its band", async () => {
  const good = await take();
  const { student } = good;
  const weak = await take({ student, isWrong: () => true, from: at(200) });
  const now = at(600);
  const [above, below] = ["above", "below"];
  const { results } = await listResults(db, student, { page: 1 }, now);
  expect(results.map(({ band, figures }) => ({ band, figures }))).toEqual([
    { band: below, figures: null },
    { band: above, figures: null },
  ]);
  const ofStudent = await listResultsOfStudent(db, admin, student.studentId, { page: 1 });
  expect(ofStudent.results.map(({ band, figures }) => ({ band, figures }))).toEqual([
    { band: below, figures: null },
    { band: above, figures: null },
  ]);
  expect(await findScoreLines(db, student, EVERYTHING, now)).toEqual([]);
  const preset = (await listPresets(db, student, now)).find(({ id }) => id === "nclex-rn");
  const testId = preset?.testId;
  if (!testId) throw new Error("There is no such preset.");
  expect((await findLatestResults(db, student, [testId], now)).get(testId)).toEqual({
    ...{ attemptId: weak.attemptId, headline: null, best: null, band: below },
  });
  const compared = await compareAttempts(db, student, [good.attemptId, weak.attemptId], now);
  expect(compared).toMatchObject({
    earlier: { isSeen: true, band: above, totals: null, whole: { outcome: null, marks: null }, isPassed: null },
    later: { isSeen: true, band: below, totals: null },
  });
  const pages = [];
  for await (const page of readOwnAttempts(db, student.studentId, now)) pages.push(...page);
  const [file] = pages;
  expect(file).toMatchObject({ result: { adaptive: { band: "above", endedBy: "confidence" } } });
  expect(JSON.stringify(file)).not.toMatch(/scoreInPercent|marksInTwelfths/);

  const ofTest = await listTestResults(db, admin, { testId, search: student.email }, { before: null, after: null });
  expect(ofTest.results.map(({ band }) => band)).toEqual([below, above]);
  let csv = "";
  const exported = { id: testId, title: "NCLEX-RN simulation", hasVerdicts: true };
  for await (const piece of await exportTestResults(db, admin, exported, "UTC", now)) csv += piece;
  expect(csv).toMatch(/,0,,,,,,,,,Below our practice standard\r\n/);
  const listed = await listTests(db, admin, { search: "nclex", course: null });
  expect(listed.map(({ marks }) => marks)).toEqual([null, null]);
});

test("the shorter form has no band, estimate or verdict anywhere, only right, partly right and wrong by area", async () => {
  const student = await buildStudent(db);
  // The bank of this file has stages of its own, so guesses are let in as the shorter form does.
  const attemptId = await startAdaptive(db, student, START);
  await answerAdaptive(db, student, attemptId, START, (position) => position % 2 === 0);
  const now = at(500);
  const { adaptive, questions } = await reviewOf(student, attemptId);
  if (adaptive?.kind !== "decided") throw new Error(adaptive?.kind);
  expect(adaptive).toMatchObject({ band: "unmeasured", estimate: null, alike: null, path: [], weakest: [] });
  const { areas } = adaptive;
  if (areas.kind !== "counts") throw new Error(areas.kind);
  const sumOf = (name: "right" | "partly" | "wrong") => areas.rows.reduce((sum, row) => sum + row[name], 0);
  // The questions of the case study have no area.
  expect(sumOf("right") + sumOf("partly") + sumOf("wrong")).toBe(questions.length - 6);
  expect(sumOf("right")).toBeGreaterThan(0);
  expect(sumOf("wrong")).toBeGreaterThan(0);
  expect(areas.rows.map(({ name }) => name)).toContain("Management of care");
  expect(await findReviewOfStudent(db, admin, student.studentId, attemptId, now)).toMatchObject({
    review: { adaptive: { band: "unmeasured", estimate: null, areas } },
  });

  const { results } = await listResults(db, student, { page: 1 }, now);
  expect(results).toMatchObject([{ band: "unmeasured", figures: null }]);
  const preset = (await listPresets(db, student, now)).find(({ id }) => id === "nclex-rn");
  const testId = preset?.testId;
  if (!testId) throw new Error("There is no such preset.");
  expect((await findLatestResults(db, student, [testId], now)).get(testId)).toMatchObject({ band: "unmeasured" });
  const ofTest = await listTestResults(db, admin, { testId, search: student.email }, { before: null, after: null });
  expect(ofTest.results.map(({ band }) => band)).toEqual(["unmeasured"]);
  let csv = "";
  const exported = { id: testId, title: "NCLEX-RN simulation", hasVerdicts: true };
  for await (const piece of await exportTestResults(db, admin, exported, "UTC", now)) csv += piece;
  expect(csv.split("\r\n").find((line) => line.includes(student.email))).toMatch(
    /,Not compared with our practice standard$/,
  );
  const file = [];
  for await (const page of readOwnAttempts(db, student.studentId, now)) file.push(...page);
  expect(file).toMatchObject([{ result: { adaptive: { band: "unmeasured" } } }]);
  expect(JSON.stringify(file)).not.toMatch(/isAtOrAbove|"standing"/);
});

test("who ends the test before the minimum is below, whatever the answers were", async () => {
  const student = await buildStudent(db);
  const attemptId = await startAdaptive(db, student, START, { over: { known: "firm" } });
  await answerAdaptive(db, student, attemptId, START, () => false, 12);
  await submitAttempt(db, student, attemptId, at(20));
  const { adaptive } = await reviewOf(student, attemptId);
  expect(adaptive).toMatchObject({ kind: "decided", band: "below", endedBy: "student", asked: 12, estimate: null });
  expect(adaptive?.kind === "decided" && adaptive.areas).toMatchObject({ kind: "counts" });
});

test("a result whose closing process knew of no adaptive tests has no band, and its review still shows the questions", async () => {
  const { student, attemptId } = await take();
  await db.delete(adaptiveResults).where(eq(adaptiveResults.studentId, student.studentId));
  const { adaptive, totals, questions } = await reviewOf(student, attemptId);
  expect({ adaptive, totals }).toEqual({ adaptive: { kind: "undecided" }, totals: null });
  expect(questions.length).toBeGreaterThan(20);
  const { results } = await listResults(db, student, { page: 1 }, at(500));
  expect(results).toMatchObject([{ band: "undecided", figures: null }]);
});

test("while another open test asks some of its questions, neither review nor lists say the band", async () => {
  const { student, attemptId } = await take();
  // The bank is small, so this one asks the same questions again.
  const other = await startAdaptive(db, student, at(200), { over: { known: "firm" } });
  await answerAdaptive(db, student, other, at(200), () => false, 20);
  const now = at(221);
  const { adaptive } = await reviewOf(student, attemptId, now);
  expect(adaptive).toEqual({ kind: "waits" });
  const { results } = await listResults(db, student, { page: 1 }, now);
  expect(results.find((one) => one.attemptId === attemptId)).toMatchObject({ band: null, figures: null });
});

test("points that a corrected key changed leave the decision as it was, and review and mail say so", async () => {
  const { student, attemptId } = await take();
  const before = await reviewOf(student, attemptId);
  const [answer] = await db
    .select({ questionId: testAnswers.questionId, versionId: testAnswers.versionId })
    .from(testAnswers)
    .innerJoin(testResults, eq(testResults.id, testAnswers.testResultId))
    .where(and(eq(testResults.attemptId, attemptId), eq(testAnswers.position, 1)));
  if (!answer) throw new Error("Nothing was asked.");
  const { questionId, versionId } = answer;
  const [asked] = await db.select().from(questionVersions).where(eq(questionVersions.id, versionId));
  if (!asked) throw new Error("There is no such version.");
  const { type, content } = asked;
  const solution = { ...singleChoiceBody().solution, correct: "b" };
  const corrected = newId<"version">();
  await db.insert(questionVersions).values({ id: corrected, questionId, number: 2, type, content, solution });
  await db.update(questions).set({ versionId: corrected }).where(eq(questions.id, questionId));
  const target = { questionId, versionIds: [versionId] };
  const preview = await previewRescore(db, admin, target);
  expect(preview?.changes.length).toBeGreaterThan(0);
  expect(preview?.changes.every(({ score, marks }) => score === null && marks === null)).toBe(true);
  const { sent, ...office } = officeOf();
  await rescoreResults(office, admin, { ...target, scoredBy: corrected }, at(500));
  const props = mails["question-rescored"].props.parse(sent.find(({ to }) => to === student.email)?.props);
  const mail = renderMail("question-rescored", props, "Lamplight", "en");
  expect(mail.text).toContain("The result of the whole test stays as it was decided.");
  expect(mail.text).not.toContain("%");

  const after = await reviewOf(student, attemptId);
  if (before.adaptive?.kind !== "decided" || after.adaptive?.kind !== "decided") throw new Error("It was decided.");
  const { weakest: _before, ...decided } = before.adaptive;
  const { weakest: _after, ...stands } = after.adaptive;
  expect(after.questions[0]).toMatchObject({ score: { earned: 0, max: 1 } });
  expect(stands).toEqual({ ...decided, isRescored: true });
});

test("before the start: what is missing, the shorter form with its length, no marks, and the list has the same numbers", async () => {
  const student = { extraTimePercent: 25, course: "NCLEX-RN" };
  const found = await findPreset(db, "nclex-rn", student);
  expect(found).toMatchObject({
    kind: "shorter",
    whole: {
      questionCount: 150,
      seconds: 22_500,
      marks: null,
      adaptive: { minimum: 85, cases: 3, pretest: 15, breaks: [120, 210] },
    },
    taken: { marks: null, adaptive: { cases: 1, pretest: 0, breaks: [] } },
    version: { tools: ["calculator"] },
  });
  expect(found?.taken?.adaptive?.minimum).toBe(found?.taken?.questionCount);
  expect(found?.lacks).toContainEqual({ of: "cases", areas: [], available: 1, asked: 0, wanted: 9 });
  const [rn, pn] = await listPresets(db, student, START);
  const length = found?.taken?.questionCount;
  expect(rn).toMatchObject({ id: "nclex-rn", fewest: length, questionCount: length, wholeCount: length, marks: null });
  expect(pn).toMatchObject({ id: "nclex-pn", kind: "none", fewest: 85, questionCount: 150, marks: null });
});

test("nobody changes marks of an adaptive test", async () => {
  const [listed] = await listTests(db, admin, { search: "nclex-rn", course: null });
  if (!listed) throw new Error("It is not listed.");
  const { sent: _, ...office } = officeOf();
  const order = { testId: listed.id, change: { kind: "pass" as const, pass: { kind: "none" as const } }, basedOn: 0 };
  expect(await changeRules(office, admin, order, at(700))).toEqual({ kind: "not-found" });
});
