/** All questions of the test at a glance, section by section: the current one, and of each what was done with it. */
import { memo, useEffect, useId, useRef } from "react";
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { canShow, isOver, type LocalAttempt, type LocalQuestion } from "../state/local-attempt.ts";
import { countQuestions, progressOfItem } from "../state/progress.ts";
import { stateOf } from "../state/sections.ts";
import styles from "./navigator.module.css";

const LOOKS = ["complete", "partly", "untouched", "unvisited"] as const;
type Look = (typeof LOOKS)[number];

type NavigatorProps = { attempt: LocalAttempt; onMove: (position: number) => void };

/** One button for each question that may be in view. Its label says everything that its appearance says. */
export function Navigator({ attempt, onMove }: NavigatorProps) {
  const places = useRef<HTMLDivElement>(null);
  const { questions, sections, current } = attempt;
  const { complete, partly } = countQuestions(questions);
  const count = sections.list.reduce((sum, { questionCount }) => sum + questionCount, 0);
  useEffect(() => {
    const place = places.current?.querySelector(`[data-position="${current}"]`);
    place?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <>
      <p className={styles.count}>{texts.answeredCount(complete, partly, count)}</p>
      <div ref={places} className={styles.places}>
        {sections.list.map((section, index) => (
          <Section key={section.first} attempt={attempt} section={index + 1} onMove={onMove} />
        ))}
      </div>
      <ul className={styles.legend}>
        {LOOKS.map((look) => (
          <li key={look}>
            <span className={styles.sample} data-look={look} aria-hidden="true" />
            <span>{texts.legend[look]}</span>
          </li>
        ))}
        {sections.list.some(({ navigation }) => navigation === "free") && (
          <li>
            <span className={styles.flag} aria-hidden="true">
              <Icon name="flag" size="sm" />
            </span>
            <span>{texts.legend.flagged}</span>
          </li>
        )}
      </ul>
    </>
  );
}

/**
 * A closed section is one line, which opens to what was done with its questions; they cannot be opened before the test is over. Of a
 * later one nothing is seen but how long it is.
 */
function Section({ attempt, section, onMove }: NavigatorProps & { section: number }) {
  const headingId = useId();
  const { sections, questions } = attempt;
  const about = sections.list[section - 1];
  if (!about) return null;
  const state = stateOf(sections, section);
  const here = state === "later" ? [] : questions.filter((question) => question.section === section);
  const list = <Places attempt={attempt} first={about.first} questions={here} onMove={onMove} />;
  if (sections.list.length === 1) return <section className={styles.section}>{list}</section>;
  const { complete, partly } = countQuestions(here);
  const count =
    state === "closed"
      ? texts.answeredCount(complete, partly, about.questionCount)
      : texts.sections.questions(about.questionCount);
  const heading = (
    <h3 id={headingId} className={styles.heading}>
      <span>{texts.sections.name(section, about.title)}</span>
      <span className={styles.state}>{`${texts.sections.state[state]} · ${count}`}</span>
    </h3>
  );
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      {state === "closed" && !isOver(attempt) ? (
        <details className={styles.closed}>
          <summary>{heading}</summary>
          {list}
        </details>
      ) : (
        <>
          {heading}
          {list}
        </>
      )}
    </section>
  );
}

type PlacesProps = NavigatorProps & { first: number; questions: ReadonlyArray<LocalQuestion> };

function Places({ attempt, first, questions, onMove }: PlacesProps) {
  if (questions.length === 0) return null;
  return (
    <ol className={styles.list}>
      {questions.map((question) => {
        const { position, flagged } = question;
        const canMove = canShow(attempt, position);
        return (
          <li key={position}>
            <Place
              position={position}
              number={position - first + 1}
              look={lookOf(question, attempt.visited)}
              isFlagged={flagged}
              isCurrent={canMove && position === attempt.current}
              onMove={canMove ? onMove : null}
            />
          </li>
        );
      })}
    </ol>
  );
}

function lookOf({ item, position }: LocalQuestion, visited: ReadonlySet<number>): Look {
  const progress = progressOfItem(item);
  return progress === "untouched" && !visited.has(position) ? "unvisited" : progress;
}

type PlaceProps = {
  position: number;
  number: number;
  look: Look;
  isFlagged: boolean;
  isCurrent: boolean;
  /** Null for a question that cannot be opened. */
  onMove: ((position: number) => void) | null;
};

/** Drawn anew only when something of it has changed: a test has up to some hundred. */
const Place = memo(function Place({ position, number, look, isFlagged, isCurrent, onMove }: PlaceProps) {
  const label = texts.place(number, look, isFlagged);
  const about = {
    className: styles.place,
    "data-position": position,
    "data-look": look,
    ...(isCurrent && { "aria-current": "step" as const, "data-autofocus": "" }),
  };
  const inside = (
    <>
      <span>{number}</span>
      {isFlagged && (
        <span className={styles.flag}>
          <Icon name="flag" size="sm" />
        </span>
      )}
    </>
  );
  if (onMove) {
    return (
      <button type="button" aria-label={label} onClick={() => onMove(position)} {...about}>
        {inside}
      </button>
    );
  }
  return (
    <span {...about} data-fixed="">
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{inside}</span>
    </span>
  );
});
