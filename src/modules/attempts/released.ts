/** What of a submitted attempt may be seen, as far as its delivery decides. Pure. */
import { z } from "zod/mini";
import { Release } from "../tests/delivery.ts";
import type { Released } from "./rules.ts";

export type DeliveryRelease = {
  /** `DeliveryRules` as stored. */
  rules: unknown;
  scoreReleasedAt: Date | string | null;
  solutionsReleasedAt: Date | string | null;
};

/** True when `rules` show the solution of each question once its answer is final. */
export function explainsEachAnswer(rules: unknown): boolean {
  return RulesOfRelease.parse(rules).release.solutions === "each-answer";
}

const RulesOfRelease = z.object({ release: Release });

/** What the rules of its delivery, and who releases by hand, have released once an attempt is submitted. */
export function releasedOf({ rules, scoreReleasedAt, solutionsReleasedAt }: DeliveryRelease): Released {
  const { release } = RulesOfRelease.parse(rules);
  const isByHand = (what: keyof Release) => release[what] === "by-hand";
  return {
    score: !isByHand("score") || scoreReleasedAt !== null,
    solutions: !isByHand("solutions") || solutionsReleasedAt !== null,
  };
}
