import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { outcomeTexts } from "../../../content/en/outcome.ts";
import type { SubjectPerformance } from "../../../modules/progress/queries/performance.server.ts";
import { DataTable } from "../../../ui/page/data-table.tsx";
import { OutcomeCell } from "./outcome-cell.tsx";
import styles from "./subject-table.module.css";

const texts = dashboardTexts.performance;

/** Accuracy by subject. */
export function SubjectTable({ subjects }: { subjects: ReadonlyArray<SubjectPerformance> }) {
  return (
    <section aria-labelledby="performance-by-subject">
      <h2 id="performance-by-subject" className={styles.heading}>
        {texts.bySubject}
      </h2>
      <DataTable
        caption={texts.bySubject}
        isCaptionHidden
        rows={subjects}
        rowId={({ id }) => id}
        columns={[
          { id: "subject", header: texts.subject, cell: ({ name }) => name, isRowHeader: true },
          {
            id: "right",
            header: outcomeTexts.header,
            align: "end",
            cell: (outcome) => <OutcomeCell outcome={outcome} />,
          },
          {
            id: "accuracy",
            header: texts.accuracy,
            align: "end",
            cell: ({ accuracy }) => <Accuracy percent={texts.percent(accuracy ?? 0)} />,
          },
          {
            id: "time",
            header: texts.secondsPerQuestion,
            align: "end",
            cell: ({ secondsPerQuestion }) => texts.seconds(secondsPerQuestion),
          },
          { id: "tests", header: texts.testsTaken, align: "end", cell: ({ testsTaken }) => testsTaken },
        ]}
      />
    </section>
  );
}

function Accuracy({ percent }: { percent: string }) {
  return (
    <span className={styles.accuracy}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.share} style={{ inlineSize: percent }} />
      </span>
      <span className={styles.percent}>{percent}</span>
    </span>
  );
}
