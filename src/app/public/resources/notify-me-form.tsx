/** "Notify Me When Available": a button that becomes a form with one field. Without scripts it leads to /notify-me. */
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Form, PrefetchPageLinks, useFetcher } from "react-router";
import { messagesTexts } from "../../../content/en/messages.ts";
import type { NoticeTopic } from "../../../content/notice-topics.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { Thanks } from "../../shared/notices/thanks.tsx";
import { isDone, refusalIn, VisitorForm, type VisitorReply } from "../shared/visitor-form.tsx";
import styles from "./notify-me-form.module.css";

const texts = messagesTexts.notice;

/** The button, the form, or thanks, each replacing the last. */
export function NotifyMe({ topic }: { topic: NoticeTopic }) {
  const fetcher = useFetcher<VisitorReply>();
  const [state, setState] = useState<"closed" | "open" | "closed-again">("closed");
  const button = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state === "closed-again") button.current?.querySelector("button")?.focus();
  }, [state]);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setState("open");
  };
  if (state === "open") {
    return (
      <>
        {/* Loaded early: sending must work after the network has gone. */}
        <PrefetchPageLinks page="/notify-me" />
        <NotifyMeForm topic={topic} reply={fetcher.data} fetcher={fetcher} onCancel={() => setState("closed-again")} />
      </>
    );
  }
  // A Form and not a form: it makes React Router discover the route before it is needed.
  return (
    <Form ref={button} action="/notify-me">
      <input type="hidden" name="topic" value={topic} />
      <Button type="submit" variant="secondary" onClick={open}>
        {texts.open}
      </Button>
    </Form>
  );
}

/** The form itself, or thanks once it was sent. With `onCancel` it was opened by a press and takes the focus. */
export function NotifyMeForm({
  topic,
  reply,
  fetcher,
  onCancel,
}: {
  topic: NoticeTopic;
  reply: VisitorReply | undefined;
  fetcher?: Parameters<typeof VisitorForm>[0]["fetcher"];
  onCancel?: () => void;
}) {
  const fields = useRef<HTMLDivElement>(null);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) fields.current?.querySelector("input")?.focus();
  }, [isOpened]);
  if (isDone(reply)) return <Thanks>{texts.done(topic)}</Thanks>;
  return (
    <VisitorForm
      action="/notify-me"
      schema="NotifyMeForm"
      reply={reply}
      className={styles.form}
      {...(fetcher ? { fetcher } : {})}
    >
      <input type="hidden" name="topic" value={topic} />
      <p className={styles.intro}>{texts.intro(topic)}</p>
      <div ref={fields}>
        <TextField
          label={messagesTexts.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={refusalIn(reply)?.values.email}
        />
      </div>
      <div className="cluster gap-3">
        <Button type="submit" busyLabel={messagesTexts.sending}>
          {texts.submit}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </VisitorForm>
  );
}
