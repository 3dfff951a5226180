import { standardTexts } from "../../../../content/en/standards.ts";
import { formats } from "../../../../content/formats.ts";
import {
  FAILURES_MIN,
  GROUP_MIN,
  OUTCOMES_MIN,
  type Reliability as Said,
} from "../../../../modules/standards/reliability.ts";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import styles from "../page.module.css";

const texts = standardTexts.outcomes;

/** What the real exam made of the chances that simulations gave; how many outcomes are missing before that is known. */
export function Reliability({ presetId, reliability }: { presetId: string; reliability: Said }) {
  const { number } = formats();
  const id = `${presetId}-outcomes`;
  return (
    <section aria-labelledby={`${presetId} ${id}`} className="stack gap-3">
      <h3 id={id} className={styles.heading}>
        {texts.title}
      </h3>
      {reliability.kind === "collecting" ? (
        <p>{texts.collecting(reliability.outcomes, OUTCOMES_MIN, reliability.failures, FAILURES_MIN)}</p>
      ) : (
        <>
          <p>{texts.published(reliability.outcomes, reliability.failures)}</p>
          <DataTable
            caption={texts.caption}
            isCaptionHidden
            hasFigures
            rows={reliability.groups}
            rowId={({ from }) => String(from)}
            columns={[
              { id: "chance", header: texts.columns.chance, cell: ({ from, to }) => texts.chance(from, to) },
              { id: "students", header: texts.columns.students, align: "end", cell: ({ count }) => number(count) },
              {
                id: "mean",
                header: texts.columns.mean,
                align: "end",
                cell: ({ seen }) => (seen ? texts.share(seen.meanChance) : texts.hidden(GROUP_MIN)),
              },
              {
                id: "passed",
                header: texts.columns.passed,
                align: "end",
                cell: ({ seen, count }) => (seen ? texts.share(seen.passed / count) : texts.hidden(GROUP_MIN)),
              },
              {
                id: "interval",
                header: texts.columns.interval,
                align: "end",
                cell: ({ seen }) =>
                  seen ? texts.interval(seen.interval.from, seen.interval.to) : texts.hidden(GROUP_MIN),
              },
            ]}
          />
          <p className={styles.quiet}>
            {texts.figures(reliability.brier, reliability.brierOfShare, reliability.failuresFound)}
          </p>
        </>
      )}
    </section>
  );
}
