import { RichText } from "../../ui/rich-text.tsx";
import styles from "./lesson-text.module.css";

/** The text of a lesson, to be read for some minutes: larger than other rich text, with more room. */
export function LessonText({ html }: { html: string }) {
  return (
    <div className={styles.lesson}>
      <RichText html={html} className={styles.body} />
    </div>
  );
}
