import { type PointerEvent, useState } from "react";
import { classes } from "../classes.ts";
import styles from "./day-chart.module.css";

export type DayPoint = {
  /** Null where there is nothing to show, which is not the same as 0. */
  value: number | null;
  /** Shown while this day is pointed at. */
  text: string;
};

const HEIGHT = 100;
/** The minimum height of a value above zero, and of exactly 0. */
const LOWEST = { value: 1.5, zero: 0.6 };
/** Above this number of columns there is no room for gaps between them. */
const GAPS_UP_TO = 120;

/**
 * One column per day, the oldest first, drawn as one shape. `summary` describes it; the figures themselves are in a table that
 * every such chart needs.
 */
export function DayChart({
  label,
  summary,
  points,
  max,
  writeValue,
  axis,
}: {
  /** The accessible name of the picture. */
  label: string;
  summary: string;
  points: ReadonlyArray<DayPoint>;
  /** The top of the scale. */
  max: number;
  /** Formats a figure on the scale. */
  writeValue: (value: number) => string;
  /** Labels below some of the columns; those that are not `isMain` are dropped where there is no room. */
  axis: ReadonlyArray<{ at: number; text: string; isMain: boolean }>;
}) {
  const [pointed, setPointed] = useState<number | null>(null);
  const count = points.length;

  function point(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * count);
    setPointed(Math.min(count - 1, Math.max(0, index)));
  }

  return (
    <div className={styles.chart}>
      <p className={styles.summary}>{(pointed === null ? undefined : points[pointed]?.text) ?? summary}</p>
      <div className={styles.scale} aria-hidden="true">
        {[max, max / 2, 0].map((value) => (
          <span key={value}>{writeValue(value)}</span>
        ))}
      </div>
      <div className={styles.plot} onPointerMove={point} onPointerDown={point} onPointerLeave={() => setPointed(null)}>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${count} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${label}. ${summary}`}
        >
          {pointed !== null && <path className={styles.pointed} d={`M${pointed} 0h1V${HEIGHT}h-1Z`} />}
          <path className={styles.columns} d={columnsOf(points, max)} />
        </svg>
      </div>
      <div className={styles.axis} aria-hidden="true">
        {axis.map(({ at, text, isMain }) => (
          <span
            key={at}
            className={classes(styles.mark, !isMain && styles.minor)}
            data-end={at === 0 ? "first" : at === count - 1 ? "last" : undefined}
            style={{ insetInlineStart: `${((at + 0.5) / count) * 100}%` }}
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

function columnsOf(points: ReadonlyArray<DayPoint>, max: number): string {
  const gap = points.length > GAPS_UP_TO ? 0 : 0.14;
  const width = Math.round((1 - 2 * gap) * 100) / 100;
  return points
    .map(({ value }, index) => {
      if (value === null) return "";
      const height = value === 0 ? LOWEST.zero : Math.max(LOWEST.value, (Math.min(value, max) / max) * HEIGHT);
      const top = Math.round((HEIGHT - height) * 10) / 10;
      return `M${Math.round((index + gap) * 100) / 100} ${HEIGHT}V${top}h${width}V${HEIGHT}`;
    })
    .join("");
}

/** A round number for the top of a scale, whose half is whole too; at least 2. */
export function topOfScale(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, largest)));
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((top) => top >= largest && top % 2 === 0) ?? 10 * power;
}
