/**
 * The key of a running test: keeping it open and submitting the same question in another test reveals nothing. Twins take the
 * same steps with the same question, of which only the key differs. What they are shown must not differ.
 */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import {
  attemptItems,
  attempts,
  deliveries,
  questions,
  questionVersions,
  realOutcomes,
  testResults,
} from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { buildPracticeTest, buildQuestion, buildResult } from "../../../testing/build-attempts.ts";
import { buildInstituteTest, takeInstituteTest } from "../../../testing/build-institute-test.ts";
import { findPlans } from "../../../testing/query-plans.ts";
import { db } from "../../../testing/test-db.ts";
import { storeTestRows, USUAL_TEST } from "../../../testing/test-rows.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findLessonQuestions } from "../../learning/queries/lesson-questions.server.ts";
import { listNotebook } from "../../notebook/queries/list-notebook.server.ts";
import { writeOwnData } from "../../privacy/queries/own-data.server.ts";
import { HISTORY_STATES } from "../../progress/history-filter.ts";
import { findLatestPracticeResults, findLatestResults } from "../../progress/queries/latest-results.server.ts";
import { listResults } from "../../progress/queries/list-results.server.ts";
import { findPerformance } from "../../progress/queries/performance.server.ts";
import { findScoreLines } from "../../progress/queries/score-lines.server.ts";
import { EVERYTHING } from "../../progress/queries/taken-tests.server.ts";
import { scheduleResults } from "../../repetition/commands/schedule-results.server.ts";
import { findDue } from "../../repetition/queries/find-due.server.ts";
import { listMistakes } from "../../repetition/queries/list-mistakes.server.ts";
import { countActivity } from "../../statistics/commands/count-activity.server.ts";
import { findCalibration } from "../../study-plan/queries/find-calibration.server.ts";
import { findStanding } from "../../study-plan/queries/find-standing.server.ts";
import { ONE_MARK, rulesOf } from "../../tests/presets/preset.ts";
import { PRACTICE_ROWS } from "../../tests/test-rows.ts";
import { discardAttempt } from "../commands/discard-attempt.server.ts";
import { saveAnswers } from "../commands/save-answers.server.ts";
import { saveMarkup } from "../commands/save-markup.server.ts";
import { type StartResult, startCustomTest, startInstituteTest } from "../commands/start-attempt.server.ts";
import { submitAttempt } from "../commands/submit-attempt.server.ts";
import { findAboutQuestion } from "./about-question.server.ts";
import { compareAttempts } from "./compare-attempts.server.ts";
import { countCustomQuestions } from "./count-custom-questions.server.ts";
import { findExplained } from "./find-explained.server.ts";
import { findMistakes } from "./find-mistakes.server.ts";
import { findReview, findReviewOfStudent } from "./review.server.ts";
import { findEveryWaitingScore, findWaitingAmong, findWaitingResults, findWaitingScores } from "./withheld.server.ts";

const NOON = new Date("2026-03-01T12:00:00Z");
const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const STEM = unique("Which one?");
const admin = await buildAdmin(db);

function bodyWith(correct: string) {
  const options = ["a", "b", "c"].map((id) => ({ id, text: `Option ${id}` }));
  const solution = { correct, rationale: `<p>It is ${correct}, because.</p>` };
  return { type: "text" as const, content: { v: 1 as const, stem: `<p>${STEM}</p>`, options }, solution };
}

function idOf(result: StartResult): Id<"attempt"> {
  if (result.kind !== "started") throw new Error(`The test was not started: ${result.kind}.`);
  return result.attemptId;
}

/** A test is kept open; the same question is answered with "a" in another one, which is submitted. */
/** What the twins noted on the question. */
const MADE = "Made with the tools.";

async function buildTwin(correct: "a" | "b") {
  const student = await buildStudent(db);
  const [asked, empty] = [await buildLesson(db), await buildLesson(db)];
  const { questionId } = await buildQuestion(db, asked.lessonId, bodyWith(correct));
  const start = async (lessonIds: Id<"lesson">[], minutes: number) =>
    idOf(await startCustomTest(db, student, { lessons: [...lessonIds] }, at(minutes), Math.random));
  const running = await start([asked.lessonId, empty.lessonId], 0);
  const other = await start([asked.lessonId], 1);
  const save = { position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 };
  await saveAnswers(db, student, other, [save], at(2));
  const markup = { struck: ["b"], highlights: {}, notes: { stem: MADE } };
  await saveMarkup(db, student, other, { position: 1, markup, ageMs: 0 }, at(2));
  await submitAttempt(db, student, other, at(3));
  await countActivity(db, "Asia/Kolkata", { waits: true });
  return { student, questionId, running, other, lessonIds: [asked.lessonId, empty.lessonId] };
}

