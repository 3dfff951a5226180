/** What came of an attempt: every question as it was answered, even if it was edited or withdrawn since. */
import { and, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attemptItems, attempts, practiceTests, testAnswers, testResults } from "../../../db/schema.ts";
import {
  isItemComplete,
  type OpenItem,
  parseOpenItem,
  parseSolvedItem,
  type SolvedItem,
} from "../../../items/registry/models.ts";
import type { Student } from "../../accounts/viewer.ts";
import { type AttemptState, isCorrect, reveal } from "../rules.ts";
import { findOpenVersions, findSolvedVersions } from "./versions.server.ts";

export type ReviewedQuestion = {
  position: number;
  item: SolvedItem;
  score: { earned: number; max: number };
  isCorrect: boolean;
  isAnswered: boolean;
  flagged: boolean;
  /** An answer that arrived too late to be scored, with when; null when there is none. */
  late: { item: OpenItem; at: Date } | null;
};

export type Review = {
  id: Id<"attempt">;
  practiceTestNumber: number | null;
  /** Percent. */
  score: number;
  /** Seconds. */
  timeTaken: number;
  completedAt: Date;
  correctCount: number;
  answeredCount: number;
  earned: number;
  possible: number;
  questions: ReviewedQuestion[];
};

export type FoundReview =
  | { kind: "review"; review: Review }
  /** Nothing had arrived when the time was up: no result, no solutions; what came later is shown. */
  | { kind: "expired"; practiceTestNumber: number | null; late: { position: number; item: OpenItem; at: Date }[] }
  | { kind: "open" }
  | { kind: "unknown" };

/** The student's own attempt for review. */
export async function findReview(db: Db, student: Student, attemptId: Id<"attempt">): Promise<FoundReview> {
  const [attempt] = await db
    .select({ state: attempts.state, practiceTestNumber: practiceTests.number, result: testResults })
    .from(attempts)
    .leftJoin(practiceTests, eq(practiceTests.id, attempts.practiceTestId))
    .leftJoin(testResults, eq(testResults.attemptId, attempts.id))
    .where(and(eq(attempts.id, attemptId), eq(attempts.studentId, student.studentId)));
  if (!attempt) return { kind: "unknown" };
  const { practiceTestNumber, result } = attempt;
  if (result && mayShowSolutions(attempt.state)) {
    const { score, timeTaken, completedAt, correctCount, answeredCount, earned, possible } = result;
    const totals = { score, timeTaken, completedAt, correctCount, answeredCount, earned, possible };
    const questions = await reviewedQuestions(db, attemptId, result.id);
    return { kind: "review", review: { id: attemptId, practiceTestNumber, ...totals, questions } };
  }
  switch (attempt.state) {
    case "expired":
      return { kind: "expired", practiceTestNumber, late: await lateAnswers(db, attemptId) };
    case "open":
    case "submitted":
      return { kind: "open" };
    case "discarded":
      return { kind: "unknown" };
    default:
      return attempt.state satisfies never;
  }
}

function mayShowSolutions(state: AttemptState): boolean {
  return reveal(state) === "content-and-solution";
}

async function reviewedQuestions(
  db: Db,
  attemptId: Id<"attempt">,
  resultId: Id<"result">,
): Promise<ReviewedQuestion[]> {
  const rows = await db
    .select({
      position: testAnswers.position,
      versionId: testAnswers.versionId,
      answer: testAnswers.answer,
      earned: testAnswers.earned,
      max: testAnswers.max,
      flagged: attemptItems.flagged,
      lateAnswer: attemptItems.lateAnswer,
      lateAt: attemptItems.lateAt,
    })
    .from(testAnswers)
    .innerJoin(
      attemptItems,
      and(eq(attemptItems.attemptId, attemptId), eq(attemptItems.position, testAnswers.position)),
    )
    .where(eq(testAnswers.testResultId, resultId))
    .orderBy(testAnswers.position);
  const versions = await findSolvedVersions(
    db,
    rows.map(({ versionId }) => versionId),
  );
  return rows.flatMap(({ position, versionId, answer, earned, max, flagged, lateAnswer, lateAt }) => {
    const version = versions.get(versionId);
    if (!version) return [];
    const item = parseSolvedItem({ ...version, answer });
    const late = lateAt ? { item: parseOpenItem({ ...version, answer: lateAnswer }), at: lateAt } : null;
    const score = { earned, max };
    return [{ position, item, score, isCorrect: isCorrect(score), isAnswered: isItemComplete(item), flagged, late }];
  });
}

async function lateAnswers(db: Db, attemptId: Id<"attempt">) {
  const rows = await db
    .select({
      position: attemptItems.position,
      versionId: attemptItems.versionId,
      lateAnswer: attemptItems.lateAnswer,
      lateAt: attemptItems.lateAt,
    })
    .from(attemptItems)
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  const versions = await findOpenVersions(
    db,
    rows.map(({ versionId }) => versionId),
  );
  return rows.flatMap(({ position, versionId, lateAnswer, lateAt }) => {
    const version = versions.get(versionId);
    return version && lateAt ? [{ position, item: parseOpenItem({ ...version, answer: lateAnswer }), at: lateAt }] : [];
  });
}
