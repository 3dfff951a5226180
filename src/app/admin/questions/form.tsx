/** The form 'Add New Question', which is the edit form as well (docs/product/questions.md#authoring-form). */
import { useRef, useState } from "react";
import { adminTexts } from "../../../content/en/admin.ts";
import { questionTexts } from "../../../content/en/questions.ts";
import { isWideType } from "../../../items/registry/authoring.ts";
import { QuestionForm as Schema } from "../../../modules/questions/forms.ts";
import { StimulusQuestionForm } from "../../../modules/stimuli/forms.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import type { FormMessages, Reply } from "../../form-reply.ts";
import { StoredDrafts } from "../shared/drafts/stored-drafts.tsx";
import { useDraft } from "../shared/drafts/use-draft.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import {
  BASED_ON,
  BASED_ON_PLACE,
  fieldsOf,
  type QuestionDraft,
  type QuestionFields,
  questionDrafts,
} from "./form/draft.ts";
import { FirstError, LiveErrors } from "./form/live-errors.tsx";
import { QuestionHints, QuestionNotes } from "./form/notes.tsx";
import { QuestionPreview } from "./form/preview.tsx";
import { SamplesDialog, type ShownSample } from "./form/samples-dialog.tsx";
import { type Places, QuestionSections } from "./form/sections.tsx";
import { ANOTHER, NEXT, SAVE_AND } from "./form/steps.tsx";
import styles from "./form.module.css";

const texts = questionTexts.form;

/** What tells adding from editing. */
export type QuestionFormMode = {
  submit: string;
  busy: string;
  /** Where one goes without saving. */
  cancelTo: string;
  /** Of the question that is edited: its number, and what `BASED_ON` says of it. */
  number?: number;
  version?: number;
  /** Where it stands, as `serializeMetadata` writes it. */
  metadata?: string;
  /** Whether saving may go on to the next question of a list. */
  isOneOfList?: boolean;
  /** Whether saving may go on to another new question. */
  addsAnother?: boolean;
  /** Whether the question text takes the focus. */
  startsAtText?: boolean;
};

/** Whose drafts this device stores, and for which question, null for a new one; times are shown in the institute's zone. */
export type DraftOwner = { userId: string; questionId: string | null; timeZone: string };

/** Writes one question, from `initial` on. What was typed stays in the page whatever the server says. */
export function QuestionForm({
  initial,
  places,
  samples,
  reply,
  messages,
  notice,
  mode,
  draftOwner,
  beside,
}: {
  initial: QuestionDraft;
  places: Places | null;
  samples: ReadonlyArray<ShownSample>;
  reply: Reply | undefined;
  /** The reply in words. */
  messages: FormMessages;
  /** More to say about the reply, below its message. */
  notice?: Elements;
  mode: QuestionFormMode;
  draftOwner: DraftOwner;
  /** Above the preview. */
  beside?: Elements;
}) {
  const schema = places ? Schema : StimulusQuestionForm;
  const isAlive = useHydrated();
  const key = { userId: draftOwner.userId, entityId: draftOwner.questionId };
  const opened = { draft: initial, basedOn: mode.version ?? null, basedOnPlace: mode.metadata ?? null };
  const stored = useDraft(questionDrafts, key, opened);
  const { draft, basedOn, basedOnPlace } = stored.written;
  const change = (part: Partial<QuestionDraft>) =>
    stored.write((now) => ({ ...now, draft: { ...now.draft, ...part } }));
  const [areSamplesOpen, setAreSamplesOpen] = useState(false);
  const sent = useRef<QuestionFields>(null);

  const fields = fieldsOf(draft);
  return (
    <div className={styles.layout} data-wide={isWideType(draft.type) || undefined}>
      <FormFrame
        schema={schema}
        focusesFirstError
        {...messages}
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
          draft={stored}
          timeZone={draftOwner.timeZone}
          title={draftOwner.questionId === null ? texts.unsavedNew : undefined}
        />
        {basedOn !== null && <input type="hidden" name={BASED_ON} value={reply?.values[BASED_ON] ?? basedOn} />}
        {basedOnPlace !== null && (
          <input type="hidden" name={BASED_ON_PLACE} value={reply?.values[BASED_ON_PLACE] ?? basedOnPlace} />
        )}
        <input type="hidden" name="content" value={fields.content} />
        <input type="hidden" name="solution" value={fields.solution} />
        {/* Nothing can be typed before scripts keep it. */}
        <fieldset key={stored.key} disabled={!isAlive} className="stack gap-4">
          <LiveErrors schema={schema} fields={fields} sent={sent.current}>
            <QuestionSections
              draft={draft}
              fields={fields}
              number={mode.number}
              places={places}
              startsAtText={mode.startsAtText ?? false}
              onChange={change}
              onSamples={() => setAreSamplesOpen(true)}
            />
            <FirstError />
            <QuestionNotes draft={draft} />
            <QuestionButtons mode={mode} />
            <QuestionHints draft={draft} />
          </LiveErrors>
        </fieldset>
      </FormFrame>
      <aside className={styles.aside}>
        {beside}
        <QuestionPreview draft={draft} />
      </aside>
      {areSamplesOpen && <SamplesDialog samples={samples} onClose={() => setAreSamplesOpen(false)} />}
      <LeaveGuard isDirty={stored.isDirty} message={adminTexts.drafts.leave} />
    </div>
  );
}

function QuestionButtons({ mode }: { mode: QuestionFormMode }) {
  return (
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
      {mode.addsAnother && (
        <Button type="submit" variant="secondary" name={SAVE_AND} value={ANOTHER} busyLabel={mode.busy}>
          {texts.addAnother}
        </Button>
      )}
    </div>
  );
}
