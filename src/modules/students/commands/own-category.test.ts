/** A student's own category: which results pass by it, at once and both ways. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { categoryTexts } from "../../../content/en/category.ts";
import { CONSENT_VERSION } from "../../../content/en/consent.ts";
import { parseForm } from "../../../core/forms.ts";
import { attempts, auditEntries, studentCategories, testResults } from "../../../db/schema.ts";
import { buildStudent } from "../../../testing/build.ts";
import { buildMarkedResult } from "../../../testing/build-marked-result.ts";
import { tellCategory } from "../../../testing/tell-category.ts";
import { db } from "../../../testing/test-db.ts";
import { waitingForLocks } from "../../../testing/waiting-for-locks.ts";
import type { Student } from "../../accounts/viewer.ts";
import { closeAttempt } from "../../attempts/commands/submit-attempt.server.ts";
import { CategoryForm } from "../category-form.ts";
import { findOwnCategory } from "../queries/find-own-category.server.ts";
import { deleteOwnCategory } from "./delete-own-category.server.ts";
import { saveOwnCategory } from "./save-own-category.server.ts";

const NOW = new Date("2026-03-02T09:00:00Z");
/** A result of `buildMarkedResult` has 20 of 48 twelfths: 41.67 %. */
const BY_CATEGORY = {
  kind: "percent" as const,
  threshold: { percent: 50, byCategory: { UR: 50, EWS: 50, OBC: 45, SC: 40, ST: 40 }, lessForDisability: 5 },
};

async function resultsOf({ studentId }: Student) {
  const { isPassed, marks, possibleMarks, score } = testResults;
  return db
    .select({ isPassed, marks, possibleMarks, score })
    .from(testResults)
    .where(eq(testResults.studentId, studentId))
    .orderBy(testResults.completedAt, testResults.id);
}

const verdictsOf = async (student: Student) => (await resultsOf(student)).map(({ isPassed }) => isPassed);

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("results whose pass mark asks for the category follow it at once, when it is told, changed and deleted; marks stay", async () => {
  const student = await buildStudent(db);
  for (const release of ["submission", "by-hand"] as const) {
    await buildMarkedResult(db, { student, pass: BY_CATEGORY, release: { score: release, solutions: release } });
  }
  const before = await resultsOf(student);
  expect(await verdictsOf(student)).toEqual([null, null]);

  await tellCategory(db, student, { category: "SC", hasDisability: false }, NOW);
  expect(await verdictsOf(student)).toEqual([true, true]);
  await tellCategory(db, student, { category: "OBC", hasDisability: false }, NOW);
  expect(await verdictsOf(student)).toEqual([false, false]);
  await tellCategory(db, student, { category: "OBC", hasDisability: true }, NOW);
  expect(await verdictsOf(student)).toEqual([true, true]);
  expect(await deleteOwnCategory(db, student)).toEqual({ kind: "deleted" });

  expect(await resultsOf(student)).toEqual(before);
  expect(await findOwnCategory(db, student)).toBeNull();
  expect(await deleteOwnCategory(db, student)).toEqual({ kind: "deleted" });
});

test("other rules, and the results of other students, stay as they are", async () => {
  const student = await buildStudent(db);
  await buildMarkedResult(db, { student, pass: { kind: "percent", threshold: { percent: 40 } } });
  await buildMarkedResult(db, { student, pass: { kind: "each-section", percent: { one: 90 } } });
  await buildMarkedResult(db, { student, pass: { kind: "percentile", threshold: BY_CATEGORY.threshold } });
  const other = await buildMarkedResult(db, { pass: BY_CATEGORY });
  const before = await verdictsOf(student);
  expect(new Set(before)).toEqual(new Set([true, false, null]));

  await tellCategory(db, student, { category: "SC", hasDisability: true }, NOW);
  expect(await verdictsOf(student)).toEqual(before);
  await deleteOwnCategory(db, student);

  expect(await verdictsOf(student)).toEqual(before);
  expect(await verdictsOf(other.student)).toEqual([null]);
});

test("what was agreed to is stored with its version and time, a disability only with a consent of its own, and no audit names it", async () => {
  const student = await buildStudent(db);
  const entries = await db.$count(auditEntries);
  const stored = async () => {
    const [row] = await db.select().from(studentCategories).where(eq(studentCategories.studentId, student.studentId));
    return row;
  };

  await tellCategory(db, student, { category: "ST", hasDisability: false }, NOW);
  expect(await stored()).toMatchObject({
    ...{ category: "ST", hasDisability: false, consentedAt: NOW },
    ...{ consentVersion: CONSENT_VERSION, consentWording: categoryTexts.form.consent },
  });
  await tellCategory(db, student, { category: "ST", hasDisability: true }, NOW);

  const { consent, disabilityConsent } = categoryTexts.form;
  expect(await stored()).toMatchObject({ hasDisability: true, consentWording: `${consent} ${disabilityConsent}` });
  expect(await db.$count(auditEntries)).toBe(entries);
});

test("a submission that is on its way while the category is saved is decided by it", async () => {
  const student = await buildStudent(db);
  const { attemptId, resultId } = await buildMarkedResult(db, { student, pass: BY_CATEGORY });
  await db.delete(testResults).where(eq(testResults.id, resultId));
  await db.update(attempts).set({ state: "open" }).where(eq(attempts.id, attemptId));

  const { saving } = await db.transaction(async (tx) => {
    await closeAttempt(tx, { attemptId, studentId: student.studentId }, NOW);
    const saving = tellCategory(db, student, { category: "SC", hasDisability: false }, NOW);
    await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0);
    return { saving };
  });
  await saving;

  expect(await verdictsOf(student)).toEqual([true]);
});

test.each([
  [{}, { category: categoryTexts.errors.category, consent: categoryTexts.errors.consent }],
  [{ category: "General", consent: CONSENT_VERSION }, { category: categoryTexts.errors.category }],
  [{ category: "UR", consent: "2026-11-01" }, { consent: categoryTexts.errors.consent }],
  [
    { category: "UR", consent: CONSENT_VERSION, hasDisability: "yes" },
    { disabilityConsent: categoryTexts.errors.disabilityConsent },
  ],
])("the form %j is refused at the field, and keeps what was chosen", (fields, errors) => {
  expect(parseForm(CategoryForm, formOf(fields))).toEqual({ kind: "invalid", errors, values: fields });
});

test("a consent to store a disability stores none that was not stated", async () => {
  const student = await buildStudent(db);
  const fields = { category: "UR", consent: CONSENT_VERSION, disabilityConsent: CONSENT_VERSION };
  const parsed = parseForm(CategoryForm, formOf(fields));
  if (parsed.kind !== "valid") throw new Error("The form was refused.");

  expect(await saveOwnCategory(db, student, parsed.data, NOW)).toEqual({ kind: "saved" });

  expect(await findOwnCategory(db, student)).toEqual({ category: "UR", hasDisability: false, consentedAt: NOW });
});
