/** A whole list of students at once: first what would happen, row by row, then the same in one transaction. */

import { type Id, newId } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { enrolments, students } from "../../../db/schema.ts";
import type { Roles } from "../../accounts/roles.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import type { AddStudentForm } from "../forms.ts";
import { ListError, type ListProblem, type ListRow, readList } from "../import/read-list.server.ts";
import { findKnownAddresses } from "../queries/find-known-addresses.server.ts";
import { type Invited, type Inviting, mailInvitations } from "../student-mails.server.ts";

/** In one statement. */
const BATCH = 1_000;
/** Rows that a report names; the wrong ones come first. */
const ROWS_NAMED = 200;

type RowOutcome =
  | { kind: "new" }
  | { kind: "already-there" }
  /** The same address as in that line. */
  | { kind: "duplicate"; ofLine: number }
  | { kind: "wrong"; column: string; reason: string };

/** Name and address as the file has them. */
export type ReportedRow = { line: number; name: string; email: string; outcome: RowOutcome };

export type ListReport = {
  new: number;
  alreadyThere: number;
  duplicate: number;
  wrong: number;
  rows: ReportedRow[];
  moreRows: number;
};

export type Importing = Inviting & Roles;

export type CheckListResult = { kind: "unreadable"; problem: ListProblem } | { kind: "checked"; report: ListReport };

export type ImportStudentsResult =
  | CheckListResult
  /** `mailed` is how many invitations are on their way; `importId` is null if nobody was added. */
  | { kind: "imported"; report: ListReport; mailed: number; importId: Id<"student-import"> | null };

/** What an import of this file would do now. */
export async function checkList(importing: Importing, _admin: Admin, file: Uint8Array): Promise<CheckListResult> {
  const rows = readOrRefuse(file);
  if ("kind" in rows) return rows;
  return { kind: "checked", report: reportOf(await importing.db.transaction((tx) => judge(tx, importing, rows))) };
}

/**
 * Adds the students of a file who are not there yet, all or none; with a wrong row nobody, unless only the good ones are
 * asked for. Asked again with the same file it adds nobody.
 */
export async function importStudents(
  importing: Importing,
  admin: Admin,
  list: { file: Uint8Array; goodRowsOnly: boolean; isInviting: boolean },
  now: Date,
): Promise<ImportStudentsResult> {
  const rows = readOrRefuse(list.file);
  if ("kind" in rows) return rows;
  return importing.db.transaction(async (tx): Promise<ImportStudentsResult> => {
    const judged = await judge(tx, importing, rows);
    const planned = reportOf(judged);
    if (planned.wrong > 0 && !list.goodRowsOnly) return { kind: "checked", report: planned };

    const wanted = judged.flatMap(({ row, outcome }) =>
      row.kind === "student" && outcome.kind === "new" ? [row.student] : [],
    );
    const importId = newId<"student-import">();
    const added: Invited[] = [];
    for (let first = 0; first < wanted.length; first += BATCH) {
      added.push(
        ...(await addAll(tx, wanted.slice(first, first + BATCH), { importId, isInviting: list.isInviting }, now)),
      );
    }
    if (list.isInviting) {
      for (let first = 0; first < added.length; first += BATCH) {
        await mailInvitations(importing, tx, added.slice(first, first + BATCH), now);
      }
    }
    // Students entered concurrently are skipped as existing.
    const tooLate = wanted.length - added.length;
    const report = { ...planned, new: added.length, alreadyThere: planned.alreadyThere + tooLate };
    const mailed = list.isInviting ? added.length : 0;
    const { alreadyThere, duplicate, wrong } = report;
    if (added.length > 0) {
      const after = { added: added.length, alreadyThere, duplicate, wrong, invited: mailed };
      await recordAudit(tx, admin, { action: "students.imported", after }, now);
    }
    return { kind: "imported", report, mailed, importId: added.length > 0 ? importId : null };
  });
}

type Judged = { row: ListRow; outcome: RowOutcome };

function readOrRefuse(file: Uint8Array) {
  try {
    return readList(file);
  } catch (error) {
    if (error instanceof ListError) return { kind: "unreadable" as const, problem: error.problem };
    throw error;
  }
}

async function judge(tx: Tx, roles: Roles, rows: ReadonlyArray<ListRow>): Promise<Judged[]> {
  const emails = rows.flatMap((row) => (row.kind === "student" ? [row.student.email] : []));
  const known = await findKnownAddresses(tx, roles, emails);
  const lineOf = new Map<string, number>();
  return rows.map((row): Judged => {
    if (row.kind === "wrong") return { row, outcome: { kind: "wrong", column: row.column, reason: row.reason } };
    const { email } = row.student;
    const earlier = lineOf.get(email);
    if (earlier !== undefined) return { row, outcome: { kind: "duplicate", ofLine: earlier } };
    lineOf.set(email, row.line);
    return { row, outcome: { kind: known.has(email) ? "already-there" : "new" } };
  });
}

async function addAll(
  tx: Tx,
  wanted: ReadonlyArray<AddStudentForm>,
  { importId, isInviting }: { importId: Id<"student-import">; isInviting: boolean },
  now: Date,
): Promise<Invited[]> {
  const rows = wanted.map((student) => ({ ...student, id: newId<"student">() }));
  const inserted = await tx
    .insert(students)
    .values(rows.map((row) => ({ ...row, joinDate: now, invitedAt: isInviting ? now : null, importId })))
    .onConflictDoNothing()
    .returning({ id: students.id });
  const isIn = new Set<Id<"student">>(inserted.map(({ id }) => id));
  const added = rows.filter(({ id }) => isIn.has(id));
  if (added.length > 0) {
    await tx.insert(enrolments).values(added.map(({ id, course }) => ({ studentId: id, course, enrolledAt: now })));
  }
  return added;
}

function reportOf(judged: ReadonlyArray<Judged>): ListReport {
  const count = (kind: RowOutcome["kind"]) => judged.filter(({ outcome }) => outcome.kind === kind).length;
  const isWrong = ({ outcome }: Judged) => outcome.kind === "wrong";
  const named = [...judged.filter(isWrong), ...judged.filter((one) => !isWrong(one))].slice(0, ROWS_NAMED);
  return {
    new: count("new"),
    alreadyThere: count("already-there"),
    duplicate: count("duplicate"),
    wrong: count("wrong"),
    rows: named.map(({ row, outcome }) => {
      const { name, email } = row.kind === "student" ? row.student : row;
      return { line: row.line, name, email, outcome };
    }),
    moreRows: judged.length - named.length,
  };
}
