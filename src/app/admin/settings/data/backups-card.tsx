import { useId } from "react";
import { settingsTexts } from "../../../../content/en/settings.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Card } from "../../../../ui/card.tsx";
import { classes } from "../../../../ui/classes.ts";
import styles from "../parts.module.css";
import type { ShownBackups } from "./load-backups.server.ts";

const texts = settingsTexts.backups;

/** The last backup that was made by itself, and what went wrong since. */
export function BackupsCard({ backups: { plan, last, failure } }: { backups: ShownBackups }) {
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title} className={classes("stack gap-5", styles.card)}>
      <div className={styles.head}>
        <h2 id={title}>{texts.title}</h2>
        <p className={styles.quiet}>{texts.text}</p>
      </div>
      {failure && (
        <Alert tone="error" title={texts.failedTitle(failure.at)}>
          {texts.failed(failure.reason)}
        </Alert>
      )}
      {plan ? <p>{texts.schedule(plan.everyHours, plan.folder)}</p> : <Alert tone="info">{texts.off}</Alert>}
      {last && (
        <dl className={styles.facts}>
          <div>
            <dt>{texts.last}</dt>
            <dd>
              <time dateTime={last.iso}>{last.at}</time>
            </dd>
          </div>
          <div>
            <dt>{texts.size}</dt>
            <dd>{last.size}</dd>
          </div>
          <div className={styles.wide}>
            <dt>{texts.file}</dt>
            <dd>{last.file}</dd>
          </div>
        </dl>
      )}
      {plan && !last && !failure && <p className={styles.quiet}>{texts.none}</p>}
    </Card>
  );
}
