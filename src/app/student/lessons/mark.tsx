import { useEffect, useId, useRef } from "react";
import { learningTexts } from "../../../content/en/learning.ts";
import type { CourseProgress } from "../../../modules/learning/queries/course-progress.server.ts";
import type { LessonPage } from "../../../modules/learning/queries/find-lesson-page.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { CourseProgressBar } from "../shared/course-progress.tsx";
import styles from "./mark.module.css";

const texts = learningTexts.lesson;

/** 'Mark as complete' and its reverse, and the progress in the course. Remount it for each lesson. */
export function LessonMark({
  subject,
  completedOn,
  progress,
  message,
}: {
  subject: LessonPage["subject"];
  /** The day, in words; null until it is completed. */
  completedOn: string | null;
  progress: CourseProgress;
  /** Why the last try was not saved. */
  message: string | undefined;
}) {
  const id = useId();
  const isCompleted = completedOn !== null;
  const state = useFocusOnChange(isCompleted);
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className={classes("stack gap-4", styles.mark)}>
      <h2 id={id}>{texts.markLabel}</h2>
      {isCompleted && subject.isInCourse && progress.isCompleted && <CourseDone progress={progress} />}
      {/* The button that was pressed is removed, so the message takes the focus. */}
      <p ref={state} tabIndex={-1} className={styles.state} data-completed={isCompleted}>
        {isCompleted && <Icon name="check" />}
        <span>{isCompleted ? texts.completedOn(completedOn) : texts.completeHint}</span>
      </p>
      <FormFrame preventScrollReset message={message}>
        <input type="hidden" name="mark" value={isCompleted ? "not-complete" : "complete"} />
        {isCompleted ? (
          <Button key="back" type="submit" variant="quiet" size="sm" busyLabel={texts.busy} className={styles.back}>
            {texts.notComplete}
          </Button>
        ) : (
          <Button key="complete" type="submit" icon="check" busyLabel={texts.busy} className={styles.complete}>
            {texts.complete}
          </Button>
        )}
      </FormFrame>
      <div className={styles.figures}>
        <CourseProgressBar progress={progress} />
        <p>{texts.ofSubject(subject.completed, subject.lessons)}</p>
        {!subject.isInCourse && <p>{texts.notInCourse(progress.course)}</p>}
      </div>
    </Card>
  );
}

function CourseDone({ progress: { course, lessons, certificate } }: { progress: CourseProgress }) {
  if (certificate?.isRevoked) return null;
  return (
    <Alert tone="success" title={texts.courseDone(course)}>
      <p>{certificate ? texts.courseDoneText(lessons) : texts.courseDoneUnclaimed}</p>
      <LinkButton
        to={certificate ? `/certificates/${certificate.number}` : "/certificates"}
        variant="lamp"
        className={styles.certificate}
      >
        {certificate ? texts.seeCertificate : texts.getCertificate}
      </LinkButton>
    </Alert>
  );
}

function useFocusOnChange(isCompleted: boolean) {
  const state = useRef<HTMLParagraphElement>(null);
  const shown = useRef(isCompleted);
  useEffect(() => {
    if (shown.current === isCompleted) return;
    shown.current = isCompleted;
    state.current?.focus({ preventScroll: true });
  }, [isCompleted]);
  return state;
}
