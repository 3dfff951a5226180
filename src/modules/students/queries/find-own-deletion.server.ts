import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { attempts, certificates } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";

export type OwnDeletion = { certificates: number; running: number };

/** What a student has to know before deleting the own account: how many certificates go, and how many tests are running. */
export async function findOwnDeletion(db: Db, { studentId }: Student, now: Date): Promise<OwnDeletion> {
  const isRunning = and(eq(attempts.studentId, studentId), eq(attempts.state, "open"), gt(attempts.closesAt, now));
  const [held, running] = await Promise.all([
    db.$count(certificates, eq(certificates.studentId, studentId)),
    db.$count(attempts, isRunning),
  ]);
  return { certificates: held, running };
}
