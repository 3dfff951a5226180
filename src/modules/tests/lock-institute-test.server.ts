/** What all changes of a test of the institute begin with: nobody else changes it meanwhile, and nobody has since it was opened. */
import { and, eq, sql } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import type { Tx } from "../../db/client.ts";
import { deliveries, testQuestions, tests } from "../../db/schema.ts";
import { isStale, nextUpdatedAt } from "../../db/updated-at.ts";
import type { Admin } from "../accounts/viewer.ts";
import type { DeliveryRules } from "./delivery.ts";
import { fixedQuestionsOf, type TestDraft } from "./draft.ts";
import { ONE_MARK } from "./presets/preset.ts";
import { findInstituteTest, type InstituteTest } from "./queries/find-institute-test.server.ts";
import type { TestVersion } from "./test-version.ts";

export type NotChanged =
  | { kind: "not-found" }
  /** It was changed by somebody else after it was opened; nothing was written. */
  | { kind: "stale"; updatedAt: Date };

/** Which test, and when it was saved last before it was opened; null to change it however it is by now. */
export type TestTarget = { testId: Id<"test">; basedOn: Date | null };

/** The test, locked until the transaction ends. Starting and submitting it goes on meanwhile. */
export async function lockInstituteTest(
  tx: Tx,
  admin: Admin,
  { testId, basedOn }: TestTarget,
): Promise<{ kind: "locked"; test: InstituteTest } | NotChanged> {
  await tx.select({ id: tests.id }).from(tests).where(eq(tests.id, testId)).for("no key update");
  const test = await findInstituteTest(tx, admin, testId);
  if (!test) return { kind: "not-found" };
  if (basedOn !== null && isStale(test, basedOn)) return { kind: "stale", updatedAt: test.updatedAt };
  return { kind: "locked", test };
}

/** Stores what changed of the row of a test, and the time of it, which it returns. */
export async function touchTest(
  tx: Tx,
  test: Pick<InstituteTest, "id" | "updatedAt">,
  set: Partial<typeof tests.$inferInsert>,
  now: Date,
): Promise<Date> {
  const updatedAt = nextUpdatedAt(test, now);
  await tx
    .update(tests)
    .set({ ...set, updatedAt })
    .where(eq(tests.id, test.id));
  return updatedAt;
}

/** Stores which questions a draft names, or those of a version that is published now. */
export async function nameQuestions(
  tx: Tx,
  testId: Id<"test">,
  of: Pick<TestDraft | TestVersion, "sections">,
  { isDraft }: { isDraft: boolean },
): Promise<void> {
  if (isDraft) await forgetDraftQuestions(tx, testId);
  const rows = fixedQuestionsOf(of).map((questionId) => ({ testId, questionId, isDraft }));
  if (rows.length > 0) await tx.insert(testQuestions).values(rows).onConflictDoNothing();
}

/** For a draft that is none any more. */
export async function forgetDraftQuestions(tx: Tx, testId: Id<"test">): Promise<void> {
  await tx.delete(testQuestions).where(and(eq(testQuestions.testId, testId), sql`${testQuestions.isDraft}`));
}

/** The rules with one mark a question for sections that have no marks yet. */
export function withMarksFor(rules: DeliveryRules, { sections }: Pick<TestDraft, "sections">): DeliveryRules {
  const missing = sections.filter(({ id }) => !Object.hasOwn(rules.marks, id));
  if (missing.length === 0) return rules;
  return { ...rules, marks: { ...rules.marks, ...Object.fromEntries(missing.map(({ id }) => [id, ONE_MARK])) } };
}

/** Stores the rules of the one delivery of a test. */
export async function storeRules(tx: Tx, { delivery }: Pick<InstituteTest, "delivery">, rules: DeliveryRules) {
  if (rules !== delivery.rules) await tx.update(deliveries).set({ rules }).where(eq(deliveries.id, delivery.id));
}
