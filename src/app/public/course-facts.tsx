import type { CourseSummary } from "../../content/courses/contract.ts";
import { coursesTexts as texts } from "../../content/en/courses.ts";
import styles from "./course-facts.module.css";

/** How long a course takes and how many took it. */
export function CourseFacts({ course }: { course: Pick<CourseSummary, "duration" | "students"> }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.duration}</dt>
        <dd>{course.duration}</dd>
      </div>
      <div>
        <dt>{texts.students}</dt>
        <dd>{course.students}</dd>
      </div>
    </dl>
  );
}
