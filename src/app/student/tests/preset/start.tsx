import { examTexts } from "../../../../content/en/exams.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { TakesEntry } from "../../shared/takes-entry.tsx";
import { field } from "../form.ts";
import type { ShownPreset } from "./shown.ts";
import styles from "./start.module.css";

const texts = examTexts.page;

/** "5 hours" of an adaptive test, "90 minutes" of any other. */
function timeOf(seconds: number | null, isAdaptive: boolean): string {
  if (seconds === null) return examTexts.untimed;
  return isAdaptive ? examTexts.hours(seconds) : examTexts.duration(seconds);
}

/** The test in one line, with the button that starts it, or the way back into the attempt that is open. */
export function StartOfPreset({
  preset: { kind, whole, taken },
  runningAttemptId,
  message,
  canStart,
  reasonId,
}: {
  preset: ShownPreset;
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
        <p className={styles.words}>{texts.open}</p>
        <LinkButton to={`/attempts/${runningAttemptId}`} variant="lamp" size="lg">
          {examTexts.resume}
        </LinkButton>
      </div>
    );
  }
  if (kind === "none" || !taken) return message ? <Alert tone="error">{message}</Alert> : null;
  const { questionCount, seconds, sections, adaptive } = taken;
  const fewest = adaptive?.minimum ?? questionCount;
  return (
    <FormFrame message={message} className="gap-3">
      <input type="hidden" name={field.intent} value="start-preset" />
      <TakesEntry />
      <input type="hidden" name={field.size} value={kind} />
      <div className={styles.panel}>
        <ul className={styles.words}>
          <li>
            {fewest < questionCount
              ? examTexts.sizeBetween(fewest, questionCount)
              : examTexts.size(questionCount, adaptive ? questionCount : whole.questionCount, sections.length)}
          </li>
          <li>{timeOf(seconds, adaptive !== null)}</li>
          {taken.marks && <li>{examTexts.wrongAnswer(-taken.marks.wrong)}</li>}
        </ul>
        <Button
          variant="lamp"
          size="lg"
          busyLabel={texts.starting}
          disabled={!canStart}
          aria-describedby={canStart ? undefined : reasonId}
        >
          {texts.start[kind]}
        </Button>
      </div>
    </FormFrame>
  );
}
