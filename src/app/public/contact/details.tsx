import { useId } from "react";
import { messagesTexts } from "../../../content/en/messages.ts";
import { publicTexts } from "../../../content/en/public.ts";
import type { Site } from "../../../modules/site/queries/load-site.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { chatAddressOf } from "../../shared/frame/chat-button.tsx";
import styles from "./details.module.css";

const texts = messagesTexts.contact;

type Reach = Pick<Site, "address" | "phone" | "email" | "officeHours" | "whatsapp">;

const FACTS = ["address", "phone", "email", "officeHours"] as const;

/** The description for search engines: it promises what `ContactDetails` shows. */
export function describeReach(site: Reach & Pick<Site, "instituteName">): string {
  return texts.metaDescription(site.instituteName, {
    canCall: site.phone.trim() !== "",
    canChat: site.whatsapp.trim() !== "",
    facts: FACTS.filter((fact) => site[fact].trim() !== "").map((fact) => texts.facts[fact]),
  });
}

/** Ways to reach the institute other than the form. What the settings leave empty is not shown. */
export function ContactDetails({ site }: { site: Reach }) {
  const title = useId();
  const { address, phone, email, officeHours, whatsapp } = site;
  if ([address, phone, email, officeHours, whatsapp].every((text) => text.trim() === "")) return null;
  const chat = chatAddressOf(whatsapp);
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
        <LinkButton to={chat} target="_blank" rel="noopener" variant="secondary">
          {publicTexts.chat.label}
          <VisuallyHidden> ({publicTexts.chat.newTab})</VisuallyHidden>
        </LinkButton>
      )}
    </section>
  );
}

function Lines({ label, text }: { label: string; text: string }) {
  const all = text.split("\n").map((line) => line.trim());
  const lines = all.filter((line) => line !== "");
  if (lines.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}
