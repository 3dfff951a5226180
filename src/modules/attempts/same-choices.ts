/** Whether an answer to one version of a question means the same in another. */
import { foldedCase } from "../../core/plain-text.ts";
import type { Choice, ChoiceList } from "../../items/contract.ts";

/**
 * True when two versions of one item type offer the same choices: the same ids in the same lists, and none of them has taken
 * over the words of another. Then an id in an answer names what the student chose. Words may have been corrected.
 */
export function haveSameChoices(before: ReadonlyArray<ChoiceList>, after: ReadonlyArray<ChoiceList>): boolean {
  return (
    before.length === after.length &&
    after.every(({ list, of, choices }) => {
      const old = before.find((other) => other.list === list && other.of === of);
      return old !== undefined && areSame(old.choices, choices);
    })
  );
}

function areSame(before: ReadonlyArray<Choice>, after: ReadonlyArray<Choice>): boolean {
  const old = new Map(before.map(({ id, text }) => [id, foldedCase(text)]));
  const oldWords = new Set(old.values());
  return (
    old.size === after.length &&
    after.every(({ id, text }) => {
      const words = foldedCase(text);
      return old.has(id) && (words === old.get(id) || !oldWords.has(words));
    })
  );
}
