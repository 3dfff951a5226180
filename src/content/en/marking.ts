/** Texts of what a student makes on a question with the tools of a test. */
import { localized } from "../texts.ts";

export const markingTexts = localized({
  highlighter: (text: string) => `Highlighter: ${text}`,
  highlighterHint: {
    words: "Arrow keys go from word to word, Space highlights.",
    sentences: "Arrow keys go from sentence to sentence, Space highlights.",
  },
  word: (word: string, isHighlighted: boolean) => (isHighlighted ? `${word}, highlighted` : word),
  highlighted: (words: string) => `Highlighted: ${words}`,
  notHighlighted: (words: string) => `No longer highlighted: ${words}`,
  highlights: (label: string, words: ReadonlyArray<string>) => `Highlights in ${label}: ${words.join("; ")}`,
  full: "That is as much as we keep for one question.",

  note: (label: string) => `Test note: ${label}`,
  noteHint: "You find it again in the review of this test. Your institute can read it there, too.",
  noteTitle: "Test note",
});
