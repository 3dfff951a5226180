/** Whether an answer to one version of a question means the same in another. */
import { foldedCase } from "../../core/plain-text.ts";

/**
 * True when two contents of one item type offer the same choices: the same ids in the same places, and none of them has
 * taken over the words of another. Then an id in an answer names what the student chose. Words may have been put right.
 */
export function haveSameChoices(before: unknown, after: unknown): boolean {
  const [old, now] = [choicesIn(before), choicesIn(after)];
  return old.size === now.size && [...now].every(([place, list]) => isSameList(old.get(place), list));
}

/** The words of the choices by their ids. */
type ChoiceList = Map<string, string>;

function isSameList(old: ChoiceList | undefined, now: ChoiceList): boolean {
  if (!old || old.size !== now.size) return false;
  return [...now].every(([id, words]) => {
    if (!old.has(id)) return false;
    return words === old.get(id) || ![...old.values()].includes(words);
  });
}

/** Every list of things with ids, by the names and ids on the way to it. */
function choicesIn(value: unknown, place = "", lists = new Map<string, ChoiceList>()): Map<string, ChoiceList> {
  if (Array.isArray(value)) {
    const list: ChoiceList = new Map();
    for (const [index, choice] of value.entries()) {
      const { id = String(index), words } = namedIn(choice);
      list.set(id, words);
      choicesIn(choice, `${place}/${id}`, lists);
    }
    lists.set(place, list);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) choicesIn(part, `${place}/${name}`, lists);
  }
  return lists;
}

function namedIn(choice: unknown): { id?: string; words: string } {
  if (typeof choice !== "object" || choice === null) return { words: "" };
  const parts = new Map<string, unknown>(Object.entries(choice));
  const id = parts.get("id");
  const words = ["text", "title", "placeholder"]
    .map((name) => parts.get(name))
    .filter((text) => typeof text === "string");
  return { ...(typeof id === "string" ? { id } : {}), words: foldedCase(words.join(" ")) };
}
