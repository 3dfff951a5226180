/** An answer as a person reads it: what was chosen instead of its id. */
import { beginningOf } from "../../core/plain-text.ts";
import type { ChoiceList } from "../../items/contract.ts";
import type { Markup } from "../attempts/markup.ts";

/** The answer with its ids replaced by the words of the question; what has no words stays as it is. Null stays null. */
export function answerInWords(choices: ReadonlyArray<ChoiceList>, answer: unknown): unknown {
  if (typeof answer === "string") return wordsOf(choices, answer) ?? answer;
  if (Array.isArray(answer)) return answer.map((one) => answerInWords(choices, one));
  if (answer === null || typeof answer !== "object") return answer;
  const entries = Object.entries(answer);
  const isByPart = entries.length > 0 && entries.every(([id]) => wordsOf(choices, id) !== null);
  if (!isByPart) return Object.fromEntries(entries.map(([name, one]) => [name, answerInWords(choices, one)]));
  return entries.map(([id, one]) => {
    // A drop-down has its own options; the columns of a matrix are common to its rows.
    const own = choices.filter(({ of }) => of === id);
    const isOwn = typeof one === "string" && wordsOf(own, one) !== null;
    return { part: wordsOf(choices, id), answer: answerInWords(isOwn ? own : choices, one) };
  });
}

/**
 * What a student made on a question with the tools of its test, in the words of the question. `texts` are those that can be highlighted,
 * plain, by the keys of `Markup`; of any other the numbers of the words are given.
 */
export function markupInWords(
  choices: ReadonlyArray<ChoiceList>,
  texts: Readonly<Record<string, string>>,
  { struck, highlights, notes }: Markup,
): object {
  const highlighted = Object.entries(highlights).flatMap(([key, ranges]) => {
    const words = texts[key]?.trim().split(/\s+/);
    return ranges.map(
      ([first, last]) => words?.slice(first, last + 1).join(" ") ?? { text: key, from: first, to: last },
    );
  });
  return { struckOut: answerInWords(choices, struck), highlighted, testNotes: Object.values(notes) };
}

const QUESTION_MAX = 200;

/** The beginning of the question text, to know it again by. */
export function questionInWords(text: string): string {
  return beginningOf(text, QUESTION_MAX);
}

/** The words of the first choice with this id; its id while they are not written, null when there is none. */
function wordsOf(lists: ReadonlyArray<ChoiceList>, id: string): string | null {
  const choice = lists.flatMap(({ choices }) => choices).find((one) => one.id === id);
  return choice ? choice.text || id : null;
}
