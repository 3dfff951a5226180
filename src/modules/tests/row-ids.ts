/**
 * Ids made of what a row says: equal versions are one row whoever stores them first, and no lookup is needed to know its id.
 */
import { v5 } from "uuid";
import { type Id, idOf } from "../../core/id.ts";

/** Never changes: stored ids were made with it. */
const NAMESPACE = "7e3d7f5c-2f0b-4c1e-9d55-6f1a1c0b8a14";

/** The same for the same parts, in whatever order their fields are. */
export function rowIdOf<Kind extends string>(...parts: ReadonlyArray<unknown>): Id<Kind> {
  return idOf<Kind>(v5(JSON.stringify(parts, inOrder), NAMESPACE));
}

function inOrder(_key: string, value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
}
