/** The part of an attempt that never changes after its start: whose it is, when it began and closes, what it asks. */
import { eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attemptItems, attempts } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";

export type AttemptFrame = {
  studentId: Id<"student">;
  startedAt: Date;
  closesAt: Date;
  /** In the order of the questions; position 1 is the first. */
  versionIds: Id<"version">[];
};

/** More attempts than one process serves at a time. */
const KEPT_FRAMES = 5_000;

const frames = new LRUCache<Id<"attempt">, AttemptFrame>({ max: KEPT_FRAMES });

/** The frame of the student's own attempt, else null. Cached by this process. */
export async function findAttemptFrame(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
): Promise<AttemptFrame | null> {
  const frame = frames.get(attemptId) ?? (await readFrame(db, attemptId));
  return frame?.studentId === student.studentId ? frame : null;
}

/** Caches a frame that was read elsewhere, so that the first save needs no query for it. */
export function rememberFrame(attemptId: Id<"attempt">, frame: AttemptFrame): void {
  frames.set(attemptId, frame);
}

async function readFrame(db: Db, attemptId: Id<"attempt">): Promise<AttemptFrame | null> {
  const rows = await db
    .select({
      studentId: attempts.studentId,
      startedAt: attempts.startedAt,
      closesAt: attempts.closesAt,
      versionId: attemptItems.versionId,
    })
    .from(attempts)
    .innerJoin(attemptItems, eq(attemptItems.attemptId, attempts.id))
    .where(eq(attempts.id, attemptId))
    .orderBy(attemptItems.position);
  const [first] = rows;
  if (!first) return null;
  const frame = {
    studentId: first.studentId,
    startedAt: first.startedAt,
    closesAt: first.closesAt,
    versionIds: rows.map((row) => row.versionId),
  };
  rememberFrame(attemptId, frame);
  return frame;
}
