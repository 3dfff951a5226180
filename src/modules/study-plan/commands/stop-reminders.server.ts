import { eq } from "drizzle-orm";
import { isToken } from "../../../core/tokens.server.ts";
import type { Db } from "../../../db/client.ts";
import { studyPlans } from "../../../db/schema.ts";

/** Ends the emails about what is due, by the link in them; again it changes nothing. */
export async function stopReminders(db: Db, token: string): Promise<{ kind: "stopped" } | { kind: "unknown" }> {
  if (!isToken(token)) return { kind: "unknown" };
  const stopped = await db
    .update(studyPlans)
    .set({ wantsMail: false })
    .where(eq(studyPlans.mailToken, token))
    .returning({ studentId: studyPlans.studentId });
  return { kind: stopped.length > 0 ? "stopped" : "unknown" };
}
