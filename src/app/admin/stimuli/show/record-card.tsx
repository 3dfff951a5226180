import { adminTexts } from "../../../../content/en/admin.ts";
import { stimulusAuthoringTexts } from "../../../../content/en/stimulus-authoring.ts";
import { BASED_ON, RecordForm } from "../../../../modules/stimuli/forms.ts";
import type { StimulusKind } from "../../../../modules/stimuli/rules.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import type { Elements } from "../../../../ui/elements.ts";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import type { FormMessages, Reply } from "../../../form-reply.ts";
import { StoredDrafts } from "../../shared/drafts/stored-drafts.tsx";
import type { useDraft } from "../../shared/drafts/use-draft.ts";
import { LeaveGuard } from "../../shared/leave-guard.tsx";
import type { WrittenRecord } from "./record-draft.ts";
import { RecordFields } from "./record-fields.tsx";
import styles from "./record-form.module.css";

const { record: texts, page } = stimulusAuthoringTexts;

/** The value of `intent` that saves the record. */
export const RECORD = "record";

/** The record as a form. `notice` is said beside the button that saves. */
export function RecordCard(props: {
  kind: StimulusKind;
  stored: ReturnType<typeof useDraft<WrittenRecord>>;
  most: number;
  tab: string | null;
  onTab: (exhibitId: string) => void;
  timeZone: string;
  reply: Reply | undefined;
  messages: FormMessages;
  notice: Elements;
}) {
  const { kind, stored, most, tab, onTab, timeZone, reply, messages, notice } = props;
  const isAlive = useHydrated();
  const { content, basedOn } = stored.written;
  return (
    <Card as="section" aria-labelledby="record" className="stack gap-4">
      <h2 id="record" className={styles.heading}>
        {kind === "passage" ? texts.title.passage : texts.title.record}
      </h2>
      <FormFrame schema={RecordForm} focusesFirstError {...messages} preventScrollReset className="gap-4">
        <noscript>
          <Alert tone="warning">{page.needsScripts}</Alert>
        </noscript>
        <StoredDrafts draft={stored} timeZone={timeZone} />
        <input type="hidden" name={BASED_ON} value={reply?.values[BASED_ON] ?? basedOn} />
        <input type="hidden" name="content" value={JSON.stringify(content)} />
        {/* Nothing can be typed before scripts keep it. */}
        <fieldset key={stored.key} disabled={!isAlive} className="stack gap-4">
          <RecordFields
            {...{ kind, content, most, selected: tab, onSelect: onTab }}
            onChange={(changed) => stored.write((now) => ({ ...now, content: changed }))}
          />
          {notice}
          <div className={styles.buttons} data-sticky-foot="">
            <Button name="intent" value={RECORD} busyLabel={texts.saving}>
              {texts.save}
            </Button>
          </div>
        </fieldset>
      </FormFrame>
      <LeaveGuard isDirty={stored.isDirty} message={adminTexts.drafts.leave} />
    </Card>
  );
}
