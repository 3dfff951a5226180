import { questionTexts } from "../../../content/en/questions.ts";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./question-reports.module.css";

const texts = questionTexts.reports;

export type ShownReport = { id: string; studentName: string; message: string; versionNumber: number; day: string };

/** What students said is wrong with the question, newest first; nothing when nobody did. */
export function QuestionReports({ reports }: { reports: ReadonlyArray<ShownReport> }) {
  if (reports.length === 0) return null;
  return (
    <Card as="section" padding="sm" className={styles.reports}>
      <h2 className={styles.title}>
        <Icon name="flag" />
        {texts.title(reports.length)}
      </h2>
      <ul className={styles.list}>
        {reports.map(({ id, studentName, message, versionNumber, day }) => (
          <li key={id}>
            <p className={styles.message}>{message}</p>
            <p className={styles.who}>
              {studentName}, {day}, {texts.about(versionNumber)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
