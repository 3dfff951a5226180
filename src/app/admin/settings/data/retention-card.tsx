import { retentionTexts } from "../../../../content/en/retention.ts";
import { RetentionForm } from "../../../../modules/retention/forms.ts";
import {
  NOTICE_DAYS,
  RETENTION_SETTINGS,
  type RetentionSetting,
  serializePeriods,
} from "../../../../modules/retention/rules.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import { newerInWords } from "../../shared/newer-values.ts";
import { NewerValues, Section } from "../part-form.tsx";
import styles from "../parts.module.css";
import type { ShownRetention } from "./load-retention.server.ts";
import type { keep } from "./retention-actions.server.ts";

const texts = retentionTexts;

/** How long each kind of data is kept, and what the last daily run did. */
export function RetentionCard({
  retention: { periods, lastRun, proposal },
  reply,
  onDirty,
}: {
  retention: ShownRetention;
  reply: ReplyOf<typeof keep> | undefined;
  onDirty: () => void;
}) {
  const values: Readonly<Record<string, string | number>> = {
    ...periods,
    ...proposal?.periods,
    basedOn: serializePeriods(periods),
    ...reply?.values,
  };
  return (
    <Section title={texts.title} text={texts.text}>
      <FormFrame
        schema={RetentionForm}
        {...describeReply(reply, texts.notSaved, { stale: texts.stale })}
        preventScrollReset
        onChange={onDirty}
      >
        <input type="hidden" name="intent" value="keep" />
        <input type="hidden" name="basedOn" value={values.basedOn} />
        {reply?.code === "stale" && <NewerValues {...newerInWords(reply.newer, texts.fields, monthsIn)} />}
        {/* After newer values came in, fields that nobody touched show them. */}
        <div key={values.basedOn} className={styles.pairs}>
          {RETENTION_SETTINGS.map((kept) => (
            <div key={kept} className={kept === "keepUnusedAccountsMonths" ? styles.wide : undefined}>
              <TextField
                label={texts.labelOf(texts.fields[kept])}
                name={kept}
                required
                inputMode="numeric"
                hint={hintOf(kept)}
                defaultValue={values[kept]}
              />
            </div>
          ))}
        </div>
        <p className={styles.quiet}>{texts.law}</p>
        <div className={styles.save}>
          <Button variant="secondary" busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      </FormFrame>
      <p className={styles.quiet}>{lastRun}</p>
    </Section>
  );
}

/** What a shorter time destroys, for the question before it. */
export function DeletionSummary({ lines }: { lines: ReadonlyArray<string> }) {
  const { intro, later } = texts.confirm;
  return (
    <div className={styles.destroyed}>
      <p>{intro}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{later}</p>
    </div>
  );
}

function monthsIn(value: string): string {
  return texts.months(Number(value));
}

function hintOf(kept: RetentionSetting): string {
  return kept === "keepUnusedAccountsMonths" ? texts.hints[kept](NOTICE_DAYS) : texts.hints[kept];
}
