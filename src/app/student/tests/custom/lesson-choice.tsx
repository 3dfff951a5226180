import { useId, useState } from "react";
import { z } from "zod/mini";
import { dashboardTexts } from "../../../../content/en/dashboard.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import { TextField } from "../../../../ui/fields.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { SignInAgain } from "../../shared/sign-in-again.tsx";
import { useFetched } from "../../shared/use-fetched.ts";
import type { BuilderLesson } from "./builder-rows.ts";
import styles from "./lesson-choice.module.css";

const texts = dashboardTexts.custom;

const LessonsReply = z.object({
  lessons: z.array(z.object({ id: z.string(), title: z.string(), questionCount: z.number() })),
});

/** From this many lessons on there is a search field. */
const FILTER_FROM = 12;

type LessonChoiceProps = {
  subject: { id: string; name: string };
  selected: ReadonlyMap<string, number>;
  onChoose: (lessons: ReadonlyArray<BuilderLesson>, areSelected: boolean) => void;
};

/** Which lessons of a subject to ask. Loaded when the subject is chosen, unless they came with the page. */
export function LessonChoice({
  known,
  ...props
}: LessonChoiceProps & {
  /** Null until they are loaded. */
  known: ReadonlyArray<BuilderLesson> | null;
}) {
  const { subject } = props;
  const { state, retry } = useFetched(known ? null : `/dashboard/subjects/${subject.id}/lessons`, LessonsReply);
  if (known) return <Lessons {...props} lessons={known} />;
  switch (state.kind) {
    case "idle":
    case "loading":
      return <Spinner label={texts.lessonsLoading} />;
    case "failed":
      return (
        <div className={styles.failure}>
          <Alert tone="error">{texts.lessonsFailed[state.reason]}</Alert>
          {state.reason === "unreachable" && (
            <Button variant="secondary" size="sm" icon="refresh" onClick={retry}>
              {dashboardTexts.tryAgain}
            </Button>
          )}
          {state.reason === "signed-out" && <SignInAgain />}
        </div>
      );
    case "loaded":
      return <Lessons {...props} lessons={state.value.lessons} />;
    default:
      return state satisfies never;
  }
}

function Lessons({
  subject,
  lessons,
  selected,
  onChoose,
}: LessonChoiceProps & { lessons: ReadonlyArray<BuilderLesson> }) {
  const [words, setWords] = useState("");
  const labelId = useId();
  const shown = lessons.filter(({ title }) => title.toLowerCase().includes(words.trim().toLowerCase()));
  const isFiltered = shown.length < lessons.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset stands around the whole row already.
    <div role="group" aria-labelledby={labelId} className={classes("stack gap-2", styles.choice)}>
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {texts.lessonsOf(subject.name)}
        </span>
        <span className={styles.count}>{texts.chosen(selected.size, lessons.length)}</span>
        <span className={styles.all}>
          <Button variant="quiet" size="sm" onClick={() => onChoose(shown, true)}>
            {isFiltered ? texts.selectShown : texts.selectAll}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => onChoose(lessons, false)}>
            {texts.clear}
          </Button>
        </span>
      </div>
      {lessons.length >= FILTER_FROM && (
        <TextField
          label={texts.filter}
          name="filter"
          type="search"
          icon="search"
          placeholder={texts.filter}
          isLabelHidden
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter in a text field would create the test.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      )}
      <ul className={styles.lessons}>
        {shown.map((lesson) => (
          <li key={lesson.id}>
            <label className={styles.lesson}>
              <input
                type="checkbox"
                className={styles.box}
                checked={selected.has(lesson.id)}
                onChange={(event) => onChoose([lesson], event.currentTarget.checked)}
              />
              <span className={styles.title}>{lesson.title}</span>
              <span className={styles.held}>
                {lesson.questionCount === 0 ? texts.noQuestions : texts.questionCount(lesson.questionCount)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.held}>{texts.noMatch}</p>}
    </div>
  );
}
