/** The error list: what is in it, in which order, and what is kept from it. */
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../core/id.ts";
import { foldForSearch } from "../../core/plain-text.ts";
import { seededRandom } from "../../core/random.ts";
import { attemptItems, attempts, deliveries, questions, questionVersions, studentQuestions } from "../../db/schema.ts";
import { buildLesson, buildStudent, unique } from "../../testing/build.ts";
import { buildOpenAttempt, buildQuestion, selectAllBody } from "../../testing/build-attempts.ts";
import { textBody } from "../../testing/build-content.ts";
import { db } from "../../testing/test-db.ts";
import type { Student } from "../accounts/viewer.ts";
import { flagQuestion, saveAnswers } from "../attempts/commands/save-answers.server.ts";
import { startCustomTest, startFromMistakes } from "../attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../attempts/commands/submit-attempt.server.ts";
import { ONE_MARK, rulesOf } from "../tests/presets/preset.ts";
import { PRACTICE_ROWS } from "../tests/test-rows.ts";
import { tellWhy } from "./commands/tell-why.server.ts";
import type { Confidence } from "./confidence.ts";
import type { MistakeFilter } from "./mistake-filter.ts";
import { listMistakes } from "./queries/list-mistakes.server.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const ALL: MistakeFilter = { kind: "all", subject: null, find: "" };

const list = (student: Student, filter: Partial<MistakeFilter> = {}) =>
  listMistakes(db, student, { ...ALL, ...filter, page: 1 }, NOW);

type Given = {
  question: { questionId: Id<"question"> };
  answer: unknown;
  confidence?: Confidence;
  isFlagged?: boolean;
};

/** A submitted test of the lesson with these answers. */
async function take(student: Student, lessonId: Id<"lesson">, given: ReadonlyArray<Given>) {
  const started = await startCustomTest(db, student, { lessons: [lessonId] }, NOW, seededRandom(1));
  if (started.kind !== "started") throw new Error(`Nothing was started: ${started.kind}.`);
  const { attemptId } = started;
  const items = await db
    .select({ position: attemptItems.position, questionId: questionVersions.questionId })
    .from(attemptItems)
    .innerJoin(questionVersions, eq(questionVersions.id, attemptItems.versionId))
    .where(eq(attemptItems.attemptId, attemptId));
  for (const { position, questionId } of items) {
    const one = given.find(({ question }) => question.questionId === questionId);
    if (!one) continue;
    const { answer, confidence, isFlagged } = one;
    await saveAnswers(db, student, attemptId, [{ position, basedOn: 0, answer, ageMs: 0, confidence }], NOW);
    if (isFlagged) await flagQuestion(db, student, attemptId, { position, flagged: true }, NOW);
  }
  await submitAttempt(db, student, attemptId, NOW);
  return attemptId;
}

async function build() {
  const student = await buildStudent(db);
  const { lessonId, subjectId } = await buildLesson(db);
  const word = unique("pneumothorax");
  const [wrong, sure, guessed, flagged, right, blank] = await Promise.all(
    [`<p>${word}</p>`, "<p>Sure?</p>", "<p>Guessed?</p>", "<p>Flagged?</p>", "<p>Right?</p>", "<p>Blank?</p>"].map(
      (stem) => buildQuestion(db, lessonId, textBody({ stem })),
    ),
  );
  const partly = await buildQuestion(db, lessonId, selectAllBody());
  if (!wrong || !sure || !guessed || !flagged || !right || !blank) throw new Error("Six questions were built.");
  await db
    .update(questions)
    .set({ searchText: foldForSearch(word) })
    .where(eq(questions.id, wrong.questionId));
  const [a, b] = [{ chosen: "o1" }, { chosen: "o2" }];
  const attemptId = await take(student, lessonId, [
    { question: wrong, answer: b },
    { question: sure, answer: b, confidence: "sure" },
    { question: guessed, answer: a, confidence: "guess" },
    { question: flagged, answer: a, isFlagged: true },
    { question: right, answer: a, confidence: "sure" },
    { question: partly, answer: { chosen: ["a"] } },
  ]);
  return { student, lessonId, subjectId, attemptId, word, wrong, sure, guessed, flagged, partly };
}

test("what was wrong although the student was sure comes first; what was right, or left blank, is not in it", async () => {
  const built = await build();
  const { student, subjectId, word } = built;
  const { mistakes, counts, total, askable, subjects } = await list(student);

  const { sure, wrong, partly, guessed, flagged } = built;
  expect(mistakes.map(({ questionId }) => questionId)).toEqual(
    [sure, wrong, partly, guessed, flagged].map(({ questionId }) => questionId),
  );
  expect(mistakes.map(({ state }) => state)).toEqual(["surely-wrong", "wrong", "partly", "guessed", "flagged"]);
  expect(mistakes[1]).toMatchObject({ question: word, exposures: 1, wasRight: false, whyWrong: null });
  expect(mistakes[1]?.review.attemptId).toBe(built.attemptId);
  expect({ total, askable, counts }).toEqual({
    ...{ total: 5, askable: 5 },
    counts: { all: 5, "surely-wrong": 1, wrong: 2, partly: 1, guessed: 1, changed: 0, unanswered: 0, flagged: 1 },
  });
  expect(subjects).toMatchObject([{ id: subjectId }]);
});

