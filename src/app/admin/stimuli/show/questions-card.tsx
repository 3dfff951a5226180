import { stimulusAuthoringTexts } from "../../../../content/en/stimulus-authoring.ts";
import { taxonomyTexts } from "../../../../content/en/taxonomy.ts";
import { plainText } from "../../../../core/html.ts";
import { typeNameOf } from "../../../../items/type-names.ts";
import { JUDGMENT_STEPS } from "../../../../modules/questions/taxonomy.ts";
import type { StimulusQuestion } from "../../../../modules/stimuli/draft.ts";
import { questionCountOfKind, STIMULUS_QUESTIONS_MAX, type StimulusKind } from "../../../../modules/stimuli/rules.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { classes } from "../../../../ui/classes.ts";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { NEW, questionAddress, stimulusAddress } from "../addresses.ts";
import styles from "../show.module.css";

const texts = stimulusAuthoringTexts.questions;

/** The questions in their order, and the places of those that are missing. */
export function QuestionsCard(props: { id: string; kind: StimulusKind; questions: ReadonlyArray<StimulusQuestion> }) {
  const { id, kind, questions } = props;
  const wanted = questionCountOfKind(kind);
  const missing = Math.max(0, (wanted ?? 1) - questions.length);
  const next = questions.length + 1;
  return (
    <Card as="section" aria-labelledby="questions" className="stack gap-3">
      <div className="cluster between gap-2">
        <h2 id="questions" className={styles.heading}>
          {texts.title}
        </h2>
        {questions.length > 1 && (
          <LinkButton to={`${stimulusAddress(id)}/order`} variant="quiet" size="sm" icon="grip" preventScrollReset>
            {texts.order}
          </LinkButton>
        )}
      </div>
      <ol className={styles.slots}>
        {questions.map((question, index) => (
          <WrittenSlot key={question.questionId} {...{ id, kind, question, number: index + 1 }} />
        ))}
        {Array.from({ length: missing }, (_, index) => next + index).map((number) => (
          <li key={number} className={styles.slot}>
            <SlotHead kind={kind} number={number} step={(kind === "case" && JUDGMENT_STEPS[number - 1]) || null} />
            {number === next ? (
              <LinkButton to={questionAddress(id, NEW)} size="sm" variant="secondary" icon="plus">
                {texts.write(next)}
              </LinkButton>
            ) : (
              <p className={styles.quiet}>{texts.missing}</p>
            )}
          </li>
        ))}
      </ol>
      {wanted === null && missing === 0 && <AddQuestion id={id} isFull={questions.length >= STIMULUS_QUESTIONS_MAX} />}
    </Card>
  );
}

function AddQuestion({ id, isFull }: { id: string; isFull: boolean }) {
  if (isFull) return <p className={styles.quiet}>{texts.full(STIMULUS_QUESTIONS_MAX)}</p>;
  return (
    <div>
      <LinkButton to={questionAddress(id, NEW)} size="sm" variant="secondary" icon="plus">
        {texts.add}
      </LinkButton>
    </div>
  );
}

function SlotHead({
  kind,
  number,
  step,
}: {
  kind: StimulusKind;
  number: number;
  step: StimulusQuestion["judgmentStep"];
}) {
  const hasStep = step !== null || kind === "case";
  return (
    <p className={styles.slotHead}>
      <strong>{texts.number(number)}</strong>
      {hasStep && <span className={styles.quiet}>{step ? taxonomyTexts.steps[step] : texts.noStep}</span>}
    </p>
  );
}

function WrittenSlot(props: { id: string; kind: StimulusKind; question: StimulusQuestion; number: number }) {
  const { id, kind, question, number } = props;
  const { questionId, judgmentStep, body } = question;
  return (
    <li className={styles.slot}>
      <SlotHead kind={kind} number={number} step={judgmentStep} />
      <p className={styles.stem}>{plainText(body.content.stem)}</p>
      <p className={styles.quiet}>{typeNameOf(body.type)}</p>
      <div className={classes("cluster gap-1", styles.slotActions)}>
        <LinkButton to={questionAddress(id, questionId)} variant="quiet" size="sm" icon="edit">
          {texts.edit}
          <VisuallyHidden>{` ${texts.number(number)}`}</VisuallyHidden>
        </LinkButton>
        <LinkButton
          to={`${questionAddress(id, questionId)}/remove`}
          variant="quiet"
          size="sm"
          icon="trash"
          preventScrollReset
          data-danger=""
        >
          {texts.remove}
          <VisuallyHidden>{` ${texts.number(number)}`}</VisuallyHidden>
        </LinkButton>
      </div>
    </li>
  );
}
