import { uiTexts } from "../../content/en/ui.ts";
import styles from "./skip-link.module.css";

/** The id of the element that holds what a page is about. Every frame gives it to its `main`. */
export const CONTENT_ID = "content";

/** The first stop of the keyboard: past the navigation, to the content. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {uiTexts.skipToContent}
    </a>
  );
}
