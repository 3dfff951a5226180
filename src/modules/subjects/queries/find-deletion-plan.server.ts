import { count, countDistinct, eq, inArray, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import {
  lessonCompletions,
  lessonReadings,
  lessons,
  questions,
  stimuli,
  subjects,
  testQuestions,
} from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { isAnswered } from "../../questions/queries/is-answered.server.ts";
import type { StimulusKind } from "../../stimuli/rules.ts";

/** What somebody is about to delete. */
export type DeletionTarget = { subjectId: Id<"subject"> } | { lessonId: Id<"lesson"> };

/** What a deletion would take with it, to be named before (P43). */
export type DeletionPlan = {
  /** The subject's or the lesson's. */
  name: string;
  /** 1 for a lesson. */
  lessons: number;
  /** Withdrawn ones included, and those of stimuli. */
  questions: number;
  /** How many there are of each kind, also of drafts. */
  stimuli: Record<StimulusKind, number>;
  /** Questions that a result or an attempt refers to: one is enough to prevent deletion. */
  answeredQuestions: number;
  /** Questions that tests of the institute name: one is enough, too. */
  questionsInTests: number;
  /** What there is to withdraw instead. */
  questionsInUse: number;
  /** Students who marked a lesson of it as complete. */
  completedBy: number;
  /** How long students read in it. */
  readingSeconds: number;
};

/** What the dialog of deletion shows for a subject or a lesson; null if it does not exist. */
export async function findDeletionPlan(
  db: Db | Tx,
  _admin: Admin,
  target: DeletionTarget,
): Promise<DeletionPlan | null> {
  const name = await findName(db, target);
  if (name === null) return null;
  const [counts] = await db
    .select({
      lessons: sql<number>`count(distinct ${lessons.id})::int`,
      questions: sql<number>`count(${questions.id})::int`,
      answeredQuestions: sql<number>`(count(*) filter (where ${isAnswered}))::int`,
      questionsInTests: sql<number>`(count(*) filter (where exists (
        select from ${testQuestions} where ${testQuestions.questionId} = ${questions.id})))::int`,
      questionsInUse: sql<number>`(count(${questions.id}) filter (where ${questions.withdrawnAt} is null))::int`,
    })
    .from(lessons)
    .leftJoin(questions, eq(questions.lessonId, lessons.id))
    .where(isIn(target));
  const inside = db.select({ id: lessons.id }).from(lessons).where(isIn(target));
  const kinds = await db
    .select({ kind: stimuli.kind, count: count() })
    .from(stimuli)
    .where(inArray(stimuli.lessonId, inside))
    .groupBy(stimuli.kind);
  return {
    name,
    lessons: 0,
    questions: 0,
    stimuli: { case: 0, trend: 0, passage: 0, ...Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])) },
    answeredQuestions: 0,
    questionsInTests: 0,
    questionsInUse: 0,
    ...counts,
    ...(await learntIn(db, target)),
  };
}

/** The lessons that a subject holds, or the one lesson. */
export function isIn(target: DeletionTarget) {
  return "subjectId" in target ? eq(lessons.subjectId, target.subjectId) : eq(lessons.id, target.lessonId);
}

async function learntIn(db: Db | Tx, target: DeletionTarget): Promise<{ completedBy: number; readingSeconds: number }> {
  const inside = db.select({ id: lessons.id }).from(lessons).where(isIn(target));
  const [completions] = await db
    .select({ students: countDistinct(lessonCompletions.studentId) })
    .from(lessonCompletions)
    .where(inArray(lessonCompletions.lessonId, inside));
  const [readings] = await db
    .select({ seconds: sql<number>`coalesce(sum(${lessonReadings.seconds}), 0)::float8` })
    .from(lessonReadings)
    .where(inArray(lessonReadings.lessonId, inside));
  return { completedBy: completions?.students ?? 0, readingSeconds: readings?.seconds ?? 0 };
}

async function findName(db: Db | Tx, target: DeletionTarget): Promise<string | null> {
  const [found] =
    "subjectId" in target
      ? await db.select({ name: subjects.name }).from(subjects).where(eq(subjects.id, target.subjectId))
      : await db.select({ name: lessons.title }).from(lessons).where(eq(lessons.id, target.lessonId));
  return found?.name ?? null;
}
