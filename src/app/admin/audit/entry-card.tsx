import { Link } from "react-router";
import { auditTexts } from "../../../content/en/audit.ts";
import { Card } from "../../../ui/card.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { Change } from "./changes.server.ts";
import styles from "./entry-card.module.css";

const texts = auditTexts;

/** A longer text is shortened, with the whole to unfold. */
const SHOWN_MAX = 160;

export type ShownEntry = {
  id: string;
  at: { text: string; iso: string };
  who: string;
  /** The sentence after who did it, around the name of what it was done to; `after` is null when it names nothing. */
  what: { before: string; after: string | null };
  subjectName: string;
  /** Where the thing is to be seen; null when it has no page. */
  to: string | null;
  /** The list of what was done to this thing; null for what has no id. */
  aboutIt: string | null;
  changes: ReadonlyArray<Change>;
  /** False for what has one side only: it came, went, or was only told, like a mail. */
  isChange: boolean;
};

/** One thing that was done, as a sentence. The values before and after open in place. */
export function EntryCard({ entry }: { entry: ShownEntry }) {
  const { at, who, what, subjectName, to, aboutIt, changes, isChange } = entry;
  return (
    <Card as="article" className="stack gap-2">
      <header className={styles.head}>
        <h2 className={styles.what}>
          <bdi className={styles.who}>{who}</bdi> <span>{what.before}</span>
          {what.after !== null && (
            <>
              {to ? (
                <Link to={to}>
                  <bdi>{subjectName}</bdi>
                </Link>
              ) : (
                <bdi className={styles.name}>{subjectName}</bdi>
              )}
              <span>{what.after}</span>
            </>
          )}
          <span>.</span>
        </h2>
        <p className={styles.facts}>
          <VisuallyHidden>{texts.at}: </VisuallyHidden>
          <time dateTime={at.iso}>{at.text}</time>
          {aboutIt && (
            <Link to={aboutIt} className={styles.about}>
              {subjectName ? texts.onlyAbout(subjectName) : texts.onlyAboutOne}
            </Link>
          )}
        </p>
      </header>
      {changes.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            {isChange ? texts.changed(changes.length) : texts.held(changes.length)}
          </summary>
          <dl className={styles.changes}>
            {changes.map(({ field, before, after }) => (
              <div key={field} className={styles.change}>
                <dt>{`${field}:`}</dt>
                <dd>
                  {isChange ? (
                    <>
                      <VisuallyHidden>{texts.before}: </VisuallyHidden>
                      <Value text={before} />
                      <span aria-hidden="true"> {texts.became} </span>
                      <VisuallyHidden>{texts.after}: </VisuallyHidden>
                      <Value text={after} />
                    </>
                  ) : (
                    <Value text={after ?? before} />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Card>
  );
}

function Value({ text }: { text: string | null }) {
  if (text === null) return <span className={styles.value}>–</span>;
  if (text.length <= SHOWN_MAX) return <span className={styles.value}>{text}</span>;
  return (
    <details className={styles.long}>
      <summary>
        <span>{`${text.slice(0, SHOWN_MAX).toWellFormed()}…`}</span>{" "}
        <span className={styles.unfold}>{texts.whole}</span>
      </summary>
      <span className={styles.value}>{text}</span>
    </details>
  );
}
