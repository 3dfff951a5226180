import { useState } from "react";
import { stimulusAuthoringTexts } from "../../../../content/en/stimulus-authoring.ts";
import { parseOpenItem } from "../../../../items/registry/models.ts";
import type { StimulusContent } from "../../../../modules/stimuli/content.ts";
import type { StimulusQuestion } from "../../../../modules/stimuli/draft.ts";
import { newEntriesAt, recordAt } from "../../../../modules/stimuli/record.ts";
import { Card } from "../../../../ui/card.tsx";
import { RecordView } from "../../../shared/record/record.tsx";
import { TriedItem } from "../../questions/form/tried-item.tsx";
import styles from "../show.module.css";

const texts = stimulusAuthoringTexts.preview;

/** Each question with the record as it is then, also of what is not saved yet. `count` is how many there will be. */
export function StepPreview(props: {
  content: StimulusContent;
  questions: ReadonlyArray<StimulusQuestion>;
  count: number;
  step: number;
  onStep: (step: number) => void;
}) {
  const { content, questions, count, step, onStep } = props;
  const [tab, setTab] = useState<string | null>(null);
  const question = questions[step - 1];
  return (
    <Card as="section" aria-labelledby="preview" className="stack gap-4">
      <div className="stack gap-1">
        <h2 id="preview" className={styles.heading}>
          {texts.title}
        </h2>
        <p className={styles.quiet}>{texts.text}</p>
      </div>
      <fieldset className={styles.steps} aria-label={texts.steps}>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => {
          const appears = newEntriesAt(content, number).size;
          return (
            <button
              key={number}
              type="button"
              aria-pressed={number === step}
              className={styles.step}
              onClick={() => onStep(number)}
            >
              <span>{texts.step(number)}</span>
              {appears > 0 && <span className={styles.appears}>{texts.appears(appears)}</span>}
            </button>
          );
        })}
      </fieldset>
      <div className={styles.sides}>
        <section aria-label={texts.record(step)} className={styles.side}>
          <RecordView
            record={recordAt(content, step)}
            newEntries={newEntriesAt(content, step)}
            selected={tab}
            onSelect={setTab}
          />
        </section>
        <section aria-label={texts.question(step)} className={styles.side}>
          {question ? (
            <Tried key={question.questionId} question={question} />
          ) : (
            <p className={styles.quiet}>{texts.missing(step)}</p>
          )}
        </section>
      </div>
    </Card>
  );
}

function Tried({ question: { body } }: { question: StimulusQuestion }) {
  const { type, content, solution } = body;
  const halves = { content: JSON.stringify(content), solution: JSON.stringify(solution) };
  return <TriedItem item={parseOpenItem({ type, content })} question={halves} />;
}
