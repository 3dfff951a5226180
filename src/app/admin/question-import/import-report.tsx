import { importTexts } from "../../../content/en/questions.ts";
import type { ImportReport } from "../../../modules/questions/commands/import-questions.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { type Column, DataTable } from "../../../ui/page/data-table.tsx";
import styles from "./import-panel.module.css";

const texts = importTexts.dialog;

type Problem = ImportReport["problems"][number];

const COLUMNS: ReadonlyArray<Column<Problem>> = [
  { id: "line", header: texts.line, cell: ({ line }) => texts.lineNumber(line), isOneLine: true },
  { id: "column", header: texts.column, cell: ({ column }) => column ?? texts.wholeRow, isOneLine: true },
  { id: "reason", header: texts.reason, cell: ({ reason }) => reason },
];

/** What an import would do. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { alreadyThere, duplicate, wrong, newSubjects, newLessons, newLabels, withoutRationale } = report;
  return (
    <section className={styles.panel} aria-label={texts.report}>
      <dl className={styles.counts}>
        <Count label={texts.new} count={report.new} tone={report.new > 0 ? "good" : "plain"} />
        <Count label={texts.alreadyThere} count={alreadyThere} tone="plain" />
        <Count label={texts.duplicate} count={duplicate} tone="plain" />
        <Count label={texts.wrong} count={wrong} tone={wrong > 0 ? "bad" : "plain"} />
      </dl>
      <Verdict report={report} />
      {report.new > 0 && (
        <p className={styles.quiet}>
          {importTexts.newPlaces(newSubjects, newLessons)}
          {newLabels > 0 && ` ${importTexts.newLabels(newLabels)}`}
          {withoutRationale > 0 && ` ${importTexts.withoutRationale(withoutRationale)}`}
        </p>
      )}
    </section>
  );
}

/** The rows that keep the file from being imported as a whole, place by place; nothing when there are none. */
export function WrongRows({ report: { problems, moreProblems } }: { report: ImportReport }) {
  if (problems.length === 0) return null;
  return (
    <div className={styles.problems}>
      <DataTable
        caption={texts.wrongRows}
        columns={COLUMNS}
        rows={problems}
        rowId={({ line, column, reason }) => `${line} ${column} ${reason}`}
      />
      {moreProblems > 0 && <p className={styles.quiet}>{importTexts.moreProblems(moreProblems)}</p>}
    </div>
  );
}

/** Read aloud when the report appears. */
function Verdict({ report }: { report: ImportReport }) {
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
      <dd>{count.toLocaleString("en")}</dd>
    </div>
  );
}
