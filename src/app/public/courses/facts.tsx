import type { CourseSummary } from "../../../content/courses/contract.ts";
import { coursesTexts as texts } from "../../../content/en/courses.ts";
import styles from "./facts.module.css";

/** A course's duration, number of students, and number of lessons ready so far, where known. */
export function CourseFacts({
  course,
  readyLessons = null,
}: {
  course: Pick<CourseSummary, "texts">;
  readyLessons?: number | null;
}) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.duration}</dt>
        <dd>{course.texts.duration}</dd>
      </div>
      <div>
        <dt>{texts.students}</dt>
        <dd>{course.texts.students}</dd>
      </div>
      {readyLessons !== null && (
        <div>
          <dt>{texts.readyNow}</dt>
          <dd>{readyLessons === 0 ? texts.noneReady : texts.lessons(readyLessons)}</dd>
        </div>
      )}
    </dl>
  );
}
