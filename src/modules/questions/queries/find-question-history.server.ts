import { count, desc, eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questionReviews, questions, questionVersions, testAnswers, users } from "../../../db/schema.ts";
import { findQuestionBody, type QuestionBody } from "../../../items/registry/models.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { type Change, changesBetween } from "../version-changes.ts";

/** Enough for one page. */
const VERSIONS_MAX = 200;

export type ListedVersion = {
  id: Id<"version">;
  number: number;
  createdAt: Date;
  /** Null for an import or a command at the server's console, and if the account was deleted. */
  authorName: string | null;
  /** In comparison with the version before: nothing when only metadata changed, null for the first or when one cannot be read. */
  changes: Change[] | null;
  /** Answers that are scored by this version. */
  answerCount: number;
  /** True when the same is right in the newest version. */
  hasKeyOfNewest: boolean;
  /** Null while no clinician has signed it; `recordedBy` if that account was deleted. */
  review: { reviewer: string; qualification: string; recordedBy: string | null; signedAt: Date } | null;
  /** Null when the version cannot be read. */
  body: QuestionBody | null;
};

export type QuestionHistory = {
  displayId: number;
  isWithdrawn: boolean;
  /** The newest first; the first one is in use. */
  versions: ListedVersion[];
};

/** All versions of a question, also of a withdrawn one; null when there is no such question. */
export async function findQuestionHistory(
  db: Db,
  _admin: Admin,
  questionId: Id<"question">,
): Promise<QuestionHistory | null> {
  const [[question], rows, counts] = await Promise.all([
    db
      .select({ displayId: questions.displayId, withdrawnAt: questions.withdrawnAt })
      .from(questions)
      .where(eq(questions.id, questionId)),
    db
      .select({
        id: questionVersions.id,
        number: questionVersions.number,
        type: questionVersions.type,
        content: questionVersions.content,
        solution: questionVersions.solution,
        createdAt: questionVersions.createdAt,
        authorName: users.name,
        review: {
          reviewer: questionReviews.reviewer,
          qualification: questionReviews.qualification,
          recordedBy: sql<string | null>`(select name from ${users} where ${users.id} = ${questionReviews.recordedBy})`,
          signedAt: questionReviews.signedAt,
        },
      })
      .from(questionVersions)
      .leftJoin(users, eq(users.id, questionVersions.createdBy))
      .leftJoin(questionReviews, eq(questionReviews.versionId, questionVersions.id))
      .where(eq(questionVersions.questionId, questionId))
      .orderBy(desc(questionVersions.number))
      .limit(VERSIONS_MAX),
    db
      .select({ versionId: testAnswers.versionId, answers: count() })
      .from(testAnswers)
      .where(eq(testAnswers.questionId, questionId))
      .groupBy(testAnswers.versionId),
  ]);
  if (!question) return null;

  const bodies = rows.map(findQuestionBody);
  const answersOf = new Map(counts.map(({ versionId, answers }) => [versionId, answers]));
  return {
    displayId: question.displayId,
    isWithdrawn: question.withdrawnAt !== null,
    versions: rows.map(({ id, number, createdAt, authorName, review }, index) => {
      const [body = null, before] = [bodies[index], bodies[index + 1]];
      const changes = body && before ? changesBetween(before, body) : null;
      const hasKeyOfNewest = isSameKey(body, bodies[0] ?? null);
      const answerCount = answersOf.get(id) ?? 0;
      return { id, number, createdAt, authorName, changes, answerCount, hasKeyOfNewest, review, body };
    }),
  };
}

/** How many answers are scored by an older version in which something else is right; results to offer for rescoring. */
export async function countResultsOfOtherKeys(db: Db, admin: Admin, questionId: Id<"question">): Promise<number> {
  const history = await findQuestionHistory(db, admin, questionId);
  return (history?.versions ?? [])
    .filter(({ hasKeyOfNewest }) => !hasKeyOfNewest)
    .reduce((sum, { answerCount }) => sum + answerCount, 0);
}

function isSameKey(one: QuestionBody | null, newest: QuestionBody | null): boolean {
  if (!one || !newest) return false;
  const changes = changesBetween(one, newest);
  return !changes.includes("right") && !changes.includes("type");
}
