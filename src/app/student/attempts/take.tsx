/** Taking a test. Everything is loaded at the start; after that, moving and answering work offline. */
import { useEffect, useRef, useState } from "react";
import { Link, redirect, useNavigate } from "react-router";
import { attemptTexts as texts } from "../../../content/en/attempts.ts";
import { parseId } from "../../../core/id.ts";
import { AnswerItem } from "../../../items/registry/answer-views.tsx";
import { countProgress } from "../../../items/registry/models.ts";
import { submitAttempt } from "../../../modules/attempts/commands/submit-attempt.server.ts";
import { findOpenAttempt } from "../../../modules/attempts/queries/open-attempt.server.ts";
import { GRACE_MS } from "../../../modules/attempts/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog, Dialog } from "../../../ui/dialog.tsx";
import { CheckboxField } from "../../../ui/fields.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { clockWriter } from "../../dates.server.ts";
import { requireStudent } from "../../guards.server.ts";
import { useFocusOnNewPage } from "../../shared/frame/use-focus-on-new-page.ts";
import { useAttemptOffline } from "../../shared/service-worker/use-attempt-offline.ts";
import type { Route } from "./+types/take";
import type { AttemptController, ControllerState } from "./state/attempt-controller.ts";
import { isEditable, refusedPositions, saveStateOf } from "./state/local-attempt.ts";
import { Countdown } from "./take/countdown.tsx";
import { Navigator } from "./take/navigator.tsx";
import { OfflineNotice } from "./take/offline-notice.tsx";
import { SaveStateLine } from "./take/save-state.tsx";
import { useAttempt } from "./take/use-attempt.ts";
import { useShortcuts } from "./take/use-shortcuts.ts";
import styles from "./take.module.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const student = requireStudent(context);
  const attemptId = parseId<"attempt">(params.attemptId);
  const found = attemptId ? await findOpenAttempt(db, student, attemptId, now) : { kind: "unknown" as const };
  switch (found.kind) {
    case "open": {
      const { attempt } = found;
      const arriveBy = clockWriter(timeZone, "last")(new Date(attempt.closesAt.getTime() + GRACE_MS));
      return { attempt, servedAt: now.getTime(), arriveBy };
    }
    case "over":
      // Due but not closed yet: the first request closes it.
      if (found.state === "open" && attemptId) await submitAttempt(db, student, attemptId, now);
      throw redirect(`/attempts/${attemptId}/review`);
    case "unknown":
      throw new Response(null, { status: 404 });
    default:
      return found satisfies never;
  }
}

