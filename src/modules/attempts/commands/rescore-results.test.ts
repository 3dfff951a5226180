/** Scoring results again after a wrong key was corrected: through the database, as the screens do it. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import {
  questions,
  questionVersions,
  rescores,
  studentQuestions,
  testAnswers,
  testResults,
} from "../../../db/schema.ts";
import { parseQuestionBody, type QuestionBody } from "../../../items/registry/models.ts";
import { type JobName, type JobPayloads, jobs } from "../../../jobs/catalog.ts";
import { mails } from "../../../mail/registry.ts";
import { renderMail } from "../../../mail/render.server.tsx";
import { buildAdmin, buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildQuestion, buildResult, singleChoiceBody } from "../../../testing/build-attempts.ts";
import { buildMarkedResult } from "../../../testing/build-marked-result.ts";
import { tellCategory } from "../../../testing/tell-category.ts";
import { db } from "../../../testing/test-db.ts";
import { findPerformance } from "../../progress/queries/performance.server.ts";
import { countRescorable } from "../queries/count-rescorable.server.ts";
import { previewRescore } from "../queries/rescore-preview.server.ts";
import { listRescoreRuns } from "../queries/rescores.server.ts";
import { findReview } from "../queries/review.server.ts";
import { finishRescoring, rescoreResults } from "./rescore-results.server.ts";
import { startCustomTest } from "./start-attempt.server.ts";

const NOW = new Date("2026-03-04T09:00:00Z");
const LATER = new Date("2026-03-05T09:00:00Z");
const INSTITUTE = "Lamplight";
const admin = await buildAdmin(db);

function office() {
  const sent: JobPayloads["send-mail"][] = [];
  const left: JobPayloads["rescore-results"][] = [];
  const queue = {
    enqueue: async (_tx: unknown, name: JobName, ...payloads: unknown[]) => {
      for (const payload of payloads) {
        if (name === "send-mail") sent.push(jobs[name].payload.parse(payload));
        else if (name === "rescore-results") left.push(jobs[name].payload.parse(payload));
      }
    },
  };
  return { db, queue, publicUrl: "https://exams.example.org", sent, left };
}

/** A question whose key says `a`. */
async function buildAsked() {
  const { lessonId } = await buildLesson(db);
  const body = singleChoiceBody();
  return { lessonId, body, ...(await buildQuestion(db, lessonId, body)) };
}

async function publish(questionId: Id<"question">, number: number, body: QuestionBody): Promise<Id<"version">> {
  const id = newId<"version">();
  const { type, content, solution } = body;
  await db.insert(questionVersions).values({ id, questionId, number, type, content, solution });
  await db.update(questions).set({ versionId: id }).where(eq(questions.id, questionId));
  return id;
}

function withKey(body: QuestionBody<"text">, correct: string): QuestionBody {
  return parseQuestionBody({ ...body, solution: { ...body.solution, correct } });
}

/** One of them chose `a`, one `b`; each has a second question, which was right. */
async function buildTwoResults() {
  const asked = await buildAsked();
  const { lessonId, questionId, versionId } = asked;
  const take = async (isCorrect: boolean, name: string) => {
    const student = await buildStudent(db, { name });
    const answers = [
      { lessonId, question: { questionId, versionId }, isCorrect },
      { lessonId, isCorrect: true },
    ];
    return { student, ...(await buildResult(db, student, { answers, isReviewable: true })) };
  };
  return { ...asked, choseA: await take(true, "Asha Verma"), choseB: await take(false, "Binu Thomas") };
}

async function resultOf(resultId: Id<"result">) {
  const [result] = await db.select().from(testResults).where(eq(testResults.id, resultId));
  return result;
}

