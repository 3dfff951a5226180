/** Hints for authors: what could give an answer away, and what an explanation should have. They keep nothing from being saved. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

export const hintTexts = localized({
  title: "Hints for a better question",
  reading: (grade: string, most: string) =>
    `The question text reads at school grade ${grade}. Aim for ${most} or below: shorter sentences, shorter words.`,
  longest: "The right answer is by far the longest. Shorten it, or say more in the others.",
  /** Of several that are right. */
  allLonger: "Each right answer is far longer than each wrong one. Shorten them, or say more in the others.",
  ofOthers: (option: string) =>
    `“${option}” seems to speak of other options. That rewards guessing, and no test can mix the options.`,
  absolute: (word: string, option: string) => `“${word}” often tells students that an option is wrong: “${option}”.`,
  article: (article: string) =>
    `“${article}” before the choice fits only some options. Write “a/an”, or begin each option with its article.`,
  sameWord: (word: string) =>
    `“${word}” is in the question text and only in the right answer. The word gives the answer away.`,
  byPlace: (words: string) =>
    `The explanation says “${words}”. A test may mix the options: use their words, not their places.`,
  unexplained: (options: ReadonlyArray<string>, more: number) =>
    `The explanation says nothing about ${options.map((text) => `“${text}”`).join(", ")}${
      more > 0 ? ` and ${counted(more, "more option", "more options")}` : ""
    }.`,
  noSource: "The explanation has no source with a year. Add a line that begins with “Source:”.",
});
