/** What came of an attempt: every question as it was answered, even if it was edited or withdrawn since. */
import { eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attemptItems, attempts, practiceTests, testAnswers, testResults } from "../../../db/schema.ts";
import {
  type OpenItem,
  parseOpenItem,
  parseSolvedItem,
  progressOf,
  type SolvedItem,
} from "../../../items/registry/models.ts";
import type { Admin, Student } from "../../accounts/viewer.ts";
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

type ReviewRow = {
  state: AttemptState;
  practiceTestNumber: number | null;
  /** Null, and all below it, when there is no result. */
  resultId: Id<"result"> | null;
  completedAt: string;
} & Pick<Review, "score" | "timeTaken" | "correctCount" | "answeredCount" | "earned" | "possible">;

const readReview = nameStatement<ReviewRow>(
  "read_review",
  sql`
    select ${attempts.state}, ${practiceTests.number} as "practiceTestNumber", ${testResults.id} as "resultId",
      ${testResults.completedAt} as "completedAt", ${testResults.score}, ${testResults.timeTaken} as "timeTaken",
      ${testResults.correctCount} as "correctCount", ${testResults.answeredCount} as "answeredCount",
      ${testResults.earned}, ${testResults.possible}
    from ${attempts}
    left join ${practiceTests} on ${practiceTests.id} = ${attempts.practiceTestId}
    left join ${testResults} on ${testResults.attemptId} = ${attempts.id}
    where ${attempts.id} = ${sql.placeholder("attemptId")} and ${attempts.studentId} = ${sql.placeholder("studentId")}`,
);

/** The student's own attempt for review. */
export async function findReview(db: Db, student: Student, attemptId: Id<"attempt">): Promise<FoundReview> {
  return reviewOf(db, student.studentId, attemptId);
}

/** An attempt of the student named, as that student sees it, for the administrator. */
export async function findReviewOfStudent(
  db: Db,
  _admin: Admin,
  studentId: Id<"student">,
  attemptId: Id<"attempt">,
): Promise<FoundReview> {
  return reviewOf(db, studentId, attemptId);
}

async function reviewOf(db: Db, studentId: Id<"student">, attemptId: Id<"attempt">): Promise<FoundReview> {
  const [attempt] = await readReview(db, { attemptId, studentId });
  if (!attempt) return { kind: "unknown" };
  const { practiceTestNumber, resultId } = attempt;
  if (resultId && mayShowSolutions(attempt.state)) {
    const { score, timeTaken, correctCount, answeredCount, earned, possible } = attempt;
    const completedAt = new Date(attempt.completedAt);
    const totals = { score, timeTaken, completedAt, correctCount, answeredCount, earned, possible };
    const questions = await reviewedQuestions(db, attemptId, resultId);
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

type AnswerRow = {
  position: number;
  versionId: Id<"version">;
  answer: unknown;
  earned: number;
  max: number;
  flagged: boolean;
  lateAnswer: unknown;
  lateAt: string | null;
};

const readReviewedAnswers = nameStatement<AnswerRow>(
  "read_reviewed_answers",
  sql`
    select ${testAnswers.position}, ${testAnswers.versionId} as "versionId", ${testAnswers.answer}, ${testAnswers.earned},
      ${testAnswers.max}, ${attemptItems.flagged}, ${attemptItems.lateAnswer} as "lateAnswer",
      ${attemptItems.lateAt} as "lateAt"
    from ${testAnswers}
    join ${attemptItems} on ${attemptItems.attemptId} = ${sql.placeholder("attemptId")}
      and ${attemptItems.position} = ${testAnswers.position}
    where ${testAnswers.testResultId} = ${sql.placeholder("resultId")}
    order by ${testAnswers.position}`,
);

async function reviewedQuestions(
  db: Db,
  attemptId: Id<"attempt">,
  resultId: Id<"result">,
): Promise<ReviewedQuestion[]> {
  const rows = await readReviewedAnswers(db, { attemptId, resultId });
  const versions = await findSolvedVersions(
    db,
    rows.map(({ versionId }) => versionId),
  );
  return rows.flatMap(({ position, versionId, answer, earned, max, flagged, lateAnswer, lateAt }) => {
    const version = versions.get(versionId);
    if (!version) return [];
    const item = parseSolvedItem({ ...version, answer });
    const late = lateAt ? { item: parseOpenItem({ ...version, answer: lateAnswer }), at: new Date(lateAt) } : null;
    const score = { earned, max };
    return [
      {
        position,
        item,
        score,
        isCorrect: isCorrect(score),
        isAnswered: progressOf(item) !== "untouched",
        flagged,
        late,
      },
    ];
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
