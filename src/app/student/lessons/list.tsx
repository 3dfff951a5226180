import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { z } from "zod/mini";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { learningTexts } from "../../../content/en/learning.ts";
import type { LessonQuestions } from "../../../modules/learning/queries/lesson-questions.server.ts";
import type {
  LessonWithProgress,
  SubjectWithProgress,
} from "../../../modules/progress/queries/subjects-with-progress.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { SignInAgain } from "../shared/sign-in-again.tsx";
import { type LoadFailure, useFetched } from "../shared/use-fetched.ts";
import styles from "./list.module.css";

const texts = dashboardTexts.subjects;

/** With what is known of its questions; absent while none was answered. */
type ShownLesson = LessonWithProgress & { states?: LessonQuestions | undefined };

const LessonReply = z.object({ content: z.string() });

/** The address where a lesson's questions are practised: a custom test of them, one press from its start. */
export function practiceOf(lessonId: string): string {
  return `/dashboard/tests?lesson=${lessonId}`;
}

/** How many lessons a subject has, and how many of them are completed. */
export function LessonCounts({
  subject: { lessonCount, readableCount, completedCount },
}: {
  subject: Pick<SubjectWithProgress, "lessonCount" | "readableCount" | "completedCount">;
}) {
  return (
    <p className={styles.counts}>
      <span>{lessonCount === 0 ? texts.noLessons : texts.lessonCount(lessonCount)}</span>
      {readableCount > 0 && <span>{texts.completed(completedCount, readableCount)}</span>}
    </p>
  );
}

/**
 * Lessons that open in place, each with a link to its own page. Those without a text say that they only have questions. Questions
 * of the course link to a custom test of them.
 */
export function LessonList({ lessons, isInCourse }: { lessons: ReadonlyArray<ShownLesson>; isInCourse: boolean }) {
  return (
    <ul className={styles.list}>
      {lessons.map((lesson) => (
        <li key={lesson.id} className={styles.lesson}>
          {lesson.hasContent ? (
            <ReadableLesson lesson={lesson} />
          ) : (
            <div className={styles.line}>
              <span dir="auto" className={styles.title}>
                {lesson.title}
              </span>
              <LessonFacts lesson={lesson} />
            </div>
          )}
          {isInCourse && lesson.questionCount > 0 && (
            <Link to={practiceOf(lesson.id)} aria-label={texts.practiseOf(lesson.title)} className={styles.practise}>
              {texts.practise}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function ReadableLesson({ lesson }: { lesson: ShownLesson }) {
  const [wasOpened, setWasOpened] = useState(false);
  const { state, retry } = useFetched(wasOpened ? `/dashboard/lessons/${lesson.id}` : null, LessonReply);
  const details = useRef<HTMLDetailsElement>(null);
  const id = useId();
  useEffect(() => {
    // Opened before hydration: the event was missed.
    if (details.current?.open) setWasOpened(true);
  }, []);
  return (
    <>
      <details ref={details} onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
        <summary className={styles.line}>
          <span className={styles.mark}>
            <Icon name="chevron-right" />
          </span>
          <span dir="auto" className={styles.title} id={`${id}-title`}>
            {lesson.title}
          </span>
          <LessonFacts lesson={lesson} />
        </summary>
        <div className={styles.content}>
          <noscript>{texts.needsScripts}</noscript>
          {state.kind === "loading" && <Spinner label={texts.lessonLoading} />}
          {state.kind === "loaded" && <RichText html={state.value.content} />}
          {state.kind === "failed" && <LessonFailure reason={state.reason} onRetry={retry} />}
        </div>
      </details>
      {/* Beside the summary and not in it: a summary must not contain a link. */}
      <Link
        to={`/lessons/${lesson.id}`}
        id={`${id}-read`}
        aria-labelledby={`${id}-read ${id}-title`}
        className={styles.read}
      >
        {texts.read}
      </Link>
    </>
  );
}

function LessonFacts({ lesson: { hasContent, isCompleted, questionCount, states } }: { lesson: ShownLesson }) {
  const hasBadge = !hasContent || isCompleted;
  if (!hasBadge && questionCount === 0) return null;
  return (
    <span className={styles.facts}>
      {!hasContent && <Badge>{texts.questionsOnly}</Badge>}
      {hasContent && isCompleted && <Badge tone="success">{texts.completedLesson}</Badge>}
      {questionCount > 0 && <span className={styles.count}>{texts.questionCount(questionCount)}</span>}
      {states && states.answered > 0 && (
        <span className={styles.count}>{learningTexts.lesson.answered(states.answered, states.right)}</span>
      )}
    </span>
  );
}

function LessonFailure({ reason, onRetry }: { reason: LoadFailure; onRetry: () => void }) {
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
