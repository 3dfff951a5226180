/** Changing several students at once, in one transaction. */
import { and, ne, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { allowLongStatements } from "../../../db/long-statements.ts";
import { enrolments, students } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { recomputeProgressOf } from "../../progress/commands/recompute-progress.server.ts";
import { CHANGED_MAX, type StudentsChange } from "../bulk-forms.ts";
import { conditionOfSelection } from "../queries/list-students.server.ts";
import type { SelectedStudents } from "../selected-students.ts";

export type ChangeStudentsResult =
  /** `count` leaves out those that were so already. */
  | { kind: "changed"; count: number }
  /** None of them needs the change, or they were deleted. */
  | { kind: "nothing" }
  | { kind: "too-many" };

/** So many are named in the audit; of more it says how many. */
const NAMED_MAX = 100;

/** Gives the chosen students another status or course. A new course enrols, and is what their progress is of. */
export async function changeStudents(
  db: Db,
  admin: Admin,
  selected: SelectedStudents,
  change: StudentsChange,
  now: Date,
): Promise<ChangeStudentsResult> {
  return db.transaction(async (tx): Promise<ChangeStudentsResult> => {
    await allowLongStatements(tx);
    const isOther = change.kind === "status" ? ne(students.status, change.status) : ne(students.course, change.course);
    const found = await tx
      .select({ id: students.id, name: students.name })
      .from(students)
      .where(and(conditionOfSelection(selected), isOther))
      .orderBy(students.id)
      .limit(CHANGED_MAX + 1)
      .for("no key update");
    if (found.length === 0) return { kind: "nothing" };
    if (found.length > CHANGED_MAX) return { kind: "too-many" };
    await write(
      tx,
      found.map(({ id }) => id),
      change,
      now,
    );
    const { kind: _, ...value } = change;
    const names = found.length <= NAMED_MAX ? { names: found.map(({ name }) => name) } : {};
    await recordAudit(
      tx,
      admin,
      { action: "students.changed", after: { ...value, students: found.length, ...names } },
      now,
    );
    return { kind: "changed", count: found.length };
  });
}

async function write(tx: Tx, ids: Id<"student">[], change: StudentsChange, now: Date): Promise<void> {
  const isOne = sql`${students.id} = any(${sql.param(ids)}::uuid[])`;
  switch (change.kind) {
    case "status":
      await tx.update(students).set({ status: change.status }).where(isOne);
      return;
    case "course":
      await tx.update(students).set({ course: change.course }).where(isOne);
      await tx.execute(sql`
        insert into ${enrolments} (student_id, course, enrolled_at)
        select id, ${change.course}, ${now.toISOString()}::timestamptz from unnest(${sql.param(ids)}::uuid[]) as id
        on conflict do nothing`);
      await recomputeProgressOf(tx, ids);
      return;
    default:
      change satisfies never;
  }
}
