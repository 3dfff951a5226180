import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { questionReports, questions } from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildOpenAttempt, buildQuestion, singleChoiceBody } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import { findQuestionDeletion } from "./find-question-deletion.server.ts";
import { listQuestionReports } from "./list-question-reports.server.ts";

const admin = await buildAdmin(db);

test("the reports of a question come newest first, with the student's name and the version, and no other question's", async () => {
  const { lessonId } = await buildLesson(db);
  const [asked, other] = [await buildQuestion(db, lessonId), await buildQuestion(db, lessonId)];
  const student = await buildStudent(db, { name: "Meera Joshi" });
  const report = (question: typeof asked, message: string, minute: number) =>
    db.insert(questionReports).values({
      id: newId<"report">(),
      questionId: question.questionId,
      versionId: question.versionId,
      studentId: student.studentId,
      message,
      createdAt: new Date(Date.UTC(2026, 4, 4, 9, minute)),
    });
  await report(asked, "Two options are right.", 10);
  await report(other, "This is about another question.", 20);
  await report(asked, "The unit is missing.", 30);

  expect(await listQuestionReports(db, admin, asked.questionId)).toMatchObject([
    { message: "The unit is missing.", studentName: "Meera Joshi", versionNumber: 1 },
    { message: "Two options are right.", createdAt: new Date(Date.UTC(2026, 4, 4, 9, 10)) },
  ]);
});

test("deleting is foretold as withdrawing once an attempt holds the question", async () => {
  const { lessonId } = await buildLesson(db);
  const { questionId } = await buildQuestion(db, lessonId);
  const { attemptId } = await buildOpenAttempt(db, { bodies: [singleChoiceBody()] });
  const held = await db.query.attemptItems.findFirst({
    where: (items, { eq: is }) => is(items.attemptId, attemptId),
  });
  const version = await db.query.questionVersions.findFirst({
    where: (versions, { eq: is }) => is(versions.id, held?.versionId ?? newId<"version">()),
  });

  expect(await findQuestionDeletion(db, admin, questionId)).toMatchObject({ willBeWithdrawn: false });
  expect(await findQuestionDeletion(db, admin, version?.questionId ?? questionId)).toMatchObject({
    willBeWithdrawn: true,
  });
});

test("nothing is foretold of a question that is withdrawn or never was", async () => {
  const { lessonId } = await buildLesson(db);
  const { questionId } = await buildQuestion(db, lessonId);
  await db.update(questions).set({ withdrawnAt: new Date() }).where(eq(questions.id, questionId));

  expect(await findQuestionDeletion(db, admin, questionId)).toBeNull();
  expect(await findQuestionDeletion(db, admin, newId<"question">())).toBeNull();
});
