/** Which results of a student pass by a rule that asks for the category, decided again when the student tells or takes it back. */
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import type { Tx } from "../../db/client.ts";
import { attempts, deliveries, resultChanges, students, testResults } from "../../db/schema.ts";
import { lockResults } from "../tests/commands/remark-results.server.ts";
import { DeliveryRules } from "../tests/delivery.ts";
import { asksForCategory, type Candidate, decidePass } from "../tests/pass-rules.ts";

/**
 * Until the transaction ends this student neither starts nor submits a test, so that no result is decided by the category before.
 * To be taken before the category is written.
 */
export async function lockForVerdicts(tx: Tx, studentId: Id<"student">): Promise<void> {
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for("no key update");
  const isOpen = and(eq(attempts.studentId, studentId), eq(attempts.state, "open"));
  await tx.select({ id: attempts.id }).from(attempts).where(isOpen).orderBy(attempts.id).for("no key update");
}

/** Stores the verdicts that follow from what the student has told. Marks stay, and so do results whose rule does not ask for it. */
export async function decideByCategory(tx: Tx, studentId: Id<"student">, candidate: Candidate | null): Promise<void> {
  const isOwn = and(eq(testResults.studentId, studentId), isNotNull(testResults.marks));
  const own = await tx.select({ id: testResults.id }).from(testResults).where(isOwn);
  const resultIds = own.map(({ id }) => id);
  if (resultIds.length === 0) return;
  // Rules and marks are read once nobody else changes them.
  await lockResults(tx, resultIds);
  const results = await tx
    .select({
      id: testResults.id,
      marks: testResults.marks,
      possible: testResults.possibleMarks,
      isPassed: testResults.isPassed,
      rules: deliveries.rules,
    })
    .from(testResults)
    .innerJoin(attempts, eq(attempts.id, testResults.attemptId))
    .innerJoin(deliveries, eq(deliveries.id, attempts.deliveryId))
    .where(inArray(testResults.id, resultIds));
  const decided = results.flatMap(({ id, marks, possible, isPassed, rules }) => {
    const { pass } = DeliveryRules.parse(rules);
    if (marks === null || possible === null || !asksForCategory(pass)) return [];
    // Such a rule looks at the whole test only, so its marks are enough.
    const verdict = decidePass(pass, { sections: [{ id: "", marks, possible }], candidate, peers: null });
    const isPassedNow = verdict.kind === "decided" ? verdict.isPassed : null;
    return isPassedNow === isPassed ? [] : [{ id, isPassedNow }];
  });
  for (const isPassed of [true, false, null]) {
    const ids = decided.flatMap(({ id, isPassedNow }) => (isPassedNow === isPassed ? [id] : []));
    if (ids.length > 0) await tx.update(testResults).set({ isPassed }).where(inArray(testResults.id, ids));
  }
  // What was before a change of rules was perhaps decided by it, too.
  const forgotten = { oldIsPassed: null, isPassed: null };
  if (!candidate) await tx.update(resultChanges).set(forgotten).where(inArray(resultChanges.testResultId, resultIds));
}
