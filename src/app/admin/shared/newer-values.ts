/** A form that was refused because somebody saved something newer: what it begins with again. */
import { z } from "zod/mini";
import type { FormValues } from "../../../core/forms.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a stored value can be. Anything else was made by hand, and may have no text. */
const Stored = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const Basis = z.record(z.string(), Stored);

/**
 * What was typed, and the newer value in every field that was left as it was: saved again, the form overwrites only what it
 * changed. `basedOn` are the values that it was opened with, as JSON; one that is none keeps everything that was typed.
 */
export function withNewer(values: FormValues, basedOn: string, typed: Fields, now: Fields): FormValues {
  const opened = openedWith(basedOn);
  const left = Object.keys(now).filter((name) => name in opened && fieldText(typed[name]) === fieldText(opened[name]));
  return { ...values, ...Object.fromEntries(left.map((name) => [name, fieldText(now[name])])) };
}

/** What somebody else changed: fields that `withNewer` gave their value, and those that both changed, with what is stored. */
export type Newer = { taken: string[]; both: { field: string; value: string | string[] }[] };

/** What a form that was refused has to say of these fields. The rest is as it was typed and stored. */
export function newerIn(
  { basedOn, typed, now }: { basedOn: string; typed: Fields; now: Fields },
  fields: ReadonlyArray<string>,
): Newer {
  const opened = openedWith(basedOn);
  const isSame = (field: string, one: Fields, other: Fields) => fieldText(one[field]) === fieldText(other[field]);
  const theirs = fields.filter((field) => field in now && !isSame(field, opened, now) && !isSame(field, typed, now));
  const isTaken = (field: string) => isSame(field, typed, opened);
  const storedValue = (stored: unknown) => (Array.isArray(stored) ? stored.map(String) : String(stored));
  return {
    taken: theirs.filter(isTaken),
    both: theirs.filter((field) => !isTaken(field)).map((field) => ({ field, value: storedValue(now[field]) })),
  };
}

/** The same in the words of a screen. */
export function newerInWords(
  { taken, both }: Newer,
  labels: Readonly<Record<string, string>>,
  shown: (value: string) => string = (value) => value,
) {
  const labelOf = (field: string) => labels[field] ?? field;
  return {
    taken: taken.map(labelOf),
    both: both.map(({ field, value }) => ({ label: labelOf(field), value: shown([value].flat().join(", ")) })),
  };
}

function openedWith(basedOn: string): Fields {
  try {
    return Basis.parse(JSON.parse(basedOn));
  } catch {
    return {};
  }
}

/** A stored value as its field holds it: a choice of several is one a line. */
export function fieldText(value: unknown): string {
  return Array.isArray(value) ? value.join("\n") : String(value);
}
