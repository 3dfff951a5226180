/** The page /contact, before and after a message was sent. */
import { Link } from "react-router";
import { messagesTexts } from "../../../content/en/messages.ts";
import type { Site } from "../../../modules/site/queries/load-site.server.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextAreaField, TextField } from "../../../ui/fields.tsx";
import { useShell } from "../../shared/frame/visitor.ts";
import { THANKS_ID, Thanks } from "../../shared/notices/thanks.tsx";
import { PublicPage } from "../shared/page.tsx";
import { isDone, refusalIn, VisitorForm, type VisitorReply } from "../shared/visitor-form.tsx";
import { ContactDetails } from "./details.tsx";
import styles from "./page.module.css";

const texts = messagesTexts.contact;

/** The form, or thanks, beside the other ways to reach the institute. */
export function ContactPage({
  title,
  reply,
  thanks = { message: texts.done, link: texts.again },
}: {
  title: string;
  reply: VisitorReply | undefined;
  thanks?: { message: string; link: string };
}) {
  const site: Site | undefined = useShell()?.site;
  return (
    <PublicPage title={title} text={isDone(reply) ? undefined : texts.lead}>
      <div className={styles.columns}>
        <Card padding="lg" className={styles.sheet}>
          {isDone(reply) ? <Sent {...thanks} /> : <ContactForm reply={reply} />}
        </Card>
        {site && <ContactDetails site={site} />}
      </div>
    </PublicPage>
  );
}

function ContactForm({ reply }: { reply: VisitorReply | undefined }) {
  const typed = refusalIn(reply)?.values;
  return (
    <VisitorForm action="/contact" schema="ContactForm" reply={reply}>
      <TextField label={texts.name} name="name" autoComplete="name" required defaultValue={typed?.name} />
      <TextField
        label={messagesTexts.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={typed?.email}
      />
      <TextAreaField label={texts.message} name="message" rows={7} required defaultValue={typed?.message} />
      <Button type="submit" size="lg" busyLabel={messagesTexts.sending}>
        {texts.submit}
      </Button>
    </VisitorForm>
  );
}

function Sent({ message, link }: { message: string; link: string }) {
  return (
    <>
      <Thanks id={THANKS_ID}>{message}</Thanks>
      <p>
        <Link to="/contact">{link}</Link>
      </p>
    </>
  );
}
