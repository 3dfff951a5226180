import { dashboardTexts } from "../../../content/en/dashboard.ts";
import type { SubjectPerformance } from "../../../modules/progress/queries/performance.server.ts";
import { DataTable } from "../../../ui/page/data-table.tsx";
import styles from "./subject-table.module.css";

const texts = dashboardTexts.performance;

/** How each subject goes. */
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
            id: "correct",
            header: texts.correctOfAttempted,
            align: "end",
            cell: ({ correct, attempted }) => texts.ofAttempted(correct, attempted),
          },
          {
            id: "accuracy",
            header: texts.accuracy,
            align: "end",
            cell: ({ accuracy }) => (
              <span className={styles.accuracy}>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.share} style={{ inlineSize: `${accuracy}%` }} />
                </span>
                <span className={styles.percent}>{texts.percent(accuracy)}</span>
              </span>
            ),
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