type Twin = Awaited<ReturnType<typeof buildTwin>>;

/** A test that asks this one version, open since noon. */
async function openWith({ studentId }: Student, versionId: Id<"version">): Promise<void> {
  const attemptId = newId<"attempt">();
  const times = { startedAt: NOON, closesAt: at(30) };
  await storeTestRows(db);
  await db
    .insert(attempts)
    .values({ ...USUAL_TEST, id: attemptId, studentId, testKey: unique("test"), questionCount: 1, ...times });
  await db.insert(attemptItems).values({ attemptId, position: 1, versionId });
}

async function versionsOf(attemptId: Id<"attempt">): Promise<Id<"version">[]> {
  const items = await db.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId));
  return items.map(({ versionId }) => versionId);
}

/** All that the student is told of results, without what names this twin. */
async function toldTo({ student, other, lessonIds }: Twin, now: Date): Promise<string> {
  let file = "";
  for await (const piece of writeOwnData(db, student, { institute: "Lamplight", now })) file += piece;
  const today = "2026-03-01";
  const told = {
    review: await findReview(db, student, other, now),
    about: await findAboutQuestion(db, student, other, 1, { today, now }),
    again: await findMistakes(db, student, other, now),
    mistakes: await listMistakes(db, student, { kind: "all", subject: null, find: "", page: 1 }, now),
    due: await findDue(db, student, "Asia/Kolkata", now),
    standing: Object.values(await findStanding(db, student, { timeZone: "Asia/Kolkata", today, now })).map((topics) => [
      ...topics.values(),
    ]),
    calibration: await findCalibration(db, student, now),
    lessons: [...(await findLessonQuestions(db, student, lessonIds, { today, now })).values()],
    notebook: await listNotebook(db, student, { kind: "all", label: "", find: "", page: 1 }),
    performance: await findPerformance(db, student, now),
    results: await Promise.all(HISTORY_STATES.map((state) => listResults(db, student, { page: 1, state }, now))),
    lines: await findScoreLines(db, student, EVERYTHING, now),
    file: JSON.parse(file),
    counts: [...(await countCustomQuestions(db, student, { lessons: lessonIds }, now)).only],
  };
  return JSON.stringify(told)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, "ID")
    .replaceAll(/(student|Subject|Lesson)-[\w-]+/g, "$1")
    .replaceAll(/"(accountMadeAt|accountChangedAt|joinedAt|firstTakenAt|questionNumber)":("[^"]*"|\d+)/g, "");
}

test("while a test with the question runs, twins with another key are told the same, and nobody the solution", async () => {
  const [right, wrong] = [await buildTwin("a"), await buildTwin("b")];

  const told = await toldTo(right, at(10));

  expect(told).toEqual(await toldTo(wrong, at(10)));
  expect(told).not.toContain("because");
  const review = await findReview(db, right.student, right.other, at(10));
  expect(JSON.stringify(review)).not.toContain(MADE);
  expect(review).toMatchObject({
    kind: "review",
    review: {
      totals: null,
      answeredCount: 1,
      questions: [
        {
          kind: "withheld",
          item: { answer: { chosen: "a" } },
          reason: {
            kind: "open-elsewhere",
            by: [{ attemptId: right.running, test: { kind: "custom" }, closesAt: at(45) }],
            until: at(46),
          },
        },
      ],
    },
  });
  expect(await findPerformance(db, right.student, at(10))).toMatchObject({
    summary: { testsCompleted: 0, averageScore: null },
    recent: [],
    waiting: 1,
  });
});

test("the administrator sees everything meanwhile", async () => {
  const { student, other } = await buildTwin("a");

  expect(await findReviewOfStudent(db, admin, student.studentId, other, at(10))).toMatchObject({
    review: {
      totals: { score: 100 },
      questions: [{ kind: "shown", item: { solution: { correct: "a" } }, markup: { notes: { stem: MADE } } }],
    },
  });
});

