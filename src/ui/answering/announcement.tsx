import { useState } from "react";
import styles from "./announcement.module.css";

/**
 * What just happened, below what it happened to, and how to say it: `say` with the words and whether they refuse something. The same
 * words said again are heard again.
 */
export function useAnnouncement() {
  const [{ text, isRefusal, count }, setSaid] = useState({ text: "", isRefusal: false, count: 0 });
  return {
    say: (words: string, refuses = false) =>
      setSaid((before) => ({ text: words, isRefusal: refuses, count: before.count + 1 })),
    announcement: (
      <p role="status" className={styles.said} data-refusal={isRefusal || undefined}>
        <span key={count}>{text}</span>
      </p>
    ),
  };
}
