/** The review of an attempt: every question as it was answered, even if it was edited or withdrawn since. */
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
import { type AttemptState, type Reveal, reveal } from "../rules.ts";
import { findOpenVersions, findSolvedVersions } from "./versions.server.ts";
import { findQuestionsInProgress, type RunningTest } from "./withheld.server.ts";

/** Kept and not scored, with when it was given, null if that is not known, and when it arrived. */
export type LateAnswer = { item: OpenItem; givenAt: Date | null; at: Date };

export type ReviewedQuestion = {
  position: number;
  isAnswered: boolean;
  flagged: boolean;
  /** An answer that arrived too late to be scored; null when there is none. */
  late: LateAnswer | null;
} & (
  | { kind: "shown"; item: SolvedItem; score: { earned: number; max: number } }
  /** The student's open attempts `by` ask it too: nothing is shown of it until the last of them is over. */
  | { kind: "withheld"; item: OpenItem; by: RunningTest[]; until: Date }
);

/** What the answers earned together. */
type ReviewTotals = {
  /** Percent. */
  score: number;
  correctCount: number;
  earned: number;
  possible: number;
};

export type Review = {
  id: Id<"attempt">;
  practiceTestNumber: number | null;
  /** Seconds. */
  timeTaken: number;
  completedAt: Date;
  answeredCount: number;
  /** Null while a question is withheld: of a test of one they would be its verdict. */
  totals: ReviewTotals | null;
  questions: ReviewedQuestion[];
};

export type FoundReview =
  | { kind: "review"; review: Review }
  /** Nothing was answered before the deadline: no result, no solutions; late answers are shown. */
  | { kind: "expired"; practiceTestNumber: number | null; late: (LateAnswer & { position: number })[] }
  | { kind: "open" }
  | { kind: "unknown" };

type ReviewRow = {
  state: AttemptState;
  practiceTestNumber: number | null;
  /** Null, and all below it, when there is no result. */
  resultId: Id<"result"> | null;
  completedAt: string;
} & ReviewTotals &
  Pick<Review, "timeTaken" | "answeredCount">;

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

/** The student's own attempt for review, without what other attempts of theirs withhold. */
export async function findReview(
  db: Db,
  { studentId }: Student,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<FoundReview> {
  return reviewOf(db, studentId, attemptId, () => findQuestionsInProgress(db, studentId, now), now);
}

/** An attempt of the student named for the administrator, from whom nothing is withheld. */
export async function findReviewOfStudent(
  db: Db,
  _admin: Admin,
  studentId: Id<"student">,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<FoundReview> {
  return reviewOf(db, studentId, attemptId, async () => new Map(), now);
}

async function reviewOf(
  db: Db,
  studentId: Id<"student">,
  attemptId: Id<"attempt">,
  findInProgress: () => Promise<ReadonlyMap<Id<"question">, RunningTest[]>>,
  now: Date,
): Promise<FoundReview> {
  const [attempt] = await readReview(db, { attemptId, studentId });
  if (!attempt) return { kind: "unknown" };
  const { practiceTestNumber, resultId } = attempt;
  if (resultId) {
    const { score, timeTaken, correctCount, answeredCount, earned, possible } = attempt;
    const inProgress = await findInProgress();
    const revealOf: RevealOf = (questionId) => {
      const by = inProgress.get(questionId) ?? [];
      return { by, ...reveal(attempt.state, by, now) };
    };
    const questions = await reviewedQuestions(db, attemptId, resultId, revealOf);
    const totals = questions.every(({ kind }) => kind === "shown") ? { score, correctCount, earned, possible } : null;
    const completedAt = new Date(attempt.completedAt);
    const about = { id: attemptId, practiceTestNumber, timeTaken, completedAt, answeredCount };
    return { kind: "review", review: { ...about, totals, questions } };
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

/** What may be shown of a question in this attempt, and which others hold it back. */
type RevealOf = (questionId: Id<"question">) => Reveal & { by: RunningTest[] };

type AnswerRow = {
  position: number;
  versionId: Id<"version">;
  answer: unknown;
  earned: number;
  max: number;
  flagged: boolean;
  lateAnswer: unknown;
  lateAt: string | null;
  lateAnsweredAt: string | null;
};

const readReviewedAnswers = nameStatement<AnswerRow>(
  "read_reviewed_answers",
  sql`
    select ${testAnswers.position}, ${testAnswers.versionId} as "versionId", ${testAnswers.answer}, ${testAnswers.earned},
      ${testAnswers.max}, ${attemptItems.flagged}, ${attemptItems.lateAnswer} as "lateAnswer",
      ${attemptItems.lateAt} as "lateAt", ${attemptItems.lateAnsweredAt} as "lateAnsweredAt"
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
  revealOf: RevealOf,
): Promise<ReviewedQuestion[]> {
  const rows = await readReviewedAnswers(db, { attemptId, resultId });
  const versions = await findSolvedVersions(
    db,
    rows.map(({ versionId }) => versionId),
  );
  return rows.flatMap(
    ({ position, versionId, answer, earned, max, flagged, lateAnswer, lateAt, lateAnsweredAt }): ReviewedQuestion[] => {
      const version = versions.get(versionId);
      if (!version) return [];
      const givenAt = lateAnsweredAt ? new Date(lateAnsweredAt) : null;
      const lateItem = parseOpenItem({ ...version, answer: lateAnswer });
      const late = lateAt ? { item: lateItem, givenAt, at: new Date(lateAt) } : null;
      const about = (item: OpenItem) => ({ position, isAnswered: progressOf(item) !== "untouched", flagged, late });
      const revealed = revealOf(version.questionId);
      switch (revealed.kind) {
        case "content-and-solution": {
          const item = parseSolvedItem({ ...version, answer });
          return [{ kind: "shown", ...about(item), item, score: { earned, max } }];
        }
        case "withheld": {
          const item = parseOpenItem({ ...version, answer });
          return [{ kind: "withheld", ...about(item), item, by: revealed.by, until: revealed.until }];
        }
        case "content":
        case "nothing":
          return [];
        default:
          return revealed satisfies never;
      }
    },
  );
}

async function lateAnswers(db: Db, attemptId: Id<"attempt">) {
  const rows = await db
    .select({
      position: attemptItems.position,
      versionId: attemptItems.versionId,
      lateAnswer: attemptItems.lateAnswer,
      lateAt: attemptItems.lateAt,
      givenAt: attemptItems.lateAnsweredAt,
    })
    .from(attemptItems)
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  const versions = await findOpenVersions(
    db,
    rows.map(({ versionId }) => versionId),
  );
  return rows.flatMap(({ position, versionId, lateAnswer, lateAt, givenAt }) => {
    const version = versions.get(versionId);
    if (!version || !lateAt) return [];
    return [{ position, item: parseOpenItem({ ...version, answer: lateAnswer }), givenAt, at: lateAt }];
  });
}
