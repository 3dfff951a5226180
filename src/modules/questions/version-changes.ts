import { isDeepStrictEqual } from "node:util";
import type { QuestionBody } from "../../items/registry/models.ts";

/** The parts of a question in which one version differs from the one before it, in the order a form has them. */
const CHANGES = ["type", "stem", "scenario", "choices", "right", "rationale"] as const;
export type Change = (typeof CHANGES)[number];

/** What changed from one version to the next; nothing when only its metadata did. */
export function changesBetween(before: QuestionBody, after: QuestionBody): Change[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  // Another type has other choices and marks: to name them as well would say nothing.
  const isOther = (change: Change) => !isDeepStrictEqual(old[change], now[change]);
  const comparable = old.type === now.type ? CHANGES : (["type", "stem", "rationale"] as const);
  return comparable.filter(isOther);
}

function partsOf({ type, content, solution }: QuestionBody): Record<Change, unknown> {
  const { stem, v: _, ...offered } = content;
  const { rationale, ...right } = solution;
  const { scenario, ...choices } = { scenario: undefined, ...offered };
  return { type, stem, scenario, choices, right, rationale };
}
