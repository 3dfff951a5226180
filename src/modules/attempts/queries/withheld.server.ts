/**
 * What the student's running attempts withhold elsewhere: `reveal` decides, these queries supply its input. All versions of a
 * question count as the same question.
 */
import { type SQL, sql } from "drizzle-orm";
import type { TestName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attemptItems, attempts, deliveries, questionVersions, testAnswers, testResults } from "../../../db/schema.ts";
import { isScoreUnreleased, isUnreleased, showsAtAnswer } from "../../../db/tables/tests.ts";
import { ownTestName } from "../../tests/queries/test-name.server.ts";
import { GRACE_MS } from "../rules.ts";

/** Another attempt of the same student that is still being taken. */
export type RunningTest = { attemptId: Id<"attempt">; test: TestName; closesAt: Date };

/** What `isRunning` compares with: an attempt that closed by then is overdue (`isOverdue`). */
export function overdueSince(now: Date): string {
  return new Date(now.getTime() - GRACE_MS).toISOString();
}

/** True for an attempt in which something can still be answered. The statement is given `overdueSince`. */
export const isRunning: SQL = sql`(${attempts.state} = 'open'
  and ${attempts.closesAt} > ${sql.placeholder("overdueSince")}::timestamptz)`;

/** True for an attempt that explains each answer: it is no measurement, and withholds nothing elsewhere. */
const explains: SQL = sql`exists (select from ${deliveries} where ${deliveries.id} = ${attempts.deliveryId} and ${showsAtAnswer(deliveries)})`;

/** Running attempts with their questions. */
const running: SQL = sql`${attempts}
  join ${attemptItems} on ${attemptItems.attemptId} = ${attempts.id}
  join ${questionVersions} on ${questionVersions.id} = ${attemptItems.versionId}`;
/** Those of them whose solutions are to be kept from their students meanwhile. */
const isScored: SQL = sql`${isRunning} and not ${explains}`;

type Row = { questionId: Id<"question">; closesAt: string; isExplained: boolean } & Omit<RunningTest, "closesAt">;

const readQuestionsInProgress = nameStatement<Row>(
  "read_questions_in_progress",
  sql`
    select ${questionVersions.questionId} as "questionId", ${attempts.id} as "attemptId",
      ${ownTestName} as "test", ${attempts.closesAt} as "closesAt", ${explains} as "isExplained"
    from ${running}
    where ${attempts.studentId} = ${sql.placeholder("studentId")} and ${isRunning}
    order by ${attempts.startedAt}`,
);

/** The questions that the student's running attempts ask, in whatever kind of test. */
export async function findAskedNow(db: Db | Tx, studentId: Id<"student">, now: Date): Promise<Id<"question">[]> {
  const rows = await readQuestionsInProgress(db, { studentId, overdueSince: overdueSince(now) });
  return [...new Set(rows.map(({ questionId }) => questionId))];
}

/** The questions that the student's running attempts withhold elsewhere, each with the attempts that ask it. */
export async function findQuestionsInProgress(
  db: Db | Tx,
  studentId: Id<"student">,
  now: Date,
): Promise<Map<Id<"question">, RunningTest[]>> {
  const rows = await readQuestionsInProgress(db, { studentId, overdueSince: overdueSince(now) });
  const tests = new Map<Id<"question">, RunningTest[]>();
  for (const { questionId, closesAt, isExplained, ...test } of rows) {
    if (isExplained) continue;
    const others = tests.get(questionId) ?? [];
    tests.set(questionId, [...others, { ...test, closesAt: new Date(closesAt) }]);
  }
  return tests;
}

/**
 * Results that wait: they are among those `unreleased`, or a question of them is withheld, so their points would tell what its
 * solution is. Each result looks up its own answers, because by the question there would be those of everybody; `limit` and
 * `is true` keep the planner from that.
 */
function waitingAmong({ results, whose, unreleased }: Record<"results" | "whose" | "unreleased", SQL>): SQL {
  return sql`
    with asked as materialized (
      select distinct ${attempts.studentId} as student_id, ${questionVersions.questionId} as question_id
      from ${running}
      where ${attempts.studentId} ${whose} and ${isScored}
    )
    select ${testResults.id}
    from ${testResults}
    cross join lateral (
      select from ${testAnswers}
      where ${testAnswers.testResultId} = ${testResults.id} and
        ((${testResults.studentId}, ${testAnswers.questionId}) in (select student_id, question_id from asked)) is true
      limit 1
    ) as withheld
    where ${results} and exists (select from asked)
    union
    select ${testResults.id} from ${unreleased} where ${attempts.studentId} ${whose} and ${results}`;
}

