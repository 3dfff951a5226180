/** The form of one part of the settings: saved by itself, and guarded while it is not. */
import { Fragment, type ReactNode, useId, useState } from "react";
import { useSearchParams } from "react-router";
import { settingsTexts } from "../../../content/en/settings.ts";
import type { FormValues } from "../../../core/forms.ts";
import { type SettingsPart, settingsForms } from "../../../modules/site/forms.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import type { LoadedPart } from "./load-part.server.ts";
import styles from "./parts.module.css";
import { replyTo, SAVED_AT, type SettingsReply } from "./reply.ts";

type PartProps = {
  part: SettingsPart;
  loaded: LoadedPart;
  reply: SettingsReply | undefined;
  /** The fields, which begin with these values. */
  children: (values: FormValues) => ReactNode;
};

/** A save begins a new form with what is stored; what else happens on the page leaves it as it is. */
export function PartForm({ reply, ...props }: PartProps) {
  const [params] = useSearchParams();
  return <Opened key={params.get(SAVED_AT)} reply={replyTo("save", reply)} {...props} />;
}

/** It shows what was stored when it was opened, whatever is saved elsewhere meanwhile. */
function Opened({ part, loaded, reply, children }: PartProps) {
  const [{ values: stored, version }] = useState(loaded);
  const [isDirty, setIsDirty] = useState(false);
  const values: FormValues = { ...stored, basedOn: version, ...reply?.values };
  return (
    <FormFrame
      schema={settingsForms[part]}
      errors={reply?.errors}
      message={reply?.message}
      preventScrollReset
      onChange={() => setIsDirty(true)}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="basedOn" value={values.basedOn} />
      <Theirs theirs={reply?.theirs} />
      {/* After newer values came in, fields that nobody touched show them. */}
      <Fragment key={values.basedOn}>{children(values)}</Fragment>
      <div className={styles.save}>
        <Button busyLabel={settingsTexts.saving}>{settingsTexts.save}</Button>
        {isDirty && <p className={styles.quiet}>{settingsTexts.unsaved}</p>}
      </div>
      <LeaveGuard isDirty={isDirty} />
    </FormFrame>
  );
}

/** A piece of the page with its heading. */
export function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p className={styles.quiet}>{text}</p>
      </div>
      {children}
    </Card>
  );
}

/** What somebody else saved meanwhile, so that nobody overwrites it unseen. */
export function Theirs({ theirs }: { theirs: SettingsReply["theirs"] }) {
  if (!theirs || theirs.taken.length + theirs.both.length === 0) return null;
  return (
    <Alert tone="warning" title={settingsTexts.staleTitle}>
      {theirs.taken.length > 0 && <p>{settingsTexts.staleTaken(theirs.taken)}</p>}
      {theirs.both.length > 0 && (
        <>
          <p>{settingsTexts.staleBoth}</p>
          <ul className={styles.theirs}>
            {theirs.both.map(({ label, value }) => (
              <li key={label}>{settingsTexts.staleNow(label, value)}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
