import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import type { ShelfLesson } from "../../../modules/progress/queries/subject-shelf.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { AskFailure } from "./ask-json.ts";
import styles from "./lesson-list.module.css";
import { SignInAgain } from "./sign-in-again.tsx";
import { useAsked } from "./use-asked.ts";

const texts = dashboardTexts.subjects;

const LessonReply = z.object({ content: z.string() });

/** Lessons that open in place. Those without a text say that they only hold questions. */
export function LessonList({ lessons }: { lessons: ReadonlyArray<ShelfLesson> }) {
  return (
    <ul className={styles.list}>
      {lessons.map((lesson) => (
        <li key={lesson.id} className={styles.lesson}>
          {lesson.hasContent ? (
            <ReadableLesson lesson={lesson} />
          ) : (
            <div className={styles.line}>
              <span className={styles.title}>{lesson.title}</span>
              <Badge>{texts.questionsOnly}</Badge>
              <QuestionCount count={lesson.questionCount} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function ReadableLesson({ lesson }: { lesson: ShelfLesson }) {
  const [wasOpened, setWasOpened] = useState(false);
  const { state, retry } = useAsked(wasOpened ? `/dashboard/lessons/${lesson.id}` : null, LessonReply);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Opened before the page came alive: nobody heard it.
    if (details.current?.open) setWasOpened(true);
  }, []);
  return (
    <details ref={details} onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      <summary className={styles.line}>
        <span className={styles.mark}>
          <Icon name="chevron-right" />
        </span>
        <span className={styles.title}>{lesson.title}</span>
        <QuestionCount count={lesson.questionCount} />
      </summary>
      <div className={styles.content}>
        <noscript>{texts.needsScripts}</noscript>
        {state.kind === "loading" && <Spinner label={texts.lessonLoading} />}
        {state.kind === "loaded" && <RichText html={state.value.content} />}
        {state.kind === "failed" && <LessonFailure reason={state.reason} onRetry={retry} />}
      </div>
    </details>
  );
}

function QuestionCount({ count }: { count: number }) {
  return count === 0 ? null : <span className={styles.count}>{texts.questionCount(count)}</span>;
}

function LessonFailure({ reason, onRetry }: { reason: AskFailure; onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <Alert tone="error">{texts.lessonFailed[reason]}</Alert>
      {reason === "unreachable" && (
        <Button variant="secondary" size="sm" icon="refresh" onClick={onRetry}>
          {dashboardTexts.tryAgain}
        </Button>
      )}
      {reason === "signed-out" && <SignInAgain />}
    </div>
  );
}
