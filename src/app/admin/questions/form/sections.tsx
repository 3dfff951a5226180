/** All that is written of a question, in the order in which it is asked for. */
import { questionTexts } from "../../../../content/en/questions.ts";
import { RichTextField } from "../../../../ui/authoring/rich-text-field.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import styles from "../form.module.css";
import type { LabelChoice } from "../label-options.ts";
import type { QuestionDraft, QuestionFields } from "./draft.ts";
import { ExamFields } from "./exam-fields.tsx";
import { type LessonChoice, QuestionIdField } from "./id-field.tsx";
import { LabelFields, PlacementFields, type SubjectChoice } from "./placement-fields.tsx";
import { SimilarQuestions } from "./similar.tsx";
import { TypePicker } from "./type-picker.tsx";
import { TypeSection } from "./type-section.tsx";

const texts = questionTexts.form;

/** Where a question can stand, and the labels that it can have. */
export type Places = { subjects: ReadonlyArray<SubjectChoice>; labels: ReadonlyArray<LabelChoice> };

type Props = {
  draft: QuestionDraft;
  /** Null for a question of a stimulus, which stands where that does. */
  places: Places | null;
  /** Of the question that is edited. */
  number: number | undefined;
  onChange: (part: Partial<QuestionDraft>) => void;
};

type SectionsProps = Props & { fields: QuestionFields; startsAtText: boolean; onSamples: () => void };

/** `fields` are those of the draft; `onSamples` asks for the samples of all types. */
export function QuestionSections({ fields, startsAtText, onSamples, ...props }: SectionsProps) {
  const { draft, number, onChange: change } = props;
  const { type, stem, rationale, drafts } = draft;
  return (
    <>
      <Card as="section" className="stack gap-4">
        <TypePicker type={type} isChosen={number !== undefined} onChange={(chosen) => change({ type: chosen })}>
          <Button variant="quiet" size="sm" icon="book" onClick={onSamples}>
            {texts.samples}
          </Button>
        </TypePicker>
      </Card>
      {props.places ? (
        <PlacementSection {...props} places={props.places} />
      ) : (
        <Card as="section" className="stack gap-4">
          <ExamFields draft={draft} without="isReserved" onChange={change} />
        </Card>
      )}
      <Card as="section" className="stack gap-4">
        <RichTextField
          label={texts.text}
          name="content.stem"
          required
          takesFocus={startsAtText}
          value={stem}
          onChange={(html) => change({ stem: html })}
        />
        {number === undefined && <SimilarQuestions fields={fields} />}
      </Card>
      <Card as="section" className="stack gap-4">
        <TypeSection
          draft={draft}
          type={type}
          own={drafts[type]}
          onChange={(own) => change({ drafts: { ...drafts, [type]: own } })}
        />
      </Card>
      <Card as="section" className="stack gap-4">
        <RichTextField
          label={texts.explanation}
          name="solution.rationale"
          hint={texts.explanationHint}
          required
          value={rationale}
          onChange={(html) => change({ rationale: html })}
        />
      </Card>
    </>
  );
}

function PlacementSection({ draft, places: { subjects, labels }, number, onChange }: Props & { places: Places }) {
  return (
    <Card as="section" className="stack gap-4">
      <h2 className={styles.heading}>{texts.placement}</h2>
      <PlacementFields subjects={subjects} subjectId={draft.subjectId} lessonId={draft.lessonId} onChange={onChange} />
      <LabelFields
        labels={labels}
        categoryId={draft.categoryId}
        difficultyId={draft.difficultyId}
        onChange={onChange}
      />
      <QuestionIdField
        manualId={draft.manualId}
        number={number}
        lesson={lessonChoiceOf(draft, subjects)}
        type={draft.type}
        onChange={(manualId) => onChange({ manualId })}
      />
      <ExamFields draft={draft} onChange={onChange} />
    </Card>
  );
}

function lessonChoiceOf(
  { subjectId, lessonId }: QuestionDraft,
  subjects: ReadonlyArray<SubjectChoice>,
): LessonChoice | null {
  const subject = subjects.find(({ id }) => id === subjectId);
  const lesson = subject?.lessons.find(({ id }) => id === lessonId);
  return subject && lesson ? { subjectId, subjectName: subject.name, lessonId, lessonTitle: lesson.title } : null;
}