/** The page holds answers that the server does not have: revalidating would discard them. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: texts.pageTitle(texts.titleOf(loaderData?.attempt.practiceTestNumber ?? null)) },
    { name: "robots", content: "noindex" },
  ];
}

export default function Attempt({ loaderData }: Route.ComponentProps) {
  return <RunningAttempt key={loaderData.attempt.id} {...loaderData} />;
}

function RunningAttempt({ attempt: opened, servedAt, arriveBy }: Route.ComponentProps["loaderData"]) {
  const { attempt, secondsToGo, secondsToArrive, submitState, controller } = useAttempt(opened, servedAt);
  const navigate = useNavigate();
  const main = useFocusOnNewPage();
  useAttemptOffline(opened.questions);
  // Before scripts run nothing is counted, saved or answered.
  const isAlive = useHydrated();
  const isDone = submitState.kind === "done";
  const refused = refusedPositions(attempt);
  useEffect(() => {
    if (isDone) void navigate(`/attempts/${opened.id}/review`, { replace: true });
  }, [isDone, opened.id, navigate]);

  return (
    <main ref={main} tabIndex={-1} className={styles.page}>
      <header className={styles.header}>
        <div className={styles.title}>
          <h1>{texts.titleOf(opened.practiceTestNumber)}</h1>
          <Link to="/dashboard/tests">{texts.leave}</Link>
        </div>
        <div className={styles.state} inert={!isAlive}>
          <Countdown secondsToGo={secondsToGo} />
          <SaveStateLine state={saveStateOf(attempt)} />
        </div>
      </header>
      <noscript>
        <Alert tone="error">{texts.needsScripts}</Alert>
      </noscript>
      {refused.length > 0 && <Alert tone="error">{texts.refused(refused)}</Alert>}
      <OfflineNotice connection={attempt.connection} arriveBy={arriveBy} secondsToArrive={secondsToArrive} />
      <div className={styles.columns} inert={!isAlive}>
        <QuestionPane attempt={attempt} submitState={submitState} controller={controller} />
        <div className={styles.side}>
          <Navigator attempt={attempt} onMove={controller.moveTo} />
        </div>
      </div>
    </main>
  );
}

function SubmissionNotice({
  submitState,
  isLocked,
}: {
  submitState: ControllerState["submitState"];
  isLocked: boolean;
}) {
  if (submitState.kind === "failed") {
    const isWaiting = isLocked && submitState.reason === "offline";
    return <Alert tone="error">{isWaiting ? texts.timeIsUpOffline : texts.submitFailed[submitState.reason]}</Alert>;
  }
  return isLocked ? <Alert tone="info">{texts.timeIsUp}</Alert> : null;
}

type PaneProps = {
  attempt: ControllerState["attempt"];
  submitState: ControllerState["submitState"];
  controller: AttemptController;
};

/** The question in view, and links to the others. */
function QuestionPane({ attempt, submitState, controller }: PaneProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  const heading = useFocusOnChange(attempt.current);
  const count = attempt.questions.length;
  const question = attempt.questions.find(({ position }) => position === attempt.current);
  const moveBy = (step: number) => controller.moveTo(attempt.current + step);
  const toggleFlag = () => question && controller.flag(question.position, !question.flagged);
  const shortcuts = useShortcuts({ n: () => moveBy(1), p: () => moveBy(-1), f: toggleFlag }, (number) =>
    pane.current
      ?.querySelectorAll<HTMLElement>("input[type=radio], input[type=checkbox], button[aria-pressed]")
      .item(number - 1)
      ?.click(),
  );
  if (!question) return null;

  const refused = refusedPositions(attempt);
  const { untouched, partly } = countProgress(attempt.questions.map(({ item }) => item));
  return (
    <section className={styles.pane} aria-labelledby="question-heading">
      <ProgressBar label={texts.progressLabel} value={question.position} max={count} />
      <div className={styles.questionHead}>
        <h2 id="question-heading" ref={heading} tabIndex={-1}>
          {texts.progress(question.position, count)}
        </h2>
        <Button
          variant={question.flagged ? "lamp" : "secondary"}
          icon="flag"
          className={styles.flag}
          aria-pressed={question.flagged}
          onClick={toggleFlag}
        >
          {question.flagged ? texts.flagged : texts.flag}
        </Button>
      </div>
      <div key={question.position} ref={pane}>
        <AnswerItem
          item={question.item}
          disabled={!isEditable(attempt)}
          onChange={(answer) => controller.answer(question.position, answer)}
        />
      </div>
      {attempt.overtaken === question.position && <Alert tone="warning">{texts.overtaken}</Alert>}
      {/* Beside the button that was pressed: on a small screen the top of the page is far away. */}
      <SubmissionNotice submitState={submitState} isLocked={attempt.isLocked} />
      <div className={styles.moves}>
        <Button variant="secondary" icon="chevron-left" disabled={question.position === 1} onClick={() => moveBy(-1)}>
          {texts.previous}
        </Button>
        {question.position < count ? (
          <Button onClick={() => moveBy(1)}>{texts.next}</Button>
        ) : (
          <Button
            busy={submitState.kind === "submitting"}
            busyLabel={texts.submitting}
            disabled={attempt.isLocked}
            onClick={() => setIsConfirming(true)}
          >
            {texts.submit}
          </Button>
        )}
      </div>
      <ShortcutHelp isOn={shortcuts.isOn} onSwitch={shortcuts.switchTo} />
      <ConfirmDialog
        open={isConfirming && !attempt.isLocked}
        busy={attempt.isSubmitting}
        busyLabel={texts.submitting}
        title={texts.confirmTitle}
        message={[
          refused.length > 0 ? texts.refused(refused) : "",
          untouched + partly === 0
            ? texts.confirmAllAnswered(count)
            : texts.confirmUnanswered(untouched, partly, count),
        ]
          .join(" ")
          .trim()}
        confirmLabel={texts.submit}
        cancelLabel={texts.keepWorking}
        variant="primary"
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => void controller.submit().finally(() => setIsConfirming(false))}
      />
    </section>
  );
}

/** The heading of the question, focused when the question changes, so that a screen reader continues from there. */
function useFocusOnChange(position: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(position);
  useEffect(() => {
    if (shown.current === position) return;
    shown.current = position;
    heading.current?.focus();
  }, [position]);
  return heading;
}

function ShortcutHelp({ isOn, onSwitch }: { isOn: boolean; onSwitch: (on: boolean) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.shortcuts}>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {texts.shortcuts}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.shortcuts} size="sm">
        <dl className={styles.keys}>
          {texts.shortcutList.map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <CheckboxField
          name="shortcuts"
          label={texts.shortcutsOn}
          checked={isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
      </Dialog>
    </div>
  );
}
