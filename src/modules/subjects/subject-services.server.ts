/**
 * Shared by the commands for subjects and lessons: services, whether a name is taken, the position of a new one,
 * and the job that follows a change.
 */
import { and, eq, max, ne } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import { hasName } from "../../core/plain-text.ts";
import type { Db, Tx } from "../../db/client.ts";
import { lessons, subjects } from "../../db/schema.ts";
import type { Queue } from "../../jobs/queue.server.ts";
import type { LessonInput } from "./forms.ts";
import { LESSONS_MAX, SUBJECTS_MAX } from "./rules.ts";

/** What is needed when there may be more or less to read afterwards. */
export type SubjectServices = { db: Db; queue: Pick<Queue, "enqueue"> };

/** Enqueues recomputing everybody's progress once this transaction has committed: there is more or less to read. */
export async function enqueueRecompute({ queue }: Pick<SubjectServices, "queue">, tx: Tx): Promise<void> {
  await queue.enqueue(tx, "recompute-progress", {});
}

/** True if another subject has that name or one that reads the same. */
export async function isSubjectNameTaken(tx: Tx, name: string, subjectId?: Id<"subject">): Promise<boolean> {
  const isOther = subjectId && ne(subjects.id, subjectId);
  const others = await tx.select({ name: subjects.name }).from(subjects).where(isOther).limit(SUBJECTS_MAX);
  return hasName(
    others.map((other) => other.name),
    name,
  );
}

/** True if another lesson of the subject has that title or one that reads the same. */
export async function isLessonTitleTaken(
  tx: Tx,
  { subjectId, title }: Pick<LessonInput, "subjectId" | "title">,
  lessonId?: Id<"lesson">,
): Promise<boolean> {
  const isOther = and(eq(lessons.subjectId, subjectId), lessonId && ne(lessons.id, lessonId));
  const others = await tx.select({ title: lessons.title }).from(lessons).where(isOther).limit(LESSONS_MAX);
  return hasName(
    others.map((other) => other.title),
    title,
  );
}

/** The position of a new subject: last if they are ordered by hand, else 0, which means by name. */
export async function nextSubjectPosition(tx: Tx): Promise<number> {
  const [last] = await tx.select({ position: max(subjects.position) }).from(subjects);
  return positionAfter(last?.position ?? 0);
}

/** The position of a lesson that is new to a subject: likewise. */
export async function nextLessonPosition(tx: Tx, subjectId: Id<"subject">): Promise<number> {
  const [last] = await tx
    .select({ position: max(lessons.position) })
    .from(lessons)
    .where(eq(lessons.subjectId, subjectId));
  return positionAfter(last?.position ?? 0);
}

/** One more than the last position; 0 stays 0, for a list by name. */
export function positionAfter(last: number): number {
  return last > 0 ? last + 1 : 0;
}
