import { dashboardTexts } from "../../../../content/en/dashboard.ts";
import { examTexts } from "../../../../content/en/exams.ts";
import { instituteTexts } from "../../../../content/en/institute-tests.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { TakesEntry } from "../../shared/takes-entry.tsx";
import { field } from "../form.ts";
import styles from "../preset/start.module.css";
import type { ShownInstituteTest } from "./shown.server.ts";

const texts = instituteTexts.page;

/** The test in one line, with the button that starts it, the way back into the attempt that is open, or why it cannot start. */
export function StartOfInstituteTest({
  test: { facts, notNow, hasGap },
  runningAttemptId,
  message,
  canStart,
  reasonId,
}: {
  test: ShownInstituteTest & { hasGap: boolean };
  runningAttemptId: string | null;
  /** Why the last try was refused. */
  message: string | undefined;
  canStart: boolean;
  /** The id of the element that says why no test can be started. */
  reasonId: string;
}) {
  if (runningAttemptId) {
    return (
      <div className={styles.panel}>
        <p className={styles.words}>{facts.seconds === null ? texts.openUntimed : examTexts.page.open}</p>
        <LinkButton to={`/attempts/${runningAttemptId}`} variant="lamp" size="lg">
          {examTexts.resume}
        </LinkButton>
      </div>
    );
  }
  const why = whyNot(notNow, hasGap);
  const { questionCount, seconds, sections } = facts;
  return (
    <FormFrame message={why === message ? undefined : message} className="gap-3">
      <input type="hidden" name={field.intent} value="start-institute" />
      <TakesEntry />
      <div className={styles.panel}>
        <ul className={styles.words}>
          <li>{examTexts.size(questionCount, questionCount, sections.length)}</li>
          <li>{seconds === null ? examTexts.untimed : examTexts.duration(seconds)}</li>
          {why !== null && <li>{why}</li>}
        </ul>
        {why === null && (
          <Button
            variant="lamp"
            size="lg"
            busyLabel={dashboardTexts.tests.starting}
            disabled={!canStart}
            aria-describedby={canStart ? undefined : reasonId}
          >
            {texts.start}
          </Button>
        )}
      </div>
    </FormFrame>
  );
}

function whyNot(notNow: ShownInstituteTest["notNow"], hasGap: boolean): string | null {
  switch (notNow) {
    case "not-open":
      return texts.refused.notOpen;
    case "closed":
      return texts.refused.closed;
    case "attempts-used":
      return texts.refused.used;
    case null:
      return hasGap ? texts.refused.gap : null;
    default:
      return notNow satisfies never;
  }
}
