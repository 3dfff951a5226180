/**
 * Answers and solutions that hold a value for each row of a question, by the row's id. A row without an entry is not filled in:
 * there are no empty entries, so clearing a row leaves no trace.
 */
import { hasOption } from "./options.ts";

/** Rows of a table, drop-downs of a sentence: anything with an id to store a value under. */
type Rows = ReadonlyArray<{ id: string }>;
type ByRow<T> = Readonly<Record<string, T>>;

/**
 * The value of a row; undefined for none. Ids come from outside, so inherited properties such as `constructor` are not entries.
 */
export function entryOf<T>(entries: ByRow<T>, rowId: string): T | undefined {
  return Object.hasOwn(entries, rowId) ? entries[rowId] : undefined;
}

/** The entries with the value of this row replaced, undefined for none, in the order of the rows. */
export function withEntry<T>(rows: Rows, entries: ByRow<T>, rowId: string, entry: T | undefined): Record<string, T> {
  return byRow(rows, (id) => (id === rowId ? entry : entryOf(entries, id)));
}

/** One entry for each row, in their order; rows with undefined have none. */
export function byRow<T>(rows: Rows, entryFor: (rowId: string) => T | undefined): Record<string, T> {
  return Object.fromEntries(
    rows.flatMap(({ id }): Array<[string, T]> => {
      const entry = entryFor(id);
      return entry === undefined ? [] : [[id, entry]];
    }),
  );
}

/** True if every entry belongs to one of the rows. */
export function hasOnlyRows(rows: Rows, entries: ByRow<unknown>): boolean {
  return Object.keys(entries).every((id) => hasOption(rows, id));
}

/** How many of the rows have an entry. */
export function countFilledRows(rows: Rows, entries: ByRow<unknown>): number {
  return rows.filter(({ id }) => Object.hasOwn(entries, id)).length;
}
