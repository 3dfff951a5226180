import { useEffect, useState } from "react";
import { questionTexts } from "../../../content/en/questions.ts";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./question-list.module.css";

const texts = questionTexts.list;
/** Product-spec section 9. */
const CONFIRMED_MS = 2_000;

/** Puts a question's ID on the clipboard, and says so for a moment. */
export function CopyId({ id, displayId }: { id: string; displayId: number }) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(id);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }

  const said = outcome && (outcome === "copied" ? texts.copied : texts.copyFailed);
  return (
    <span className={styles.copy}>
      <button type="button" className={styles.copyButton} data-outcome={outcome} onClick={() => void copy()}>
        <Icon name={outcome === "copied" ? "check" : "copy"} />
        <span>
          {said ?? texts.copyId}
          <VisuallyHidden> {texts.of(displayId)}</VisuallyHidden>
        </span>
      </button>
      <span aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </span>
  );
}
