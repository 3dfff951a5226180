import { useId, useState } from "react";
import { adminTexts } from "../../../content/en/admin.ts";
import { messagesAdminTexts } from "../../../content/en/messages-admin.ts";
import { ANSWER_LENGTH, AnswerForm as Schema, SUBJECT_LENGTH } from "../../../modules/messages/answer-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { TextAreaField, TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import type { actOnMessage } from "./actions.server.ts";
import styles from "./list.module.css";

const texts = messagesAdminTexts.answer;

export type SentAnswer = { id: string; text: string; by: string | null; day: string };

/** What was answered already, oldest first. */
export function Answers({ answers }: { answers: ReadonlyArray<SentAnswer> }) {
  const title = useId();
  if (answers.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={title} className={classes("stack gap-5", styles.sheet)}>
      <h2 id={title}>{texts.sent}</h2>
      <ul className={classes("stack gap-5", styles.answers)}>
        {answers.map(({ id, text, by, day }) => (
          <li key={id}>
            <p dir="auto" className={styles.written}>
              {text}
            </p>
            <p className={styles.quiet}>{texts.by(by, day)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Answers by mail. The id of the answer is made with the form, so that pressing twice sends it once. */
export function AnswerForm({
  answerId,
  presetSubject,
  to,
  office,
  reply,
}: {
  answerId: string;
  presetSubject: string;
  to: string;
  office: string;
  reply: ReplyOf<typeof actOnMessage> | undefined;
}) {
  const title = useId();
  const [id] = useState(answerId);
  const [isDirty, setIsDirty] = useState(false);
  const values = reply?.values ?? {};
  return (
    <Card as="section" aria-labelledby={title} className={classes("stack gap-5", styles.sheet)}>
      <h2 id={title}>{texts.title}</h2>
      <FormFrame
        schema={Schema}
        {...describeReply(reply, texts.failed, { gone: texts.failed(adminTexts.done.gone()) })}
        onChange={() => setIsDirty(true)}
      >
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="answerId" value={values.answerId ?? id} />
        <p className={styles.quiet}>{texts.replyTo(to, office)}</p>
        <TextField
          label={texts.subject}
          name="subject"
          required
          maxLength={SUBJECT_LENGTH}
          autoComplete="off"
          defaultValue={values.subject ?? presetSubject}
        />
        <TextAreaField
          label={texts.text}
          name="text"
          hint={texts.textHint}
          rows={7}
          required
          maxLength={ANSWER_LENGTH}
          defaultValue={values.text}
        />
        <div className={styles.buttons}>
          <Button icon="mail" busyLabel={texts.busy}>
            {texts.submit}
          </Button>
        </div>
      </FormFrame>
      <LeaveGuard isDirty={isDirty} />
    </Card>
  );
}
