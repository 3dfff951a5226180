import { outcomeTexts as texts } from "../../../content/en/outcome.ts";
import type { RightAnswers } from "../../../modules/attempts/headline.ts";
import styles from "./outcome-cell.module.css";

/** Table cell with the right answers of the questions asked; below, the unanswered questions and those not counted as answered. */
export function OutcomeCell({
  outcome,
}: {
  outcome: Pick<RightAnswers, "correct" | "asked" | "leftOut"> & Partial<RightAnswers>;
}) {
  const below = [texts.leftOut(outcome), texts.notAsScored(outcome)].filter((text) => text !== "");
  return (
    <span className={styles.outcome}>
      <span>{texts.of(outcome)}</span>
      {below.map((text) => (
        <span key={text} className={styles.leftOut}>{` ${text}`}</span>
      ))}
    </span>
  );
}
