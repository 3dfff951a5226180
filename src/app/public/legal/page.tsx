/** A legal text: its date, a table of contents, and sections with an address each. */
import { Link } from "react-router";
import { CONSENT_DAY } from "../../../content/en/consent.ts";
import { type LegalSection, type LegalText, legalTexts } from "../../../content/en/legal.ts";
import { useShell } from "../../shared/frame/visitor.ts";
import styles from "./page.module.css";

/** The privacy notice, or the terms. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p className={styles.date}>
          {legalTexts.effective} <time dateTime={CONSENT_DAY}>{legalTexts.effectiveDay}</time>
        </p>
        <p className={styles.lead}>{text.lead}</p>
      </header>
      <nav aria-labelledby="contents" className={styles.contents}>
        <h2 id="contents">{legalTexts.contents}</h2>
        <ul>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        {text.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}

function Section({ section: { id, title, paragraphs, items, hasContact } }: { section: LegalSection }) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items && (
        <ul>
          {items.map(({ name, text }) => (
            <li key={text}>
              {name && <b>{`${name}.`}</b>} <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {hasContact && <Contact />}
    </section>
  );
}

/** From the settings; empty values are left out. The form is always available. */
function Contact() {
  const site = useShell()?.site;
  const lines = site?.address.split("\n").filter((line) => line.trim() !== "") ?? [];
  return (
    <address className={styles.contact}>
      {site && <b>{site.instituteName}</b>}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {site?.phone && <a href={`tel:${site.phone.replace(/[^+\d]/g, "")}`}>{site.phone}</a>}
      {site?.email && <a href={`mailto:${site.email}`}>{site.email}</a>}
      <Link to="/contact">{legalTexts.write}</Link>
    </address>
  );
}
