import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { allowLongStatements } from "../../../db/long-statements.ts";
import {
  measuredAnswers,
  measuredForms,
  measuredOptions,
  measuredPoints,
  measuredSeconds,
  measuredVersions,
  questions,
  questionVersions,
} from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { measuredAnswersTo } from "../check-version.server.ts";
import { addContributions, contributionsOf } from "../contributions.server.ts";
import { decideFlags } from "./flag-questions.server.ts";

export type RecountResult = { kind: "recounted" } | { kind: "not-found" };

/** Counts the answers to a version anew: whatever its sums were, they are then what the answers come to. */
export async function recountQuestion(
  db: Db,
  admin: Admin,
  versionId: Id<"version">,
  now: Date,
): Promise<RecountResult> {
  return db.transaction(async (tx): Promise<RecountResult> => {
    await allowLongStatements(tx);
    await takeLock(tx, "measurement");
    const [version] = await tx
      .select({ questionId: questions.id, displayId: questions.displayId, number: questionVersions.number })
      .from(questionVersions)
      .innerJoin(questions, eq(questions.id, questionVersions.questionId))
      .where(eq(questionVersions.id, versionId));
    if (!version) return { kind: "not-found" };
    await tx.delete(measuredAnswers).where(eq(measuredAnswers.versionId, versionId));
    for (const table of [measuredPoints, measuredOptions, measuredSeconds, measuredForms]) {
      await tx.delete(table).where(eq(table.versionId, versionId));
    }
    const nothing = { asked: 0, earned: 0, possible: 0, isWrong: false, checkedAt: now };
    await tx.update(measuredVersions).set(nothing).where(eq(measuredVersions.versionId, versionId));
    await addContributions(tx, await contributionsOf(tx, measuredAnswersTo(versionId)));
    await decideFlags(tx, [versionId], now);
    const subject = { id: version.questionId, name: String(version.displayId) };
    await recordAudit(tx, admin, { action: "question.recounted", subject, after: { version: version.number } }, now);
    return { kind: "recounted" };
  });
}
