import { ChartTable } from "./chart-table.tsx";
import styles from "./line-chart.module.css";
import { type ChartPoint, type Place, placesOf } from "./line-places.ts";

/**
 * A line over figures at equal distances, the oldest first; a single one is a dot. `summary` says in words what the line shows,
 * and all figures are in a table, too.
 */
export function LineChart({
  caption,
  summary,
  headers,
  points,
  min = 0,
  max,
  writeValue,
}: {
  /** The accessible name of the picture, and of the table. */
  caption: string;
  summary: string;
  /** Of the table: for the label, the figure and the hint. */
  headers: readonly [label: string, value: string, hint: string];
  points: ReadonlyArray<ChartPoint>;
  /** The foot of the scale, 0 unless it is said, and its top. */
  min?: number;
  max: number;
  writeValue: (value: number) => string;
}) {
  const places = placesOf(points, max, min);
  return (
    <div className="stack gap-3">
      <div className={styles.chart} role="img" aria-label={`${caption}. ${summary}`}>
        <div className={styles.scale} aria-hidden="true">
          {[max, (max + min) / 2, min].map((value) => (
            <span key={value}>{writeValue(value)}</span>
          ))}
        </div>
        <div className={styles.plot} aria-hidden="true">
          <svg className={styles.picture} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.line} d={lineOf(places)} />
          </svg>
          {places.map(({ left, top }, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity, only a place.
              key={index}
              className={styles.dot}
              title={points[index]?.hint}
              style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }}
            />
          ))}
        </div>
        <div className={styles.axis} aria-hidden="true">
          <span>{points[0]?.label}</span>
          {points.length > 1 && <span>{points.at(-1)?.label}</span>}
        </div>
      </div>
      <ChartTable
        caption={caption}
        headers={headers}
        rows={points.toReversed().map(({ label, to, text, hint }) => ({ label, to, cells: [text, hint] }))}
      />
    </div>
  );
}

function lineOf(places: ReadonlyArray<Place>): string {
  return places.map(({ left, top }, index) => `${index === 0 ? "M" : "L"}${left} ${top}`).join("");
}
