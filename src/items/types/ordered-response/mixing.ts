/** Where the items of an author stand for students, and under which ids, so that neither tells the right order. */
import { drawSome, type Random } from "../../../core/random.ts";
import type { Option } from "../../options.ts";
import { ITEMS_MIN, tellsOrder } from "./authoring.ts";

/** Texts in their right order as items of a question, with ids by where each stands. */
export function mixedItems(texts: ReadonlyArray<string>, random: Random): { items: Option[]; correct: string[] } {
  const ids = texts.map((_text, index) => `o${index + 1}`);
  const correct = mixedIds(ids, random);
  return { items: ids.map((id) => ({ id, text: texts[correct.indexOf(id)] ?? "" })), correct };
}

/** The same ids in an order by chance that tells nothing of the given one; of two there is none. */
export function mixedIds(ids: ReadonlyArray<string>, random: Random): string[] {
  const mixed = drawSome(ids, ids.length, random);
  return ids.length >= ITEMS_MIN && tellsOrder(mixed, ids) ? mixedIds(ids, random) : mixed;
}
