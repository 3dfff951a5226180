/**
 * Queries for the questions that a student's running and unreleased attempts withhold elsewhere. The queries supply the input of `reveal`,
 * which decides. All versions of a question count as the same question.
 */
import { type SQL, sql } from "drizzle-orm";
import type { TestName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import {
  attemptItems,
  attempts,
  deliveries,
  questionVersions,
  stimulusVersions,
  testAnswers,
  testResults,
} from "../../../db/schema.ts";
import { isScoreUnreleased, isUnreleased, showsAtAnswer } from "../../../db/tables/tests.ts";
import { ownTestName } from "../../tests/queries/test-name.server.ts";
import { GRACE_MS } from "../rules.ts";

/** Another attempt of the same student that withholds a question. */
export type WithholdingTest = { attemptId: Id<"attempt">; test: TestName };

/** One that is still being taken. */
export type RunningTest = WithholdingTest & { closesAt: Date };

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

const readStimuliInProgress = nameStatement<{ stimulusId: Id<"stimulus"> }>(
  "read_stimuli_in_progress",
  sql`
    select distinct ${stimulusVersions.stimulusId} as "stimulusId"
    from ${attempts}
    join ${attemptItems} on ${attemptItems.attemptId} = ${attempts.id}
    join ${stimulusVersions} on ${stimulusVersions.id} = ${attemptItems.stimulusVersionId}
    where ${attempts.studentId} = ${sql.placeholder("studentId")} and ${isRunning}
      and ${attempts.id} is distinct from ${sql.placeholder("except")}::uuid`,
);

/** The stimuli that the student's running attempts ask, but for one attempt: another attempt would show what is still to come there. */
export async function findStimuliInProgress(
  db: Db | Tx,
  studentId: Id<"student">,
  now: Date,
  except: Id<"attempt"> | null = null,
): Promise<Id<"stimulus">[]> {
  const rows = await readStimuliInProgress(db, { studentId, except, overdueSince: overdueSince(now) });
  return rows.map(({ stimulusId }) => stimulusId);
}

/**
 * Attempts under a delivery of which something is to be released by hand and has not been yet, with their questions. In whatever state:
 * the questions of one that was discarded or expired were read, too, and may be asked again.
 */
const unreleasedItems: SQL = sql`${deliveries}
  join ${attempts} on ${attempts.deliveryId} = ${deliveries.id} and ${isUnreleased(deliveries)}
  join ${attemptItems} on ${attemptItems.attemptId} = ${attempts.id}
  join ${questionVersions} on ${questionVersions.id} = ${attemptItems.versionId}`;

type UnreleasedRow = { questionId: Id<"question">; deliveryId: Id<"delivery"> } & WithholdingTest;

const readUnreleasedQuestions = nameStatement<UnreleasedRow>(
  "read_unreleased_questions",
  sql`
    select distinct on (${questionVersions.questionId}, ${deliveries.id}) ${questionVersions.questionId} as "questionId",
      ${deliveries.id} as "deliveryId", ${attempts.id} as "attemptId", ${ownTestName} as "test"
    from ${unreleasedItems}
    where ${attempts.studentId} = ${sql.placeholder("studentId")}
    order by ${questionVersions.questionId}, ${deliveries.id}, ${attempts.startedAt}`,
);

/** The student's attempts that withhold a question in an attempt under that delivery; null for a question outside of any attempt. */
export type FindHeld = (
  questionId: Id<"question">,
  deliveryId: Id<"delivery"> | null,
) => { openElsewhere: RunningTest[]; unreleasedElsewhere: WithholdingTest[] };

/** Nothing is withheld. */
export const NOTHING_HELD: FindHeld = () => ({ openElsewhere: [], unreleasedElsewhere: [] });

/** Reads what the student's attempts withhold elsewhere now, for `reveal`. */
export async function findHeld(db: Db | Tx, studentId: Id<"student">, now: Date): Promise<FindHeld> {
  const [inProgress, unreleased] = await Promise.all([
    readQuestionsInProgress(db, { studentId, overdueSince: overdueSince(now) }),
    readUnreleasedQuestions(db, { studentId }),
  ]);
  const running = Map.groupBy(
    inProgress.filter(({ isExplained }) => !isExplained),
    ({ questionId }) => questionId,
  );
  const waiting = Map.groupBy(unreleased, ({ questionId }) => questionId);
  return (questionId, deliveryId) => ({
    openElsewhere: (running.get(questionId) ?? []).map(({ attemptId, test, closesAt }) => ({
      ...{ attemptId, test },
      closesAt: new Date(closesAt),
    })),
    unreleasedElsewhere: (waiting.get(questionId) ?? [])
      .filter((row) => row.deliveryId !== deliveryId)
      .map(({ attemptId, test }) => ({ attemptId, test })),
  });
}

/** The questions of the student of which nothing may be told now that follows from their solutions. */
export async function findWithheldQuestions(
  db: Db | Tx,
  studentId: Id<"student">,
  now: Date,
): Promise<Id<"question">[]> {
  const [inProgress, unreleased] = await Promise.all([
    readQuestionsInProgress(db, { studentId, overdueSince: overdueSince(now) }),
    readUnreleasedQuestions(db, { studentId }),
  ]);
  const scored = inProgress.filter(({ isExplained }) => !isExplained);
  return [...new Set([...scored, ...unreleased].map(({ questionId }) => questionId))];
}

/**
 * Results that wait: they are among those `unreleased`, or another attempt withholds a question of them, so their points would tell what
 * its solution is. What a result's own delivery has not released does not count here: its score may be out before (P101). Each result
 * looks up its own answers, because by the question there would be those of everybody; `limit` and `is true` keep the planner from that.
 */
function waitingAmong({ results, whose, unreleased }: Record<"results" | "whose" | "unreleased", SQL>): SQL {
  return sql`
    with asked as materialized (
      select ${attempts.studentId} as student_id, ${questionVersions.questionId} as question_id, null::text as delivery_id, true as is_running
      from ${running}
      where ${attempts.studentId} ${whose} and ${isScored}
      union
      select ${attempts.studentId}, ${questionVersions.questionId}, ${deliveries.id}::text, false
      from ${unreleasedItems}
      where ${attempts.studentId} ${whose}
    ), held as materialized (
      select student_id, question_id,
        case when not bool_or(is_running) and min(delivery_id) = max(delivery_id) then min(delivery_id) end as only_delivery_id
      from asked group by 1, 2
    )
    select ${testResults.id}
    from ${testResults}
    join ${attempts} on ${attempts.id} = ${testResults.attemptId}
    cross join lateral (
      select from ${testAnswers}
      where ${testAnswers.testResultId} = ${testResults.id}
        and ((${testResults.studentId}, ${testAnswers.questionId}) in (select student_id, question_id from held)) is true
        and ((${testResults.studentId}, ${testAnswers.questionId}, ${attempts.deliveryId}::text)
          in (select student_id, question_id, only_delivery_id from held)) is not true
      limit 1
    ) as withheld
    where ${results} and exists (select from held)
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
