import fc from "fast-check";
import { expect, test } from "vitest";
import { isWithin, sentenceAt, type Word, type WordRange, withWords } from "./word-ranges.ts";

const range = fc.tuple(fc.nat(30), fc.nat(10)).map(([first, more]): WordRange => [first, first + more]);
const change = fc.tuple(range, fc.boolean());

test("whatever is highlighted and taken back, the ranges hold exactly those words, in order and apart", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const words = new Set<number>();
      let ranges: WordRange[] = [];
      for (const [[first, last], isOn] of changes) {
        ranges = withWords(ranges, [first, last], isOn);
        for (let word = first; word <= last; word += 1) isOn ? words.add(word) : words.delete(word);
      }
      const held = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
      expect(held).toEqual([...words].toSorted((one, other) => one - other));
      for (const [index, [from]] of ranges.entries()) expect(from).toBeGreaterThan((ranges[index - 1]?.[1] ?? -2) + 1);
      for (const word of words) expect(isWithin(ranges, [word, word])).toBe(true);
    }),
  );
});

const wordsOf = (...lines: string[]) =>
  lines.flatMap((line) => line.split(" ").map((text, index): Word => ({ text, isFirst: index === 0 })));
const sentence = (words: Word[], index: number) => {
  const [first, last] = sentenceAt(words, index);
  return words
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(" ");
};

test.each([
  ["The client has a fever. Pulse 124/min.", 2, "The client has a fever."],
  ["The client has a fever. Pulse 124/min.", 5, "Pulse 124/min."],
  ["Dr. Rao orders 0.5 mg of digoxin. It is given.", 3, "Dr. Rao orders 0.5 mg of digoxin."],
  ["Is it “new?” Ask first!", 1, "Is it “new?”"],
  ["Give fluids, e.g. water. Then wait.", 0, "Give fluids, e.g. water."],
  ["The pH is 7.3 approx. and falls. 2 hours later", 5, "The pH is 7.3 approx. and falls."],
])("of %j word %i is in %j", (text, index, expected) => {
  expect(sentence(wordsOf(text), index)).toBe(expected);
});

test("a line, a cell or a paragraph ends a sentence without a full stop", () => {
  const words = wordsOf("07:00 Restless and pale", "07:30 Asleep");
  expect(sentence(words, 1)).toBe("07:00 Restless and pale");
  expect(sentence(words, 5)).toBe("07:30 Asleep");
});
