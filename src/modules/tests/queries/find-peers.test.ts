import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { attempts, questionVersions, testResults, testVersions } from "../../../db/schema.ts";
import { buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildResult } from "../../../testing/build-attempts.ts";
import { buildMarkedResult } from "../../../testing/build-marked-result.ts";
import { tellCategory } from "../../../testing/tell-category.ts";
import { db } from "../../../testing/test-db.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findReview } from "../../attempts/queries/review.server.ts";
import { TestVersion } from "../test-version.ts";
import { findNeededCategory } from "./find-needed-category.server.ts";

const LATER = new Date("2026-03-03T09:00:00Z");
const byCategory = { UR: 80, EWS: 80, OBC: 70, SC: 60, ST: 60 };
const { lessonId } = await buildLesson(db);

/** A result of 20 of 48 twelfths in a test whose sections name their questions. */
async function buildFormResult() {
  const built = await buildMarkedResult(db, { pass: { kind: "percentile", threshold: { percent: 80, byCategory } } });
  const questionOf = new Map<Id<"version">, Id<"question">>();
  for (const id of built.versionIds) {
    const [version] = await db.select().from(questionVersions).where(eq(questionVersions.id, id));
    if (version) questionOf.set(id, version.questionId);
  }
  const sections = built.version.sections.map((section, index) => {
    const questions = built.versionIds.slice(index * 2, index * 2 + 2).map((id) => questionOf.get(id));
    return { ...section, source: { kind: "fixed", questions } };
  });
  const versionId = newId<"test-version">();
  await db.insert(testVersions).values({ id: versionId, content: TestVersion.parse({ ...built.version, sections }) });
  await db.update(attempts).set({ testVersionId: versionId }).where(eq(attempts.id, built.attemptId));
  return { ...built, formId: versionId };
}
type Built = Awaited<ReturnType<typeof buildFormResult>>;

async function takeIt({ formId, deliveryId }: Built, student: Student, marks: number, day = 1) {
  const completedAt = new Date(Date.UTC(2026, 2, day, 10));
  const { attemptId, resultId } = await buildResult(db, student, { answers: [{ lessonId }], completedAt });
  await db.update(attempts).set({ testVersionId: formId, deliveryId }).where(eq(attempts.id, attemptId));
  await db.update(testResults).set({ marks, possibleMarks: 48 }).where(eq(testResults.id, resultId));
}

async function verdictOf({ student, attemptId }: Built) {
  const found = await findReview(db, student, attemptId, LATER);
  return found.kind === "review" ? found.review.marked?.verdict : undefined;
}

test("a percentile compares the first attempts at the same questions, from thirty on, and then asks for the category", async () => {
  const built = await buildFormResult();
  const others = await Promise.all(Array.from({ length: 28 }, () => buildStudent(db)));
  for (const [index, student] of others.entries()) await takeIt(built, student, index);
  const [again] = others;
  if (!again) throw new Error("Nobody took the test.");
  // Neither a second attempt counts, nor an own earlier one, nor one at another test.
  await takeIt(built, again, 48, 2);
  await takeIt(built, built.student, 48);
  const elsewhere = await buildFormResult();
  await takeIt({ ...built, formId: elsewhere.formId }, await buildStudent(db), 48);

  expect(await verdictOf(built)).toEqual({ kind: "undecided", missing: "peers", count: 29 });

  await takeIt(built, await buildStudent(db), 28);
  expect(await verdictOf(built)).toEqual({ kind: "undecided", missing: "category" });
  const own = { kind: "attempt" as const, id: built.attemptId };
  expect(await findNeededCategory(db, built.student, own)).toEqual({ disability: false });

  // Of thirty 22 have at most its 20 twelfths: themselves and those with 0 to 20.
  await tellCategory(db, built.student, { category: "OBC", hasDisability: false });
  expect(await verdictOf(built)).toMatchObject({
    isPassed: true,
    parts: [{ needed: 70, reached: { part: 22, of: 30 } }],
  });
  await tellCategory(db, built.student, { category: "UR", hasDisability: false });
  expect(await verdictOf(built)).toMatchObject({ isPassed: false, parts: [{ needed: 80 }] });
});
