/** How many questions share a stimulus of each kind. */

export const STIMULUS_KINDS = ["case", "trend", "passage"] as const;
export type StimulusKind = (typeof STIMULUS_KINDS)[number];

export const STIMULUS_TITLE_MAX = 160;
/** The most that a stimulus of any kind can have. */
export const STIMULUS_QUESTIONS_MAX = 20;
/** One for each step of clinical judgment. */
const CASE_QUESTIONS = 6;

/** How many questions a stimulus of a kind has; null where that is for its author to say. */
export function questionCountOfKind(kind: StimulusKind): number | null {
  switch (kind) {
    case "case":
      return CASE_QUESTIONS;
    case "trend":
      return 1;
    case "passage":
      return null;
    default:
      return kind satisfies never;
  }
}