test("a corrected key changes the scores, keeps the old ones and tells the students", async () => {
  const { questionId, versionId, body, choseA, choseB } = await buildTwoResults();
  const corrected = await publish(questionId, 2, withKey(body, "b"));
  const target = { questionId, versionIds: [versionId] };

  const preview = await previewRescore(db, admin, target);
  expect(preview).toMatchObject({
    version: { id: corrected, number: 2 },
    counts: { results: 2, higher: 1, lower: 1, same: 0, notRescorable: 0 },
    changes: [
      {
        studentName: "Asha Verma",
        before: { earned: 1, max: 1 },
        after: { earned: 0, max: 1 },
        score: { before: 100, after: 50 },
      },
      {
        studentName: "Binu Thomas",
        before: { earned: 0, max: 1 },
        after: { earned: 1, max: 1 },
        score: { before: 50, after: 100 },
      },
    ],
  });
  expect(await resultOf(choseA.resultId)).toMatchObject({ score: 100 });

  const { sent, ...services } = office();
  expect(await rescoreResults(services, admin, { ...target, scoredBy: corrected }, NOW)).toEqual({
    kind: "rescored",
    results: 2,
    changed: 2,
    notRescorable: 0,
    isAll: true,
  });

  expect(await resultOf(choseA.resultId)).toMatchObject({ score: 50, correctCount: 1, earned: 1, possible: 2 });
  expect(await resultOf(choseB.resultId)).toMatchObject({ score: 100, correctCount: 2, earned: 2, possible: 2 });
  const [kept] = await db.select().from(rescores).where(eq(rescores.testResultId, choseB.resultId));
  expect(kept).toMatchObject({
    oldVersionId: versionId,
    versionId: corrected,
    oldEarned: 0,
    earned: 1,
    oldResultScore: 50,
    resultScore: 100,
    rule: "zero-one/1",
    createdBy: admin.userId,
    createdAt: NOW,
  });
  expect(sent.map(({ to, template }) => [to, template]).sort()).toEqual(
    [choseA, choseB].map(({ student }) => [student.email, "question-rescored"]).sort(),
  );
  expect(sent.find(({ to }) => to === choseB.student.email)?.props).toMatchObject({
    link: `https://exams.example.org/attempts/${choseB.attemptId}/review`,
    position: 1,
    scoreBefore: 50,
    scoreAfter: 100,
  });
  expect((await findPerformance(db, choseB.student, NOW)).summary).toMatchObject({ averageScore: 100 });
});

test("the review shows the corrected key, the new points and the previous ones", async () => {
  const { questionId, versionId, body, choseB } = await buildTwoResults();
  const corrected = await publish(questionId, 2, withKey(body, "b"));
  await rescoreResults(office(), admin, { questionId, versionIds: [versionId], scoredBy: corrected }, NOW);

  const { student, attemptId } = choseB;
  const answers = await db.select().from(testAnswers).where(eq(testAnswers.testResultId, choseB.resultId));
  expect(answers.find(({ position }) => position === 1)).toMatchObject({
    versionId: corrected,
    answer: { chosen: "b" },
  });
  const rescores = [{ position: 1, at: NOW, before: { earned: 0, max: 1 }, after: { earned: 1, max: 1 } }];
  expect(await findReview(db, student, attemptId, NOW)).toMatchObject({ kind: "review", review: { rescores } });
});

test("a student taking a test with the same questions is told that the key changed, but no points", async () => {
  const { lessonId, questionId, versionId, body, choseA, choseB } = await buildTwoResults();
  await startCustomTest(db, choseB.student, { lessons: [lessonId] }, NOW, Math.random);
  const { sent, ...services } = office();

  const scoredBy = await publish(questionId, 2, withKey(body, "b"));
  await rescoreResults(services, admin, { questionId, versionIds: [versionId], scoredBy }, NOW);

  const textTo = (email: string) => {
    const mail = sent.find(({ to }) => to === email);
    return mail
      ? renderMail("question-rescored", mails["question-rescored"].props.parse(mail.props), INSTITUTE, "en").text
      : "";
  };
  expect(textTo(choseA.student.email)).toContain("1 of 1 before, 0 of 1 now");
  expect(textTo(choseB.student.email)).toContain("Once you submit it");
  expect(textTo(choseB.student.email)).not.toMatch(/\d+ of \d+|%/);
});

test("repeating a rescore changes nothing, and two concurrent ones do it once", async () => {
  const { questionId, versionId, body, choseB } = await buildTwoResults();
  const corrected = await publish(questionId, 2, withKey(body, "b"));
  const target = { questionId, versionIds: [versionId, corrected], scoredBy: corrected };
  const { sent, ...services } = office();

  const both = await Promise.all([1, 2].map(() => rescoreResults(services, admin, target, NOW)));
  const again = await rescoreResults(services, admin, target, LATER);

  expect(both.map((result) => (result.kind === "rescored" ? result.results : -1)).sort()).toEqual([0, 2]);
  expect(again).toEqual({ kind: "rescored", results: 0, changed: 0, notRescorable: 0, isAll: true });
  expect(sent).toHaveLength(2);
  expect(await resultOf(choseB.resultId)).toMatchObject({ score: 100 });
  expect(await listRescoreRuns(db, admin, questionId)).toEqual([
    { at: NOW, authorName: "Admin User", versionNumber: 2, results: 2, changed: 2 },
  ]);
});

