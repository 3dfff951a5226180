/** All questions of the test at a glance, section by section: the current one, and of each what was done with it. */
import { memo, useEffect, useId, useRef } from "react";
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { canShow, type LocalAttempt, type LocalQuestion } from "../state/local-attempt.ts";
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
            {texts.legend[look]}
          </li>
        ))}
        <li>
          <span className={styles.flag} aria-hidden="true">
            <Icon name="flag" size="sm" />
          </span>
          {texts.legend.flagged}
        </li>
      </ul>
    </>
  );
}

/** A closed section can be seen and not opened; of a later one nothing is seen but how long it is. */
function Section({ attempt, section, onMove }: NavigatorProps & { section: number }) {
  const headingId = useId();
  const { sections, questions, visited, current } = attempt;
  const about = sections.list[section - 1];
  if (!about) return null;
  const state = stateOf(sections, section);
  const here = state === "later" ? [] : questions.filter((question) => question.section === section);
  const isOnly = sections.list.length === 1;
  return (
    <section className={styles.section} {...(!isOnly && { "aria-labelledby": headingId })}>
      {!isOnly && (
        <h3 id={headingId} className={styles.heading}>
          {texts.sections.name(section, about.title)}
          <span className={styles.state}>
            {texts.sections.state[state]} · {texts.sections.questions(about.questionCount)}
          </span>
        </h3>
      )}
      {here.length > 0 && (
        <ol className={styles.list}>
          {here.map((question) => (
            <li key={question.position}>
              <Place
                position={question.position}
                number={question.position - about.first + 1}
                look={lookOf(question, visited)}
                isFlagged={question.flagged}
                isCurrent={state === "open" && question.position === current}
                onMove={state === "open" && canShow(attempt, question.position) ? onMove : null}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
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
      {number}
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
