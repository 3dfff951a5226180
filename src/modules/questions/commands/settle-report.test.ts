import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { questionReports } from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildQuestion } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import { listQuestionReports } from "../queries/list-question-reports.server.ts";
import { reopenReport, settleReport } from "./settle-report.server.ts";

const NOW = new Date("2026-05-04T09:00:00Z");
const LATER = new Date("2026-05-05T09:00:00Z");
const admin = await buildAdmin(db);

async function buildReports(messages: string[]) {
  const { lessonId } = await buildLesson(db);
  const { questionId, versionId } = await buildQuestion(db, lessonId);
  const { studentId } = await buildStudent(db);
  const reportIds = [];
  for (const [minute, message] of messages.entries()) {
    const id = newId<"report">();
    const createdAt = new Date(NOW.getTime() + minute * 60_000);
    await db.insert(questionReports).values({ id, questionId, versionId, studentId, message, createdAt });
    reportIds.push(id);
  }
  return { questionId, reportIds };
}

test("a settled report says by whom, when and why, and stands behind the open ones", async () => {
  const { questionId, reportIds } = await buildReports(["older", "newer"]);
  const [, reportId = newId<"report">()] = reportIds;

  expect(await settleReport(db, admin, { questionId, reportId, note: "The key was wrong." }, LATER)).toEqual({
    kind: "settled",
  });

  expect(await listQuestionReports(db, admin, questionId)).toMatchObject([
    { message: "older", settled: null },
    { message: "newer", settled: { at: LATER, by: "Admin User", note: "The key was wrong." } },
  ]);
});

test("a second settlement does not replace the first, and undoing it opens the report again", async () => {
  const { questionId, reportIds } = await buildReports(["wrong unit"]);
  const [reportId = newId<"report">()] = reportIds;
  await settleReport(db, admin, { questionId, reportId, note: "first" }, NOW);
  await settleReport(db, admin, { questionId, reportId, note: "second" }, LATER);
  expect(await listQuestionReports(db, admin, questionId)).toMatchObject([{ settled: { note: "first", at: NOW } }]);

  await reopenReport(db, admin, { questionId, reportId }, NOW);
  await reopenReport(db, admin, { questionId, reportId }, NOW);

  expect(await listQuestionReports(db, admin, questionId)).toMatchObject([{ settled: null }]);
});

test("a report is settled and opened only through its own question", async () => {
  const { questionId, reportIds } = await buildReports(["mine"]);
  const other = await buildReports([]);
  const [reportId = newId<"report">()] = reportIds;

  expect(await settleReport(db, admin, { questionId: other.questionId, reportId, note: "" }, NOW)).toEqual({
    kind: "unknown",
  });
  await settleReport(db, admin, { questionId, reportId, note: "" }, NOW);
  await reopenReport(db, admin, { questionId: other.questionId, reportId }, NOW);

  expect(await listQuestionReports(db, admin, questionId)).toMatchObject([{ settled: { note: "" } }]);
});
