/** What a tab stores of the sample test: answers and results, until the tab is closed. */
import { z } from "zod/mini";
import { ScoredItem } from "../../shared/ask-score.ts";
import { SAMPLE_TEST_KEY } from "./key.ts";

const SampleAttempt = z.object({
  /** Starts at 1; the number of questions plus one is the result. */
  at: z.int().check(z.minimum(1)),
  /** By item type. */
  answers: z.record(z.string(), z.unknown()),
  results: z.record(z.string(), ScoredItem),
});
export type SampleAttempt = z.infer<typeof SampleAttempt>;

/** An attempt without answers. */
export const NEW_ATTEMPT: SampleAttempt = { at: 1, answers: {}, results: {} };

/** The stored attempt, or a new one if there is none or it no longer fits the questions. */
export function readAttempt(): SampleAttempt {
  try {
    return SampleAttempt.parse(JSON.parse(sessionStorage.getItem(SAMPLE_TEST_KEY) ?? "null"));
  } catch {
    return NEW_ATTEMPT;
  }
}

/** Stores it. Storage may be full or blocked: then a reload starts again. */
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
    // Blocked: then nothing was stored either.
  }
}
