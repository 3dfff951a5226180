import { messagesAdminTexts } from "../../../content/en/messages-admin.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import type { Elements } from "../../../ui/elements.ts";
import { QuestionReports } from "../questions/form/reports.tsx";
import styles from "./list.module.css";
import type { MessageOnPage } from "./shown.server.ts";
import { StateBadge } from "./table.tsx";

const texts = messagesAdminTexts.page;

/** What was sent, as it was written, and what can be done about it as children. */
export function MessageSheet({ message, children }: { message: MessageOnPage; children: Elements }) {
  const { kind, facts, text, state, report } = message;
  if (report) {
    return (
      <>
        <QuestionReports questionId={report.questionId} reports={[report.shown]} />
        <div className={styles.buttons}>
          <LinkButton to={`/admin/questions/${report.questionId}/edit`} variant="secondary" size="sm" icon="edit">
            {texts.openQuestion}
          </LinkButton>
          <LinkButton to={`/admin/students/${report.studentId}`} variant="secondary" size="sm" icon="user">
            {texts.openStudent}
          </LinkButton>
          {children}
        </div>
      </>
    );
  }
  return (
    <Card as="section" aria-label={message.title} className={classes("stack gap-5", styles.sheet)}>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {state && (
          <div>
            <dt>{texts.state}</dt>
            <dd>
              <StateBadge state={state} />
            </dd>
          </div>
        )}
      </dl>
      {text && (
        <p dir="auto" className={styles.written}>
          {text}
        </p>
      )}
      {kind === "contact" && <p className={styles.quiet}>{texts.unproven}</p>}
      {children}
    </Card>
  );
}
