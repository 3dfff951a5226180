/** What a tab remembers of the sample test: answers and results, until the tab is closed. */
import { z } from "zod";
import { ScoredItem } from "../../shared/ask-score.ts";
import { SAMPLE_TEST_KEY } from "./key.ts";

const Sitting = z.object({
  /** From 1 on; one more than there are questions for the result. */
  at: z.int().min(1),
  /** By the type of the question. */
  answers: z.record(z.string(), z.unknown()),
  results: z.record(z.string(), ScoredItem),
});
export type Sitting = z.infer<typeof Sitting>;

/** Nothing answered yet. */
export const NEW_SITTING: Sitting = { at: 1, answers: {}, results: {} };

/** What was kept, or a new one where nothing was or where it does not fit the questions any more. */
export function recallSitting(): Sitting {
  try {
    return Sitting.parse(JSON.parse(sessionStorage.getItem(SAMPLE_TEST_KEY) ?? "null"));
  } catch {
    return NEW_SITTING;
  }
}

/** Keeps it. Storage may be full or forbidden: then a reload begins anew. */
export function rememberSitting(sitting: Sitting): void {
  try {
    sessionStorage.setItem(SAMPLE_TEST_KEY, JSON.stringify(sitting));
  } catch {
    // The page itself still has it.
  }
}

/** Removes what was kept. */
export function forgetSitting(): void {
  try {
    sessionStorage.removeItem(SAMPLE_TEST_KEY);
  } catch {
    // Forbidden: then nothing was kept either.
  }
}
