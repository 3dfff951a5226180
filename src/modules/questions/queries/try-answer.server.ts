/** Scoring an answer to a question that may not be saved yet: the author tries it, by the rule that students meet. */
import { z } from "zod/mini";
import { sanitizeRichText } from "../../../core/rich-text.server.ts";
import { mapRichTexts } from "../../../items/registry/authoring.ts";
import { findQuestionBody, parseAnswer, parseSolvedItem, type SolvedItem } from "../../../items/registry/models.ts";
import { scoreItem } from "../../../items/registry/scorers.server.ts";
import type { Score } from "../../../items/scoring-rules.ts";
import { errorsIn } from "../forms.ts";

export const TriedAnswer = z.strictObject({
  type: z.string(),
  content: z.unknown(),
  solution: z.unknown(),
  answer: z.unknown(),
});
export type TriedAnswer = z.infer<typeof TriedAnswer>;

export type TryResult =
  | { kind: "scored"; item: SolvedItem; score: Score }
  /** The question cannot be answered yet; `message` says what is missing first. */
  | { kind: "unfinished"; message: string }
  /** The question or the answer is none that a page of ours sends. */
  | { kind: "unreadable" };

/** Fields that a question can be tried without. */
const NOT_NEEDED = new Set(["content.stem", "solution.rationale"]);

/** What this answer would earn. Nothing is stored; rich texts come back clean, as a save would store them. */
export function tryAnswer({ type, content, solution, answer }: TriedAnswer): TryResult {
  const body = findQuestionBody({ type, content, solution });
  if (!body) return { kind: "unreadable" };
  const missing = errorsIn(body).find(({ at }) => !NOT_NEEDED.has(at));
  if (missing) return { kind: "unfinished", message: missing.message };
  const given = parseAnswer(body, answer);
  if (given === null) return { kind: "unreadable" };
  const item = parseSolvedItem({ ...mapRichTexts(body, sanitizeRichText), answer: given });
  const { earned, max } = scoreItem(item);
  return { kind: "scored", item, score: { earned, max } };
}
