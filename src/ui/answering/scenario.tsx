import { useId } from "react";
import { itemTexts } from "../../content/en/items.ts";
import styles from "./scenario.module.css";

/** What is known of the patient, above the question: plain text whose line breaks count. Nothing while it is not written. */
export function Scenario({ text }: { text: string }) {
  const id = useId();
  if (text.trim() === "") return null;
  return (
    // A page may show several questions: as a region each would be a landmark, and all of them of one name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" className={styles.scenario} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {itemTexts.answering.scenario}
      </h3>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
