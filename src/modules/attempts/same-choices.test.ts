import { expect, test } from "vitest";
import { optionsOf } from "../../items/options.ts";
import { readContent } from "../../items/registry/authoring.ts";
import * as sameChoices from "./same-choices.ts";

function haveSameChoices(before: unknown, after: unknown): boolean {
  const [old, now] = [readContent(before), readContent(after)];
  if (!old || !now) throw new Error("The content cannot be read.");
  return sameChoices.haveSameChoices(old.choices, now.choices);
}

const content = (texts: string[], stem = "<p>Which?</p>") => ({ v: 1, stem, options: optionsOf(texts) });

test("words that were put right change nothing", () => {
  expect(haveSameChoices(content(["Vagus", "Facal"]), content(["Vagus", "Facial"], "<p>Which one?</p>"))).toBe(true);
  expect(
    haveSameChoices(content(["A", "B"]), { ...content(["A", "B"]), options: optionsOf(["A", "B"]).toReversed() }),
  ).toBe(true);
});

test("options that changed places under their ids are not the same", () => {
  expect(haveSameChoices(content(["Vagus", "Facial"]), content(["Facial", "Vagus"]))).toBe(false);
  expect(haveSameChoices(content(["Vagus", "Facial"]), content([" facial ", "Optic"]))).toBe(false);
});

test("an option more, less or with another id is not the same", () => {
  expect(haveSameChoices(content(["A", "B"]), content(["A", "B", "C"]))).toBe(false);
  expect(haveSameChoices(content(["A", "B", "C"]), content(["A", "B"]))).toBe(false);
  expect(haveSameChoices(content(["A", "B"]), { ...content([]), options: optionsOf(["A", "B"], "x") })).toBe(false);
});

test("choices of one part are not those of another", () => {
  const located = (first: string, second: string) => ({
    v: 1,
    stem: "",
    locations: [
      { id: "l1", title: "Heart", options: optionsOf([first, second]) },
      { id: "l2", title: "Lung", options: optionsOf([first], "p") },
    ],
  });

  expect(haveSameChoices(located("A", "B"), located("A", "B!"))).toBe(true);
  expect(haveSameChoices(located("A", "B"), located("B", "A"))).toBe(false);
  expect(haveSameChoices(located("A", "B"), { v: 1, stem: "", locations: located("A", "B").locations.slice(1) })).toBe(
    false,
  );
});
