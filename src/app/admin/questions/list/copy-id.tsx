import { questionTexts } from "../../../../content/en/questions.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { useCopy } from "../../../../ui/use-copy.ts";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import styles from "./rows.module.css";

const texts = questionTexts.list;

/** Copies a question's ID to the clipboard, and confirms it for a moment. */
export function CopyId({ id, displayId }: { id: string; displayId: number }) {
  const { outcome, copy } = useCopy(id);
  const message = outcome && (outcome === "copied" ? texts.copied : texts.copyFailed);
  return (
    <span className={styles.copy}>
      <button type="button" className={styles.copyButton} data-outcome={outcome} onClick={() => void copy()}>
        <Icon name={outcome === "copied" ? "check" : "copy"} />
        <span>
          <span>{message ?? texts.copyId}</span>
          <VisuallyHidden>{` ${texts.of(displayId)}`}</VisuallyHidden>
        </span>
      </button>
      <span aria-live="polite">
        <VisuallyHidden>{message}</VisuallyHidden>
      </span>
    </span>
  );
}
