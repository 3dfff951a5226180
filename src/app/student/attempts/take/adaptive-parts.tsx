/** What only the page of an adaptive test shows: how long it is, the wait for the next question, breaks, and the end before it has decided. */
import { useEffect, useRef, useState } from "react";
import { adaptiveTestTexts as texts } from "../../../../content/en/adaptive-test.ts";
import { attemptTexts } from "../../../../content/en/attempts.ts";
import type { OpenAdaptive } from "../../../../modules/attempts/queries/open-attempt.server.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/dialog.tsx";
import type { Elements } from "../../../../ui/elements.ts";
import type { AttemptController } from "../state/attempt-controller.ts";
import { isNextDue, isOver, type LocalAttempt } from "../state/local-attempt.ts";
import styles from "./adaptive-parts.module.css";
import { useTimeLeft } from "./use-attempt.ts";

type PartProps = { attempt: LocalAttempt; adaptive: OpenAdaptive; controller: AttemptController };

/** The question, unless the next one is still to come or a break is taken. */
export function AdaptiveQuestion({ children, ...props }: PartProps & { children: Elements }) {
  const { attempt, adaptive } = props;
  const isWaiting = isNextDue(attempt) && !isOver(attempt);
  return (
    <>
      <div role="status">{isWaiting && <Alert tone="info">{texts.coming[attempt.connection]}</Alert>}</div>
      <WithBreaks {...props}>{isWaiting ? null : children}</WithBreaks>
      {attempt.current === 1 && !isWaiting && (
        <p className={styles.length}>{texts.length(adaptive.minimum, adaptive.maximum)}</p>
      )}
    </>
  );
}

/** A break is offered at the first question after its time, once; those whose time passed before the page was opened are not. */
function WithBreaks({ attempt, adaptive: { breaks }, controller, children }: PartProps & { children: Elements }) {
  const { secondsToGo } = useTimeLeft(controller);
  const { plan } = attempt.sections;
  const elapsed = plan.ms === null ? 0 : plan.ms / 60_000 - secondsToGo / 60;
  const passed = () => breaks.filter((minutes) => minutes <= elapsed).length;
  const [told, setTold] = useState(passed);
  const [at, setAt] = useState({ position: attempt.current, due: told });
  const [isOnBreak, setIsOnBreak] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOnBreak) heading.current?.focus();
  }, [isOnBreak]);
  // Counted when a question comes, so that nothing moves while it is read.
  if (at.position !== attempt.current) setAt({ position: attempt.current, due: passed() });
  const isDue = at.due > told && !isOver(attempt) && !isNextDue(attempt);
  const due = isDue ? breaks[at.due - 1] : undefined;
  const goOn = () => {
    setIsOnBreak(false);
    setTold(at.due);
    document.querySelector<HTMLElement>("#question-heading")?.focus();
  };
  if (isOnBreak && !isOver(attempt)) {
    return (
      <div className="stack gap-3">
        <h3 ref={heading} tabIndex={-1}>
          {texts.breakTitle}
        </h3>
        <p>{texts.breakText}</p>
        <p>
          <Button onClick={goOn}>{texts.endBreak}</Button>
        </p>
      </div>
    );
  }
  return (
    <>
      {due !== undefined && (
        <Alert tone="info">
          <p>{texts.breakDue(due)}</p>
          <p className="cluster gap-2">
            <Button size="sm" onClick={() => setIsOnBreak(true)}>
              {texts.takeBreak}
            </Button>
            <Button size="sm" variant="secondary" onClick={goOn}>
              {texts.noBreak}
            </Button>
          </p>
        </Alert>
      )}
      {children}
    </>
  );
}

/** Ends the test before it has decided; asked first. */
export function EndOfAdaptive({ attempt, adaptive, controller }: PartProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="secondary" disabled={isOver(attempt)} onClick={() => setIsAsked(true)}>
        {texts.end}
      </Button>
      <ConfirmDialog
        open={isAsked && !isOver(attempt)}
        busy={attempt.isSubmitting}
        busyLabel={attemptTexts.submitting}
        title={texts.endTitle}
        message={adaptive.isMeasured ? texts.endText.measured(adaptive.minimum) : texts.endText.shorter}
        confirmLabel={texts.end}
        cancelLabel={attemptTexts.keepWorking}
        variant="primary"
        onCancel={() => setIsAsked(false)}
        onConfirm={() => void controller.submit().finally(() => setIsAsked(false))}
      />
    </>
  );
}
