/** The parts of one question: side by side where there is room, stacked on a phone. */

import type { Elements } from "../elements.ts";
import styles from "./part-grid.module.css";

/** The grid of parts. */
export function PartGrid({ children }: { children: Elements }) {
  return <div className={styles.grid}>{children}</div>;
}

/** One part whose title is inside, such as the legend of a group of choices. */
export function Part({ children }: { children: Elements }) {
  return <div className={styles.part}>{children}</div>;
}

/** One part after scoring, with what it earned in words. */
export function ReviewedPart({ title, points, children }: { title: string; points?: string; children: Elements }) {
  return (
    <div className={styles.part}>
      <h3 dir="auto" className={styles.title}>
        {title}
      </h3>
      {children}
      {points !== undefined && <p className={styles.points}>{points}</p>}
    </div>
  );
}