const ENDS = {
  submitted: ({ student, running }: Twin) => submitAttempt(db, student, running, at(10)),
  discarded: ({ student, running }: Twin) => discardAttempt(db, student, running, at(10)),
  overdue: async () => {},
};

test.each(["submitted", "discarded", "overdue"] as const)("once that test is %s everything is there", async (end) => {
  const twins = [await buildTwin("a"), await buildTwin("b")];
  for (const twin of twins) await ENDS[end](twin);
  const [right = "", wrong = ""] = await Promise.all(twins.map((twin) => toldTo(twin, at(46))));

  expect(right).not.toEqual(wrong);
  expect(right).toContain("It is a, because.");
  const [{ student, other } = { student: await buildStudent(db), other: newId<"attempt">() }] = twins;
  expect(await findReview(db, student, other, at(46))).toMatchObject({ review: { totals: { score: 100 } } });
  expect(await findPerformance(db, student, at(46))).toMatchObject({ waiting: 0 });
});

test("a comparison tells twins the same while the test runs, and afterwards what became of the question", async () => {
  const twins = [await buildTwin("a"), await buildTwin("b")];
  const told = [];
  for (const { student, running, other, lessonIds } of twins) {
    const again = idOf(await startCustomTest(db, student, { lessons: lessonIds.slice(0, 1) }, at(4), Math.random));
    const save = { position: 1, basedOn: 0, answer: { chosen: "b" }, ageMs: 0 };
    await saveAnswers(db, student, again, [save], at(5));
    await submitAttempt(db, student, again, at(6));
    const compare = (now: Date) => compareAttempts(db, student, [other, again], now);
    const then = await compare(at(10));
    await submitAttempt(db, student, running, at(11));
    told.push({ then, later: await compare(at(12)) });
  }
  const [right, wrong] = told;

  for (const { then } of told) {
    expect(then).toMatchObject({
      ...{ earlier: { totals: null, whole: { outcome: null } }, later: { totals: null, whole: { outcome: null } } },
      questions: { common: 1, onlyEarlier: 0, onlyLater: 0, both: null },
    });
  }
  expect(right?.later?.questions.both).toMatchObject([{ before: "right", after: "wrong", change: "worse" }]);
  expect(wrong?.later?.questions.both).toMatchObject([{ before: "wrong", after: "right", change: "better" }]);
});

test("another version of the question is the same question", async () => {
  const { student, questionId, other, lessonIds } = await buildTwin("a");
  const versionId = newId<"version">();
  await db.insert(questionVersions).values({ id: versionId, questionId, number: 2, ...bodyWith("b") });
  await db.update(questions).set({ versionId }).where(eq(questions.id, questionId));
  const newest = idOf(await startCustomTest(db, student, { lessons: lessonIds.slice(0, 1) }, at(4), Math.random));
  await submitAttempt(db, student, newest, at(5));

  for (const attemptId of [other, newest]) {
    expect(await findReview(db, student, attemptId, at(6))).toMatchObject({
      review: { totals: null, questions: [{ kind: "withheld" }] },
    });
  }
});

test("only the question that is asked elsewhere is withheld, and only from students who are asked it", async () => {
  const [student, stranger] = [await buildStudent(db), await buildStudent(db)];
  const { lessonId } = await buildLesson(db);
  const both = await buildQuestion(db, lessonId);
  const alone = await buildQuestion(db, lessonId);
  const answers = [
    { lessonId, question: both, isCorrect: true },
    { lessonId, question: alone, isCorrect: true },
  ];
  const { practiceTestId } = await buildPracticeTest(db);
  const mixed = await buildResult(db, student, { answers, practiceTestId, completedAt: at(-60) });
  const free = await buildResult(db, student, { answers: answers.slice(1), completedAt: at(-50) });
  const theirs = await buildResult(db, stranger, { answers, practiceTestId, completedAt: at(-60) });
  await openWith(student, both.versionId);

  expect(await findWaitingResults(db, student.studentId, at(1))).toEqual([mixed.resultId]);
  expect(await findWaitingResults(db, stranger.studentId, at(1))).toEqual([]);
  const all = [mixed.resultId, free.resultId, theirs.resultId];
  expect(await findWaitingAmong(db, all, at(1))).toEqual(new Set([mixed.resultId]));
  expect((await findPerformance(db, student, at(1))).recent.map(({ attemptId }) => attemptId)).toEqual([
    free.attemptId,
  ]);
  const latestOf = (who: Student) => findLatestPracticeResults(db, who, [practiceTestId], at(1));
  expect((await latestOf(student)).get(practiceTestId)).toEqual({
    attemptId: mixed.attemptId,
    headline: null,
    best: null,
    band: null,
  });
  expect((await latestOf(stranger)).get(practiceTestId)).toEqual({
    attemptId: theirs.attemptId,
    headline: { kind: "score", percent: 100 },
    best: { kind: "score", percent: 100 },
    band: null,
  });
});

