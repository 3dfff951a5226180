import { expect, test } from "vitest";
import "../core/current-language.server.ts";
import { type CodedText, inWords } from "./coded-text.ts";
import { importTexts } from "./en/questions.ts";

test("a code with its values is put into the words of its area", () => {
  const say = (coded: CodedText<typeof importTexts.file>) => inWords(importTexts.file, coded);

  expect(say(["binary"])).toBe("This is not a text file. Please save the questions as CSV UTF-8, JSON Lines or text.");
  expect(say(["openQuote", 3])).toBe("Line 3: a quotation mark is never closed.");
  expect(say(["missingColumns", ["answer"]])).toBe(
    "The column answer is missing. The first line must name the columns.",
  );
});
