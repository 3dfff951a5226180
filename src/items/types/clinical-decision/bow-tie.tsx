import type { Elements } from "../../../ui/elements.ts";
import styles from "./bow-tie.module.css";

/**
 * The three parts around one shape where there is room, else stacked. Each part has two children: its slots and what fits them.
 */
export function BowTie({ children }: { children: Elements }) {
  return (
    <div className={styles.frame}>
      <div className={styles.tie}>
        <svg className={styles.shape} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0 C22 0 32 4 40 31 L40 69 C32 96 22 100 0 100 Z" />
          <path d="M100 0 C78 0 68 4 60 31 L60 69 C68 96 78 100 100 100 Z" />
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
