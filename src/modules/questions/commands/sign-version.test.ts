import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Id } from "../../../core/id.ts";
import { auditEntries, questionReviews, users } from "../../../db/schema.ts";
import { buildAdmin, buildLesson } from "../../../testing/build.ts";
import { questionInput, textBody } from "../../../testing/build-content.ts";
import { db } from "../../../testing/test-db.ts";
import { findQuestion } from "../queries/find-question.server.ts";
import { findQuestionHistory } from "../queries/find-question-history.server.ts";
import { createQuestion } from "./create-question.server.ts";
import { deleteQuestion } from "./delete-question.server.ts";
import { editQuestion } from "./edit-question.server.ts";
import { signVersion, takeBackSignature } from "./sign-version.server.ts";

const NOW = new Date("2026-03-01T10:00:00.000Z");
const LATER = new Date("2026-03-02T10:00:00.000Z");
const admin = await buildAdmin(db);
const place = await buildLesson(db);
const signature = { reviewer: "Anna Nair", qualification: "RN, MSc Nursing" };

async function written() {
  const created = await createQuestion(db, admin, questionInput(place), NOW);
  if (created.kind !== "created") throw new Error(created.kind);
  return created.questionId;
}

async function edit(questionId: Id<"question">, basedOnVersion: number) {
  const input = questionInput(place, { body: textBody() });
  expect(await editQuestion(db, admin, { questionId, basedOnVersion, input }, LATER)).toMatchObject({ kind: "saved" });
}

const isUnreviewed = async (questionId: Id<"question">) => (await findQuestion(db, admin, questionId))?.isUnreviewed;
const reviews = async (questionId: Id<"question">) =>
  (await findQuestionHistory(db, admin, questionId))?.versions.map(({ review }) => review);

test("a version is signed once, with who recorded it and when; the next version is not reviewed", async () => {
  const questionId = await written();
  expect(await isUnreviewed(questionId)).toBe(true);

  expect(await signVersion(db, admin, { questionId, number: 1, signature }, NOW)).toEqual({ kind: "signed" });
  const second = { reviewer: "Somebody else", qualification: "RN" };
  expect(await signVersion(db, admin, { questionId, number: 1, signature: second }, LATER)).toEqual({ kind: "signed" });

  const review = { ...signature, recordedBy: admin.name, signedAt: NOW };
  expect(await reviews(questionId)).toEqual([review]);
  expect(await isUnreviewed(questionId)).toBe(false);
  await edit(questionId, 1);
  expect(await isUnreviewed(questionId)).toBe(true);
  expect(await reviews(questionId)).toEqual([null, review]);
  const entries = await db
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, questionId), eq(auditEntries.action, "question.signed")));
  expect(entries).toEqual([{ after: { version: 1, ...signature } }]);
});

test("a version that is no longer in use is not signed, nor one that there never was", async () => {
  const questionId = await written();
  await edit(questionId, 1);

  expect(await signVersion(db, admin, { questionId, number: 1, signature }, LATER)).toEqual({ kind: "stale" });
  expect(await signVersion(db, admin, { questionId, number: 7, signature }, LATER)).toEqual({ kind: "stale" });
  expect(await reviews(questionId)).toEqual([null, null]);
});

test("a signature is taken back, once, and can be given again", async () => {
  const questionId = await written();
  const version = { questionId, number: 1 };
  await signVersion(db, admin, { ...version, signature }, NOW);

  for (const _ of [1, 2]) expect(await takeBackSignature(db, admin, version, LATER)).toEqual({ kind: "taken-back" });

  expect(await isUnreviewed(questionId)).toBe(true);
  const entries = await db
    .select({ before: auditEntries.before })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, questionId), eq(auditEntries.action, "question.signature-taken-back")));
  expect(entries).toEqual([{ before: { version: 1, ...signature } }]);
  await signVersion(db, admin, { ...version, signature }, LATER);
  expect(await isUnreviewed(questionId)).toBe(false);
});

test("a review outlives the account that recorded it, and goes with its question", async () => {
  const questionId = await written();
  const leaver = await buildAdmin(db);
  await signVersion(db, leaver, { questionId, number: 1, signature }, NOW);

  await db.delete(users).where(eq(users.id, leaver.userId));
  expect(await reviews(questionId)).toEqual([{ ...signature, recordedBy: null, signedAt: NOW }]);
  expect(await isUnreviewed(questionId)).toBe(false);

  const before = await db.$count(questionReviews);
  expect(await deleteQuestion(db, admin, questionId, LATER)).toMatchObject({ kind: "deleted" });
  expect(await db.$count(questionReviews)).toBe(before - 1);
});
