import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { drawQuestions } from "./rules.ts";

const counts = fc.array(fc.nat({ max: 30 }), { maxLength: 12 });

test("a draw takes different questions that are there, as many as asked or all of them", () => {
  fc.assert(
    fc.property(counts, fc.nat({ max: 40 }), fc.integer(), (stock, size, seed) => {
      const drawn = drawQuestions(stock, size, seededRandom(seed));
      const total = stock.reduce((sum, count) => sum + count, 0);

      expect(drawn).toHaveLength(Math.min(size, total));
      expect(new Set(drawn.map(({ lesson, number }) => `${lesson}/${number}`)).size).toBe(drawn.length);
      for (const { lesson, number } of drawn) {
        expect(number).toBeGreaterThanOrEqual(1);
        expect(number).toBeLessThanOrEqual(stock[lesson] ?? 0);
      }
    }),
  );
});

test("what is to be avoided is taken only where the others are not enough", () => {
  fc.assert(
    fc.property(counts, fc.nat({ max: 40 }), fc.integer(), (stock, size, seed) => {
      const random = seededRandom(seed);
      const all = stock.flatMap((count, lesson) =>
        Array.from({ length: count }, (_, nth) => ({ lesson, number: nth + 1 })),
      );
      const avoided = all.filter(() => random() < 0.5);
      const nameOf = ({ lesson, number }: { lesson: number; number: number }) => `${lesson}/${number}`;
      const names = new Set(avoided.map(nameOf));

      const drawn = drawQuestions(stock, size, random, avoided).map(nameOf);

      expect(new Set(drawn).size).toBe(Math.min(size, all.length));
      expect(drawn.filter((name) => names.has(name))).toHaveLength(
        Math.max(0, Math.min(size, all.length) - (all.length - avoided.length)),
      );
      for (const name of drawn) expect(all.map(nameOf)).toContain(name);
    }),
  );
});

test("every question of all lessons is equally likely, at every position of the test", () => {
  const stock = [1, 0, 5, 14];
  const draws = 40_000;
  const random = seededRandom(7);
  const first = new Map<string, number>();
  const taken = new Map<string, number>();
  const count = (map: Map<string, number>, name: string) => map.set(name, (map.get(name) ?? 0) + 1);

  for (let draw = 0; draw < draws; draw += 1) {
    const names = drawQuestions(stock, 5, random).map(({ lesson, number }) => `${lesson}/${number}`);
    for (const name of names) count(taken, name);
    count(first, names[0] ?? "");
  }

  // Six standard deviations: with this seed, and with any other one, a fair draw stays inside.
  expect(taken.size).toBe(20);
  for (const times of taken.values()) expect(Math.abs(times - draws / 4)).toBeLessThan(6 * Math.sqrt(draws * (3 / 16)));
  expect(first.size).toBe(20);
  for (const times of first.values()) expect(Math.abs(times - draws / 20)).toBeLessThan(6 * Math.sqrt(draws * 0.0475));
});

test("every pair of questions is equally likely", () => {
  const draws = 45_000;
  const random = seededRandom(11);
  const pairs = new Map<string, number>();

  for (let draw = 0; draw < draws; draw += 1) {
    const pair = drawQuestions([4, 6], 2, random)
      .map(({ lesson, number }) => `${lesson}/${number}`)
      .sort()
      .join(" ");
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }

  expect(pairs.size).toBe(45);
  for (const times of pairs.values()) expect(Math.abs(times - 1_000)).toBeLessThan(6 * Math.sqrt(1_000));
});
