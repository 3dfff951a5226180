/** The sample test in progress: one question at a time, each scored on its own. Loaded on demand. */
import { useEffect, useRef, useState } from "react";
import { sampleTestTexts as texts } from "../../../content/en/sample-test.ts";
import { AnswerItem } from "../../../items/registry/answer-views.tsx";
import { type OpenItem, progressOf, withAnswer } from "../../../items/registry/models.ts";
import { ReviewItem } from "../../../items/registry/review-views.tsx";
import { typeNameOf } from "../../../items/type-names.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { focusFromStart } from "../../../ui/focus-from-start.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { askScore, type ScoredItem } from "../../shared/ask-score.ts";
import { isStoredInTab } from "../../shared/device-storage.ts";
import { CorrectnessBadge } from "../../shared/review/correctness-badge.tsx";
import { SAMPLE_TEST_KEY } from "./key.ts";
import { type SampleQuestion, SampleResult } from "./result.tsx";
import styles from "./show.module.css";
import { NEW_ATTEMPT, readAttempt, removeAttempt, type SampleAttempt, storeAttempt } from "./storage.ts";

export default function RunningSampleTest({ questions }: { questions: ReadonlyArray<OpenItem> }) {
  const [attempt, setAttempt] = useState(readAttempt);
  const [isAskingAgain, setIsAskingAgain] = useState(false);
  const heading = useFocusOnMove(attempt);
  useEffect(() => storeAttempt(attempt), [attempt]);
  const moveTo = (at: number) => setAttempt((now) => ({ ...now, at }));
  const startAgain = () => {
    setIsAskingAgain(false);
    removeAttempt();
    setAttempt(NEW_ATTEMPT);
  };

  const shown = questions.map(
    (question): SampleQuestion => ({
      item: withAnswer(question, attempt.answers[question.type] ?? null),
      result: attempt.results[question.type] ?? null,
    }),
  );
  const current = shown[attempt.at - 1];
  return (
    <>
      {current ? (
        <section className={styles.pane} aria-labelledby="question">
          <ProgressBar label={texts.progressLabel} value={attempt.at} max={questions.length} />
          <div className={styles.questionHead}>
            <h2 id="question" ref={heading} tabIndex={-1}>
              {texts.progress(attempt.at, questions.length)}
            </h2>
            <Badge tone="accent">{typeNameOf(current.item.type)}</Badge>
          </div>
          <Question
            key={current.item.type}
            question={current}
            onAnswer={(answer) =>
              setAttempt((now) => ({ ...now, answers: { ...now.answers, [current.item.type]: answer } }))
            }
            onResult={(result) =>
              setAttempt((now) => ({ ...now, results: { ...now.results, [current.item.type]: result } }))
            }
          />
          <div className={styles.moves}>
            <Button
              variant="secondary"
              icon="chevron-left"
              disabled={attempt.at === 1}
              onClick={() => moveTo(attempt.at - 1)}
            >
              {texts.previous}
            </Button>
            <Button variant={current.result ? "primary" : "secondary"} onClick={() => moveTo(attempt.at + 1)}>
              {attempt.at < questions.length ? texts.next : texts.toResult}
            </Button>
          </div>
        </section>
      ) : (
        <SampleResult questions={shown} heading={heading} onOpen={moveTo} />
      )}
      <p className={styles.foot}>
        <span>{texts.keptHint}</span>
        <Button variant="quiet" size="sm" icon="refresh" onClick={() => setIsAskingAgain(true)}>
          {texts.again}
        </Button>
      </p>
      <ConfirmDialog
        open={isAskingAgain}
        title={texts.againTitle}
        message={texts.againMessage}
        confirmLabel={texts.again}
        cancelLabel={texts.againKeep}
        onCancel={() => setIsAskingAgain(false)}
        onConfirm={startAgain}
      />
    </>
  );
}

/** The heading, focused when a question or the result appears, so that a screen reader continues from there. */
function useFocusOnMove({ at }: SampleAttempt) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number>(null);
  useEffect(() => {
    // Nothing is stored yet of a test started just now. One resumed after a reload takes no focus.
    const isSeen = shown.current === null ? isStoredInTab(SAMPLE_TEST_KEY) : shown.current === at;
    shown.current = at;
    if (!isSeen) heading.current?.focus();
  }, [at]);
  return heading;
}

/** A question to answer until it is checked; its result from then on. */
function Question({
  question: { item, result },
  onAnswer,
  onResult,
}: {
  question: SampleQuestion;
  onAnswer: (answer: unknown) => void;
  onResult: (result: ScoredItem) => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The button that was pressed is gone, so the focus moves to the result.
  const wasAsked = useRef(false);
  const takeFocus = (element: HTMLElement | null) => {
    if (!element || !wasAsked.current) return;
    wasAsked.current = false;
    focusFromStart(element);
  };
  const check = async () => {
    // A solution that is seen before an answer teaches less, and cannot be unseen.
    if (progressOf(item) === "untouched") return setProblem(texts.answerFirst);
    setIsAsking(true);
    const tried = await askScore("/sample-test/check", { type: item.type, answer: item.answer });
    setIsAsking(false);
    switch (tried.kind) {
      case "scored":
        wasAsked.current = true;
        return onResult({ item: tried.item, score: tried.score });
      case "failed":
        return setProblem(texts.notChecked(tried.reason));
      case "unfinished":
      case "unreadable":
        return setProblem(texts.notChecked(texts.notUnderstood));
      default:
        return tried satisfies never;
    }
  };
  if (result) {
    return (
      <div ref={takeFocus} tabIndex={-1} className={styles.checked}>
        <p className={styles.correctness}>
          <CorrectnessBadge isAnswered={progressOf(item) !== "untouched"} score={result.score} />
        </p>
        <ReviewItem item={result.item} score={result.score} />
      </div>
    );
  }
  return (
    <>
      <AnswerItem
        item={item}
        disabled={isAsking}
        onChange={(answer) => {
          setProblem(null);
          onAnswer(answer);
        }}
      />
      <div className={styles.check}>
        {problem && !isAsking && <Alert tone="error">{problem}</Alert>}
        <Button size="lg" busy={isAsking} busyLabel={texts.checking} onClick={() => void check()}>
          {texts.check}
        </Button>
      </div>
    </>
  );
}
