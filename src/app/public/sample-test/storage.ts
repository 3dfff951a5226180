/** What a tab stores of the sample test: answers and results, until the tab is closed. */
import { z } from "zod";
import { ScoredItem } from "../../shared/ask-score.ts";
import { SAMPLE_TEST_KEY } from "./key.ts";

const SampleAttempt = z.object({
  /** From 1 on; one more than there are questions for the result. */
  at: z.int().min(1),
  /** By the type of the question. */
  answers: z.record(z.string(), z.unknown()),
  results: z.record(z.string(), ScoredItem),
});
export type SampleAttempt = z.infer<typeof SampleAttempt>;

/** Nothing answered yet. */
export const NEW_ATTEMPT: SampleAttempt = { at: 1, answers: {}, results: {} };

/** The stored attempt, or a new one where there is none or it does not fit the questions any more. */
export function readAttempt(): SampleAttempt {
  try {
    return SampleAttempt.parse(JSON.parse(sessionStorage.getItem(SAMPLE_TEST_KEY) ?? "null"));
  } catch {
    return NEW_ATTEMPT;
  }
}

/** Stores it. Storage may be full or forbidden: then a reload begins anew. */
export function storeAttempt(attempt: SampleAttempt): void {
  try {
    sessionStorage.setItem(SAMPLE_TEST_KEY, JSON.stringify(attempt));
  } catch {
    // The page itself still has it.
  }
}

/** Removes what was stored. */
export function removeAttempt(): void {
  try {
    sessionStorage.removeItem(SAMPLE_TEST_KEY);
  } catch {
    // Forbidden: then nothing was stored either.
  }
}
