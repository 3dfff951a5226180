import { standardTexts } from "../../../../content/en/standards.ts";
import { formats } from "../../../../content/formats.ts";
import {
  FAILURES_MIN,
  GROUP_MIN,
  type Group,
  OUTCOMES_MIN,
  type Reliability as Said,
} from "../../../../modules/standards/reliability.ts";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import styles from "../page.module.css";
import diagram from "./reliability.module.css";

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
          <Diagram groups={reliability.groups} />
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

/** What was seen over what was said: the nearer to the diagonal, the better. All figures are in the table below. */
function Diagram({ groups }: { groups: ReadonlyArray<Group> }) {
  const shown = groups.flatMap(({ seen, count, from: id }) =>
    seen ? [{ id, x: 100 * seen.meanChance, y: 100 - (100 * seen.passed) / count, ...seen.interval }] : [],
  );
  if (shown.length === 0) return null;
  return (
    <svg className={diagram.picture} viewBox="-16 -5 124 124" role="img" aria-label={texts.diagram(shown.length)}>
      {[0, 50, 100].map((at) => (
        <g key={at}>
          <path className={diagram.grid} d={`M0 ${100 - at}H100M${at} 0V100`} />
          <text className={diagram.text} x={-3} y={102 - at} textAnchor="end">
            {texts.share(at / 100)}
          </text>
          <text className={diagram.text} x={at} y={108} textAnchor="middle">
            {texts.share(at / 100)}
          </text>
        </g>
      ))}
      <path className={diagram.diagonal} d="M0 100L100 0" />
      {shown.map(({ id, x, y, from, to }) => (
        <g key={id}>
          <path className={diagram.limits} d={`M${x} ${100 - 100 * from}V${100 - 100 * to}`} />
          <circle className={diagram.dot} cx={x} cy={y} r={2.2} />
        </g>
      ))}
      <text className={diagram.text} x={50} y={116} textAnchor="middle">
        {texts.columns.mean}
      </text>
    </svg>
  );
}
