/** The form 'Add New Question', which is the edit form as well (docs/product/questions.md#authoring-form). */
import { type ReactNode, useMemo, useRef, useState } from "react";
import { adminTexts } from "../../../content/en/admin.ts";
import { questionTexts } from "../../../content/en/questions.ts";
import { modelOf } from "../../../items/registry/models.ts";
import { QuestionForm as Schema } from "../../../modules/questions/forms.ts";
import { Alert } from "../../../ui/alert.tsx";
import { RichTextField } from "../../../ui/authoring/rich-text-field.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import type { Reply, Shown } from "../../form-reply.ts";
import { StoredDrafts } from "../shared/drafts/stored-drafts.tsx";
import { DRAFT_FIELD, useStoredDraft } from "../shared/drafts/use-stored-draft.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import {
  BASED_ON,
  BASED_ON_PLACE,
  fieldsOf,
  isChanged,
  type QuestionDraft,
  type QuestionFields,
  questionDrafts,
} from "./form/draft.ts";
import { type LessonChoice, QuestionIdField } from "./form/id-field.tsx";
import { FirstError, LiveErrors } from "./form/live-errors.tsx";
import { QuestionNotes } from "./form/notes.tsx";
import { type LabelChoice, LabelFields, PlacementFields, type SubjectChoice } from "./form/placement-fields.tsx";
import { QuestionPreview } from "./form/preview.tsx";
import { SamplesDialog, type ShownSample } from "./form/samples-dialog.tsx";
import { SimilarQuestions } from "./form/similar.tsx";
import { NEXT, SAVE_AND } from "./form/steps.tsx";
import { TypePicker } from "./form/type-picker.tsx";
import { TypeSection } from "./form/type-section.tsx";
import styles from "./form.module.css";

const texts = questionTexts.form;

/** What tells adding from editing. */
export type QuestionFormMode = {
  submit: string;
  busy: string;
  /** Where one goes without saving. */
  cancelTo: string;
  /** Of the question that is edited: its number, and the version that is. */
  number?: number;
  version?: number;
  /** Where it stands, as `serializeMetadata` writes it. */
  metadata?: string;
  /** Whether saving may go on to the next question of a list. */
  isOneOfList?: boolean;
};

/** Whose drafts this device stores, and for which question; times are shown in the institute's zone. */
export type DraftOwner = { userId: string; questionId: string | null; timeZone: string };

