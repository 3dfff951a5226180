import fc from "fast-check";
import { expect, test } from "vitest";
import type { DeliveryRules } from "./delivery.ts";
import { type AnswerToMark, markResult, outcomesBySection, unscoredPositions } from "./marking.ts";
import { ONE_MARK, rulesOf, sectionOf, THIRD_OFF, versionOf } from "./presets/preset.ts";

const version = versionOf({
  title: "Two sections",
  sections: [sectionOf("first", "First", 10, [[4, "x:y"]]), sectionOf("second", "Second", 10, [[6, "x:y"]])],
});
const sectionIds = ["first", "second"];

function rulesWith(over: Partial<DeliveryRules>): DeliveryRules {
  return { ...rulesOf(version, THIRD_OFF), ...over };
}

function answer(section: number, given: "right" | "wrong" | "omitted", countedAs: AnswerToMark["countedAs"] = null) {
  return { section, earned: given === "right" ? 1 : 0, max: 1, isAnswered: given !== "omitted", countedAs };
}

const ANSWERS = [
  answer(1, "right"),
  answer(1, "wrong"),
  answer(1, "omitted"),
  answer(1, "wrong", "unscored"),
  answer(2, "right"),
  answer(2, "right"),
  answer(2, "wrong", "given-to-all"),
  answer(2, "wrong", "left-out"),
];

test("marks of sections add up, and what is not counted is worth nothing", () => {
  const marking = { rules: rulesWith({ marks: { first: THIRD_OFF, second: ONE_MARK } }), sectionIds, candidate: null };

  expect(outcomesBySection(ANSWERS, marking)).toMatchObject([
    { id: "first", questions: 3, marks: 12 - 4, possible: 36, lost: 4 },
    { id: "second", questions: 3, marks: 36, possible: 36, lost: 0 },
  ]);
  expect(markResult(ANSWERS, marking)).toEqual({ marks: 44, possibleMarks: 72, isPassed: null });
});

test("a verdict comes from the whole or from each section, and from a category only when it is known", () => {
  const isPassed = (pass: DeliveryRules["pass"], candidate: Parameters<typeof markResult>[1]["candidate"] = null) =>
    markResult(ANSWERS, { rules: rulesWith({ pass }), sectionIds, candidate }).isPassed;

  // 44 of 72 are 61 %; the first section has 8 of 36, which are 22 %.
  expect(isPassed({ kind: "percent", threshold: { percent: 61 } })).toBe(true);
  expect(isPassed({ kind: "percent", threshold: { percent: 62 } })).toBe(false);
  expect(isPassed({ kind: "each-section", percent: { first: 22, second: 90 } })).toBe(true);
  expect(isPassed({ kind: "each-section", percent: { first: 23 } })).toBe(false);
  const percents = { UR: 70, EWS: 70, OBC: 70, SC: 60, ST: 60 };
  const byCategory = { kind: "percent" as const, threshold: { percent: 70, byCategory: percents } };
  expect(isPassed(byCategory)).toBeNull();
  expect(isPassed(byCategory, { category: "SC", hasDisability: false })).toBe(true);
  expect(isPassed(byCategory, { category: "UR", hasDisability: false })).toBe(false);
  expect(isPassed({ kind: "percentile", threshold: { percent: 50 } })).toBeNull();
});

test("so many of each section are unscored as the rules say, the same for the same seed, whatever order they come in", () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 2 ** 31 - 1 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 20 }),
      (seed, ofFirst, unscored) => {
        const asked = Array.from({ length: ofFirst + 6 }, (_, index) => ({
          position: index + 1,
          section: index < ofFirst ? 1 : 2,
        }));
        const marking = { rules: rulesWith({ unscored: { first: unscored } }), sectionIds };
        const chosen = unscoredPositions(asked, marking, seed);
        expect(chosen.size).toBe(Math.min(unscored, ofFirst - 1));
        for (const position of chosen) expect(position).toBeLessThanOrEqual(ofFirst);
        expect(unscoredPositions(asked.toReversed(), marking, seed)).toEqual(chosen);
      },
    ),
  );
});

test("another seed leaves out others, and each question can be one of them", () => {
  const asked = [1, 2, 3, 4].map((position) => ({ position, section: 1 }));
  const marking = { rules: rulesWith({ unscored: { first: 1 } }), sectionIds };
  const chosen = Array.from({ length: 60 }, (_, seed) => [...unscoredPositions(asked, marking, seed)]).flat();
  expect(new Set(chosen)).toEqual(new Set([1, 2, 3, 4]));
});
