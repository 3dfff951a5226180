/** Any question of each item type with any answer that a student could give to it, for tests of what must hold for all of them. */
import type fc from "fast-check";
import { type ItemType, type Models, parseSolvedItem, type SolvedItem } from "../items/registry/models.ts";
import * as arbitraryOfType from "./arbitrary-of-type.ts";

type Parts<T extends ItemType> = {
  content: Models[T] extends { content: { parse(value: unknown): infer C } } ? C : never;
  solution: Models[T] extends { solution: { parse(value: unknown): infer S } } ? S : never;
  answer: Models[T] extends { answer: { parse(value: unknown): infer A } } ? A : never;
};
type Arbitraries = { [T in ItemType]: fc.Arbitrary<Parts<T>> };

const arbitraries: Arbitraries = arbitraryOfType;

/** Any question of a type with any answer that fits it. */
export function arbitraryItem(type: ItemType): fc.Arbitrary<SolvedItem> {
  const parts: fc.Arbitrary<Parts<ItemType>> = arbitraries[type];
  return parts.map(({ content, solution, answer }) => parseSolvedItem({ type, content, solution, answer }));
}
