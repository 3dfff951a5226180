/** What an answer chose, as the figures of a question count it. Pure. */
import type { ChoiceList } from "../../items/contract.ts";

/** Counted as an option: that nothing was chosen. */
export const BLANK = "";

/**
 * The choices that an answer names, by their ids; where they are given to parts of the question, such as drop-downs or rows, behind the
 * part's and a colon. What was typed and a place in an order is no choice. Never one twice; `BLANK` alone without an answer.
 */
export function chosenIn(lists: ReadonlyArray<ChoiceList>, answer: unknown): string[] {
  const ids = new Set(lists.flatMap(({ choices }) => choices.map(({ id }) => id)));
  const chosen = namedBy(answer).filter((key) => key.split(":").some((id) => ids.has(id)));
  return [...new Set(chosen)];
}

/** An answer has one field: an id, ids, or one of both for each part. */
function namedBy(answer: unknown): string[] {
  if (answer === null || typeof answer !== "object") return [];
  return Object.values(answer).flatMap((given): string[] => {
    if (typeof given === "string" || Array.isArray(given)) return textsIn(given);
    if (given === null || typeof given !== "object") return [];
    return Object.entries(given).flatMap(([part, one]) => textsIn(one).map((id) => `${part}:${id}`));
  });
}

function textsIn(given: unknown): string[] {
  return [given].flat().filter((one) => typeof one === "string");
}

/** `part` is what it is chosen for: a drop-down or a row, null for the question itself. `isOffered`: of a list of its own. */
export type CountedOption = { key: string; part: string | null; text: string; isRight: boolean; isOffered: boolean };

/**
 * The options of a question with their words: those of a list of its own or of a drop-down, which is all that could be chosen there, and
 * of anything else what is right and what was `seen`. None of a question that asks for a number.
 */
export function countedOptions(
  lists: ReadonlyArray<ChoiceList>,
  best: unknown,
  seen: ReadonlyArray<string>,
): CountedOption[] {
  const right = chosenIn(lists, best);
  if (right.length === 0) return [];
  const isByPart = right.some((key) => key.includes(":"));
  const parts = new Set(lists.map(({ of }) => of));
  const offered = lists.flatMap(({ of, choices }) =>
    isByPart
      ? choices.flatMap(({ id }) => (of === null ? [] : [`${of}:${id}`]))
      : choices.flatMap(({ id }) => (parts.has(id) ? [] : [id])),
  );
  const keys = new Set([...offered, ...right, ...seen.filter((key) => key !== BLANK)]);
  return [...keys].map((key) => {
    const [first = "", ...rest] = key.split(":");
    const part = rest.length > 0 ? first : null;
    const text = part === null ? wordsOf(lists, null, key) : wordsOf(lists, null, first);
    return {
      key,
      part,
      text: part === null ? text : `${text}: ${wordsOf(lists, part, rest.join(":"))}`,
      isRight: right.includes(key),
      isOffered: offered.includes(key),
    };
  });
}

/** Of a list of this part if there is one; ids that have no words stay as they are. */
function wordsOf(lists: ReadonlyArray<ChoiceList>, part: string | null, id: string): string {
  const own = lists.filter(({ of }) => of === part);
  return [...own, ...lists].flatMap(({ choices }) => choices).find((one) => one.id === id)?.text || id;
}
