import type { ReactNode } from "react";
import { Card } from "../../../../ui/card.tsx";
import { classes } from "../../../../ui/classes.ts";
import styles from "./rules.module.css";

type SentencesProps = { id: string; heading: string; sentences: ReadonlyArray<string>; children?: ReactNode };

/** A card that says one thing in each line. */
export function Sentences({ id, heading, sentences, children }: SentencesProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children && <div className={classes("stack gap-2", styles.more)}>{children}</div>}
    </Card>
  );
}
