import fc from "fast-check";
import { expect, test } from "vitest";
import { optionsOf } from "./options.ts";
import { parseSolvedItem } from "./registry/models.ts";
import { scoreItem } from "./registry/scorers.server.ts";
import { plusMinus, rationaleTriad, UNSETTLED, zeroOne } from "./scoring-rules.ts";

const IDS = ["o1", "o2", "o3", "o4", "o5", "o6"];
const someIds = fc.uniqueArray(fc.constantFrom(...IDS), { minLength: 1 });
const anyIds = fc.uniqueArray(fc.constantFrom(...IDS));

function multiSelect(correct: string[], chosen: string[]) {
  const content = { v: 1, stem: "<p>Stem</p>", options: optionsOf(IDS) };
  return scoreItem(
    parseSolvedItem({ type: "multi-select", content, solution: { correct, rationale: "" }, answer: { chosen } }),
  );
}

function single(correct: string, chosen: string | null) {
  const content = { v: 1, stem: "<p>Stem</p>", options: optionsOf(IDS) };
  return scoreItem(
    parseSolvedItem({ type: "text", content, solution: { correct, rationale: "" }, answer: { chosen } }),
  );
}

test("plus/minus by hand", () => {
  expect(plusMinus(["a", "b", "c"], ["a", "b", "d"])).toEqual({ earned: 1, max: 3 });
  expect(plusMinus(["c"], ["a", "b"])).toEqual({ earned: 0, max: 2 });
  expect(plusMinus(["a", "a"], ["a", "a", "b"])).toEqual({ earned: 1, max: 2 });
  expect(plusMinus([], [])).toEqual({ earned: 0, max: 0 });
});

test("0/1 by hand", () => {
  expect(
    zeroOne([
      { picked: "a", correct: "a" },
      { picked: null, correct: "b" },
    ]),
  ).toEqual({ earned: 1, max: 2 });
});

test("points are whole, never below zero and never above the maximum", () => {
  fc.assert(
    fc.property(someIds, anyIds, (correct, chosen) => {
      const { earned, max } = multiSelect(correct, chosen);

      expect(Number.isInteger(earned)).toBe(true);
      expect(earned).toBeGreaterThanOrEqual(0);
      expect(earned).toBeLessThanOrEqual(max);
      expect(max).toBe(correct.length);
    }),
  );
});

test("only exactly the right choices earn full marks", () => {
  fc.assert(
    fc.property(someIds, anyIds, (correct, chosen) => {
      const { earned, max } = multiSelect(correct, chosen);
      const isExact = chosen.length === correct.length && chosen.every((id) => correct.includes(id));

      expect(earned === max).toBe(isExact);
    }),
  );
});

test("one more right choice never costs a point, one more wrong choice never gives one", () => {
  fc.assert(
    fc.property(someIds, anyIds, fc.constantFrom(...IDS), (correct, chosen, extra) => {
      fc.pre(!chosen.includes(extra));
      const before = multiSelect(correct, chosen).earned;
      const after = multiSelect(correct, [...chosen, extra]).earned;

      if (correct.includes(extra)) expect(after).toBeGreaterThanOrEqual(before);
      else expect(after).toBeLessThanOrEqual(before);
      expect(Math.abs(after - before)).toBeLessThanOrEqual(1);
    }),
  );
});

test("the order of the choices and of the solution makes no difference", () => {
  fc.assert(
    fc.property(someIds, anyIds, (correct, chosen) => {
      expect(multiSelect(correct.toReversed(), chosen.toReversed())).toEqual(multiSelect(correct, chosen));
    }),
  );
});

test("a single answer earns one point if it is the right one and none otherwise", () => {
  fc.assert(
    fc.property(fc.constantFrom(...IDS), fc.option(fc.constantFrom(...IDS)), (correct, chosen) => {
      expect(single(correct, chosen)).toMatchObject({ earned: chosen === correct ? 1 : 0, max: 1 });
    }),
  );
});

test("what the cause of a triad is worth alone is one setting, and adds nothing to an effect that is right", () => {
  const cause = { picked: "x", correct: "x" };
  const wrong = { picked: "a", correct: "y" };
  const right = { picked: "z", correct: "z" };

  expect(UNSETTLED.triadAnchorOnly).toMatchObject({ points: 0, rule: "rationale/1", sure: "assumed" });
  expect(rationaleTriad(cause, [wrong, wrong], false)).toEqual({ earned: 0, max: 2 });
  expect(rationaleTriad(cause, [wrong, wrong], false, 1)).toEqual({ earned: 1, max: 2 });
  expect(rationaleTriad(cause, [wrong, right], false, 1)).toEqual({ earned: 1, max: 2 });
  expect(rationaleTriad(cause, [right, right], false, 1)).toEqual({ earned: 2, max: 2 });
  expect(rationaleTriad({ picked: "y", correct: "x" }, [right, right], false, 1)).toEqual({ earned: 0, max: 2 });
});