test("a custom test asks what no other open test asks, as far as there is something else", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const { lessonId: second } = await buildLesson(db);
  const asked = [];
  for (let nth = 0; nth < 25; nth += 1) asked.push(await buildQuestion(db, lessonId));
  const start = async (lessonIds: Id<"lesson">[], minutes: number) => {
    const attemptId = idOf(await startCustomTest(db, student, { lessons: [...lessonIds] }, at(minutes), Math.random));
    return versionsOf(attemptId);
  };

  const first = await start([lessonId], 0);
  const other = await start([lessonId, second], 1);

  expect(first).toHaveLength(20);
  expect(other).toHaveLength(20);
  const left = asked.map(({ versionId }) => versionId).filter((versionId) => !first.includes(versionId));
  expect(other).toEqual(expect.arrayContaining(left));
});

test("what waits is found from the student's own rows, whoever else answered the question", async () => {
  const student = await buildStudent(db);
  const plans = await findPlans(async (listening) => {
    await findWaitingResults(listening, student.studentId, NOON);
    await findWaitingAmong(listening, [newId<"result">()], NOON);
    await findWaitingScores(listening, [newId<"result">()], NOON);
    await findEveryWaitingScore(listening, student.studentId, NOON);
  }, /withheld/);

  expect(plans).toHaveLength(4);
  for (const steps of plans) {
    const indexes = steps.flatMap(({ index }) => index ?? []);
    expect(indexes).toContain("test_answers_test_result_id_position_pk");
    expect(indexes).not.toContain("test_answers_question");
    expect(steps.filter(({ node, table }) => node === "Seq Scan" && table === "test_answers")).toEqual([]);
  }
});

/** The question is answered with "a" in a test that was submitted, of which nothing is released yet. */
async function buildUnreleasedTwin(correct: "a" | "b") {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const { questionId } = await buildQuestion(db, lessonId, bodyWith(correct));
  const other = idOf(await startCustomTest(db, student, { lessons: [lessonId] }, at(1), Math.random));
  const deliveryId = newId<"delivery">();
  const rules = rulesOf(PRACTICE_ROWS.version.content, ONE_MARK, {
    release: { score: "by-hand", solutions: "by-hand" },
  });
  await db.insert(deliveries).values({ id: deliveryId, rules });
  await db.update(attempts).set({ deliveryId }).where(eq(attempts.id, other));
  const save = { position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 };
  await saveAnswers(db, student, other, [save], at(2));
  await submitAttempt(db, student, other, at(3));
  await countActivity(db, "Asia/Kolkata", { waits: true });
  return { student, questionId, running: other, other, lessonIds: [lessonId], deliveryId };
}

test("until a score is released by hand twins with another key are told the same, and after it nothing of the solutions", async () => {
  const [right, wrong] = [await buildUnreleasedTwin("a"), await buildUnreleasedTwin("b")];

  const told = await toldTo(right, at(10));

  expect(told).toEqual(await toldTo(wrong, at(10)));
  expect(told).not.toContain("because");
  for (const { student, other } of [right, wrong]) {
    const review = { totals: null, questions: [{ kind: "withheld", reason: { kind: "unreleased", by: [] } }] };
    expect(await findReview(db, student, other, at(10))).toMatchObject({ kind: "review", review });
    const seen = await findReviewOfStudent(db, admin, student.studentId, other, at(10));
    expect(seen).toMatchObject({ kind: "review", review: { questions: [{ kind: "shown" }] } });
  }

  await db
    .update(deliveries)
    .set({ scoreReleasedAt: at(11) })
    .where(eq(deliveries.id, right.deliveryId));
  const afterScore = await findReview(db, right.student, right.other, at(12));
  expect(afterScore).toMatchObject({ review: { totals: { score: 100 }, questions: [{ kind: "withheld" }] } });
  expect(await findWaitingResults(db, right.student.studentId, at(12))).toHaveLength(1);

  await db
    .update(deliveries)
    .set({ solutionsReleasedAt: at(13) })
    .where(eq(deliveries.id, right.deliveryId));
  expect(await toldTo(right, at(14))).toContain("because");
  expect(await findWaitingResults(db, right.student.studentId, at(14))).toEqual([]);
});

