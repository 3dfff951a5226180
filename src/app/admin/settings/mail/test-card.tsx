import { useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";
import { settingsTexts } from "../../../../content/en/settings.ts";
import { EMAIL_LENGTH } from "../../../../modules/accounts/forms.ts";
import { TestMailForm } from "../../../../modules/site/forms.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { classes } from "../../../../ui/classes.ts";
import { TextField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { type ReplyOf, say } from "../../../form-reply.ts";
import type { tryMail } from "../actions.server.ts";
import styles from "../parts.module.css";

const texts = settingsTexts.test;

type TestReply = ReplyOf<typeof tryMail>;
type TestOutcome = Extract<TestReply, { tested: unknown }>["tested"];

/** Sends one mail past the queue and shows what the mail server answered. */
export function TestMailCard({ defaultTo, reply }: { defaultTo: string; reply: TestReply | undefined }) {
  const title = useId();
  const fetcher = useFetcher<TestReply>();
  const said = fetcher.data ?? reply;
  return (
    <Card as="section" aria-labelledby={title} className={classes("stack gap-5", styles.card)}>
      <div className={styles.head}>
        <h2 id={title}>{texts.title}</h2>
        <p className={styles.quiet}>{texts.text}</p>
      </div>
      <FormFrame
        fetcher={fetcher}
        schema={TestMailForm}
        {...say(said, texts.failed, {
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
          defaultValue={said?.values.to ?? defaultTo}
        />
        <div className={styles.buttons}>
          <Button variant="secondary" icon="mail" busyLabel={texts.busy}>
            {texts.submit}
          </Button>
        </div>
      </FormFrame>
      {said && "tested" in said && fetcher.state === "idle" && <Outcome outcome={said.tested} />}
    </Card>
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
