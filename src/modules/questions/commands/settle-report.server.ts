/** Settling a student's report, and reopening it. */
import { and, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questionReports, reportSettlements } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";

type Report = { questionId: Id<"question">; reportId: Id<"report"> };

/** Settles a report, once: a second settlement does not replace the first. "unknown" when the question has no such report. */
export async function settleReport(
  db: Db,
  admin: Admin,
  { questionId, reportId, note }: Report & { note: string },
  now: Date,
): Promise<{ kind: "settled" } | { kind: "unknown" }> {
  const [found] = await db
    .select({ message: questionReports.message })
    .from(questionReports)
    .where(and(eq(questionReports.id, reportId), eq(questionReports.questionId, questionId)));
  if (!found) return { kind: "unknown" };
  await db.transaction(async (tx) => {
    const [settled] = await tx
      .insert(reportSettlements)
      .values({ reportId, note, settledBy: admin.userId, settledAt: now })
      .onConflictDoNothing()
      .returning({ note: reportSettlements.note });
    const subject = { id: reportId, name: found.message };
    if (settled) await recordAudit(tx, admin, { action: "report.settled", subject, after: settled }, now);
  });
  return { kind: "settled" };
}

/** Opens a settled report again; an open one stays so. */
export async function reopenReport(
  db: Db,
  admin: Admin,
  { questionId, reportId }: Report,
  now: Date,
): Promise<{ kind: "open" }> {
  const ofQuestion = and(eq(questionReports.id, reportId), eq(questionReports.questionId, questionId));
  await db.transaction(async (tx) => {
    const [found] = await tx.select({ message: questionReports.message }).from(questionReports).where(ofQuestion);
    if (!found) return;
    const [settled] = await tx
      .delete(reportSettlements)
      .where(eq(reportSettlements.reportId, reportId))
      .returning({ note: reportSettlements.note });
    const subject = { id: reportId, name: found.message };
    if (settled) await recordAudit(tx, admin, { action: "report.reopened", subject, before: settled }, now);
  });
  return { kind: "open" };
}
