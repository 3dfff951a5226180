/** What must hold for every question of every item type and for every possible answer. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryItem } from "../testing/arbitrary-items.ts";
import { fromExchangeRow, toExchangeRow } from "./registry/exchange-formats.server.ts";
import { ITEM_TYPES, modelOf, parseAnswer, parseSolvedItem, progressOf, type SolvedItem } from "./registry/models.ts";
import { bestAnswer, scoreItem } from "./registry/scorers.server.ts";

describe.each(ITEM_TYPES)("%s", (type) => {
  const item = arbitraryItem(type);

  test("points are whole, never below zero and never above the maximum", () => {
    fc.assert(
      fc.property(item, (solved) => {
        const { earned, max } = scoreItem(solved);

        expect(parseAnswer(solved, solved.answer)).not.toBeNull();
        expect(Number.isInteger(earned) && Number.isInteger(max)).toBe(true);
        expect(earned).toBeGreaterThanOrEqual(0);
        expect(earned).toBeLessThanOrEqual(max);
      }),
    );
  });

  test("the right answer fits, is complete and earns full marks", () => {
    fc.assert(
      fc.property(item, (solved) => {
        const answer = bestAnswer(solved);
        const { earned, max } = scoreItem(withParts(solved, { answer }));

        expect(parseAnswer(solved, answer)).toEqual(answer);
        expect(earned).toBe(max);
        expect(max).toBeGreaterThan(0);
      }),
    );
  });

  test("a right answer of which any one part is taken back still fits, and no longer earns full marks", () => {
    fc.assert(
      fc.property(item, (solved) => {
        for (const answer of withoutEach(bestAnswer(solved))) {
          const less = withParts(solved, { answer });

          expect(parseAnswer(solved, answer)).toEqual(answer);
          expect(scoreItem(less).earned).toBeLessThan(scoreItem(less).max);
        }
      }),
    );
  });

  test("an untouched question earns nothing", () => {
    fc.assert(
      fc.property(item, (solved) => {
        const blank = withParts(solved, { answer: null });

        expect(scoreItem(blank).earned).toBe(0);
        expect(progressOf(blank)).toBe("untouched");
      }),
    );
  });

  test("the order of options, rows and choices makes no difference", () => {
    fc.assert(
      fc.property(item, (solved) => {
        const turned = withParts(solved, {
          content: turnedAround(solved.content),
          solution: turnedAround(solved.solution),
          answer: turnedAround(solved.answer),
        });

        expect(scoreItem(turned)).toEqual(scoreItem(solved));
      }),
    );
  });

  test("no answer that parses makes the scorer throw, even if it does not fit the question", () => {
    fc.assert(
      fc.property(item, item, (solved, other) => {
        const { earned, max } = scoreItem(withParts(solved, { answer: other.answer }));

        expect(earned).toBeGreaterThanOrEqual(0);
        expect(earned).toBeLessThanOrEqual(max);
      }),
    );
  });

  test("no value at all makes the check of an answer throw", () => {
    fc.assert(
      fc.property(item, fc.jsonValue(), (solved, value) => {
        const answer = parseAnswer(solved, value);

        expect(answer === null || modelOf(type).answer.safeParse(answer).success).toBe(true);
      }),
    );
  });

  test("the exchange format preserves the question: the answer, mapped by position, earns the same", () => {
    fc.assert(
      fc.property(item, (solved) => {
        const back = parseSolvedItem({ ...fromExchangeRow(type, toExchangeRow(solved)), answer: null });

        expect(toExchangeRow(back)).toEqual(toExchangeRow(solved));
        expect(scoreItem(withParts(back, { answer: bestAnswer(back) })).max).toBe(scoreItem(solved).max);
      }),
    );
  });
});

function withParts(item: SolvedItem, parts: Partial<Record<"content" | "solution" | "answer", unknown>>): SolvedItem {
  return parseSolvedItem({ ...item, ...parts });
}

/** Copies of an answer, each without a different entry of its lists and records. */
function withoutEach(answer: object): object[] {
  return Object.entries(answer).flatMap(([field, given]: [string, unknown]) => {
    if (Array.isArray(given)) return given.map((_, index) => ({ ...answer, [field]: given.toSpliced(index, 1) }));
    if (typeof given !== "object" || given === null) return [];
    const entries = Object.entries(given);
    return entries.map((_, index) => ({ ...answer, [field]: Object.fromEntries(entries.toSpliced(index, 1)) }));
  });
}

/** The same value with every list in it reversed. */
function turnedAround(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedAround).reverse();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, turnedAround(part)]));
}
