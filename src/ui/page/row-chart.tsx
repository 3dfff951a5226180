import { Link } from "react-router";
import styles from "./row-chart.module.css";

export type ChartRow = {
  id: string;
  label: string;
  /** Where the label links to. */
  to?: string;
  /** From 0 to `max` of the chart. */
  value: number;
  /** The formatted value. */
  text: string;
  note?: string | undefined;
};

/** Horizontal bars, each with its label and its figure: for names that need space. */
export function RowChart({ rows, max }: { rows: ReadonlyArray<ChartRow>; max: number }) {
  return (
    <ol className="stack gap-4">
      {rows.map(({ id, label, to, value, text, note }) => (
        <li key={id} className={styles.row}>
          <span className={styles.label}>{to ? <Link to={to}>{label}</Link> : label}</span>
          <span className={styles.value}>{text}</span>
          <span className={styles.track} aria-hidden="true">
            {value > 0 && max > 0 && (
              <span className={styles.bar} style={{ inlineSize: `${Math.min(1, value / max) * 100}%` }} />
            )}
          </span>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
