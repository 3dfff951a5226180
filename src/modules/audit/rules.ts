/** What an audit entry holds: only what changed, with long texts cut. */
import { isDeepStrictEqual } from "node:util";
import { beginningOf } from "../../core/plain-text.ts";

/** A longer text is cut: the audit says that it changed, the thing itself says how it reads now. */
export const AUDITED_TEXT_MAX = 2_000;

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of both that differ. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const only = (fields: Fields) =>
    Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
  return { before: only(before), after: only(after) };
}

/** The fields with long texts cut and marked as such, at any depth. */
export function shortened(value: unknown): unknown {
  if (typeof value === "string") {
    return beginningOf(value, AUDITED_TEXT_MAX);
  }
  if (Array.isArray(value)) return value.map(shortened);
  if (value instanceof Date || value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

/** Names and values as the search compares them, without the names of fields: the action is found by its own name. */
export function searchTextOf(parts: ReadonlyArray<unknown>): string {
  const words: string[] = [];
  const collect = (value: unknown): void => {
    if (value === null || value === undefined) return;
    if (value instanceof Date) words.push(value.toISOString());
    else if (typeof value === "object") Object.values(value).forEach(collect);
    else words.push(String(value));
  };
  parts.forEach(collect);
  return words.join(" ").toLowerCase();
}
