import { eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessons, questions, subjects } from "../../../db/schema.ts";
import { isAnswered } from "../../questions/queries/is-answered.server.ts";

/** What somebody is about to delete. */
export type ShelfTarget = { subjectId: Id<"subject"> } | { lessonId: Id<"lesson"> };

/** What a deletion would take with it, to be named before (decision 43). */
export type DeletionPlan = {
  /** The subject's or the lesson's. */
  name: string;
  /** 1 for a lesson. */
  lessons: number;
  /** Withdrawn ones included. */
  questions: number;
  /** Questions that stand in a result or in an attempt: with even one of them nothing can be deleted. */
  answeredQuestions: number;
  /** What there is to withdraw instead. */
  questionsInUse: number;
};

/** The counts to name before a subject or a lesson is deleted; null when there is no such thing. */
export async function findDeletionPlan(db: Db | Tx, target: ShelfTarget): Promise<DeletionPlan | null> {
  const name = await findName(db, target);
  if (name === null) return null;
  const [counts] = await db
    .select({
      lessons: sql<number>`count(distinct ${lessons.id})::int`,
      questions: sql<number>`count(${questions.id})::int`,
      answeredQuestions: sql<number>`(count(*) filter (where ${isAnswered}))::int`,
      questionsInUse: sql<number>`(count(${questions.id}) filter (where ${questions.withdrawnAt} is null))::int`,
    })
    .from(lessons)
    .leftJoin(questions, eq(questions.lessonId, lessons.id))
    .where(isIn(target));
  return { name, lessons: 0, questions: 0, answeredQuestions: 0, questionsInUse: 0, ...counts };
}

/** The lessons that a subject holds, or the one lesson. */
export function isIn(target: ShelfTarget) {
  return "subjectId" in target ? eq(lessons.subjectId, target.subjectId) : eq(lessons.id, target.lessonId);
}

async function findName(db: Db | Tx, target: ShelfTarget): Promise<string | null> {
  const [found] =
    "subjectId" in target
      ? await db.select({ name: subjects.name }).from(subjects).where(eq(subjects.id, target.subjectId))
      : await db.select({ name: lessons.title }).from(lessons).where(eq(lessons.id, target.lessonId));
  return found?.name ?? null;
}
