import { Link } from "react-router";
import { classes } from "../classes.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import styles from "./bar-chart.module.css";
import { ChartTable } from "./chart-table.tsx";

export type Bar = {
  label: string;
  /** From 0 to `max`. */
  value: number;
  max: number;
  /** The formatted value, "85%"; by default the plain number. */
  text?: string;
  /** More about it, for the table below the bars. */
  hint?: string;
  /** Where the bar links to, and the text read aloud before its value and its label. */
  link?: { to: string; label: string };
};

/** Bars side by side, the oldest or first at the start. Every value is written on its bar, and all are in a table too. */
export function BarChart({
  caption,
  labelHeader,
  valueHeader,
  hintHeader,
  bars,
}: {
  caption: string;
  /** The headers of the table. */
  labelHeader: string;
  valueHeader: string;
  hintHeader?: string;
  bars: ReadonlyArray<Bar>;
}) {
  return (
    <figure className={classes("stack gap-4", styles.chart)}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <ol className={styles.plot} aria-hidden={bars.every(({ link }) => !link) || undefined}>
        {bars.map((bar, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity, only a place.
          <li className={styles.place} key={index} title={bar.hint}>
            {bar.link ? (
              <Link to={bar.link.to} className={styles.column}>
                <VisuallyHidden>{bar.link.label}</VisuallyHidden> <Column bar={bar} />
              </Link>
            ) : (
              <div className={styles.column}>
                <Column bar={bar} />
              </div>
            )}
          </li>
        ))}
      </ol>
      <ChartTable
        caption={caption}
        headers={[labelHeader, valueHeader, ...(hintHeader ? [hintHeader] : [])]}
        rows={bars.map(({ label, value, text, hint, link }) => ({
          label,
          to: link?.to,
          cells: [text ?? String(value), ...(hintHeader ? [hint] : [])],
        }))}
      />
    </figure>
  );
}

function Column({ bar }: { bar: Bar }) {
  return (
    <>
      <span className={styles.value}>{bar.text ?? bar.value}</span>{" "}
      <span className={styles.shaft}>
        <span className={styles.bar} style={{ blockSize: `${shareOf(bar) * 100}%` }} />
      </span>
      <span className={styles.label}>{bar.label}</span>
    </>
  );
}

function shareOf(bar: Bar): number {
  return bar.max > 0 ? Math.min(1, Math.max(0, bar.value / bar.max)) : 0;
}
