/** A submitted test of two sections whose rules give marks, as tests of results need it. */
import { eq, sql } from "drizzle-orm";
import { newId } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import { attempts, deliveries, testResults, tests } from "../db/schema.ts";
import type { Student } from "../modules/accounts/viewer.ts";
import { saveAnswers } from "../modules/attempts/commands/save-answers.server.ts";
import { submitAttempt } from "../modules/attempts/commands/submit-attempt.server.ts";
import type { DeliveryRules } from "../modules/tests/delivery.ts";
import { rulesOf, THIRD_OFF } from "../modules/tests/presets/preset.ts";
import { buildSectionedAttempt } from "./build-attempts.ts";
import { storeTestRows, USUAL_TEST } from "./test-rows.ts";

/** What was answered to each question, and for how many seconds it was in sight: 20 of 48 twelfths. */
const ANSWERS = [
  { chosen: "a", seconds: 20 },
  { chosen: "b", seconds: 50 },
  { chosen: "a", seconds: 0 },
  { chosen: null, seconds: 0 },
];

/** A wrong answer takes a third of a mark. One of the first section is right and one wrong; of the second one is right and one blank. */
export async function buildMarkedResult(
  db: Db,
  over: Partial<DeliveryRules> & { student?: Student; startedAt?: Date } = {},
) {
  const { student: taker, startedAt: since, ...rules } = over;
  const built = await buildSectionedAttempt(db, {
    leavingASection: "may-return",
    ...(taker && { student: taker }),
    ...(since && { startedAt: since }),
  });
  const { attemptId, student, version, testVersionId, startedAt } = built;
  const [testId, deliveryId] = [newId<"test">(), newId<"delivery">()];
  await db.insert(tests).values({ id: testId, kind: "preset", presetId: testId, versionId: testVersionId });
  await db.insert(deliveries).values({ id: deliveryId, testId, rules: rulesOf(version, THIRD_OFF, rules) });
  await db.update(attempts).set({ testId, deliveryId }).where(eq(attempts.id, attemptId));
  const saves = ANSWERS.flatMap(({ chosen, seconds }, index) =>
    chosen ? [{ position: index + 1, basedOn: 0, answer: { chosen }, ageMs: 0, seconds }] : [],
  );
  await saveAnswers(db, student, attemptId, saves, new Date(startedAt.getTime() + 60_000));
  await submitAttempt(db, student, attemptId, new Date(startedAt.getTime() + 120_000));
  const [result] = await db
    .select({ id: testResults.id })
    .from(testResults)
    .where(eq(testResults.attemptId, attemptId));
  if (!result) throw new Error("There is no result.");
  return { ...built, resultId: result.id, deliveryId };
}

/** So many answers of another student to this question, measured at 1, 2, 3 … seconds. */
export async function measureAnswers(db: Db, questionId: string, student: Student, count: number): Promise<void> {
  await storeTestRows(db);
  const { testVersionId, deliveryId } = USUAL_TEST;
  await db.execute(sql`
    with result as (
      insert into attempts (id, student_id, test_key, test_version_id, delivery_id, question_count, started_at, closes_at)
      select gen_random_uuid(), ${student.studentId}, gen_random_uuid(), ${testVersionId}, ${deliveryId}, 1, now(), now()
      from generate_series(1, ${count}::int)
      returning id
    ), results as (
      insert into test_results (id, student_id, attempt_id, score, time_taken, completed_at, question_count, correct_count,
        answered_count, earned, possible)
      select gen_random_uuid(), ${student.studentId}, id, 0, 60, now(), 1, 0, 1, 0, 1 from result
      returning id
    )
    insert into test_answers (test_result_id, position, question_id, version_id, is_correct, is_answered, earned, max, rule,
      student_id, completed_at, is_first, mode, seconds)
    select results.id, 1, questions.id, questions.version_id, false, true, 0, 1, 'zero-one/1', ${student.studentId},
      now(), false, 'custom', row_number() over ()
    from results join questions on questions.id = ${questionId}`);
}
