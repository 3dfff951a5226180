import { studentTexts } from "../../../content/en/students.ts";
import { CSV_MARK, csvRow } from "../../../core/csv.ts";
import { dayOf } from "../../../core/days.ts";
import type { Db } from "../../../db/client.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { recordView } from "../../audit/commands/record-view.server.ts";
import { countStudents, type ListedStudent, readStudents } from "../queries/list-students.server.ts";
import type { SelectedStudents } from "../selected-students.ts";
import { addressOfFilter } from "../student-filter.ts";

const texts = studentTexts.export;
/** Read and written at a time. */
const BATCH = 1_000;

/**
 * The chosen students as a CSV file in pieces, in the order of the list; `day` is today. That they were taken out,
 * and how many, is written down before the first one leaves.
 */
export async function exportStudents(
  db: Db,
  admin: Admin,
  selected: SelectedStudents,
  timeZone: string,
  now: Date,
): Promise<{ pieces: AsyncGenerator<string, void>; day: string }> {
  const exported =
    selected.kind === "ids"
      ? { students: selected.ids.length }
      : Object.fromEntries(new URLSearchParams(addressOfFilter(selected.filter)));
  await db.transaction(async (tx) => {
    await recordAudit(tx, admin, { action: "students.exported", after: exported }, now);
    await recordView(tx, admin, { what: "students.exported", people: await countStudents(tx, selected) }, now);
  });
  return { pieces: linesOf(db, selected, timeZone), day: dayOf(now, timeZone) };
}

async function* linesOf(db: Db, selected: SelectedStudents, timeZone: string): AsyncGenerator<string, void> {
  yield CSV_MARK + csvRow(texts.columns);
  for await (const students of readStudents(db, selected, BATCH)) {
    yield students.map((student) => lineOf(student, timeZone)).join("");
  }
}

function lineOf(student: ListedStudent, timeZone: string): string {
  const { name, email, course, progress, status, joinDate, hasAccount, invitedAt } = student;
  const account = hasAccount ? texts.account.yes : invitedAt ? texts.account.invited : texts.account.none;
  return csvRow([name, email, course, progress, status, dayOf(joinDate, timeZone), account]);
}
