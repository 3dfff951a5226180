import { useId } from "react";
import { messagesTexts } from "../../content/en/messages.ts";
import type { Site } from "../../modules/site/queries/find-site.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./contact-details.module.css";

const texts = messagesTexts.contact;

type Reach = Pick<Site, "address" | "phone" | "email" | "officeHours" | "whatsapp">;

/** How the institute is reached without the form. What the settings leave empty is not shown. */
export function ContactDetails({ site }: { site: Reach }) {
  const title = useId();
  const { address, phone, email, officeHours, whatsapp } = site;
  if ([address, phone, email, officeHours, whatsapp].every((text) => text.trim() === "")) return null;
  const chat = whatsapp.replace(/\D/g, "");
  return (
    <section aria-labelledby={title} className={styles.details}>
      <h2 id={title}>{texts.reachTitle}</h2>
      <dl className={styles.list}>
        <Lines label={texts.address} text={address} />
        {phone && (
          <div>
            <dt>{texts.phone}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{messagesTexts.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        <Lines label={texts.hours} text={officeHours} />
      </dl>
      {chat && (
        <LinkButton to={`https://wa.me/${chat}`} target="_blank" rel="noopener" variant="secondary">
          {texts.whatsapp}
          <VisuallyHidden> ({texts.newTab})</VisuallyHidden>
        </LinkButton>
      )}
    </section>
  );
}

function Lines({ label, text }: { label: string; text: string }) {
  const lines = text.split("\n").map((line) => line.trim());
  const said = lines.filter((line) => line !== "");
  if (said.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      {said.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}
