import { expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { masteryOf, trendOf } from "./mastery.ts";
import { streakOf, weekOf } from "./streak.ts";
import { weightsOf } from "./weights.ts";

const at = (answers: number, earned: number, difficulty = 0) => ({ difficulty, answers, earned });

test("without answers mastery is a half with most of it unknown; with them it comes near the share of points", () => {
  const nothing = masteryOf([]);
  expect(nothing.expected).toBeCloseTo(0.5, 10);
  // The deviation of 1 / (1 + e^-θ) for θ ~ N(0, 1), by integration.
  expect(nothing.error).toBeCloseTo(0.2083, 3);
  const much = masteryOf([at(400, 320)]);
  expect(much.expected).toBeCloseTo(0.8, 1);
  expect(much.error).toBe(0.05);
});

test("the same share of harder questions is worth more, and a share of points counts as a share of an answer", () => {
  const [easy, hard] = [masteryOf([at(20, 12, -1)]), masteryOf([at(20, 12, 1)])];
  expect(hard.expected).toBeGreaterThan(easy.expected + 0.15);
  expect(masteryOf([at(2, 1)])).toEqual(masteryOf([at(1, 0.5), at(1, 0.5)]));
  expect(masteryOf([at(10, 0)]).expected).toBeGreaterThan(0);
});

test("a trend is told from ten answers on each side, and only where chance would seldom make it", () => {
  const trend = (right: number, asked: number, rightBefore: number, askedBefore: number) =>
    trendOf({ right, asked, rightBefore, askedBefore });
  expect(trend(9, 9, 0, 100)).toBeNull();
  expect(trend(10, 10, 1, 9)).toBeNull();
  expect(trend(8, 10, 6, 10)).toBe("steady");
  expect(trend(80, 100, 60, 100)).toBe("up");
  expect(trend(60, 100, 80, 100)).toBe("down");
  expect(trend(10, 10, 10, 10)).toBe("steady");
});

test("a streak forgives one missed day a week, not two together, and not today before it is over", () => {
  // 2026-11-23 is a Monday.
  const days = (...numbers: number[]) => new Set(numbers.map((day) => `2026-11-${day}`));
  expect(weekOf("2026-11-29")).toBe("2026-11-23");
  expect(streakOf(days(), "2026-11-26")).toEqual({ length: 0, hasToday: false });
  expect(streakOf(days(24, 25, 26), "2026-11-26")).toEqual({ length: 3, hasToday: true });
  expect(streakOf(days(24, 25), "2026-11-26")).toEqual({ length: 2, hasToday: false });
  expect(streakOf(days(23, 25, 26), "2026-11-26")).toEqual({ length: 3, hasToday: true });
  expect(streakOf(days(22, 23, 25, 27), "2026-11-27").length).toBe(2);
  expect(streakOf(days(23, 26), "2026-11-26").length).toBe(1);
  // The Sunday and the Monday between are two together, of two weeks.
  expect(streakOf(days(21, 24), "2026-11-24").length).toBe(1);
  expect(streakOf(days(20, 22, 23, 25, 26), "2026-11-26").length).toBe(5);
});

test("subjects weigh as their areas do in the exam, or by their questions where too few have an area", () => {
  const [drugs, care] = [newId<"subject">(), newId<"subject">()];
  const open = (subjectId: typeof drugs, count: number, ...areas: string[]) => ({
    subjectId,
    lessonId: newId<"lesson">(),
    areas,
    count,
  });
  const shares = [
    { area: "x:drugs", share: 30 },
    { area: "x:care", share: 60 },
  ];
  const { bySubject: weights, isPlanned } = weightsOf(
    [open(drugs, 10, "y:other", "x:drugs"), open(care, 90, "x:care"), open(care, 10)],
    shares,
  );
  expect(isPlanned).toBe(true);
  // Its one question without an area weighs 90 % / 100 of what the others do.
  expect(weights.get(drugs)).toBeCloseTo(30 / 99, 10);
  expect(weights.get(care)).toBeCloseTo(69 / 99, 10);
  const { bySubject: untagged, isPlanned: isPlannedWithFew } = weightsOf(
    [open(drugs, 10, "x:drugs"), open(care, 30)],
    shares,
  );
  expect(isPlannedWithFew).toBe(false);
  expect([untagged.get(drugs), untagged.get(care)]).toEqual([0.25, 0.75]);
  expect(weightsOf([], shares).bySubject.size).toBe(0);
});
