/** Whether everything that was acknowledged is in the database and in the result, once. */
import type { Database } from "../../../src/db/client.ts";
import type { TakenTest } from "./student.ts";

/** One option of every question of the bank is right. */
const RIGHT = "o2";

export type ExamCheck = {
  /** Acknowledged answers that were compared. */
  compared: number;
  /** Of these: not in the attempt, or not in the result, as they were acknowledged. */
  lost: number;
  /** Attempts that say they are submitted without a result, or the reverse. */
  withoutResult: number;
  /** Results beyond the one of a student, and attempts beyond the one. */
  doubled: number;
  /** Results whose number of right answers differs from the answers. */
  scoredWrong: number;
};

type AnswerRow = { attempt: string; position: number; given: string | null; revision: number; scored: string | null };
type ResultRow = { student: string; attempt: string; state: string; result: string | null; correct: number | null };

/** Compares the attempts at one test since a time with the replies that their students got. */
export async function verifyExam(
  { pool }: Database,
  exam: { testKey: string; since: Date; studentIds: ReadonlyArray<string>; taken: ReadonlyArray<TakenTest> },
): Promise<ExamCheck> {
  const { rows: answers } = await pool.query<AnswerRow>(
    `select item.attempt_id as attempt, item.position, item.answer->>'chosen' as given, item.revision,
       scored.answer->>'chosen' as scored
     from attempts join attempt_items item on item.attempt_id = attempts.id
     left join test_results result on result.attempt_id = attempts.id
     left join test_answers scored on scored.test_result_id = result.id and scored.position = item.position
     where attempts.test_key = $1 and attempts.started_at >= $2`,
    [exam.testKey, exam.since],
  );
  const { rows: results } = await pool.query<ResultRow>(
    `select attempts.student_id as student, attempts.id as attempt, attempts.state, result.id as result,
       result.correct_count as correct
     from attempts left join test_results result on result.attempt_id = attempts.id
     where attempts.test_key = $1 and attempts.started_at >= $2`,
    [exam.testKey, exam.since],
  );
  const check: ExamCheck = { compared: 0, lost: 0, withoutResult: 0, doubled: 0, scoredWrong: 0 };
  const answerAt = new Map(answers.map((row) => [`${row.attempt} ${row.position}`, row]));
  const resultsOf = Map.groupBy(results, ({ student }) => student);
  for (const [index, { attemptId, acknowledged, unsure, isSubmitted }] of exam.taken.entries()) {
    const own = resultsOf.get(exam.studentIds[index] ?? "") ?? [];
    check.doubled += Math.max(0, own.length - 1);
    if (!attemptId) continue;
    const result = own.find(({ attempt }) => attempt === attemptId);
    if ((result?.result !== null) !== isSubmitted || (result?.state === "submitted") !== isSubmitted) {
      check.withoutResult += 1;
    }
    for (const { position, chosen, revision } of acknowledged) {
      const row = answerAt.get(`${attemptId} ${position}`);
      // A save whose reply was lost may have been written after the one that was acknowledged.
      const isNewer = unsure.includes(position) && row !== undefined && row.revision > revision;
      check.compared += 1;
      const isStored = row?.given === chosen && row.revision === revision;
      if (!(isStored || isNewer) || (isSubmitted && row?.scored !== row?.given)) check.lost += 1;
    }
    const right = acknowledged.filter(({ chosen }) => chosen === RIGHT).length;
    if (isSubmitted && unsure.length === 0 && result?.correct !== right) check.scoredWrong += 1;
  }
  return check;
}
