import fc from "fast-check";
import { expect, test } from "vitest";
import { headlineTexts } from "../../content/en/headline.ts";
import { level } from "../../content/en/numbers.ts";
import { decidePass } from "./pass-rules.ts";
import {
  lessPercent,
  type Percent,
  percentBeside,
  ratioOf,
  readPercent,
  unitsNeeded,
  writePercent,
} from "./percents.ts";
import { compareRatios, cutPercent } from "./ratios.ts";

const fractions = fc
  .tuple(fc.nat({ max: 1_000 }), fc.integer({ min: 1, max: 1_000 }))
  .map(([above, below]) => readPercent(`${above}/${below}`))
  .filter((percent) => percent !== null);
const percents: fc.Arbitrary<Percent> = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  fractions,
);

test("what was written is read exactly and written so that it is read again", () => {
  expect(readPercent("66.67 %")).toBe(66.67);
  expect(readPercent("2/3")).toEqual({ numerator: 200, denominator: 3 });
  expect(readPercent("66 2/3 %")).toEqual({ numerator: 200, denominator: 3 });
  expect(readPercent("3/4")).toBe(75);
  expect(readPercent("1/4 %")).toBe(0.25);
  expect(readPercent("1/3", { isPlain: true })).toEqual({ numerator: 1, denominator: 3 });
  expect(writePercent({ numerator: 200, denominator: 3 })).toBe("66 2/3");
  fc.assert(
    fc.property(percents, (percent) => {
      expect(readPercent(writePercent(percent))).toEqual(percent);
    }),
  );
});

test("five less than two thirds of the marks is compared exactly", () => {
  expect(lessPercent({ numerator: 200, denominator: 3 }, 5)).toEqual({ numerator: 185, denominator: 3 });
  expect(lessPercent(45.33, 5.11)).toBe(40.22);
  expect(lessPercent(3, 5)).toBe(0);
});

test("two of three marks reach two thirds and not 66.67 %", () => {
  const isPassed = (percent: Percent) =>
    decidePass(
      { kind: "percent", threshold: { percent } },
      { sections: [{ id: "all", marks: 24, possible: 36 }], candidate: null, peers: null },
    );
  expect(isPassed({ numerator: 200, denominator: 3 })).toMatchObject({ isPassed: true });
  expect(isPassed(66.67)).toMatchObject({ isPassed: false });
  expect(unitsNeeded(66.67, 36, 12)).toBe(36);
  expect(unitsNeeded({ numerator: 200, denominator: 3 }, 36, 12)).toBe(24);
});

/** The number that a text shows, in the units of its last decimal. */
function shownRatio(text: string) {
  const [, sign, whole = "0", decimals = ""] = /^(−|-)?([\d,]+)(?:\.(\d+))?$/.exec(text) ?? [];
  const part = Number(`${whole.replaceAll(",", "")}${decimals}`);
  return { part: sign ? -part : part, of: 10 ** decimals.length };
}

test("marks as they are shown beside the marks needed, as these are shown, agree with the verdict", () => {
  const steps = fc.constantFrom(1, 2, 3, 4, 6, 12);
  fc.assert(
    fc.property(
      percents,
      steps,
      fc.nat({ max: 600 }),
      fc.integer({ min: -600, max: 600 }),
      (percent, step, most, got) => {
        const [possible, marks] = [most * step, Math.min(got, most) * step];
        const verdict = decidePass(
          { kind: "percent", threshold: { percent } },
          { sections: [{ id: "all", marks, possible }], candidate: null, peers: null },
        );
        const needed = headlineTexts.marks(unitsNeeded(percent, possible, step));
        const isReached = compareRatios(shownRatio(headlineTexts.marks(marks)), shownRatio(needed)) >= 0;
        expect(verdict).toMatchObject({ kind: "decided", isPassed: isReached });
      },
    ),
    { numRuns: 2_000 },
  );
});

test("a percentile as it is shown beside the one needed agrees with the verdict", () => {
  const counts = fc.integer({ min: 30, max: 100_000 });
  fc.assert(
    fc.property(
      percents,
      counts,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
      (percent, count, at, isNear) => {
        const { part, of } = ratioOf(percent);
        const near = Math.round((part * count) / of) + Math.round(at * 2) - 1;
        const notAbove = Math.min(count, Math.max(0, isNear ? near : Math.round(at * count)));
        const verdict = decidePass(
          { kind: "percentile", threshold: { percent } },
          { sections: [], candidate: null, peers: { count, notAbove } },
        );
        if (verdict.kind !== "decided") throw new Error(verdict.kind);
        const shown = percentBeside({ part: notAbove, of: count }, percent);
        if (typeof shown === "number" && shown !== percent) {
          const { part: digits, of: unit } = shownRatio(level(shown));
          expect(compareRatios({ part: digits, of: unit * 100 }, ratioOf(percent)) >= 0).toBe(verdict.isPassed);
        } else {
          expect([level(shown), verdict.isPassed]).toEqual([level(percent), true]);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

test("nothing is rounded up", () => {
  expect(level(percentBeside({ part: 19_999, of: 40_001 }, 50))).toBe("49.99");
  expect(level(percentBeside({ part: 10_001, of: 30_000 }, { numerator: 100, denominator: 3 }))).toBe("33.336");
  expect(cutPercent({ part: 2, of: 3 })).toBe(66.66);
  expect(cutPercent({ part: -1, of: 3 })).toBe(-33.34);
  expect(cutPercent({ part: 0, of: 0 })).toBeNull();
});
