/**
 * Ends an attempt and makes its result: once, however often and by whomever it is asked. Pressing twice, two tabs, the
 * clock at zero and the worker are all the same harmless case, because one UPDATE has one winner.
 */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { attemptItems, attempts, testAnswers, testResults } from "../../../db/schema.ts";
import { isItemComplete, parseSolvedItem } from "../../../items/registry/models.ts";
import { scoreItem } from "../../../items/registry/scorers.server.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findSolvedVersions } from "../queries/versions.server.ts";
import { isCorrect, secondsTaken, type Totals, totalsOf } from "../rules.ts";

export type SubmitResult =
  | { kind: "submitted"; score: number }
  /** Someone was faster; the result is theirs and is there. */
  | { kind: "already-submitted" }
  /** The deadline passed without a single answer: there is no result (decision 13). */
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
  const mine = and(eq(attempts.id, attemptId), eq(attempts.studentId, student.studentId));
  const result = await db.transaction((tx) => closeAttempt(tx, mine, now));
  if (result) return result;

  const [attempt] = await db.select({ state: attempts.state }).from(attempts).where(mine);
  switch (attempt?.state) {
    case "submitted":
      return { kind: "already-submitted" };
    case "expired":
      return { kind: "expired" };
    default:
      return { kind: "closed" };
  }
}

/** Closes the one open attempt that the condition names, or returns null when there is none that is still open. */
export async function closeAttempt(tx: Tx, which: SQL | undefined, now: Date): Promise<SubmitResult | null> {
  const [attempt] = await tx
    .update(attempts)
    .set({ state: "submitted", closedAt: now })
    .where(and(which, eq(attempts.state, "open")))
    .returning();
  if (!attempt) return null;

  const answers = await scoreAnswers(tx, attempt.id);
  const isTimeUp = now >= attempt.closesAt;
  if (isTimeUp && answers.every(({ answer }) => answer === null)) {
    await tx.update(attempts).set({ state: "expired" }).where(eq(attempts.id, attempt.id));
    return { kind: "expired" };
  }

  const totals = totalsOf(answers);
  const completedAt = attempt.closesAt < now ? attempt.closesAt : now;
  const timeTaken = secondsTaken(attempt.startedAt, attempt.closesAt, now);
  const { id: attemptId, studentId } = attempt;
  await tx.execute(
    insertResult({ id: newId<"result">(), studentId, attemptId, completedAt, timeTaken, totals }, answers),
  );
  return { kind: "submitted", score: totals.score };
}

async function scoreAnswers(tx: Tx, attemptId: Id<"attempt">) {
  const rows = await tx
    .select({ position: attemptItems.position, versionId: attemptItems.versionId, answer: attemptItems.answer })
    .from(attemptItems)
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
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
      { position, versionId, questionId: version.questionId, answer, isAnswered: isItemComplete(item), ...score },
    ];
  });
}

type Result = {
  id: Id<"result">;
  studentId: Id<"student">;
  attemptId: Id<"attempt">;
  completedAt: Date;
  timeTaken: number;
  totals: Totals;
};

/** The result and all its answers in one statement: a submission writes as many rows as the test has questions. */
function insertResult(result: Result, answers: Awaited<ReturnType<typeof scoreAnswers>>): SQL {
  const { id, studentId, attemptId, completedAt, timeTaken, totals } = result;
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
  return sql`
    with result as (
      insert into ${testResults} (id, student_id, attempt_id, completed_at, time_taken, score, question_count,
        correct_count, answered_count, earned, possible)
      values (${id}, ${studentId}, ${attemptId}, ${completedAt.toISOString()}::timestamptz, ${timeTaken}, ${totals.score},
        ${totals.questionCount}, ${totals.correctCount}, ${totals.answeredCount}, ${totals.earned}, ${totals.possible})
      returning id
    )
    insert into ${testAnswers} (test_result_id, position, question_id, version_id, answer, is_correct, is_answered, earned, max, rule)
    select result.id, position, question_id, version_id, answer, is_correct, is_answered, earned, max, rule
    from result, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
      (position int, question_id uuid, version_id uuid, answer jsonb, is_correct bool, is_answered bool, earned int, max int, rule text)`;
}
