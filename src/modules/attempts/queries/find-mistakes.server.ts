/** What a student can practise again of a test: what went wrong in it, or other questions of the same choices. */
import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attempts, deliveries, questions, testAnswers, testResults, tests } from "../../../db/schema.ts";
import { isUnreleased } from "../../../db/tables/tests.ts";
import type { Student } from "../../accounts/viewer.ts";
import { CUSTOM_TEST_SIZE_MAX } from "../../practice-tests/rules.ts";
import { type CustomChoices, choicesOf } from "../../tests/custom-choices.ts";
import { loadTestVersion } from "../../tests/queries/test-versions.server.ts";
import { findQuestionsInProgress } from "./withheld.server.ts";

export type Mistakes = {
  /** Those that a test can ask, in the order of the attempt. */
  questionIds: Id<"question">[];
  /** How many there are, also beyond what one test asks. */
  total: number;
};

const readMistakes = nameStatement<{ questionId: Id<"question"> }>(
  "read_mistakes",
  sql`
    select ${testAnswers.questionId} as "questionId"
    from ${attempts}
    join ${testResults} on ${testResults.attemptId} = ${attempts.id}
    join ${testAnswers} on ${testAnswers.testResultId} = ${testResults.id}
    join ${questions} on ${questions.id} = ${testAnswers.questionId}
    left join ${deliveries} on ${deliveries.id} = ${attempts.deliveryId}
    where ${attempts.id} = ${sql.placeholder("attemptId")} and ${attempts.studentId} = ${sql.placeholder("studentId")}
      and ${testAnswers.earned} < ${testAnswers.max}
      and ${questions.withdrawnAt} is null and not ${questions.isReserved}
      and (${deliveries.id} is null or not ${isUnreleased(deliveries)})
    order by ${testAnswers.position}`,
);

/**
 * The questions of the student's attempt that did not earn all of their points and can be asked again: in use, not reserved, and with
 * a solution that the review shows now.
 */
export async function findMistakes(
  db: Db,
  { studentId }: Student,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<Mistakes> {
  const inProgress = await findQuestionsInProgress(db, studentId, now);
  const rows = await readMistakes(db, { attemptId, studentId });
  const shown = rows.flatMap(({ questionId }) => (inProgress.has(questionId) ? [] : [questionId]));
  return { questionIds: shown.slice(0, CUSTOM_TEST_SIZE_MAX), total: shown.length };
}

const readCustomVersion = nameStatement<{ versionId: Id<"test-version"> }>(
  "read_custom_version_of_attempt",
  sql`
    select ${attempts.testVersionId} as "versionId"
    from ${attempts}
    join ${tests} on ${tests.id} = ${attempts.testId} and ${tests.kind} = 'custom'
    where ${attempts.id} = ${sql.placeholder("attemptId")} and ${attempts.studentId} = ${sql.placeholder("studentId")}
      and ${attempts.testVersionId} is not null`,
);

/** What the student had chosen for this custom test; null for any other test, and where nothing was drawn by choices. */
export async function findChoicesOfAttempt(
  db: Db,
  { studentId }: Student,
  attemptId: Id<"attempt">,
): Promise<CustomChoices | null> {
  const [custom] = await readCustomVersion(db, { attemptId, studentId });
  return custom ? choicesOf(await loadTestVersion(db, custom.versionId)) : null;
}

/** What a review offers to practise now. */
export async function findAgain(db: Db, student: Student, attemptId: Id<"attempt">, now: Date) {
  const [{ questionIds, total }, choices] = await Promise.all([
    findMistakes(db, student, attemptId, now),
    findChoicesOfAttempt(db, student, attemptId),
  ]);
  return { mistakes: { asked: questionIds.length, total }, hasChoices: choices !== null };
}
