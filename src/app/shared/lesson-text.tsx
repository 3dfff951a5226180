import { RichText } from "../../ui/rich-text.tsx";
import styles from "./lesson-text.module.css";

/** The text of a lesson, for reading at length: larger than other rich text, with more space. */
export function LessonText({ html }: { html: string }) {
  return (
    <div className={styles.lesson}>
      <RichText html={html} className={styles.body} />
    </div>
  );
}
