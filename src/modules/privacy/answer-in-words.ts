/** An answer as a person reads it: what was chosen instead of its id. Works for every item type, by the shape of its content. */
import { plainText } from "../../core/html.ts";

/** Where ids have a meaning: the content of a question, or one part of it that has ids of its own. */
type Named = { words: string; part: unknown };

/** The answer with its ids replaced by the words of the question; what has no words stays as it is. Null stays null. */
export function answerInWords(content: unknown, answer: unknown): unknown {
  if (answer === null || typeof answer !== "object")
    return typeof answer === "string" ? wordsOf(content, answer) : answer;
  if (Array.isArray(answer)) return answer.map((one) => answerInWords(content, one));
  const entries = Object.entries(answer);
  const isByPart = entries.length > 0 && entries.every(([id]) => namedIn(content, id) !== null);
  if (!isByPart) return Object.fromEntries(entries.map(([name, one]) => [name, answerInWords(content, one)]));
  return entries.map(([id, one]) => {
    const named = namedIn(content, id);
    // A drop-down names its options for itself; the columns of a matrix stand beside its rows.
    const where = typeof one === "string" && namedIn(named?.part, one) ? named?.part : content;
    return { part: named?.words ?? id, answer: answerInWords(where, one) };
  });
}

/** The beginning of the question, to know it again by. */
export function questionInWords(content: unknown): string {
  const stem = isRecord(content) && typeof content.stem === "string" ? plainText(content.stem) : "";
  return stem.length > QUESTION_MAX ? `${stem.slice(0, QUESTION_MAX).toWellFormed()}…` : stem;
}

const QUESTION_MAX = 200;

function wordsOf(content: unknown, id: string): string {
  return namedIn(content, id)?.words ?? id;
}

/** The first thing in the content with this id, and what it is called. */
function namedIn(content: unknown, id: string): Named | null {
  if (Array.isArray(content)) return firstOf(content, id);
  if (!isRecord(content)) return null;
  if (content.id === id) return { words: nameOf(content) ?? id, part: content.options };
  return firstOf(Object.values(content), id);
}

function firstOf(values: ReadonlyArray<unknown>, id: string): Named | null {
  for (const value of values) {
    const named = namedIn(value, id);
    if (named) return named;
  }
  return null;
}

function nameOf({ text, title, placeholder }: Record<string, unknown>): string | null {
  const name = [text, title, placeholder].find((one) => typeof one === "string" && one !== "");
  return typeof name === "string" ? name : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
