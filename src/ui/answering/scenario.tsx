import { useId } from "react";
import styles from "./scenario.module.css";

/** What is known of the patient, above the question: plain text whose line breaks count. */
export function Scenario({ heading, text }: { heading: string; text: string }) {
  const id = useId();
  return (
    <section className={styles.scenario} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