/** Results of such deliveries. */
const resultsOf = (isOf: SQL): SQL => sql`${deliveries}
  join ${attempts} on ${attempts.deliveryId} = ${deliveries.id} and ${isOf}
  join ${testResults} on ${testResults.attemptId} = ${attempts.id}`;

/** Results of which something is to be released by hand and has not been yet. */
const unreleased = resultsOf(isUnreleased(deliveries));
/** Those of them whose score is. */
const withoutScore = resultsOf(isScoreUnreleased(deliveries));

const readUnreleasedQuestions = nameStatement<{ questionId: Id<"question"> }>(
  "read_unreleased_questions",
  sql`
    select distinct ${testAnswers.questionId} as "questionId" from ${unreleased}
    join ${testAnswers} on ${testAnswers.testResultId} = ${testResults.id}
    where ${attempts.studentId} = ${sql.placeholder("studentId")}`,
);

/** The questions of the student's results of which something is not released. */
export async function findUnreleasedQuestions(
  db: Db | Tx,
  studentId: Id<"student">,
): Promise<ReadonlySet<Id<"question">>> {
  const rows = await readUnreleasedQuestions(db, { studentId });
  return new Set(rows.map(({ questionId }) => questionId));
}

/** The questions of the student of which nothing may be told now that follows from their solutions. */
export async function findWithheldQuestions(
  db: Db | Tx,
  studentId: Id<"student">,
  now: Date,
): Promise<Id<"question">[]> {
  const inProgress = await findQuestionsInProgress(db, studentId, now);
  return [...new Set([...inProgress.keys(), ...(await findUnreleasedQuestions(db, studentId))])];
}

const ofStudent = {
  results: sql`${testResults.studentId} = ${sql.placeholder("studentId")}`,
  whose: sql`= ${sql.placeholder("studentId")}`,
};

const readWaitingOfStudent = nameStatement<{ id: Id<"result"> }>(
  "read_waiting_results_of_student",
  waitingAmong({ ...ofStudent, results: sql`${ofStudent.results} and not ${testResults.isPreset}`, unreleased }),
);

/**
 * All results of the student that figures will count and that wait: until a test that is being taken is over, or score and
 * solutions are released (P101).
 */
export async function findWaitingResults(db: Db | Tx, studentId: Id<"student">, now: Date): Promise<Id<"result">[]> {
  const rows = await readWaitingOfStudent(db, { studentId, overdueSince: overdueSince(now) });
  return rows.map(({ id }) => id);
}

const readWaitingScoresOfStudent = nameStatement<{ id: Id<"result"> }>(
  "read_waiting_scores_of_student",
  waitingAmong({ ...ofStudent, unreleased: withoutScore }),
);

/** All results of the student whose score waits, exam simulations among them. */
export async function findEveryWaitingScore(db: Db | Tx, studentId: Id<"student">, now: Date): Promise<Id<"result">[]> {
  const rows = await readWaitingScoresOfStudent(db, { studentId, overdueSince: overdueSince(now) });
  return rows.map(({ id }) => id);
}

const isAmong = sql`${testResults.id} = any (${sql.placeholder("resultIds")}::uuid[])`;
const among = {
  results: isAmong,
  whose: sql`in (select ${testResults.studentId} from ${testResults} where ${isAmong})`,
};

const readWaitingAmong = nameStatement<{ id: Id<"result"> }>(
  "read_waiting_results_among",
  waitingAmong({ ...among, unreleased }),
);

const readWaitingScores = nameStatement<{ id: Id<"result"> }>(
  "read_waiting_scores_among",
  waitingAmong({ ...among, unreleased: withoutScore }),
);

type Statement = typeof readWaitingAmong;

/** Those of these results, of whichever students, of which single questions wait: what came of one of them would be its solution. */
export async function findWaitingAmong(
  db: Db | Tx,
  resultIds: ReadonlyArray<Id<"result">>,
  now: Date,
): Promise<Set<Id<"result">>> {
  return readAmong(readWaitingAmong, db, resultIds, now);
}

/** Those of these results, of whichever students, whose score waits. It may be released before the solutions (P101). */
export async function findWaitingScores(
  db: Db | Tx,
  resultIds: ReadonlyArray<Id<"result">>,
  now: Date,
): Promise<Set<Id<"result">>> {
  return readAmong(readWaitingScores, db, resultIds, now);
}

async function readAmong(read: Statement, db: Db | Tx, resultIds: ReadonlyArray<Id<"result">>, now: Date) {
  if (resultIds.length === 0) return new Set<Id<"result">>();
  const rows = await read(db, { resultIds, overdueSince: overdueSince(now) });
  return new Set(rows.map(({ id }) => id));
}
