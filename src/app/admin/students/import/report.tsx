import { NO_DATA, studentTexts } from "../../../../content/en/students.ts";
import type { ListReport, ReportedRow } from "../../../../modules/students/commands/import-students.server.ts";
import type { Column } from "../../../../ui/page/data-table.tsx";
import styles from "../../shared/import/panel.module.css";
import { ImportRows } from "../../shared/import/report.tsx";

const texts = studentTexts.import;

const columns = (): ReadonlyArray<Column<ReportedRow>> => [
  { id: "line", header: texts.line, cell: ({ line }) => line, isOneLine: true },
  { id: "student", header: texts.student, cell: StudentOf, isRowHeader: true },
  { id: "outcome", header: texts.outcome, cell: ({ outcome }) => wordsOf(outcome) },
];

function StudentOf({ name, email }: ReportedRow) {
  return (
    <>
      <span>{name || NO_DATA}</span>
      <span className={styles.quiet}>{` ${email}`}</span>
    </>
  );
}

/** What would become of each row, the wrong ones first. */
export function ReportedRows({ report: { rows, moreRows } }: { report: ListReport }) {
  return (
    <ImportRows
      caption={texts.rows}
      columns={columns()}
      rows={rows}
      rowId={({ line }) => String(line)}
      more={moreRows > 0 ? texts.moreRows(moreRows) : null}
    />
  );
}

function wordsOf(outcome: ReportedRow["outcome"]): string {
  switch (outcome.kind) {
    case "new":
      return texts.outcomes.new;
    case "already-there":
      return texts.outcomes["already-there"];
    case "duplicate":
      return texts.outcomes.duplicate(outcome.ofLine);
    case "wrong":
      return texts.outcomes.wrong(outcome.column, outcome.reason);
    default:
      return outcome satisfies never;
  }
}
