/**
 * Ids of the product's own rows. They are UUIDv7, made in the application, so that rows sort by time of creation
 * and a row can be named before it is stored. The brand keeps the id of one kind of row from being passed as another's.
 */
import { NIL, v7, validate } from "uuid";

declare const kind: unique symbol;

/** The id of a row of one kind, e.g. `Id<"attempt">`. At run time a plain string. */
export type Id<Kind extends string> = string & { readonly [kind]: Kind };

/** A fresh id; later ones sort after earlier ones made by the same process. */
export function newId<Kind extends string>(): Id<Kind> {
  // biome-ignore lint/plugin: the one place where a brand is put on.
  return v7() as Id<Kind>;
}

/** The text as an id, or null if it is not one. Does not check that such a row exists. */
export function parseId<Kind extends string>(text: unknown): Id<Kind> | null {
  // biome-ignore lint/plugin: the one place where a brand is put on.
  return typeof text === "string" && validate(text) ? (text.toLowerCase() as Id<Kind>) : null;
}

/** The text as an id; if it is not one, an id that no row has, so that it is treated like that of a deleted row. */
export function idOf<Kind extends string>(text: unknown): Id<Kind> {
  // biome-ignore lint/plugin: the one place where a brand is put on.
  return parseId<Kind>(text) ?? (NIL as Id<Kind>);
}
