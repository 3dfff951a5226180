import { securityTexts } from "../../../../content/en/security.ts";
import { Button } from "../../../../ui/button.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { useCopy } from "../../../../ui/use-copy.ts";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";

const texts = securityTexts.codes;

/** Copies a text to the clipboard and confirms it for a moment. Absent until scripts run. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const isAlive = useHydrated();
  const { outcome, copy } = useCopy(text);
  if (!isAlive) return null;
  const message = outcome && (outcome === "copied" ? texts.copied : texts.copyFailed);
  return (
    <>
      <Button variant="secondary" size="sm" icon={outcome === "copied" ? "check" : "copy"} onClick={() => void copy()}>
        {message ?? children}
      </Button>
      <VisuallyHidden>
        <span aria-live="polite">{message}</span>
      </VisuallyHidden>
    </>
  );
}
