/** How far questions are answered. Items are never changed, so that of two hundred one is looked at after each keystroke. */
import { type AnswerProgress, type OpenItem, progressOf } from "../../../../items/registry/models.ts";

const known = new WeakMap<OpenItem, AnswerProgress>();

/** The same as `progressOf`, remembered. */
export function progressOfItem(item: OpenItem): AnswerProgress {
  const progress = known.get(item) ?? progressOf(item);
  known.set(item, progress);
  return progress;
}

/** How many questions are untouched, partly or fully answered. */
export function countQuestions(questions: Iterable<{ item: OpenItem }>): Record<AnswerProgress, number> {
  const counts = { untouched: 0, partly: 0, complete: 0 };
  for (const { item } of questions) counts[progressOfItem(item)] += 1;
  return counts;
}
