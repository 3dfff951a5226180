import { useEffect, useState } from "react";

export type CopyOutcome = "copied" | "failed" | null;

/** How long the result is shown (docs/product/administration.md#card-of-a-question). */
const CONFIRMED_MS = 2_000;

/** Copies a text to the clipboard on request; the result is available for a moment, then null again. */
export function useCopy(text: string): { outcome: CopyOutcome; copy: () => Promise<void> } {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }

  return { outcome, copy };
}
