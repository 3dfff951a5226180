import { Link } from "react-router";
import { reviewTexts } from "../../../content/en/review.ts";
import { slowAgainst } from "../../../modules/attempts/time-on-question.ts";
import { Icon } from "../../../ui/icon.tsx";
import { outcomeOf } from "./filters.ts";
import type { ShownQuestion } from "./load.server.ts";
import styles from "./palette.module.css";

const texts = reviewTexts;

/** The number of each question that is shown, as a link to it. Its label says everything that its appearance says. */
export function Palette({
  questions,
  average,
  search,
  onJump,
}: {
  questions: ReadonlyArray<ShownQuestion>;
  average: number | null;
  search: string;
  onJump: (position: number) => void;
}) {
  return (
    <nav aria-label={texts.palette}>
      <ol className={styles.list}>
        {questions.map((question) => {
          const { position, flagged, time } = question;
          const outcome = outcomeOf(question);
          const states = [
            ...(outcome ? [texts.correctness[outcome]] : []),
            ...(flagged ? [texts.flagged] : []),
            ...(slowAgainst(time, average) ? [texts.slow] : []),
          ].map((word) => word.toLowerCase());
          return (
            <li key={position}>
              <Link
                to={{ search, hash: questionId(position) }}
                replace
                preventScrollReset
                className={styles.place}
                data-outcome={outcome ?? undefined}
                aria-label={texts.place(position, states)}
                onClick={() => onJump(position)}
              >
                <span>{position}</span>
                {flagged && (
                  <span className={styles.flag}>
                    <Icon name="flag" size="sm" />
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The id of a question's heading on the page. */
export function questionId(position: number): string {
  return `question-${position}`;
}
