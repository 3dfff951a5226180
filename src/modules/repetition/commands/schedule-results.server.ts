/**
 * Takes the answers of new results into a student's repetitions. Done when the student looks at them, so that no submission waits for it;
 * what a key is corrected to later changes nothing here.
 */
import { sql } from "drizzle-orm";
import { dayOf } from "../../../core/days.ts";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import {
  attemptItems,
  attempts,
  deliveries,
  studentQuestions,
  students,
  studyPlans,
  testAnswers,
  testResults,
} from "../../../db/schema.ts";
import { showsAtAnswer } from "../../../db/tables/tests.ts";
import type { Student } from "../../accounts/viewer.ts";
import { Card } from "../card.ts";
import type { Confidence } from "../confidence.ts";
import { type Schedule, scheduleAfter } from "../scheduler.server.ts";

/** Some thousand answers in one transaction. */
const RESULTS_AT_ONCE = 50;

const readUnscheduled = nameStatement<{ id: Id<"result"> }>(
  "read_unscheduled_results",
  sql`
    select ${testResults.id} from ${testResults}
    where ${testResults.studentId} = ${sql.placeholder("studentId")} and not ${testResults.isScheduled}
    order by ${testResults.completedAt}, ${testResults.id}
    limit ${sql.raw(String(RESULTS_AT_ONCE))}`,
);

/** Takes in all results of the student that are new, in the order of time. `timeZone` decides which day an answer was given on. */
export async function scheduleResults(
  db: Db,
  { studentId }: Pick<Student, "studentId">,
  timeZone: string,
): Promise<void> {
  let isMore = (await readUnscheduled(db, { studentId })).length > 0;
  while (isMore) isMore = await db.transaction((tx) => scheduleSome(tx, studentId, timeZone));
}

const lockStudent = nameStatement<{ examOn: string | null }>(
  "hold_student_who_repeats",
  sql`
    select (select ${studyPlans.examOn} from ${studyPlans} where ${studyPlans.studentId} = ${students.id}) as "examOn"
    from ${students} where ${students.id} = ${sql.placeholder("studentId")} for no key update`,
);

type Given = {
  /** What was due where another question of the lesson was asked in its place. */
  questionId: Id<"question">;
  at: string;
  earned: number;
  max: number;
  isFlagged: boolean;
  confidence: Confidence | null;
};

/** A question that was left blank was not asked, unless its answer was looked at. */
const readGiven = nameStatement<Given>(
  "read_answers_to_schedule",
  sql`
    select coalesce(${attemptItems.repeatsId}, ${testAnswers.questionId}) as "questionId",
      coalesce(${attemptItems.finalAt}, ${testResults.completedAt}) as at, ${testAnswers.earned}, ${testAnswers.max},
      ${attemptItems.flagged} as "isFlagged", ${testAnswers.confidence}
    from ${testResults}
    join ${attempts} on ${attempts.id} = ${testResults.attemptId}
    join ${testAnswers} on ${testAnswers.testResultId} = ${testResults.id}
    join ${attemptItems} on ${attemptItems.attemptId} = ${attempts.id} and ${attemptItems.position} = ${testAnswers.position}
    join ${deliveries} on ${deliveries.id} = ${attempts.deliveryId}
    where ${testResults.id} = any (${sql.placeholder("resultIds")}::uuid[])
      and (${testAnswers.isAnswered} or ${attemptItems.finalAt} is not null and ${showsAtAnswer(deliveries)})
      and ${testAnswers.countedAs} is distinct from 'left-out' and ${testAnswers.countedAs} is distinct from 'given-to-all'
    order by ${testResults.completedAt}, ${testResults.id}, at, ${testAnswers.position}`,
);

const readCards = nameStatement<{ questionId: Id<"question">; card: unknown; dueOn: string | null }>(
  "read_cards",
  sql`
    select ${studentQuestions.questionId} as "questionId", ${studentQuestions.card}, ${studentQuestions.dueOn} as "dueOn"
    from ${studentQuestions}
    where ${studentQuestions.studentId} = ${sql.placeholder("studentId")} and ${studentQuestions.card} is not null
      and ${studentQuestions.questionId} = any (${sql.placeholder("questionIds")}::uuid[])`,
);

/** Locked in the order in which submissions lock them. */
const writeCards = nameStatement<never>(
  "write_cards",
  sql`
    with given as materialized (
      select * from jsonb_to_recordset(${sql.placeholder("cards")}::jsonb) as given (question_id uuid, card jsonb, due_on date)
    ), held as materialized (
      select question_id from ${studentQuestions}
      where student_id = ${sql.placeholder("studentId")} and question_id in (select question_id from given)
      order by question_id for no key update
    )
    update ${studentQuestions} as known set card = given.card, due_on = given.due_on
    from given join held using (question_id)
    where known.student_id = ${sql.placeholder("studentId")} and known.question_id = given.question_id`,
);

const writeScheduled = nameStatement<never>(
  "write_scheduled_results",
  sql`update ${testResults} set is_scheduled = true where id = any (${sql.placeholder("resultIds")}::uuid[])`,
);

/** True while there are more. */
async function scheduleSome(tx: Tx, studentId: Id<"student">, timeZone: string): Promise<boolean> {
  const [student] = await lockStudent(tx, { studentId });
  const resultIds = (await readUnscheduled(tx, { studentId })).map(({ id }) => id);
  if (!student || resultIds.length === 0) return false;
  const given = await readGiven(tx, { resultIds });
  const questionIds = [...new Set(given.map(({ questionId }) => questionId))];
  const schedules = new Map<Id<"question">, Schedule>();
  for (const { questionId, card, dueOn } of await readCards(tx, { studentId, questionIds })) {
    schedules.set(questionId, { card: Card.parse(card), dueOn });
  }
  const changed = new Map<Id<"question">, Schedule>();
  for (const { questionId, at, ...answer } of given) {
    const before = schedules.get(questionId) ?? null;
    const after = scheduleAfter(before, { ...answer, day: dayOf(new Date(at), timeZone) }, student.examOn);
    if (!after || after === before) continue;
    schedules.set(questionId, after);
    changed.set(questionId, after);
  }
  const cards = [...changed].map(([questionId, { card, dueOn }]) => ({ question_id: questionId, card, due_on: dueOn }));
  if (cards.length > 0) await writeCards(tx, { studentId, cards: JSON.stringify(cards) });
  await writeScheduled(tx, { resultIds });
  return resultIds.length === RESULTS_AT_ONCE;
}