test("a question that comes back and was left blank last time says so, and has a filter", async () => {
  const { student, lessonId, wrong, guessed, flagged } = await build();
  const { studentId, questionId } = studentQuestions;
  await db.update(studentQuestions).set({ dueOn: "2026-03-08" }).where(eq(studentId, student.studentId));
  await take(student, lessonId, [{ question: guessed, answer: { chosen: "o1" }, confidence: "guess" }]);
  await db.update(studentQuestions).set({ flagged: true }).where(eq(questionId, flagged.questionId));

  const { mistakes, counts } = await list(student, { kind: "unanswered" });
  expect(mistakes.map((mistake) => mistake.questionId)).toEqual(
    expect.arrayContaining([wrong.questionId, flagged.questionId]),
  );
  expect(mistakes.map((mistake) => mistake.questionId)).not.toContain(guessed.questionId);
  expect(new Set(mistakes.map(({ state }) => state))).toEqual(new Set(["unanswered"]));
  expect(counts.unanswered).toBe(mistakes.length);
  expect((await list(student)).mistakes.map(({ state }) => state)).not.toContain("repeated");
});

test("it is narrowed by kind, subject and words, and what it shows is practised, each answer explained", async () => {
  const { student, subjectId, word, wrong, guessed } = await build();
  const other = (await buildLesson(db)).subjectId;

  expect((await list(student, { find: word.toUpperCase() })).mistakes).toMatchObject([
    { questionId: wrong.questionId },
  ]);
  expect((await list(student, { kind: "guessed" })).mistakes).toMatchObject([{ questionId: guessed.questionId }]);
  expect(await list(student, { subject: other })).toMatchObject({ total: 0, mistakes: [] });
  expect(await list(student, { subject: subjectId })).toMatchObject({ total: 5 });
  const started = await startFromMistakes(db, student, { ...ALL, kind: "wrong" }, NOW, seededRandom(1));
  if (started.kind !== "started") throw new Error(`Nothing was started: ${started.kind}.`);
  expect(await db.$count(attemptItems, eq(attemptItems.attemptId, started.attemptId))).toBe(2);
  const again = await startFromMistakes(db, student, { ...ALL, kind: "wrong" }, NOW, seededRandom(2));
  expect(again).toEqual({ kind: "resumed", attemptId: started.attemptId });
  expect(await startFromMistakes(db, student, { ...ALL, find: unique("x") }, NOW, seededRandom(1))).toEqual({
    kind: "no-questions",
  });
});

test("why it went wrong is told by its student alone, and taken back", async () => {
  const { student, wrong } = await build();
  const stranger = await buildStudent(db);

  expect(await tellWhy(db, stranger, wrong.questionId, "misread")).toEqual({ kind: "unknown" });
  expect(await tellWhy(db, student, wrong.questionId, "misread")).toEqual({ kind: "told" });
  expect((await list(student, { kind: "wrong" })).mistakes).toMatchObject([{}, { whyWrong: "misread" }]);
  await tellWhy(db, student, wrong.questionId, null);
  expect((await list(student, { kind: "wrong" })).mistakes).toMatchObject([{}, { whyWrong: null }]);
});

test("nothing of it follows from a question that an open test asks, or whose solutions are not released", async () => {
  const { student, attemptId, sure, wrong } = await build();
  const running = await buildOpenAttempt(db, { student, startedAt: NOW });
  const [item] = await db.select().from(questionVersions).where(eq(questionVersions.questionId, sure.questionId));
  if (!item) throw new Error("It has a version.");
  await db
    .update(attemptItems)
    .set({ versionId: item.id })
    .where(and(eq(attemptItems.attemptId, running.attemptId), eq(attemptItems.position, 1)));

  const found = await list(student);
  expect(found).toMatchObject({ total: 4, counts: { "surely-wrong": 0, wrong: 1 } });
  expect(found.mistakes[0]?.questionId).toBe(wrong.questionId);
  const rules = rulesOf(PRACTICE_ROWS.version.content, ONE_MARK, {
    release: { score: "by-hand", solutions: "by-hand" },
  });
  const deliveryId = newId<"delivery">();
  await db.insert(deliveries).values({ id: deliveryId, testId: null, rules });
  await db.update(attempts).set({ deliveryId }).where(eq(attempts.id, attemptId));
  expect(await list(student)).toMatchObject({ total: 0, askable: 0, subjects: [], counts: { all: 0 } });
});
