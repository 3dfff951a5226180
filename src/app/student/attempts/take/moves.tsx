/** The ways on from a question, always in reach at the foot of the screen; on a phone also the way to all questions. */
import { useId, useState } from "react";
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { type OpenItem, progressOf } from "../../../../items/registry/models.ts";
import { Button } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import type { Elements } from "../../../../ui/elements.ts";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import {
  canShow,
  isAnswerMissing,
  isEditable,
  isNextDue,
  isOver,
  type LocalAttempt,
  type LocalQuestion,
} from "../state/local-attempt.ts";
import { countQuestions } from "../state/progress.ts";
import { placeOf, stateOf } from "../state/sections.ts";
import type { Ending } from "./end-dialog.tsx";
import styles from "./moves.module.css";
import { Navigator } from "./navigator.tsx";

type MovesProps = {
  attempt: LocalAttempt;
  isSubmitting: boolean;
  onMove: (position: number) => void;
  /** To any question, from the list of all. */
  onJump: (position: number) => void;
  /** Makes the answer final, so that it is explained. */
  onExplain: (position: number) => void;
  onEnd: (ending: Ending) => void;
  /** The way to end an adaptive test, which has no list of all questions; null in every other. */
  end: Elements;
  /** The way to the record, where it has no place of its own. */
  record: Elements;
  /** What is said of the submission: beside the button that was pressed. */
  children: Elements;
};

export function Moves({ attempt, isSubmitting, onMove, onJump, onExplain, onEnd, end, record, children }: MovesProps) {
  const { sections, current } = attempt;
  const { section } = placeOf(sections, current);
  const isForward = sections.list[section - 1]?.navigation === "forward" && !isOver(attempt);
  return (
    <div className={styles.moves} data-sticky-foot="">
      {children}
      <div className={styles.buttons} data-full={record || isToExplain(attempt) ? "" : undefined}>
        {!isForward && (
          <Button
            variant="secondary"
            icon="chevron-left"
            disabled={!canShow(attempt, current - 1)}
            onClick={() => onMove(current - 1)}
          >
            <span className={styles.back}>{texts.previous}</span>
          </Button>
        )}
        {attempt.adaptive ? end : <NavigatorDrawer attempt={attempt} onJump={onJump} />}
        {record}
        <Forward {...{ attempt, isSubmitting, onMove, onExplain, onEnd }} />
      </div>
    </div>
  );
}

/** The foot where there is no question in view: the way to all questions, where they have no place of their own. */
export function NavigatorFoot(props: Pick<MovesProps, "attempt" | "onJump">) {
  return (
    <div className={classes(styles.moves, styles.narrow)} data-sticky-foot="">
      <NavigatorDrawer {...props} />
    </div>
  );
}

type ForwardProps = Pick<MovesProps, "attempt" | "isSubmitting" | "onMove" | "onExplain" | "onEnd">;

function isToExplain(attempt: LocalAttempt): boolean {
  return attempt.explained !== null && isEditable(attempt, attempt.current);
}

/** Where each answer is explained, the way to its explanation comes first. */
function Forward(props: ForwardProps) {
  const { attempt, onExplain } = props;
  const question = attempt.questions.find(({ position }) => position === attempt.current);
  if (!question || !isToExplain(attempt)) return <WayOn {...props} />;
  return (
    <div className={styles.forward}>
      <WayOn {...props} variant="secondary" />
      <Explain key={question.position} question={question} onExplain={onExplain} />
    </div>
  );
}

/** Makes an answer final and explains it; an incomplete one with a second press, as it cannot be completed afterwards. */
function Explain({ question, onExplain }: { question: LocalQuestion; onExplain: (position: number) => void }) {
  const hintId = useId();
  const [asked, setAsked] = useState<OpenItem | null>(null);
  const { item, position } = question;
  const progress = progressOf(item);
  const { explanation } = texts;
  if (progress === "untouched") {
    return (
      <Button variant="secondary" onClick={() => onExplain(position)}>
        {explanation.show}
      </Button>
    );
  }
  const isAsked = progress === "partly" && asked === item;
  return (
    <>
      {isAsked && (
        <p id={hintId} role="status" className={styles.hint}>
          {explanation.incomplete}
        </p>
      )}
      <Button
        onClick={() => (progress === "complete" || isAsked ? onExplain(position) : setAsked(item))}
        aria-describedby={isAsked ? hintId : undefined}
      >
        {isAsked ? explanation.checkAsIs : explanation.check}
      </Button>
    </>
  );
}

/** To the next question; at the end of a section or of the test it is asked first. */
function WayOn({
  attempt,
  isSubmitting,
  onMove,
  onEnd,
  variant = "primary",
}: Omit<ForwardProps, "onExplain"> & { variant?: "primary" | "secondary" }) {
  const hintId = useId();
  const { sections, questions, current } = attempt;
  const { section, number } = placeOf(sections, current);
  const isSectionsEnd = attempt.adaptive === null && number === sections.list[section - 1]?.questionCount;
  if (isSectionsEnd && section === sections.list.length) {
    return (
      <Button
        variant={variant}
        busy={isSubmitting}
        busyLabel={texts.submitting}
        disabled={isOver(attempt)}
        onClick={() => onEnd("submit")}
      >
        {texts.submit}
      </Button>
    );
  }
  if (isSectionsEnd && sections.plan.leaving === "closes" && !isOver(attempt)) {
    return <Button onClick={() => onEnd({ section })}>{texts.sections.close}</Button>;
  }
  const question = questions.find(({ position }) => position === current);
  if (isNextDue(attempt)) return null;
  const isMissing = question !== undefined && !isOver(attempt) && isAnswerMissing(attempt, question);
  return (
    <>
      {isMissing && (
        <p id={hintId} className={styles.hint}>
          {progressOf(question.item) === "untouched" ? texts.answerFirst : texts.completeFirst}
        </p>
      )}
      <Button
        variant={variant}
        {...(variant === "secondary" && { icon: "chevron-right", className: styles.sign })}
        disabled={isOver(attempt) && !canShow(attempt, current + 1)}
        {...(isMissing && { "aria-disabled": true, "aria-describedby": hintId })}
        onClick={() => !isMissing && onMove(current + 1)}
      >
        <span className={styles.words}>{texts.next}</span>
      </Button>
    </>
  );
}

/** Where the list of all questions has no room beside the question. Counts what is open; between two sections and at the end, all. */
function NavigatorDrawer({ attempt, onJump }: Pick<MovesProps, "attempt" | "onJump">) {
  const [isOpen, setIsOpen] = useState(false);
  const { sections, questions } = attempt;
  const open = questions.filter(({ section }) => stateOf(sections, section) === "open");
  const counted = open.length > 0 ? open : questions;
  const { complete } = countQuestions(counted);
  return (
    <div className={styles.drawer}>
      <Button variant="secondary" icon="list" onClick={() => setIsOpen(true)}>
        <VisuallyHidden>{texts.navigator}: </VisuallyHidden>
        <span className={styles.count}>{texts.answeredInShort(complete, counted.length)}</span>
        <VisuallyHidden> {texts.answered}</VisuallyHidden>
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.navigator} size="drawer">
        <Navigator
          attempt={attempt}
          onMove={(position) => {
            setIsOpen(false);
            onJump(position);
          }}
        />
      </Dialog>
    </div>
  );
}
