/** Options as rows of the exchange format hold them: texts, each marked as right or wrong. */

import type { ExchangeFields, Marked } from "./exchange-row.ts";
import { type Option, optionsOf } from "./options.ts";

/** Options in the form of a row. `correct` are the ids of the right ones. */
export function markedOf(options: ReadonlyArray<Option>, correct: ReadonlyArray<string>): Marked[] {
  return options.map(({ id, text }) => ({ text, isCorrect: correct.includes(id) }));
}

/** Marked texts as options with the ids o1, o2, … or another prefix, and the ids of the right ones. */
export function optionsOfMarked(
  marked: ReadonlyArray<Marked>,
  prefix?: string,
): { options: Option[]; correct: string[] } {
  const options = optionsOf(
    marked.map(({ text }) => text),
    prefix,
  );
  return { options, correct: options.filter((_option, index) => marked[index]?.isCorrect).map(({ id }) => id) };
}

/** Throws an error that names the fields if `correct_answer` and the type's own field disagree on which texts are right. */
export function requireSameRight(
  name: keyof ExchangeFields,
  own: ReadonlyArray<Marked>,
  answer: ReadonlyArray<Marked>,
) {
  const right = (list: ReadonlyArray<Marked>) =>
    JSON.stringify([...new Set(list.filter(({ isCorrect }) => isCorrect).map(({ text }) => text))].sort());
  if (right(own) !== right(answer)) throw new Error(`correct_answer and ${name} do not agree on what is right.`);
}
