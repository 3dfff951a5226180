/**
 * Closes an attempt and stores its result, once, however often it is called. Double clicks, two tabs, the clock at zero and the
 * worker are harmless, because only one UPDATE closes the attempt.
 */
import { and, eq, sql } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attemptItems, attempts, testAnswers, testResults } from "../../../db/schema.ts";
import { parseSolvedItem, progressOf } from "../../../items/registry/models.ts";
import { scoreItem } from "../../../items/registry/scorers.server.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findSolvedVersions } from "../queries/versions.server.ts";
import { isCorrect, secondsTaken, type Totals, totalsOf } from "../rules.ts";

export type SubmitResult =
  | { kind: "submitted"; score: number }
  /** Another request was faster; the result is stored. */
  | { kind: "already-submitted" }
  /** The deadline passed without a single answer: there is no result (P13). */
  | { kind: "expired" }
  /** Not this student's attempt, or discarded. */
  | { kind: "closed" };

/** Submits the student's own attempt with the answers saved so far. */
export async function submitAttempt(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<SubmitResult> {
  const { studentId } = student;
  const result = await db.transaction((tx) => closeAttempt(tx, { attemptId, studentId }, now));
  if (result) return result;

  const [attempt] = await db
    .select({ state: attempts.state })
    .from(attempts)
    .where(and(eq(attempts.id, attemptId), eq(attempts.studentId, studentId)));
  switch (attempt?.state) {
    case "submitted":
      return { kind: "already-submitted" };
    case "expired":
      return { kind: "expired" };
    default:
      return { kind: "closed" };
  }
}

type Closed = { id: Id<"attempt">; student_id: Id<"student">; started_at: string; closes_at: string };

const closeOpen = nameStatement<Closed>(
  "close_attempt",
  sql`
    update ${attempts} set state = 'submitted', closed_at = ${sql.placeholder("now")}::timestamptz
    where id = ${sql.placeholder("attemptId")} and state = 'open'
      and student_id = coalesce(${sql.placeholder("studentId")}::uuid, student_id)
    returning id, student_id, started_at, closes_at`,
);

/** Closes an open attempt – of this student, if one is named – or returns null when there is none that is still open. */
export async function closeAttempt(
  tx: Tx,
  which: { attemptId: Id<"attempt">; studentId: Id<"student"> | null },
  now: Date,
): Promise<SubmitResult | null> {
  const [row] = await closeOpen(tx, { ...which, now: now.toISOString() });
  if (!row) return null;
  const attempt = {
    id: row.id,
    studentId: row.student_id,
    startedAt: new Date(row.started_at),
    closesAt: new Date(row.closes_at),
  };

  const answers = await scoreAnswers(tx, attempt.id);
  const isTimeUp = now >= attempt.closesAt;
  if (isTimeUp && answers.every(({ isAnswered }) => !isAnswered)) {
    await tx.update(attempts).set({ state: "expired" }).where(eq(attempts.id, attempt.id));
    return { kind: "expired" };
  }

  const totals = totalsOf(answers);
  const completedAt = attempt.closesAt < now ? attempt.closesAt : now;
  const timeTaken = secondsTaken(attempt.startedAt, attempt.closesAt, now);
  await writeResult(tx, { attempt, completedAt, timeTaken, totals }, answers);
  return { kind: "submitted", score: totals.score };
}

const readAnswers = nameStatement<{ position: number; versionId: Id<"version">; answer: unknown }>(
  "read_answers",
  sql`select position, version_id as "versionId", answer from ${attemptItems}
    where attempt_id = ${sql.placeholder("attemptId")} order by position`,
);

async function scoreAnswers(tx: Tx, attemptId: Id<"attempt">) {
  const rows = await readAnswers(tx, { attemptId });
  const versions = await findSolvedVersions(
    tx,
    rows.map(({ versionId }) => versionId),
  );
  return rows.flatMap(({ position, versionId, answer }) => {
    const version = versions.get(versionId);
    if (!version) return [];
    const item = parseSolvedItem({ ...version, answer });
    const score = scoreItem(item);
    return [
      {
        position,
        versionId,
        questionId: version.questionId,
        answer,
        isAnswered: progressOf(item) !== "untouched",
        ...score,
      },
    ];
  });
}

type Result = {
  attempt: { id: Id<"attempt">; studentId: Id<"student"> };
  completedAt: Date;
  timeTaken: number;
  totals: Totals;
};

/** The result and all its answers in one statement: a submission writes as many rows as the test has questions. */
const insertResult = nameStatement<never>(
  "insert_result",
  sql`
    with result as (
      insert into ${testResults} (id, student_id, attempt_id, completed_at, time_taken, score, question_count,
        correct_count, answered_count, earned, possible)
      select id, student_id, attempt_id, completed_at, time_taken, score, question_count, correct_count, answered_count,
        earned, possible
      from jsonb_to_record(${sql.placeholder("result")}::jsonb) as given
        (id uuid, student_id uuid, attempt_id uuid, completed_at timestamptz, time_taken int, score int,
          question_count int, correct_count int, answered_count int, earned int, possible int)
      returning id
    )
    insert into ${testAnswers} (test_result_id, position, question_id, version_id, answer, is_correct, is_answered, earned, max, rule)
    select result.id, position, question_id, version_id, answer, is_correct, is_answered, earned, max, rule
    from result, jsonb_to_recordset(${sql.placeholder("answers")}::jsonb) as given
      (position int, question_id uuid, version_id uuid, answer jsonb, is_correct bool, is_answered bool, earned int, max int, rule text)`,
);

async function writeResult(tx: Tx, result: Result, answers: Awaited<ReturnType<typeof scoreAnswers>>): Promise<void> {
  const { attempt, completedAt, timeTaken, totals } = result;
  const row = {
    id: newId<"result">(),
    student_id: attempt.studentId,
    attempt_id: attempt.id,
    completed_at: completedAt,
    time_taken: timeTaken,
    score: totals.score,
    question_count: totals.questionCount,
    correct_count: totals.correctCount,
    answered_count: totals.answeredCount,
    earned: totals.earned,
    possible: totals.possible,
  };
  const rows = answers.map(({ position, versionId, questionId, answer, isAnswered, earned, max, rule }) => ({
    position,
    version_id: versionId,
    question_id: questionId,
    answer,
    is_correct: isCorrect({ earned, max }),
    is_answered: isAnswered,
    earned,
    max,
    rule,
  }));
  await insertResult(tx, { result: JSON.stringify(row), answers: JSON.stringify(rows) });
}
