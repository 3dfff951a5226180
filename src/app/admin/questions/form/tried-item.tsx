/** A question to try. The server scores the answer, by the rule that students meet; nobody keeps it. */

import { useRef, useState } from "react";
import { questionTexts } from "../../../../content/en/questions.ts";
import { AnswerItem } from "../../../../items/registry/answer-views.tsx";
import { type OpenItem, type SolvedItem, withAnswer } from "../../../../items/registry/models.ts";
import { ReviewItem } from "../../../../items/registry/review-views.tsx";
import type { Score } from "../../../../items/scoring-rules.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import { askScore } from "../../../shared/ask-score.ts";
import styles from "../form.module.css";

const texts = questionTexts.preview;

type Outcome = { kind: "scored"; item: SolvedItem; score: Score } | { kind: "failed"; message: string };

/** Answering, and with the `question` – its halves as JSON – checking. An answer that does not fit any more is forgotten. */
export function TriedItem({ item, question }: { item: OpenItem; question?: { content: string; solution: string } }) {
  const [answer, setAnswer] = useState<unknown>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [checked, setChecked] = useState<{ of: string; outcome: Outcome }>();
  // The button that was pressed is gone with what it stood in: the focus goes to what came.
  const wantsFocus = useRef(false);
  const takeFocus = (element: HTMLElement | null) => {
    if (!element || !wantsFocus.current) return;
    wantsFocus.current = false;
    element.focus();
  };
  const open = withAnswer(item, answer);
  if (!question) return <AnswerItem item={open} disabled={false} onChange={setAnswer} />;

  // What was said of a question holds until the question is changed.
  const of = JSON.stringify([item.type, question]);
  const outcome = checked?.of === of ? checked.outcome : null;
  const check = async () => {
    setIsAsking(true);
    const outcome = await askOutcome(open, question);
    wantsFocus.current = outcome.kind === "scored";
    setChecked({ of, outcome });
    setIsAsking(false);
  };
  const answerAgain = () => {
    wantsFocus.current = true;
    setChecked(undefined);
  };
  return outcome?.kind === "scored" ? (
    <div key="result" className={classes("stack gap-4", styles.tried)}>
      <h3 ref={takeFocus} tabIndex={-1} className={styles.result}>
        {texts.result}
      </h3>
      <ReviewItem item={outcome.item} score={outcome.score} />
      <Button variant="secondary" size="sm" icon="refresh" onClick={answerAgain}>
        {texts.again}
      </Button>
    </div>
  ) : (
    <div key="question" className={classes("stack gap-4", styles.tried)} ref={takeFocus} tabIndex={-1}>
      <AnswerItem item={open} disabled={false} onChange={setAnswer} />
      {outcome && <Alert tone="error">{outcome.message}</Alert>}
      <Button variant="secondary" size="sm" busy={isAsking} onClick={() => void check()}>
        {texts.check}
      </Button>
    </div>
  );
}

async function askOutcome(
  { type, answer }: OpenItem,
  question: { content: string; solution: string },
): Promise<Outcome> {
  const tried = await askScore("/admin/questions/try", {
    type,
    content: JSON.parse(question.content),
    solution: JSON.parse(question.solution),
    answer,
  });
  switch (tried.kind) {
    case "scored":
      return tried;
    case "unfinished":
      return { kind: "failed", message: texts.unfinished(tried.message) };
    case "unreadable":
      return { kind: "failed", message: texts.notChecked(questionTexts.problems.unreadable) };
    case "failed":
      return { kind: "failed", message: texts.notChecked(tried.reason) };
    default:
      return tried satisfies never;
  }
}
