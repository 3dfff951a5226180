/** The frame of each form of the builder: says what went wrong, and guards what is not saved. */
import { useEffect, useRef, useState } from "react";
import type { z } from "zod/mini";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import type { FormValues } from "../../../../core/forms.ts";
import { BASED_ON } from "../../../../modules/tests/builder-forms.ts";
import { Button } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import type { Elements } from "../../../../ui/elements.ts";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import { LeaveGuard } from "../../shared/leave-guard.tsx";
import styles from "./builder.module.css";
import type { saveDraftForm } from "./steps.server.ts";

const texts = testBuilderTexts.form;

export type BuilderReply = ReplyOf<typeof saveDraftForm>;

/** What its fields begin with: what was typed, else what is stored. */
export function valuesOf(reply: { values: FormValues } | undefined, stored: FormValues): FormValues {
  return reply ? reply.values : stored;
}

/** Another `basedOn` must come with another key: what was typed before is stored by then. */
export function BuilderForm({
  schema,
  reply,
  basedOn,
  saveLabel = texts.save,
  more,
  children,
  onChange,
}: {
  schema: z.ZodMiniType;
  reply: BuilderReply | undefined;
  basedOn: string;
  saveLabel?: string;
  /** Beside the button, which it keeps in sight. */
  more?: Elements;
  children: Elements;
  onChange?: (form: HTMLFormElement) => void;
}) {
  const inside = useRef<HTMLDivElement>(null);
  const stored = useRef<string | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const read = () => {
    const form = inside.current?.closest("form");
    if (!form) return;
    setIsDirty(textOf(form) !== stored.current);
    onChange?.(form);
  };
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (form) stored.current = textOf(form);
  }, []);
  const messages = describeReply(reply, texts.failed, {
    stale: ({ time }) => texts.stale(time),
    impossible: texts.impossible,
    "not-found": texts.gone,
  });
  return (
    <>
      <FormFrame schema={schema} {...messages} preventScrollReset onChange={read}>
        <input type="hidden" name={BASED_ON} value={reply?.values[BASED_ON] ?? basedOn} />
        <div ref={inside} className="stack gap-4">
          {children}
        </div>
        <div
          className={classes("cluster gap-3", more !== undefined && `${styles.counted} ${styles.inCard}`)}
          {...(more !== undefined && { "data-sticky-foot": "" })}
        >
          <Button busyLabel={texts.busy}>{saveLabel}</Button>
          {more}
        </div>
      </FormFrame>
      <LeaveGuard isDirty={isDirty} message={texts.leave} />
    </>
  );
}

function textOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].filter(([name]) => name !== BASED_ON));
}
