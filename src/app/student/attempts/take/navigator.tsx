/** All questions of the test at a glance: the current one, answered ones, flagged ones. */
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { countProgress, progressOf } from "../../../../items/registry/models.ts";
import { Icon } from "../../../../ui/icon.tsx";
import type { LocalAttempt } from "../state/local-attempt.ts";
import styles from "./navigator.module.css";

/** One button per question. Its label says everything that its appearance says. */
export function Navigator({ attempt, onMove }: { attempt: LocalAttempt; onMove: (position: number) => void }) {
  const { complete, partly } = countProgress(attempt.questions.map(({ item }) => item));
  return (
    <nav className={styles.navigator} aria-label={texts.navigator}>
      <h2 className={styles.heading}>{texts.navigator}</h2>
      <p className={styles.count}>{texts.answeredCount(complete, partly, attempt.questions.length)}</p>
      <ol className={styles.list}>
        {attempt.questions.map((question) => (
          <li key={question.position}>
            <button
              type="button"
              className={styles.place}
              data-progress={progressOf(question.item)}
              aria-label={texts.place(question.position, progressOf(question.item), question.flagged)}
              aria-current={question.position === attempt.current ? "step" : undefined}
              onClick={() => onMove(question.position)}
            >
              {question.position}
              {question.flagged && (
                <span className={styles.flag}>
                  <Icon name="flag" size="sm" />
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
