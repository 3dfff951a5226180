import { useId } from "react";
import { itemTexts } from "../../content/en/items.ts";
import { Markable } from "./markable.tsx";
import styles from "./scenario.module.css";

/** The patient's scenario above the question: plain text with its line breaks. Nothing until it is written. */
export function Scenario({ text }: { text: string }) {
  const id = useId();
  if (text.trim() === "") return null;
  return (
    // A page may show several questions: as regions they would all be landmarks with the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" className={styles.scenario} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {itemTexts.answering.scenario}
      </h3>
      <Markable markKey="scenario" label={itemTexts.answering.scenario} canNote={false}>
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      </Markable>
    </div>
  );
}