/** Two questions in two subjects, both answered with "a", in a test whose score is seen at once and whose solutions are not. */
async function buildScoredTwin(keys: ["a", "b"] | ["b", "a"], title: string) {
  const student = await buildStudent(db);
  const [first, second] = [await buildLesson(db), await buildLesson(db)];
  const asked = [
    await buildQuestion(db, first.lessonId, bodyWith(keys[0])),
    await buildQuestion(db, second.lessonId, bodyWith(keys[1])),
  ];
  const rules = { release: { score: "submission", solutions: "by-hand" } } as const;
  const { testId, deliveryId } = await buildInstituteTest(db, { title, questions: asked, rules });
  const other = await takeInstituteTest(db, student, testId, { right: 2, at: at(2) });
  await countActivity(db, "Asia/Kolkata", { waits: true });
  const [one] = asked;
  const twin: Twin = {
    ...{ student, other, running: other, lessonIds: [first.lessonId, second.lessonId] },
    questionId: one?.questionId ?? newId(),
  };
  return { twin, testId, deliveryId };
}

test("a score that is released before the solutions is in every list, and twins of the same score with other keys are told the same", async () => {
  const title = unique("Mock");
  const [{ twin, testId, deliveryId }, other] = [
    await buildScoredTwin(["a", "b"], title),
    await buildScoredTwin(["b", "a"], title),
  ];
  const { student } = twin;

  const told = await toldTo(twin, at(10));
  expect(told).toEqual(await toldTo(other.twin, at(10)));
  expect(told).not.toContain("because");

  const headline = { kind: "marks", marks: 12, possible: 24 };
  expect((await listResults(db, student, { page: 1 }, at(10))).results).toMatchObject([
    { figures: { headline, correct: 1, asked: 2 } },
  ]);
  expect((await listResults(db, student, { page: 1, state: "waiting" }, at(10))).results).toEqual([]);
  expect(await findScoreLines(db, student, EVERYTHING, at(10))).toMatchObject([
    { waiting: 0, points: [{ share: 50 }] },
  ]);
  expect((await findLatestResults(db, student, [testId], at(10))).get(testId)).toMatchObject({
    headline,
    best: headline,
    band: null,
  });
  expect(told).toContain('"marksInTwelfths":12');
  // By subject, and in sums with and without it, one of the two would be seen.
  expect(await findPerformance(db, student, at(10))).toMatchObject({ summary: { testsCompleted: 0 }, waiting: 1 });

  await db
    .update(deliveries)
    .set({ solutionsReleasedAt: at(11) })
    .where(eq(deliveries.id, deliveryId));
  expect(await findPerformance(db, student, at(12))).toMatchObject({ summary: { testsCompleted: 1 }, waiting: 0 });
});

/**
 * A test of the institute may be taken twice and is released by hand. After the first attempt its question is answered with "a" in two
 * custom tests, of which the second explains each answer.
 */
async function buildHeldTwin(correct: "a" | "b", title: string, end: "submitted" | "discarded" = "submitted") {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const question = await buildQuestion(db, lessonId, bodyWith(correct));
  const { testId, deliveryId } = await buildInstituteTest(db, {
    title,
    questions: [question],
    rules: { release: { score: "by-hand", solutions: "by-hand" } },
    delivery: { attemptsMax: 2 },
  });
  if (end === "submitted") await takeInstituteTest(db, student, testId, { right: 1, at: at(1) });
  else {
    const started = await startInstituteTest(db, student, testId, at(1), Math.random);
    if (started.kind !== "started") throw new Error(started.kind);
    await discardAttempt(db, student, started.attemptId, at(2));
  }
  const custom = idOf(await startCustomTest(db, student, { lessons: [lessonId] }, at(4), Math.random));
  await saveAnswers(db, student, custom, [{ position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 }], at(5));
  await submitAttempt(db, student, custom, at(6));
  const choices = { lessons: [lessonId], minutes: null, explain: true as const };
  const explained = idOf(await startCustomTest(db, student, choices, at(7), Math.random));
  const left = [{ position: 1, ageMs: 0 }];
  const save = { position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 };
  await saveAnswers(db, student, explained, [save], at(8), { left });
  await scheduleResults(db, student, "Asia/Kolkata");
  await countActivity(db, "Asia/Kolkata", { waits: true });
  const twin: Twin = {
    ...{ student, other: custom, running: explained, lessonIds: [lessonId] },
    questionId: question.questionId,
  };
  return { twin, testId, deliveryId, explained };
}

