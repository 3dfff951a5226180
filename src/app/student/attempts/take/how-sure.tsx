/** How sure the student is of an answer, told by one tap, or not at all. */
import { attemptTexts } from "../../../../content/en/attempts.ts";
import { progressOf } from "../../../../items/registry/models.ts";
import { Confidence } from "../../../../modules/repetition/confidence.ts";
import type { LocalQuestion } from "../state/local-attempt.ts";
import styles from "./how-sure.module.css";

const texts = attemptTexts.confidence;

type HowSureProps = {
  question: LocalQuestion;
  isEditable: boolean;
  onRate: (position: number, confidence: Confidence) => void;
};

/** Asked once there is an answer. */
export function HowSure({ question: { position, item, confidence }, isEditable, onRate }: HowSureProps) {
  if (progressOf(item) === "untouched") return null;
  return (
    <fieldset className={styles.ask} disabled={!isEditable}>
      <legend>{texts.ask}</legend>
      <div className={styles.choices}>
        {Confidence.options.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="radio"
              name={`confidence-${position}`}
              checked={confidence === one}
              onChange={() => onRate(position, one)}
            />
            <span>{texts.of[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
