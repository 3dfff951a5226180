/** Says what the last change of many questions did, for as long as it can be taken back: also after a reload. */
import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { bankTexts } from "../../../../content/en/question-bank.ts";
import { reviewTexts } from "../../../../content/en/question-reviews.ts";
import { stimulusTexts } from "../../../../content/en/stimuli.ts";
import { taxonomyTexts } from "../../../../content/en/taxonomy.ts";
import type { AreaChange } from "../../../../modules/questions/bank-change.ts";
import type { UndoableChange } from "../../../../modules/questions/queries/find-undoable-change.server.ts";
import { findPlan, nameOfArea } from "../../../../modules/tests/exam-plans.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import { oneText } from "../../../../ui/one-text.ts";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import { LIST } from "../list-address.ts";
import type { undo } from "./actions.server.ts";
import styles from "./undo-notice.module.css";

const texts = bankTexts.undo;
const exams = taxonomyTexts.bank.done;

/** The change that was left behind when the list was left: it is not offered again. */
let leftBehind: string | null = null;

/** The change as long as it is news: not after its time, and not after the list was left for another page. */
export function useUndoable(undoable: UndoableChange | null): UndoableChange | null {
  const [over, setOver] = useState(leftBehind);
  const latest = useRef(undoable?.id);
  useEffect(() => {
    latest.current = undoable?.id;
    if (!undoable) return;
    const timer = setTimeout(() => setOver(undoable.id), undoable.msLeft);
    return () => clearTimeout(timer);
  }, [undoable]);
  useEffect(
    () => () => {
      leftBehind = latest.current ?? null;
    },
    [],
  );
  return undoable && undoable.id !== over ? undoable : null;
}

/**
 * `isNew` when the change was made just now, on this page: then it takes the focus. `ofStimuli` is how many questions it left as they
 * are.
 */
export function UndoNotice({
  undoable,
  isNew,
  ofStimuli,
}: {
  undoable: UndoableChange | null;
  isNew: boolean;
  ofStimuli: number;
}) {
  const fetcher = useFetcher<ReplyOf<typeof undo>>();
  const notice = useRef<HTMLDivElement>(null);
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  const message = describeReply(reply, texts.failed, {
    undone: ({ count, left }) => texts.undone(count, left),
    gone: texts.gone,
  }).message;
  useEffect(() => {
    if (isNew || reply) notice.current?.focus({ preventScroll: !reply });
  }, [isNew, reply]);
  if (!undoable && !message) return null;
  return (
    <div ref={notice} tabIndex={-1} className="stack gap-3">
      {message && <Alert tone={reply?.code === "undone" ? "success" : "error"}>{message}</Alert>}
      {undoable && (
        <Alert tone={message ? "info" : "success"}>
          <div className={classes("cluster between gap-4", styles.line)}>
            <span>{oneText(sentenceOf(undoable), ofStimuli > 0 && stimulusTexts.belongs.left(ofStimuli))}</span>
            <fetcher.Form method="post" action={LIST}>
              <input type="hidden" name="changeId" value={undoable.id} />
              <Button
                variant="secondary"
                size="sm"
                name="intent"
                value="undo"
                busy={fetcher.state !== "idle"}
                busyLabel={texts.undoing}
              >
                {texts.undo}
              </Button>
            </fetcher.Form>
          </div>
        </Alert>
      )}
    </div>
  );
}

function sentenceOf({ count, done }: UndoableChange): string {
  switch (done.kind) {
    case "move":
      return texts.moved(count, done.lesson);
    case "tag":
      return texts.tagged(count, [
        ...(done.category === undefined ? [] : [texts.category(done.category)]),
        ...(done.difficulty === undefined ? [] : [texts.difficulty(done.difficulty)]),
        ...(done.area === undefined ? [] : [nameOfAreaChange(done.area)]),
        ...(done.judgmentStep === undefined
          ? []
          : [exams.step(done.judgmentStep && taxonomyTexts.steps[done.judgmentStep])]),
        ...(done.isReserved === undefined ? [] : [exams.reserved(done.isReserved)]),
      ]);
    case "withdraw":
      return texts.withdrawn(count);
    case "bring-back":
      return texts.broughtBack(count);
    case "sign":
      return reviewTexts.done(count, done.reviewer);
    default:
      return done satisfies never;
  }
}

function nameOfAreaChange({ plan, code }: AreaChange): string {
  return code === null ? exams.noArea(findPlan(plan)?.title ?? plan) : exams.area(nameOfArea(code));
}
