/** The public sample test: the worked example of each item type. Nothing that is answered there is stored. */
import { z } from "zod/mini";
import { ITEM_TYPES, isItemType, type OpenItem, parseOpenItem } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { type TryResult, tryAnswer } from "./try-answer.server.ts";

/** An answer to the question of a type. */
export const SampleAnswer = z.strictObject({ type: z.string(), answer: z.unknown() });
export type SampleAnswer = z.infer<typeof SampleAnswer>;

/** One unanswered question of each type, without the sample's name, which could give the answer away. */
export function listSampleQuestions(): OpenItem[] {
  return ITEM_TYPES.map((type) => parseOpenItem({ type, content: sampleOf(type).content }));
}

/** The one of them with a single answer, for the start page. */
export function findSampleChoice() {
  const { stem, options } = sampleOf("text").content;
  return { stem, options };
}

/** What this answer earns, with the solution: the first that a browser sees of it. */
export function scoreSampleAnswer({ type, answer }: SampleAnswer): TryResult {
  if (!isItemType(type)) return { kind: "unreadable" };
  const { content, solution } = sampleOf(type);
  return tryAnswer({ type, content, solution, answer });
}
