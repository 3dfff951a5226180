/** Rescored answers with their previous scores. */
import { count, desc, eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questionVersions, rescores, users } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";

export type AnswerRescore = {
  position: number;
  at: Date;
  before: { earned: number; max: number };
  after: { earned: number; max: number };
};

/** Every answer of a result that was scored again, the earliest first. */
export async function listRescores(db: Db, resultId: Id<"result">): Promise<AnswerRescore[]> {
  return db
    .select({
      position: rescores.position,
      at: rescores.createdAt,
      before: { earned: rescores.oldEarned, max: rescores.oldMax },
      after: { earned: rescores.earned, max: rescores.max },
    })
    .from(rescores)
    .where(eq(rescores.testResultId, resultId))
    .orderBy(rescores.createdAt, rescores.position);
}

export type RescoreRun = {
  at: Date;
  /** Null when the account is gone. */
  authorName: string | null;
  versionNumber: number;
  results: number;
  /** Results whose points changed. */
  changed: number;
};

/** More often than any question is corrected. */
const RUNS_MAX = 50;

/** When results of a question were scored again, by whom and how many, the newest first. */
export async function listRescoreRuns(db: Db, _admin: Admin, questionId: Id<"question">): Promise<RescoreRun[]> {
  return db
    .select({
      at: rescores.createdAt,
      authorName: users.name,
      versionNumber: questionVersions.number,
      results: count(),
      changed:
        sql`count(*) filter (where ${rescores.earned} <> ${rescores.oldEarned} or ${rescores.max} <> ${rescores.oldMax})`.mapWith(
          Number,
        ),
    })
    .from(rescores)
    .innerJoin(questionVersions, eq(questionVersions.id, rescores.versionId))
    .leftJoin(users, eq(users.id, rescores.createdBy))
    .where(eq(rescores.questionId, questionId))
    .groupBy(rescores.createdAt, users.name, questionVersions.number)
    .orderBy(desc(rescores.createdAt))
    .limit(RUNS_MAX);
}
