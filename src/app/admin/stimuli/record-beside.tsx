import { useState } from "react";
import { stimulusAuthoringTexts } from "../../../content/en/stimulus-authoring.ts";
import type { StimulusContent } from "../../../modules/stimuli/content.ts";
import { Card } from "../../../ui/card.tsx";
import { RecordView } from "../../shared/record/record.tsx";
import styles from "./show.module.css";

const texts = stimulusAuthoringTexts.form;

/** What can be read at the question that is being written. */
export function RecordBeside(props: { number: number; record: StimulusContent; newEntries: ReadonlyArray<string> }) {
  const { number, record, newEntries } = props;
  const [selected, setSelected] = useState<string | null>(null);
  if (record.exhibits.length === 0) return null;
  return (
    <Card as="section" className={styles.beside}>
      <details open>
        <summary>{texts.record(number)}</summary>
        <RecordView record={record} newEntries={new Set(newEntries)} selected={selected} onSelect={setSelected} />
      </details>
    </Card>
  );
}
