/** Asked before a section is closed or the test submitted: what is not answered, and what is flagged, with ways there. */
import { Link } from "react-router";
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { ConfirmDialog } from "../../../../ui/dialog.tsx";
import {
  canShow,
  isOver,
  type LocalAttempt,
  type LocalQuestion,
  nameOf,
  refusedPositions,
} from "../state/local-attempt.ts";
import { countQuestions, progressOfItem } from "../state/progress.ts";
import { openSection, stateOf } from "../state/sections.ts";
import styles from "./end-dialog.module.css";

/** What is asked: to submit, or to close this section. */
export type Ending = "submit" | { section: number };

type EndDialogProps = {
  attempt: LocalAttempt;
  ending: Ending | null;
  onGo: (position: number) => void;
  onCancel: () => void;
  onConfirm: (ending: Ending) => void;
};

/** The clock may close what is asked about first: then there is nothing to ask. */
export function EndDialog({ attempt, ending, onGo, onCancel, onConfirm }: EndDialogProps) {
  const { sections } = attempt;
  const section = ending === "submit" || ending === null ? null : ending.section;
  const isOpen = ending !== null && !isOver(attempt) && (section === null || openSection(sections) === section);
  const asked = attempt.questions.filter((question) => stateOf(sections, question.section) === "open");
  // An explained answer can no longer be changed.
  const changeable = attempt.explained ? asked.filter(({ isFinal }) => !isFinal) : asked;
  const { untouched, partly } = countQuestions(asked);
  const refused = refusedPositions(attempt).map((position) => nameOf(attempt, position));
  const message =
    section === null
      ? [...(refused.length > 0 ? [texts.refused(refused)] : []), texts.confirmSubmit(untouched, partly, asked.length)]
      : [texts.sections.confirm(untouched, partly, asked.length), whatFollows(attempt, section)];
  return (
    <ConfirmDialog
      open={isOpen}
      busy={attempt.isSubmitting}
      busyLabel={texts.submitting}
      title={section === null ? texts.confirmTitle : texts.sections.confirmTitle(section)}
      message={message.join(" ")}
      confirmLabel={section === null ? texts.submit : texts.sections.close}
      cancelLabel={texts.keepWorking}
      variant="primary"
      onCancel={onCancel}
      onConfirm={() => ending !== null && onConfirm(ending)}
    >
      <Numbers
        label={texts.legend.untouched}
        attempt={attempt}
        onGo={onGo}
        questions={changeable.filter(is("untouched"))}
      />
      <Numbers label={texts.legend.partly} attempt={attempt} onGo={onGo} questions={changeable.filter(is("partly"))} />
      <Numbers
        label={texts.legend.flagged}
        attempt={attempt}
        onGo={onGo}
        questions={asked.filter(({ flagged }) => flagged)}
      />
    </ConfirmDialog>
  );
}

const is =
  (progress: "untouched" | "partly") =>
  ({ item }: LocalQuestion) =>
    progressOfItem(item) === progress;

function whatFollows({ sections: { plan } }: LocalAttempt, section: number): string {
  const { after } = texts.sections;
  if (plan.sections[section - 1]?.onEarlyEnd === "wait") return after.wait(section + 1);
  const isBreak = plan.breaks.kind === "pool" || plan.breaks.after[section - 1] !== undefined;
  return isBreak ? after.break : after.next(section + 1);
}

type NumbersProps = Pick<EndDialogProps, "attempt" | "onGo"> & {
  label: string;
  questions: ReadonlyArray<LocalQuestion>;
};

/** Each number leads to its question, unless there is no way back to it. Those of several sections stand by section. */
function Numbers({ label, attempt, questions, onGo }: NumbersProps) {
  const { list } = attempt.sections;
  const isInOne = new Set(questions.map(({ section }) => section)).size === 1;
  return list.map(({ title, first }, index) => {
    const here = questions.filter(({ section }) => section === index + 1);
    if (here.length === 0) return null;
    return (
      <div key={first} className={styles.numbers}>
        <h3>{isInOne ? label : texts.labelInSection(label, texts.sections.name(index + 1, title))}</h3>
        <ul>
          {here.map(({ position }) => {
            const number = position - first + 1;
            return (
              <li key={position}>
                {canShow(attempt, position) ? (
                  <Link
                    to="#question-heading"
                    discover="none"
                    aria-label={texts.goToQuestion(number)}
                    onClick={(event) => {
                      event.preventDefault();
                      onGo(position);
                    }}
                  >
                    {number}
                  </Link>
                ) : (
                  <span>{number}</span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    );
  });
}
