import { settingsTexts } from "../../../../content/en/settings.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Section } from "../part-form.tsx";
import styles from "../parts.module.css";
import type { ShownBackups } from "./load-backups.server.ts";

const texts = settingsTexts.backups;

/** The last backup that was made by itself, and what went wrong since. */
export function BackupsCard({ backups: { plan, last, failure } }: { backups: ShownBackups }) {
  return (
    <Section title={texts.title} text={texts.text}>
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
    </Section>
  );
}
