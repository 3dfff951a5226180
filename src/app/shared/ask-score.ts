/** Asks the server to score an answer. Only the server can, and the answer is not stored. */
import { z } from "zod/mini";
import { errorTexts } from "../../content/en/errors.ts";
import { requestJson } from "../../core/request-json.ts";
import { parseSolvedItem, type SolvedItem } from "../../items/registry/models.ts";
import type { Score } from "../../items/scoring-rules.ts";
import { failureOfRequest } from "../form-reply.ts";

/** A scored question, from the server or from browser storage. Throws when it does not parse. */
export const ScoredItem = z.pipe(
  z.object({
    item: z.object({ type: z.string(), content: z.unknown(), solution: z.unknown(), answer: z.unknown() }),
    score: z.object({ earned: z.number(), max: z.number() }),
  }),
  z.transform(({ item, score }): ScoredItem => ({ item: parseSolvedItem(item), score })),
);
export type ScoredItem = { item: SolvedItem; score: Score };

const Reply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("scored"), item: z.unknown(), score: z.unknown() }),
  z.object({ kind: z.literal("unfinished"), message: z.string() }),
  z.object({ kind: z.literal("unreadable") }),
]);

export type Tried =
  | ({ kind: "scored" } & ScoredItem)
  /** The question cannot be answered yet; `message` says what is missing first. */
  | { kind: "unfinished"; message: string }
  /** The server could not read the question or the answer. */
  | { kind: "unreadable" }
  /** `reason` completes a sentence. */
  | { kind: "failed"; reason: string };

/** The reply of the server at `address` about an answer. Never throws. */
export async function askScore(address: string, body: object): Promise<Tried> {
  const reply = await requestJson(address, Reply, { body });
  if (reply.kind === "refused" && reply.status === 400) return { kind: "unreadable" };
  if (reply.kind !== "replied") return { kind: "failed", reason: errorTexts.reasons[failureOfRequest(reply)] };
  if (reply.value.kind !== "scored") return reply.value;
  try {
    return { kind: "scored", ...ScoredItem.parse(reply.value) };
  } catch {
    return { kind: "failed", reason: errorTexts.reasons.fault };
  }
}
