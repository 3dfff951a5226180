import { uiTexts } from "../../content/en/ui.ts";
import styles from "./skip-link.module.css";

/** The id of the element with the page's main content. Every frame gives it to its `main`. */
export const CONTENT_ID = "content";

/** The first Tab stop: skips the navigation. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {uiTexts.skipToContent}
    </a>
  );
}
