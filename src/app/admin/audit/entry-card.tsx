import { Link } from "react-router";
import { auditTexts } from "../../../content/en/audit.ts";
import { Card } from "../../../ui/card.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { Change } from "./changes.ts";
import styles from "./entry-card.module.css";

const texts = auditTexts;

export type ShownEntry = {
  id: string;
  at: { text: string; iso: string };
  who: string;
  what: string;
  subjectName: string;
  /** Where the thing is to be seen; null when it has no page. */
  to: string | null;
  /** The list of what was done to this thing; null for what has no id. */
  aboutIt: string | null;
  changes: ReadonlyArray<Change>;
  /** False for what has one side only: it came, went, or was only told, like a mail. */
  isChange: boolean;
};

/** One thing that was done. The values before and after open in place. */
export function EntryCard({ entry }: { entry: ShownEntry }) {
  const { at, who, what, subjectName, to, aboutIt, changes, isChange } = entry;
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.what}>
          {what}
          {subjectName && (
            <>
              : <span className={styles.name}>{to ? <Link to={to}>{subjectName}</Link> : subjectName}</span>
            </>
          )}
        </h2>
        <p className={styles.facts}>
          <VisuallyHidden>{texts.at}: </VisuallyHidden>
          <time dateTime={at.iso}>{at.text}</time>
          <span aria-hidden="true">·</span>
          <VisuallyHidden>{texts.by}: </VisuallyHidden>
          <span>{who}</span>
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
          <div className={styles.frame}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{texts.field}</th>
                  {isChange && <th scope="col">{texts.before}</th>}
                  <th scope="col">{isChange ? texts.after : texts.value}</th>
                </tr>
              </thead>
              <tbody>
                {changes.map(({ field, before, after }) => (
                  <tr key={field}>
                    <th scope="row">{field}</th>
                    {isChange && <td>{before ?? "–"}</td>}
                    <td>{(isChange ? after : (after ?? before)) ?? "–"}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </Card>
  );
}
