/**
 * One Zod schema per form, used on both sides. Errors come back as one sentence per invalid field, with everything that was
 * typed, so that nothing has to be typed again.
 */
import type { z } from "zod/mini";
import { errorTexts } from "../content/en/errors.ts";

/** A schema's message for a field, in the reader's language. */
export type Refusal = { error: () => string };

/** One sentence for each invalid field, by the field's name, in the order of the schema. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What was typed, by the field's name. Files, names that begin with "password" and unknown fields are left out. */
export type FormValues = Readonly<Record<string, string>>;

export type ParsedForm<T> =
  | { kind: "valid"; data: T; values: FormValues }
  | { kind: "invalid"; errors: FieldErrors; values: FormValues };

/** Longer input is not sent back into the page: no real field holds that much. */
const KEPT_VALUE_LIMIT = 200_000;

/** Parses a form. Every field is text, missing ones are absent; a repeated name is a list. */
export function parseForm<Schema extends z.ZodMiniType>(schema: Schema, form: FormData): ParsedForm<z.output<Schema>> {
  // Names come from outside: `__proto__` is an ordinary field here.
  const fields: Record<string, unknown> = Object.fromEntries(
    [...entriesOf(form)].map(([name, entries]) => [name, entries.length > 1 ? entries : entries[0]]),
  );
  const parsed = schema.safeParse(fields);
  if (!parsed.success)
    return { kind: "invalid", errors: fieldErrors(parsed.error), values: submittedValues(form, parsed.error) };
  return { kind: "valid", data: parsed.data, values: submittedValues(form) };
}

/** What was typed into a form, to fill it in again; without the names that it was refused for. */
export function submittedValues(form: FormData, refusal?: z.core.$ZodError): FormValues {
  const unknown = new Set(refusal?.issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : [])));
  const entries: [name: string, value: string][] = [];
  for (const [name, [value]] of entriesOf(form)) {
    if (typeof value !== "string" || name.startsWith("password") || unknown.has(name)) continue;
    entries.push([name, value.slice(0, KEPT_VALUE_LIMIT)]);
  }
  return Object.fromEntries(entries);
}

/** The values of every name, in one pass: looking up one name scans the whole form. */
function entriesOf(form: FormData): Map<string, FormDataEntryValue[]> {
  const entries = new Map<string, FormDataEntryValue[]>();
  for (const [name, value] of form) {
    const earlier = entries.get(name);
    if (earlier) earlier.push(value);
    else entries.set(name, [value]);
  }
  return entries;
}

/** The first message for each field; problems of the whole form are under "". Unknown names are not repeated. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".");
    errors[field] ??= issue.code === "unrecognized_keys" ? errorTexts.pageFor(400).text : issue.message;
  }
  return errors;
}

/** The values of `now` that differ from what was typed: what somebody else has saved meanwhile. */
export function newerOf(now: FormValues, typed: FormValues): FormValues {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => name in typed && typed[name] !== value));
}
