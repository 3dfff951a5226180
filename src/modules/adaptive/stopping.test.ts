import { expect, test } from "vitest";
import { stopAfter as stopIfFirm } from "./stopping.ts";

const rules = { minimum: 85, maximum: 150, cut: 0, confidence: 1.96 };
const sure = { theta: 0.5, error: 0.24 };
const unsure = { theta: 0.1, error: 0.24 };
type At = Omit<Parameters<typeof stopIfFirm>[1], "firm">;
/** With only firm difficulties. */
const stopAfter = (plan: typeof rules, at: At) => stopIfFirm(plan, { ...at, firm: at.ability });
const going = { isOutOfTime: false, isInsideCase: false };

test("from the minimum on the interval decides, at the maximum the side of the estimate, and at the cut is above", () => {
  expect(stopAfter(rules, { ...going, asked: 84, ability: sure })).toBeNull();
  expect(stopAfter(rules, { ...going, asked: 85, ability: sure })).toEqual({ rule: "confidence", isAtOrAbove: true });
  expect(stopAfter(rules, { ...going, asked: 85, ability: { theta: -0.5, error: 0.24 } })).toMatchObject({
    isAtOrAbove: false,
  });
  expect(stopAfter(rules, { ...going, asked: 149, ability: unsure })).toBeNull();
  expect(stopAfter(rules, { ...going, asked: 150, ability: unsure })).toEqual({ rule: "maximum", isAtOrAbove: true });
  expect(stopAfter(rules, { ...going, asked: 150, ability: { theta: 0, error: 0.17 } })).toMatchObject({
    isAtOrAbove: true,
  });
  // On the same question both hold: it was sure enough.
  expect(stopAfter(rules, { ...going, asked: 150, ability: sure })).toMatchObject({ rule: "confidence" });
});

test("exactly as many errors from the cut as asked for is not yet sure", () => {
  const ability = { theta: 0.5, error: 0.25 };
  expect(stopAfter({ ...rules, confidence: 2 }, { ...going, asked: 100, ability })).toBeNull();
});

test("a case study is asked to its end, but time ends everything; too short is below the cut", () => {
  expect(stopAfter(rules, { asked: 90, ability: sure, isOutOfTime: false, isInsideCase: true })).toBeNull();
  const late = { isOutOfTime: true, isInsideCase: true };
  expect(stopAfter(rules, { ...late, asked: 84, ability: sure })).toEqual({ rule: "time", isAtOrAbove: false });
  expect(stopAfter(rules, { ...late, asked: 85, ability: sure })).toEqual({ rule: "time", isAtOrAbove: true });
  expect(stopAfter(rules, { ...late, asked: 0, ability: null })).toEqual({ rule: "time", isAtOrAbove: false });
});

test("where firm difficulties alone are not as sure, on the same side, it goes on to the maximum", () => {
  const at = { ...going, asked: 90, ability: sure };
  expect(stopIfFirm(rules, { ...at, firm: unsure })).toBeNull();
  expect(stopIfFirm(rules, { ...at, firm: null })).toBeNull();
  expect(stopIfFirm(rules, { ...at, firm: { theta: -0.5, error: 0.2 } })).toBeNull();
  expect(stopIfFirm(rules, { ...at, asked: 150, firm: unsure })).toEqual({ rule: "maximum", isAtOrAbove: true });
});
