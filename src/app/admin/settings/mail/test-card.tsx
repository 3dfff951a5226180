import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { settingsTexts } from "../../../../content/en/settings.ts";
import { EMAIL_LENGTH } from "../../../../modules/accounts/forms.ts";
import { TestMailForm } from "../../../../modules/site/forms.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import type { tryMail } from "../actions.server.ts";
import { Section } from "../part-form.tsx";
import styles from "../parts.module.css";

const texts = settingsTexts.test;

type TestReply = ReplyOf<typeof tryMail>;
type TestOutcome = Extract<TestReply, { tested: unknown }>["tested"];

/** Sends one mail past the queue and shows what the mail server answered. */
export function TestMailCard({ defaultTo, reply }: { defaultTo: string; reply: TestReply | undefined }) {
  const fetcher = useFetcher<TestReply>();
  const current = fetcher.data ?? reply;
  return (
    <Section title={texts.title} text={texts.text}>
      <FormFrame
        fetcher={fetcher}
        schema={TestMailForm}
        {...describeReply(current, texts.failed, {
          taken: {},
          refused: {},
          filed: {},
          limited: ({ minutes }) => texts.limited(minutes),
        })}
      >
        <input type="hidden" name="intent" value="test-mail" />
        <TextField
          label={texts.to}
          name="to"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_LENGTH}
          required
          defaultValue={current?.values.to ?? defaultTo}
        />
        <div className={styles.buttons}>
          <Button variant="secondary" icon="mail" busyLabel={texts.busy}>
            {texts.submit}
          </Button>
        </div>
      </FormFrame>
      {current && "tested" in current && fetcher.state === "idle" && <Outcome outcome={current.tested} />}
    </Section>
  );
}

function Outcome({ outcome }: { outcome: TestOutcome }) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is news, also in the same words.
  useEffect(() => notice.current?.focus(), [outcome]);
  switch (outcome.kind) {
    case "filed":
      return (
        <Alert tone="info" ref={notice}>
          {texts.filed}
        </Alert>
      );
    case "taken":
    case "refused":
      return (
        <Alert tone={outcome.kind === "taken" ? "success" : "error"} title={texts[outcome.kind]} ref={notice}>
          <pre className={styles.answer}>{outcome.answer}</pre>
        </Alert>
      );
    default:
      return outcome satisfies never;
  }
}