test("a rescore that cannot be recorded is not done", async () => {
  const { questionId, versionId, body, choseA } = await buildTwoResults();
  const corrected = await publish(questionId, 2, withKey(body, "b"));
  const target = { questionId, versionIds: [versionId] };
  // PostgreSQL stores no text with this character.
  const nobody = { ...admin, email: "\0" };

  await expect(rescoreResults(office(), nobody, { ...target, scoredBy: corrected }, NOW)).rejects.toThrow();

  expect(await countRescorable(db, admin, target)).toBe(2);
  expect(await resultOf(choseA.resultId)).toMatchObject({ score: 100 });
});

test("an unanswered question and one whose points stay are moved without a notice", async () => {
  const { lessonId, questionId, versionId, body } = await buildAsked();
  const student = await buildStudent(db);
  const { resultId } = await buildResult(db, student, {
    answers: [{ lessonId, question: { questionId, versionId }, isAnswered: false }],
  });
  const corrected = await publish(questionId, 2, withKey(body, "c"));
  const { sent, ...services } = office();

  const target = { questionId, versionIds: [versionId], scoredBy: corrected };
  expect(await previewRescore(db, admin, target)).toMatchObject({ counts: { results: 1, same: 1 }, changes: [] });
  expect(await rescoreResults(services, admin, target, NOW)).toMatchObject({ results: 1, changed: 0 });
  expect(sent).toEqual([]);
  expect(await resultOf(resultId)).toMatchObject({ score: 0, possible: 1 });
});

test("answers whose choices the corrected version does not offer keep what they have", async () => {
  const { questionId, versionId, body, choseA } = await buildTwoResults();
  const { content, solution } = body;
  const other = {
    ...body,
    content: { ...content, options: content.options.slice(1) },
    solution: { ...solution, correct: "b" },
  };
  const corrected = await publish(questionId, 2, parseQuestionBody(other));
  const target = { questionId, versionIds: [versionId], scoredBy: corrected };

  expect(await previewRescore(db, admin, target)).toMatchObject({
    counts: { results: 2, higher: 0, lower: 0, same: 0, notRescorable: 2 },
    changes: [],
  });
  expect(await rescoreResults(office(), admin, target, NOW)).toEqual({
    kind: "rescored",
    results: 0,
    changed: 0,
    notRescorable: 2,
    isAll: true,
  });
  expect(await resultOf(choseA.resultId)).toMatchObject({ score: 100 });
});

test("what was previewed must still be in use, and only the named versions of this question are touched", async () => {
  const { questionId, versionId, body, choseA } = await buildTwoResults();
  const stranger = await buildTwoResults();
  const second = await publish(questionId, 2, withKey(body, "b"));
  const third = await publish(questionId, 3, withKey(body, "d"));
  const services = office();
  const rescore = (versionIds: Id<"version">[], scoredBy: Id<"version">) =>
    rescoreResults(services, admin, { questionId, versionIds, scoredBy }, NOW);

  expect(await rescore([versionId], second)).toEqual({ kind: "stale" });
  expect(await rescore([second, stranger.versionId, third], third)).toMatchObject({ results: 0 });
  expect(await resultOf(choseA.resultId)).toMatchObject({ score: 100 });
  expect(
    await rescoreResults(services, admin, { questionId: newId(), versionIds: [versionId], scoredBy: third }, NOW),
  ).toEqual({ kind: "not-found" });
});

