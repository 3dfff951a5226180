import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import { type FetcherFormProps, useFetcher } from "react-router";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import type { RunningAttempt } from "../../../modules/attempts/queries/running-attempts.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { describeReply, type FormMessages, type ReplyOf } from "../../form-reply.ts";
import { hasStoredAttempts } from "../../shared/device-storage.ts";
import { TimeLeft } from "../shared/time-left.tsx";
import type { discard } from "./actions.server.ts";
import { field } from "./form.ts";
import styles from "./running.module.css";

const texts = dashboardTexts.running;

/** What reads the answers on this device, which only a page with some needs. */
const loadStorage = () => import("../../shared/attempts/answer-storage.ts");

/** Also true if it cannot be read. */
function mayHaveUnsent(attemptId: string): Promise<boolean> {
  return loadStorage().then(
    ({ unsentAnswers }) => unsentAnswers(attemptId).length > 0,
    () => true,
  );
}

type DiscardReply = ReplyOf<typeof discard>;

/** A test in progress, with the time left as of the server's reply; null where no clock runs. */
export type Running = Omit<RunningAttempt, "closesAt"> & { secondsLeft: number | null };

/** The tests that can be resumed; nothing if there is none and none was just discarded. */
export function RunningTests({
  running,
  pageReply,
}: {
  running: ReadonlyArray<Running>;
  /** The result of discarding a test without scripts. */
  pageReply: DiscardReply | undefined;
}) {
  const { reply, refusal, discardForm, busyId, doubted, ask, confirm } = useDiscard(pageReply);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, or failed: either way the message goes below the heading.
    if (reply || refusal) heading.current?.focus();
  }, [reply, refusal]);
  if (running.length === 0 && !reply) return null;
  const refused =
    refusal ?? describeReply(reply, texts.notDiscarded, { discarded: {}, "not-discarded": texts.notDiscardable });
  const message = refused.message ?? refused.errors?.attemptId;

  return (
    <section aria-labelledby="running-tests" className="stack gap-3">
      <h2 id="running-tests" ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.heading}
      </h2>
      {reply?.code === "discarded" && <Alert tone="success">{texts.discarded}</Alert>}
      {message && <Alert tone="error">{message}</Alert>}
      <ul className={styles.list}>
        {running.map((attempt) => (
          <Card as="li" key={attempt.id} className={styles.test}>
            <RunningTest
              attempt={attempt}
              isBeingDiscarded={busyId === attempt.id}
              Form={discardForm}
              onDiscard={() => void ask(attempt)}
            />
          </Card>
        ))}
      </ul>
      <ConfirmDialog
        open={doubted !== null}
        title={texts.confirmTitle}
        message={texts.confirmMessage(
          attemptTexts.titleOf(doubted?.test),
          doubted?.test.kind === "titled" && doubted.presetId === null,
        )}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        onCancel={() => void ask(null)}
        onConfirm={confirm}
      />
    </section>
  );
}

/**
 * Asks before a test is discarded, and removes it from this device afterwards. Refuses while answers to it are still stored here.
 */
function useDiscard(pageReply: DiscardReply | undefined) {
  const fetcher = useFetcher<DiscardReply>();
  const [doubted, setDoubted] = useState<Running | null>(null);
  const [refusal, setRefusal] = useState<FormMessages | null>(null);
  const reply = !refusal && fetcher.state === "idle" ? (fetcher.data ?? pageReply) : undefined;
  useEffect(() => {
    if (reply?.code !== "discarded" || !hasStoredAttempts()) return;
    const { attemptId } = reply;
    void loadStorage().then(
      ({ removeAttempt }) => removeAttempt(attemptId),
      () => {},
    );
  }, [reply]);

  const ask = async (attempt: Running | null) => {
    const hasUnsent = attempt !== null && hasStoredAttempts() && (await mayHaveUnsent(attempt.id));
    setRefusal(hasUnsent ? { message: texts.hasUnsent } : null);
    setDoubted(hasUnsent ? null : attempt);
  };
  const confirm = () => {
    setDoubted(null);
    if (doubted) void fetcher.submit({ [field.intent]: "discard", [field.attemptId]: doubted.id }, { method: "post" });
  };
  return {
    reply,
    refusal,
    discardForm: fetcher.Form,
    busyId: fetcher.formData?.get(field.attemptId),
    doubted,
    ask,
    confirm,
  };
}

function RunningTest({
  attempt,
  isBeingDiscarded,
  Form,
  onDiscard,
}: {
  attempt: Running;
  isBeingDiscarded: boolean;
  Form: ComponentType<FetcherFormProps>;
  onDiscard: () => void;
}) {
  const { id, test, answeredCount, partlyCount, questionCount, isDiscardable, secondsLeft } = attempt;
  const nameId = useId();
  const answered = attemptTexts.answeredCount(answeredCount, partlyCount, questionCount);
  return (
    <>
      <div className={styles.words}>
        <h3 id={nameId}>{attemptTexts.titleOf(test)}</h3>
        <p className={styles.state}>
          {secondsLeft !== null && <TimeLeft seconds={secondsLeft} />}
          <span>{answered}</span>
        </p>
        <ProgressBar label={attemptTexts.titleOf(test)} value={answeredCount} max={questionCount} text={answered} />
      </div>
      <div className={styles.actions}>
        {isDiscardable && (
          <Form
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              onDiscard();
            }}
          >
            <input type="hidden" name={field.intent} value="discard" />
            <input type="hidden" name={field.attemptId} value={id} />
            <Button variant="quiet" busy={isBeingDiscarded} aria-describedby={nameId}>
              {texts.discard}
            </Button>
          </Form>
        )}
        <LinkButton to={`/attempts/${id}`} variant="lamp" aria-describedby={nameId}>
          {texts.resume}
        </LinkButton>
      </div>
    </>
  );
}
