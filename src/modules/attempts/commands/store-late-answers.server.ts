/**
 * Answers that came too late to count are kept for the review, beside what was scored. This ends once the student could see
 * solutions: later answers may be copied from them.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attemptItems, attempts } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { LATE_ANSWERS_HOURS } from "../rules.ts";

export type LateAnswer = { position: number; answer: unknown; answeredAt: Date };

/** Keeps late answers while the attempt takes them, of each position the one given last. Returns the positions that are kept. */
export async function storeLateAnswers(
  db: Db,
  attemptId: Id<"attempt">,
  late: ReadonlyArray<LateAnswer>,
  now: Date,
): Promise<ReadonlySet<number>> {
  const given = late.map(({ position, answer, answeredAt }) => ({ position, answer, answered_at: answeredAt }));
  const closedSince = new Date(now.getTime() - LATE_ANSWERS_HOURS * 3_600_000);
  const { rows } = await db.execute<{ position: number }>(sql`
    with late as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as late (position int, answer jsonb, answered_at timestamptz)
    ), taking as materialized (
      select id from ${attempts}
      where id = ${attemptId} and state <> 'discarded' and solutions_shown_at is null
        and (closed_at is null or closed_at > ${closedSince.toISOString()}::timestamptz)
      for no key update
    ), written as (
      update ${attemptItems} as item
      set late_answer = late.answer, late_at = ${now.toISOString()}::timestamptz, late_answered_at = late.answered_at
      from late, taking
      where item.attempt_id = taking.id and item.position = late.position
        and late.answer is distinct from item.late_answer
        and (item.late_at is null or coalesce(item.late_answered_at, item.late_at) < late.answered_at)
    )
    select late.position from late, taking
    union
    select late.position from late join ${attemptItems} as item on item.position = late.position
    where item.attempt_id = ${attemptId} and item.late_answer = late.answer`);
  return new Set(rows.map(({ position }) => position));
}

/** Records the first time that the student sees solutions of their own submitted attempts: of these, or of all. */
export async function recordSolutionsShown(
  db: Db,
  { studentId }: Student,
  attemptIds: ReadonlyArray<Id<"attempt">> | "all",
  now: Date,
): Promise<void> {
  const values = { studentId, now: now.toISOString() };
  if (attemptIds === "all") await writeAllShown(db, values);
  else await writeShown(db, { ...values, attemptIds });
}

const writeAllShown = nameStatement<never>("record_all_solutions_shown", shownOf(sql`true`));
const writeShown = nameStatement<never>(
  "record_solutions_shown",
  shownOf(sql`id = any (${sql.placeholder("attemptIds")}::uuid[])`),
);

function shownOf(which: SQL): SQL {
  return sql`
    update ${attempts} set solutions_shown_at = ${sql.placeholder("now")}::timestamptz
    where ${which} and student_id = ${sql.placeholder("studentId")} and state = 'submitted' and solutions_shown_at is null`;
}