test("many results are left to a job, and the preview shows them page by page", {
  timeout: 60_000,
}, async () => {
  const { lessonId, questionId, versionId, body } = await buildAsked();
  const student = await buildStudent(db);
  const count = 230;
  for (let number = 0; number < count; number += 1) {
    await buildResult(db, student, { answers: [{ lessonId, question: { questionId, versionId }, isCorrect: true }] });
  }
  const corrected = await publish(questionId, 2, withKey(body, "b"));
  const target = { questionId, versionIds: [versionId] };

  const last = await previewRescore(db, admin, target, 99);
  expect(last).toMatchObject({ page: 5, pageCount: 5, counts: { lower: count } });
  expect(last?.changes).toHaveLength(30);
  const { sent, left, ...services } = office();

  const breaking = {
    ...services,
    queue: {
      enqueue: async (_tx: unknown, name: JobName) => {
        if (name === "rescore-results") throw new Error("The job cannot be put in.");
      },
    },
  };
  await expect(rescoreResults(breaking, admin, { ...target, scoredBy: corrected }, NOW, 100)).rejects.toThrow();
  expect(await countRescorable(db, admin, target)).toBe(count);

  const first = await rescoreResults(services, admin, { ...target, scoredBy: corrected }, NOW, 100);

  expect(first).toMatchObject({ kind: "rescored", results: 100, changed: 100, isAll: false });
  expect(await countRescorable(db, admin, target)).toBe(130);
  const [rest] = left;
  if (!rest) throw new Error("Nothing was left to a job.");
  await finishRescoring(services, rest);
  await finishRescoring(services, rest);
  expect(await countRescorable(db, admin, target)).toBe(0);
  expect(sent).toHaveLength(count);
  expect(await listRescoreRuns(db, admin, questionId)).toMatchObject([{ at: NOW, results: count, changed: count }]);
});

test("marks and the verdict follow a corrected key, in the preview as in the result", async () => {
  const pass = { kind: "percent" as const, threshold: { percent: 50 } };
  const { resultId, versionIds } = await buildMarkedResult(db, { pass });
  // The second question, answered with "b": it takes a third of a mark.
  const [versionId] = versionIds.slice(1);
  const [version] = versionId ? await db.select().from(questionVersions).where(eq(questionVersions.id, versionId)) : [];
  if (!versionId || !version) throw new Error("There is no second question.");
  const { questionId, type, content } = version;
  const corrected = await publish(
    questionId,
    2,
    parseQuestionBody({ type, content, solution: { correct: "b", rationale: "<p>It is b.</p>" } }),
  );
  const target = { questionId, versionIds: [versionId] };
  const before = { marks: 20, possibleMarks: 48, isPassed: false };
  const after = { marks: 36, possibleMarks: 48, isPassed: true };
  expect(await resultOf(resultId)).toMatchObject(before);

  expect(await previewRescore(db, admin, target)).toMatchObject({ changes: [{ resultId, marks: { before, after } }] });
  await rescoreResults(office(), admin, { ...target, scoredBy: corrected }, NOW);

  expect(await resultOf(resultId)).toMatchObject({ ...after, score: 75, earned: 3 });
});

test("the preview names no verdict by category: it would tell the category", async () => {
  const pass = { kind: "percent" as const, threshold: { percent: 50, lessForDisability: 5 } };
  const { student, resultId, versionIds } = await buildMarkedResult(db, { pass });
  await tellCategory(db, student, { category: "SC", hasDisability: false });
  const [versionId] = versionIds.slice(1);
  const [version] = versionId ? await db.select().from(questionVersions).where(eq(questionVersions.id, versionId)) : [];
  if (!versionId || !version) throw new Error("There is no second question.");
  const { questionId, type, content } = version;
  const solution = { correct: "b", rationale: "<p>It is b.</p>" };
  await publish(questionId, 2, parseQuestionBody({ type, content, solution }));

  const preview = await previewRescore(db, admin, { questionId, versionIds: [versionId] });

  const [before, after] = [20, 36].map((marks) => ({ marks, possibleMarks: 48, isPassed: null }));
  expect(preview).toMatchObject({ changes: [{ resultId, marks: { before, after } }] });
});

test("what a student knows of a question follows a corrected key where that answer is the latest", async () => {
  const { questionId, versionId, body, choseA, choseB } = await buildTwoResults();
  const [latest, older] = [choseA.student, choseB.student];
  await db.update(studentQuestions).set({ lastAt: NOW }).where(eq(studentQuestions.studentId, older.studentId));
  const scoredBy = await publish(questionId, 2, withKey(body, "b"));

  await rescoreResults(office(), admin, { questionId, versionIds: [versionId], scoredBy }, NOW);

  const rows = await db.select().from(studentQuestions).where(eq(studentQuestions.questionId, questionId));
  const byStudent = new Map(rows.map(({ studentId, earned, max }) => [studentId, { earned, max }]));
  expect(byStudent.get(latest.studentId)).toEqual({ earned: 0, max: 1 });
  expect(byStudent.get(older.studentId)).toEqual({ earned: 0, max: 1 });
  expect(await resultOf(choseB.resultId)).toMatchObject({ score: 100 });
});
