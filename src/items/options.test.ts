import { expect, test } from "vitest";
import { freshOptionId, OptionIds, Options, optionsOf } from "./options.ts";
import { optionProblems } from "./problems.ts";

test("options that read the same are reported, except the first", () => {
  const problems = optionProblems(optionsOf(["Lung", " Lung ", "Kidney", "Lu\u200Bng", "caf\u00e9", "cafe\u0301"]));

  expect(problems).toEqual(
    [1, 3, 5].map((index) => ({
      level: "error",
      at: `content.options.${index}`,
      message: "Two options have the same text.",
    })),
  );
});

test("options that differ only in capitals are different", () => {
  expect(optionProblems(optionsOf(["AA", "Aa", "aa"]))).toEqual([]);
});

test("an option without text is reported", () => {
  expect(optionProblems(optionsOf(["a", " \n "]))).toEqual([
    { level: "error", at: "content.options.1", message: "Please enter the text of this option, or remove it." },
  ]);
});

test("a new id is not in use", () => {
  const options = [
    { id: "o1", text: "a" },
    { id: "o3", text: "b" },
  ];

  expect(freshOptionId(options)).toBe("o4");
  expect(freshOptionId(optionsOf(["a", "b"]))).toBe("o3");
});

test("the same id twice is refused", () => {
  expect(
    Options.safeParse([
      { id: "o1", text: "a" },
      { id: "o1", text: "b" },
    ]).success,
  ).toBe(false);
  expect(OptionIds.safeParse(["o1", "o1"]).success).toBe(false);
});
