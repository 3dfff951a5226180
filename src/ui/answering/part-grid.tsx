/** The parts of one question: side by side where there is room, stacked on a phone. */
import type { ReactNode } from "react";
import styles from "./part-grid.module.css";

/** The grid of parts. */
export function PartGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** One part whose title is inside, such as the legend of a group of choices. */
export function Part({ children }: { children: ReactNode }) {
  return <div className={styles.part}>{children}</div>;
}

/** One part after scoring, with what it earned in words. */
export function ReviewedPart({ title, points, children }: { title: string; points?: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
      {points !== undefined && <p className={styles.points}>{points}</p>}
    </div>
  );
}