/** Writes one question, from `initial` on. What was typed stays in the page whatever the server says. */
export function QuestionForm({
  initial,
  subjects,
  labels,
  samples,
  reply,
  said,
  notice,
  mode,
  draftOwner,
}: {
  initial: QuestionDraft;
  subjects: ReadonlyArray<SubjectChoice>;
  labels: ReadonlyArray<LabelChoice>;
  samples: ReadonlyArray<ShownSample>;
  reply: Reply | undefined;
  /** The reply in words. */
  said: Shown;
  /** More to say about the reply, below its message. */
  notice?: ReactNode;
  mode: QuestionFormMode;
  draftOwner: DraftOwner;
}) {
  const isAlive = useHydrated();
  const [first] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [basedOn, setBasedOn] = useState(mode.version ?? null);
  const [basedOnPlace, setBasedOnPlace] = useState(mode.metadata ?? null);
  const [beginning, setBeginning] = useState(0);
  const [areSamplesOpen, setAreSamplesOpen] = useState(false);
  const sent = useRef<QuestionFields>(null);
  const change = (part: Partial<QuestionDraft>) => setDraft((before) => ({ ...before, ...part }));
  const written = useMemo(() => ({ draft, basedOn, basedOnPlace }), [draft, basedOn, basedOnPlace]);
  const draftKey = { userId: draftOwner.userId, entityId: draftOwner.questionId };
  const stored = useStoredDraft(questionDrafts, draftKey, {
    written,
    isChanged: (other) => isChanged(other.draft, first),
  });

  const fields = fieldsOf(draft);
  const { type, stem, rationale, drafts } = draft;
  return (
    <div className={styles.layout} data-wide={modelOf(type).isWide || undefined}>
      <FormFrame
        schema={Schema}
        focusesFirstSaid
        {...said}
        className="gap-4"
        onSubmit={() => {
          sent.current = fields;
        }}
      >
        <noscript>
          <Alert tone="warning">{adminTexts.needsScripts}</Alert>
        </noscript>
        {notice}
        <StoredDrafts
          offered={stored.offered}
          timeZone={draftOwner.timeZone}
          {...(draftOwner.questionId === null ? { title: texts.unsavedNew } : {})}
          textOf={(old) => old.draft.stem}
          onDiscard={stored.drop}
          onRestore={(old) => {
            stored.takeOver(old);
            setDraft(old.written.draft);
            setBasedOn(old.written.basedOn ?? basedOn);
            setBasedOnPlace(old.written.basedOnPlace ?? basedOnPlace);
            // Editors read their text once.
            setBeginning(beginning + 1);
          }}
        />
        <input type="hidden" name={DRAFT_FIELD} value={stored.id} />
        {basedOn !== null && <input type="hidden" name={BASED_ON} value={reply?.values[BASED_ON] ?? basedOn} />}
        {basedOnPlace !== null && (
          <input type="hidden" name={BASED_ON_PLACE} value={reply?.values[BASED_ON_PLACE] ?? basedOnPlace} />
        )}
        <input type="hidden" name="content" value={fields.content} />
        <input type="hidden" name="solution" value={fields.solution} />
        {/* Nothing can be typed before scripts keep it. */}
        <fieldset key={beginning} disabled={!isAlive} className="stack gap-4">
          <LiveErrors fields={fields} sent={sent.current}>
            <Card as="section" className="stack gap-4">
              <TypePicker
                type={type}
                isChosen={mode.version !== undefined}
                onChange={(chosen) => change({ type: chosen })}
              >
                <Button variant="quiet" size="sm" icon="book" onClick={() => setAreSamplesOpen(true)}>
                  {texts.samples}
                </Button>
              </TypePicker>
            </Card>
            <Card as="section" className="stack gap-4">
              <h2 className={styles.heading}>{texts.placement}</h2>
              <PlacementFields
                subjects={subjects}
                subjectId={draft.subjectId}
                lessonId={draft.lessonId}
                onChange={change}
              />
              <LabelFields
                labels={labels}
                categoryId={draft.categoryId}
                difficultyId={draft.difficultyId}
                onChange={change}
              />
              <QuestionIdField
                manualId={draft.manualId}
                number={mode.number}
                lesson={lessonChoiceOf(draft, subjects)}
                type={type}
                onChange={(manualId) => change({ manualId })}
              />
            </Card>
            <Card as="section" className="stack gap-4">
              <RichTextField
                label={texts.text}
                name="content.stem"
                required
                value={stem}
                onChange={(html) => change({ stem: html })}
              />
              {mode.version === undefined && <SimilarQuestions fields={fields} />}
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
            <FirstError />
            <QuestionNotes draft={draft} />
            <div className={styles.buttons} data-sticky-foot="">
              <LinkButton to={mode.cancelTo} variant="secondary">
                {texts.cancel}
              </LinkButton>
              <Button type="submit" busyLabel={mode.busy}>
                {mode.submit}
              </Button>
              {mode.isOneOfList && (
                <Button type="submit" variant="secondary" name={SAVE_AND} value={NEXT} busyLabel={mode.busy}>
                  {texts.steps.saveAndNext}
                </Button>
              )}
            </div>
          </LiveErrors>
        </fieldset>
      </FormFrame>
      <aside className={styles.aside}>
        <QuestionPreview draft={draft} />
      </aside>
      {areSamplesOpen && <SamplesDialog samples={samples} onClose={() => setAreSamplesOpen(false)} />}
      <LeaveGuard isDirty={isChanged(draft, first)} message={adminTexts.drafts.leave} />
    </div>
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
