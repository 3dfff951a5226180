import { NO_DATA, studentTexts } from "../../../content/en/students.ts";
import type { ListReport, ReportedRow } from "../../../modules/students/commands/import-students.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { type Column, DataTable } from "../../../ui/page/data-table.tsx";
import styles from "../question-import/import-panel.module.css";

const texts = studentTexts.import;

const COLUMNS: ReadonlyArray<Column<ReportedRow>> = [
  { id: "line", header: texts.line, cell: ({ line }) => line, isOneLine: true },
  { id: "student", header: texts.student, cell: StudentOf, isRowHeader: true },
  { id: "outcome", header: texts.outcome, cell: ({ outcome }) => wordsOf(outcome) },
];

function StudentOf({ name, email }: ReportedRow) {
  return (
    <>
      {name || NO_DATA}
      <span className={styles.quiet}> {email}</span>
    </>
  );
}

/** What an import would do, in numbers. */
export function ImportReport({ report }: { report: ListReport }) {
  const { alreadyThere, duplicate, wrong } = report;
  return (
    <section className={styles.panel} aria-label={texts.report}>
      <dl className={styles.counts}>
        <Count label={texts.new} count={report.new} tone={report.new > 0 ? "good" : "plain"} />
        <Count label={texts.alreadyThere} count={alreadyThere} tone="plain" />
        <Count label={texts.duplicate} count={duplicate} tone="plain" />
        <Count label={texts.wrong} count={wrong} tone={wrong > 0 ? "bad" : "plain"} />
      </dl>
      <Verdict report={report} />
    </section>
  );
}

/** The same row by row, the wrong ones first. */
export function ReportedRows({ report: { rows, moreRows } }: { report: ListReport }) {
  if (rows.length === 0) return null;
  return (
    <div className={styles.problems}>
      <DataTable caption={texts.rows} columns={COLUMNS} rows={rows} rowId={({ line }) => String(line)} />
      {moreRows > 0 && <p className={styles.quiet}>{texts.moreRows(moreRows)}</p>}
    </div>
  );
}

/** Read aloud when the report appears. */
function Verdict({ report }: { report: ListReport }) {
  if (report.wrong > 0) {
    return <Alert tone="warning">{report.new > 0 ? texts.hasWrong : texts.nothingGood}</Alert>;
  }
  return report.new > 0 ? (
    <Alert tone="success">{texts.allGood(report.new)}</Alert>
  ) : (
    <Alert tone="info">{texts.nothingNew}</Alert>
  );
}

function Count({ label, count, tone }: { label: string; count: number; tone: "good" | "bad" | "plain" }) {
  return (
    <div className={styles.count} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{count.toLocaleString("en-IN")}</dd>
    </div>
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
