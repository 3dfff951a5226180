import {
  type ItemType,
  type OpenItem,
  parseOpenItem,
  parseQuestionBody,
  parseSolvedItem,
  progressOf,
  type SolvedItem,
} from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { bestAnswer, scoreItem } from "../../../items/registry/scorers.server.ts";
import type { Score } from "../../../items/scoring-rules.ts";

export type OpenStateName = "untouched" | "partly" | "complete" | "disabled";
export type ReviewedStateName = "right" | "partly-right" | "wrong" | "unanswered";

export type GalleryStates = {
  sample: string;
  open: Array<{ state: OpenStateName; item: OpenItem }>;
  reviewed: Array<{ state: ReviewedStateName; item: SolvedItem; score: Score }>;
};

/** The sample of a type in each state that it can be in: a question of one part is never partly answered. */
export function galleryStates(type: ItemType): GalleryStates {
  const { name, content, solution, max, scored } = sampleOf(type);
  const body = parseQuestionBody({ type, content, solution });
  const best = bestAnswer(body);
  const open = (answer: unknown) => parseOpenItem({ ...body, answer });
  const partly = scored.map(({ answer }) => open(answer)).filter((item) => progressOf(item) === "partly");
  const reviewed = (state: ReviewedStateName, answer: unknown) => {
    const item = parseSolvedItem({ ...body, answer });
    return { state, item, score: scoreItem(item) };
  };
  const between = scored.find(({ earned }) => earned > 0 && earned < max);
  const worthless = scored.find(({ answer, earned }) => earned === 0 && progressOf(open(answer)) !== "untouched");
  return {
    sample: name,
    open: [
      { state: "untouched", item: open(null) },
      ...partly.slice(0, 1).map((item) => ({ state: "partly" as const, item })),
      { state: "complete", item: open(best) },
      { state: "disabled", item: open(best) },
    ],
    reviewed: [
      reviewed("right", best),
      ...(between ? [reviewed("partly-right", between.answer)] : []),
      ...(worthless ? [reviewed("wrong", worthless.answer)] : []),
      reviewed("unanswered", null),
    ],
  };
}
