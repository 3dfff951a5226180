import { learningTexts } from "../../../content/en/learning.ts";
import type { CourseProgress } from "../../../modules/learning/queries/course-progress.server.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import styles from "./course-progress.module.css";

const texts = learningTexts.progress;

/** How much of the course is completed: the bar, and the same in figures. */
export function CourseProgressBar({ progress }: { progress: CourseProgress }) {
  const { course, percent, completed, lessons } = progress;
  const value = lessons === 0 ? texts.noLessons : texts.value(percent, completed, lessons);
  return (
    <div className={styles.progress}>
      <p className={styles.line}>
        <span className={styles.course}>{course}</span>
        <span className={styles.value}>{value}</span>
      </p>
      {lessons > 0 && <ProgressBar label={texts.label(course)} value={completed} max={lessons} text={value} />}
    </div>
  );
}
