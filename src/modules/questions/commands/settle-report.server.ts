/** A report of a student that needs nothing more, and one that does after all. */
import { and, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questionReports, reportSettlements } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";

type Report = { questionId: Id<"question">; reportId: Id<"report"> };

/** Settles a report, once: a second settlement does not replace the first. "unknown" when the question has no such report. */
export async function settleReport(
  db: Db,
  admin: Admin,
  { questionId, reportId, note }: Report & { note: string },
  now: Date,
): Promise<{ kind: "settled" } | { kind: "unknown" }> {
  const [found] = await db
    .select({ id: questionReports.id })
    .from(questionReports)
    .where(and(eq(questionReports.id, reportId), eq(questionReports.questionId, questionId)));
  if (!found) return { kind: "unknown" };
  await db
    .insert(reportSettlements)
    .values({ reportId, note, settledBy: admin.userId, settledAt: now })
    .onConflictDoNothing();
  return { kind: "settled" };
}

/** Opens a settled report again; an open one stays so. */
export async function reopenReport(db: Db, _admin: Admin, { questionId, reportId }: Report): Promise<{ kind: "open" }> {
  const ofQuestion = db
    .select({ id: questionReports.id })
    .from(questionReports)
    .where(and(eq(questionReports.id, reportId), eq(questionReports.questionId, questionId)));
  await db.delete(reportSettlements).where(eq(reportSettlements.reportId, ofQuestion));
  return { kind: "open" };
}
