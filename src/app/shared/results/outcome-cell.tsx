import { outcomeTexts as texts } from "../../../content/en/outcome.ts";
import type { Outcome } from "../../../modules/progress/rules.ts";
import styles from "./outcome-cell.module.css";

/** How many of the questions asked were right, in a table; below it how many were left out. */
export function OutcomeCell({ outcome }: { outcome: Pick<Outcome, "correct" | "asked" | "leftOut"> }) {
  return (
    <span className={styles.outcome}>
      {texts.of(outcome)}
      {outcome.leftOut > 0 && <span className={styles.leftOut}> {texts.leftOut(outcome)}</span>}
    </span>
  );
}
