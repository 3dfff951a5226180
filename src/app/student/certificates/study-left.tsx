/** What is missing for the next certificate, lesson by lesson, with links. */

import { Link } from "react-router";
import { certificateTexts } from "../../../content/en/certificates.ts";
import type { StudyLeft as LeftToDo } from "../../../modules/certificates/queries/study-left.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { classes } from "../../../ui/classes.ts";
import { oneText } from "../../../ui/one-text.ts";
import { Pager } from "../../../ui/page/pager.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { practiceOf } from "../lessons/list.tsx";
import styles from "./study-left.module.css";

const texts = certificateTexts.left;

/** The progress on both conditions, then the lessons still to do. */
export function StudyLeft({ left, message }: { left: LeftToDo; message: string | undefined }) {
  const { standing, lessons, first, total, page, hasNext } = left;
  return (
    <div className="stack gap-4">
      {message !== undefined && <Alert tone="error">{message}</Alert>}
      <ul className={styles.conditions}>
        <li>{texts.marked(standing.completed, standing.lessons)}</li>
        <li>{texts.studied(standing.studied, standing.toStudy, standing.lessons)}</li>
      </ul>
      <p>{texts.how}</p>
      {left.hasCarried && <p>{texts.carried}</p>}
      <h3 className={styles.heading}>{texts.heading(total)}</h3>
      <ul className="stack">
        {lessons.map((lesson) => (
          <OpenLesson key={lesson.id} lesson={lesson} needsStudy={left.needsStudy} />
        ))}
      </ul>
      <Pager
        previous={page > 1 ? `?page=${page - 1}` : null}
        next={hasNext ? `?page=${page + 1}` : null}
        label={texts.pages}
      >
        {texts.shown(first, first + lessons.length - 1, total)}
      </Pager>
    </div>
  );
}

function OpenLesson({ lesson, needsStudy }: { lesson: LeftToDo["lessons"][number]; needsStudy: boolean }) {
  const { id, title, subjectName, isCompleted, carriedOn, questionsToPractise } = lesson;
  return (
    <li className={classes("stack gap-1", styles.lesson)}>
      <p className={styles.title}>
        <span>{title}</span> <span className={styles.subject}>{texts.ofSubject(subjectName)}</span>
      </p>
      {!isCompleted && <Badge tone="warning">{texts.notMarked}</Badge>}
      {needsStudy && !lesson.isStudied && (
        <p className={styles.state}>
          {oneText(
            carriedOn !== null && texts.carriedOn(carriedOn),
            texts.read(lesson.secondsRead, lesson.secondsToRead),
            questionsToPractise !== null && texts.practised(lesson.practised, questionsToPractise),
          )}
        </p>
      )}
      <p className={styles.ways}>
        <Link to={`/lessons/${id}`}>
          {texts.readIt}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Link>
        {questionsToPractise !== null && (
          <Link to={practiceOf(id)}>
            {texts.practiseIt}
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </Link>
        )}
      </p>
    </li>
  );
}
