import fc from "fast-check";
import { expect, test } from "vitest";
import { markedResultOf } from "./marked-result.ts";
import type { Peers } from "./pass-rules.ts";
import { ONE_MARK, rulesOf, sectionOf, THIRD_OFF, versionOf } from "./presets/preset.ts";

const version = versionOf({
  title: "Two sections",
  sections: [sectionOf("first", "First", 10, [[4, "x:y"]]), sectionOf("second", "Second", 10, [[6, "x:y"]])],
});
const taken = { rules: rulesOf(version, THIRD_OFF), candidate: null, peers: null, sections: version.sections };

const answers = fc.array(
  fc.record({
    section: fc.constantFrom(1, 2),
    earned: fc.integer({ min: 0, max: 2 }),
    max: fc.constant(2),
    isAnswered: fc.boolean(),
    countedAs: fc.constantFrom(null, "unscored" as const, "left-out" as const, "given-to-all" as const),
    seconds: fc.option(fc.nat({ max: 300 })),
  }),
);

test("every figure of the whole is the sum of those of its sections", () => {
  fc.assert(
    fc.property(answers, (given) => {
      const { whole, sections } = markedResultOf(given, taken);
      const [first, second] = sections;
      if (!first || !second) throw new Error("A section is missing.");

      for (const figure of ["questions", "marks", "possible", "lost", "marksIfOmitted"] as const) {
        expect(whole[figure]).toBe(first[figure] + second[figure]);
      }
      for (const outcome of ["right", "partly", "wrong", "unanswered"] as const) {
        expect(whole.counts[outcome]).toBe(first.counts[outcome] + second.counts[outcome]);
      }
      expect(whole.seconds ?? 0).toBe((first.seconds ?? 0) + (second.seconds ?? 0));
    }),
  );
});

test("time is that of the questions that were measured, and unknown where none was", () => {
  const answer = { section: 1, earned: 1, max: 1, isAnswered: true, countedAs: null };
  const timed = [20, null, 40].map((seconds) => ({ ...answer, seconds }));
  const { whole, sections } = markedResultOf([...timed, { ...answer, section: 2, seconds: null }], taken);

  expect(sections.map(({ seconds }) => seconds)).toEqual([60, null]);
  expect(whole.seconds).toBe(60);
});

test("a rule that compares with others says that there are none or too few, before it asks for a category", () => {
  const threshold = { percent: 50, byCategory: { UR: 50, EWS: 50, OBC: 45, SC: 40, ST: 40 } };
  const verdictOf = (kind: "percent" | "percentile", peers: Peers | null = null) => {
    const rules = rulesOf(version, ONE_MARK, { pass: { kind, threshold } });
    return markedResultOf([], { ...taken, rules, peers });
  };

  expect(verdictOf("percentile")).toMatchObject({
    verdict: { kind: "undecided", missing: "form" },
    isByCategory: true,
  });
  expect(verdictOf("percentile", { count: 29, notAbove: 29 }).verdict).toMatchObject({ missing: "peers", count: 29 });
  expect(verdictOf("percentile", { count: 30, notAbove: 30 }).verdict).toMatchObject({ missing: "category" });
  expect(verdictOf("percent").verdict).toEqual({ kind: "undecided", missing: "category" });
  expect(markedResultOf([], taken)).toMatchObject({ verdict: { kind: "none" }, isByCategory: false });
});
