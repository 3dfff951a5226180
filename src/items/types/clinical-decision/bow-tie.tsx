import type { ReactNode } from "react";
import styles from "./bow-tie.module.css";

/** The three parts around one shape where there is room, else one below the other. Each part has two children: slots and what belongs to them. */
export function BowTie({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.tie}>
        <svg className={styles.shape} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0 C14 1 28 6 40 30 L40 70 C28 94 14 99 0 100 Z" />
          <path d="M100 0 C86 1 72 6 60 30 L60 70 C72 94 86 99 100 100 Z" />
        </svg>
        {children}
      </div>
    </div>
  );
}

/** The class names of a part and of its slots. */
export const bowTieParts = {
  actions: { part: styles.part, slots: styles.left },
  condition: { part: styles.part, slots: styles.knot },
  parameters: { part: styles.part, slots: styles.right },
};
