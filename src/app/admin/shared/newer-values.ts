/** A form that was refused because somebody saved something newer: what it begins with again. */
import { z } from "zod";
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

/** What somebody else changed, by label: fields that `withNewer` gave their value, and those that both changed. */
export type Newer = { taken: string[]; both: { label: string; value: string }[] };

/** What a form that was refused has to say of its fields; `shown` writes what is stored. The rest is as it was typed and stored. */
export function newerIn(
  { basedOn, typed, now }: { basedOn: string; typed: Fields; now: Fields },
  labels: Readonly<Record<string, string>>,
  shown: (value: unknown) => string,
): Newer {
  const opened = openedWith(basedOn);
  const isSame = (name: string, one: Fields, other: Fields) => fieldText(one[name]) === fieldText(other[name]);
  const theirs = Object.entries(labels).filter(
    ([name]) => name in now && !isSame(name, opened, now) && !isSame(name, typed, now),
  );
  const isTaken = ([name]: [string, string]) => isSame(name, typed, opened);
  return {
    taken: theirs.filter(isTaken).map(([, label]) => label),
    both: theirs.filter((field) => !isTaken(field)).map(([name, label]) => ({ label, value: shown(now[name]) })),
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