test.each(["submitted", "discarded"] as const)(
  "a question of a test that was %s and is not released is withheld in every other attempt, until it is released",
  async (end) => {
    const title = unique("Mock");
    const [right, wrong] = [await buildHeldTwin("a", title, end), await buildHeldTwin("b", title, end)];
    const { twin, explained, deliveryId } = right;
    const { student, other } = twin;

    const told = await toldTo(twin, at(10));
    expect(told).toEqual(await toldTo(wrong.twin, at(10)));
    expect(told).not.toContain("because");
    const reason = { kind: "unreleased", by: [{ test: { kind: "titled", title } }] };
    expect(await findReview(db, student, other, at(10))).toMatchObject({
      review: { totals: null, marked: null, questions: [{ kind: "withheld", reason }] },
    });
    const explanation = await findExplained(db, student, explained, [1], at(10));
    expect(explanation).toMatchObject([{ kind: "withheld", why: "unreleased", by: [{ test: { title } }] }]);
    expect(JSON.stringify(explanation)).not.toContain("because");
    await submitAttempt(db, student, explained, at(11));
    await submitAttempt(db, wrong.twin.student, wrong.explained, at(11));
    expect(await toldTo(twin, at(12))).toEqual(await toldTo(wrong.twin, at(12)));
    const compared = await compareAttempts(db, student, [other, explained], at(12));
    expect(JSON.stringify(compared)).not.toContain('score":100');
    expect(await findWaitingScores(db, await resultsOf(student), at(12))).toEqual(new Set(await resultsOf(student)));

    await db
      .update(deliveries)
      .set({ scoreReleasedAt: at(13), solutionsReleasedAt: at(13) })
      .where(eq(deliveries.id, deliveryId));
    const later = await toldTo(twin, at(14));
    expect(later).toContain("because");
    expect(await findReview(db, student, other, at(14))).toMatchObject({ review: { totals: { score: 100 } } });
    expect(await findWaitingScores(db, await resultsOf(student), at(14))).toEqual(new Set());
  },
);

test("the own file tells no ability, which follows from all results, while one of them waits", async () => {
  const { student, running } = await buildTwin("a");
  const told = { hasPassed: true, toldAt: NOON, consentVersion: "1", consentWording: "I agree." };
  const estimate = { ability: 0.123456, error: 0.234567, cut: 0 };
  await db.insert(realOutcomes).values({ studentId: student.studentId, presetId: "nclex-rn", ...told, ...estimate });
  const fileAt = async (minutes: number) => {
    let file = "";
    for await (const piece of writeOwnData(db, student, { institute: "Lamplight", now: at(minutes) })) file += piece;
    return file;
  };

  expect(await fileAt(10)).not.toMatch(/0\.123456|0\.234567/);
  await submitAttempt(db, student, running, at(11));
  expect(await fileAt(12)).toMatch(/0\.123456/);
});

test("a custom test draws what no unreleased test has asked, as long as there is something else", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const asked = [];
  for (let nth = 0; nth < 25; nth += 1) asked.push(await buildQuestion(db, lessonId));
  const { testId } = await buildInstituteTest(db, {
    questions: asked.slice(0, 5),
    rules: { release: { score: "by-hand", solutions: "by-hand" } },
  });
  await takeInstituteTest(db, student, testId, { right: 1, at: at(1) });

  const drawn = await versionsOf(idOf(await startCustomTest(db, student, { lessons: [lessonId] }, at(4), Math.random)));

  expect(new Set(drawn)).toEqual(new Set(asked.slice(5).map(({ versionId }) => versionId)));
});

async function resultsOf({ studentId }: Student): Promise<Id<"result">[]> {
  const rows = await db.select({ id: testResults.id }).from(testResults).where(eq(testResults.studentId, studentId));
  return rows.map(({ id }) => id);
}
