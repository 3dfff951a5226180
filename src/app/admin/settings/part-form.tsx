/** The form of one part of the settings: saved by itself, and guarded while it is not. */

import { Fragment, useId, useState } from "react";
import { useSearchParams } from "react-router";
import { settingLabels, settingsTexts } from "../../../content/en/settings.ts";
import type { FormValues } from "../../../core/forms.ts";
import { type SettingsPart, settingsForms } from "../../../modules/site/forms.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import type { Elements } from "../../../ui/elements.ts";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { newerInWords } from "../shared/newer-values.ts";
import type { SettingsReply, save } from "./actions.server.ts";
import { SAVED_AT } from "./addresses.ts";
import type { LoadedPart } from "./load-part.server.ts";
import styles from "./parts.module.css";

type PartProps = {
  part: SettingsPart;
  loaded: LoadedPart;
  reply: SettingsReply | undefined;
  /** The fields, which begin with these values. */
  children: (values: FormValues) => Elements;
};

/** A save begins a new form with what is stored; what else happens on the page leaves it as it is. */
export function PartForm({ reply, ...props }: PartProps) {
  const [params] = useSearchParams();
  return <Opened key={params.get(SAVED_AT)} reply={reply?.form === "save" ? reply : undefined} {...props} />;
}

type OpenedProps = Omit<PartProps, "reply"> & { reply: ReplyOf<typeof save> | undefined };

/** It shows what was stored when it was opened, whatever is saved elsewhere meanwhile. */
function Opened({ part, loaded, reply, children }: OpenedProps) {
  const [{ values: stored, version }] = useState(loaded);
  const [isDirty, setIsDirty] = useState(false);
  const values: FormValues = { ...stored, basedOn: version, ...reply?.values };
  return (
    <FormFrame
      schema={settingsForms[part]}
      {...describeReply(reply, settingsTexts.notSaved, { stale: settingsTexts.stale })}
      preventScrollReset
      onChange={() => setIsDirty(true)}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="basedOn" value={values.basedOn} />
      {reply?.code === "stale" && <NewerValues {...newerInWords(reply.newer, settingLabels())} />}
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
export function Section({ title, text, children }: { title: string; text: string; children: Elements }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={classes("stack gap-5", styles.card)}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p className={styles.quiet}>{text}</p>
      </div>
      {children}
    </Card>
  );
}

/** The values that somebody else saved meanwhile, so that nobody overwrites them unseen. */
export function NewerValues({ taken, both }: ReturnType<typeof newerInWords>) {
  if (taken.length + both.length === 0) return null;
  return (
    <Alert tone="warning" title={settingsTexts.staleTitle}>
      {taken.length > 0 && <p>{settingsTexts.staleTaken(taken)}</p>}
      {both.length > 0 && (
        <>
          <p>{settingsTexts.staleBoth}</p>
          <ul className={styles.theirs}>
            {both.map(({ label, value }) => (
              <li key={label}>{settingsTexts.staleNow(label, value)}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
