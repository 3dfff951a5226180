/** "Stay Updated": the newsletter form, on any page. It posts to /newsletter without leaving the page. */
import { useId, useState } from "react";
import { Link, PrefetchPageLinks, useFetcher } from "react-router";
import { messagesTexts } from "../../../content/en/messages.ts";
import { CONFIRM_DAYS } from "../../../modules/messages/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { useHasMailServer } from "../../shared/frame/use-has-mail-server.ts";
import { Thanks } from "../../shared/notices/thanks.tsx";
import { isDone, refusalIn, VisitorForm, type VisitorReply } from "../shared/visitor-form.tsx";
import styles from "./box.module.css";

const texts = messagesTexts.newsletter;

/** The form as a section of a page. */
export function NewsletterBox() {
  const title = useId();
  const fetcher = useFetcher<VisitorReply>();
  const [isTouched, setIsTouched] = useState(false);
  return (
    <section className={styles.box} aria-labelledby={title} onFocus={() => setIsTouched(true)}>
      {/* Loaded early: sending must work after the network has gone. */}
      {isTouched && <PrefetchPageLinks page="/newsletter" />}
      <div className={styles.words}>
        <h2 id={title}>{texts.title}</h2>
        <p>{texts.lead}</p>
      </div>
      <NewsletterForm reply={fetcher.data} fetcher={fetcher} />
    </section>
  );
}

/** The form itself, or thanks once it was sent. */
export function NewsletterForm({
  reply,
  fetcher,
}: {
  reply: VisitorReply | undefined;
  fetcher?: Parameters<typeof VisitorForm>[0]["fetcher"];
}) {
  const hasMailServer = useHasMailServer();
  if (isDone(reply)) return <Thanks>{hasMailServer ? texts.done(CONFIRM_DAYS) : texts.notSent}</Thanks>;
  return (
    <VisitorForm action="/newsletter" schema="NewsletterForm" reply={reply} {...(fetcher ? { fetcher } : {})}>
      <div className={styles.line}>
        <TextField
          label={texts.label}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={refusalIn(reply)?.values.email}
        />
        <Button type="submit" busyLabel={messagesTexts.sending}>
          {texts.submit}
        </Button>
      </div>
      <p className={styles.consent}>
        {texts.consent} <Link to="/privacy">{texts.privacy}</Link>
      </p>
    </VisitorForm>
  );
}
