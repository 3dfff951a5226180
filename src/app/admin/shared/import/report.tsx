/** What an import would do: in numbers, and row by row. */
import type { ComponentProps } from "react";
import { formats } from "../../../../content/formats.ts";
import { Alert } from "../../../../ui/alert.tsx";
import type { Elements } from "../../../../ui/elements.ts";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import styles from "./panel.module.css";

/** How many rows of the file come to what. */
export type ImportCounts = { new: number; alreadyThere: number; duplicate: number; wrong: number };

export type ReportTexts = Record<keyof ImportCounts | "report" | "hasWrong" | "nothingGood" | "nothingNew", string> & {
  allGood: (count: number) => string;
};

type ReportProps = { texts: ReportTexts; report: ImportCounts };

/** The numbers and the conclusion; anything else is below. */
export function ImportReport({ texts, report, children }: ReportProps & { children?: Elements }) {
  return (
    <section className="stack gap-4" aria-label={texts.report}>
      <dl className={styles.counts}>
        <Count label={texts.new} count={report.new} tone={report.new > 0 ? "good" : "plain"} />
        <Count label={texts.alreadyThere} count={report.alreadyThere} tone="plain" />
        <Count label={texts.duplicate} count={report.duplicate} tone="plain" />
        <Count label={texts.wrong} count={report.wrong} tone={report.wrong > 0 ? "bad" : "plain"} />
      </dl>
      <Conclusion texts={texts} report={report} />
      {children}
    </section>
  );
}

/** Rows of the file in a table, and a word about those that it leaves out; nothing when there are none. */
export function ImportRows<Row>({ more, ...table }: ComponentProps<typeof DataTable<Row>> & { more: string | null }) {
  if (table.rows.length === 0) return null;
  return (
    <div className={styles.rows}>
      <DataTable {...table} />
      {more !== null && <p className={styles.quiet}>{more}</p>}
    </div>
  );
}

/** Read aloud when the report appears. */
function Conclusion({ texts, report }: ReportProps) {
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
      <dd>{formats().number(count)}</dd>
    </div>
  );
}
