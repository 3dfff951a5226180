/** What an entry of the audit says, as rows for people: one for each field, with its value before and after as text. */
import { auditTexts } from "../../../content/en/audit.ts";

export type Change = {
  field: string;
  /** Null where there was none. */
  before: string | null;
  after: string | null;
};

/** The rows of an entry, in the order of its fields. Null stands for a thing that was not there, or is not any more. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].map((name) => ({
    field: nameOf(name),
    before: textOf(was.get(name)),
    after: textOf(is.get(name)),
  }));
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}

function nameOf(field: string): string {
  const names: Readonly<Record<string, string>> = auditTexts.fields;
  return names[field] ?? field;
}

function textOf(value: unknown): string | null {
  if (value === undefined) return null;
  if (value === null || value === "") return auditTexts.nothing;
  if (typeof value === "boolean") return value ? auditTexts.yes : auditTexts.no;
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value) && value.every((part) => typeof part === "string")) return value.join(", ");
  return JSON.stringify(value, null, 1);
}
