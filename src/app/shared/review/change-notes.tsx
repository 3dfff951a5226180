import { correctionTexts } from "../../../content/en/corrections.ts";
import { oneText } from "../../../ui/one-text.ts";
import styles from "./figures.module.css";
import type { ShownReview } from "./load.server.ts";

const texts = correctionTexts.changeNote;

/** That the institute changed by what the test is marked, and how the result was before; nothing while nothing was changed. */
export function ChangeNotes({ changes }: { changes: ShownReview["changes"] }) {
  if (changes.length === 0) return null;
  return (
    <div className={styles.words}>
      {changes.map(({ day, what, before }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be of the same day, and the list only grows.
        <p key={index}>{oneText(texts.what[what](day), texts.before(correctionTexts.rescore.ofMarks(before)))}</p>
      ))}
    </div>
  );
}
