/** The line above a list. */
import type { ReactNode } from "react";
import styles from "./list-tools.module.css";

/** Beside each other what belongs to the whole list, as far apart as there is room. */
export function ListTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}

/** What a search or a filter has found; it is read aloud when it changes. */
export function ListHits({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.hits}>
      {children}
    </div>
  );
}
