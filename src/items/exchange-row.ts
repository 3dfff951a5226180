/**
 * A question as a row of the exchange format (docs/product/questions.md#exchange-format). `correct_answer` is text, for most
 * types JSON text. Fields that a type does not use are absent, or null in rows that come from a database.
 */
import { z } from "zod/mini";
import { OwnPicture } from "./own-picture.ts";

const Marked = z.object({ text: z.string(), isCorrect: z.boolean() });
export type Marked = z.infer<typeof Marked>;

/** Texts, each marked as right or wrong: how rows hold the options of most types. */
export const MarkedList = z.array(Marked);

const MarkedGroups = z.array(z.object({ title: z.string(), options: MarkedList }));

export const ExchangeRow = z.object({
  question_text: z.string(),
  question_type: z.string(),
  explanation: z.string(),
  options: z.array(z.string()),
  correct_answer: z.string(),
  patient_scenario: z.nullish(z.string()),
  locations: z.nullish(MarkedGroups),
  nursing_actions: z.nullish(z.array(z.object({ text: z.string(), isAppropriate: z.boolean() }))),
  hypothesis_options: z.nullish(MarkedList),
  clinical_conditions: z.nullish(MarkedList),
  clinical_actions: z.nullish(MarkedList),
  clinical_parameters: z.nullish(MarkedList),
  sentence_dropdowns: z.nullish(z.array(z.object({ id: z.string(), placeholder: z.string(), options: MarkedList }))),
  cloze_targets: z.nullish(
    z.array(z.object({ id: z.string(), placeholder: z.string(), interchangeable: z.boolean() })),
  ),
  pairing: z.nullish(z.object({ form: z.enum(["dropdown", "dragdrop"]), anchor: z.int(), any_order: z.boolean() })),
  assessment_findings: z.nullish(z.array(z.object({ text: z.string(), isExpected: z.boolean() }))),
  /** What can be chosen stands in square brackets. */
  highlight_note: z.nullish(z.string()),
  highlight_table: z.nullish(
    z.object({
      titleHeading: z.string(),
      findingsHeading: z.string(),
      rows: z.array(z.object({ title: z.string(), findings: z.string() })),
    }),
  ),
  /** Ours (P37): how the cells of a matrix are chosen. Absent in rows from elsewhere. */
  selection: z.nullish(z.enum(["one", "many"])),
  /** Ours (P100): above the rows of a table, and above its drop-downs. */
  table_headings: z.nullish(z.tuple([z.string(), z.string()])),
  /** Ours (P110). */
  groups: z.nullish(MarkedGroups),
  /** Ours (P111). */
  hot_spot: z.nullish(
    z.object({
      picture: z.object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() }),
      places: z.array(
        z.object({ text: z.string(), left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
      ),
    }),
  ),
  /** Ours (P126): for each option its picture, or null. */
  option_pictures: z.nullish(z.array(z.nullable(OwnPicture))),
  /** Ours (P98). */
  calculation: z.nullish(z.object({ unit: z.string(), rounding: z.string(), tolerance: z.string() })),
});
export type ExchangeRow = z.infer<typeof ExchangeRow>;
/** The same without the name of its type, as the type itself reads and writes it. */
export type ExchangeFields = Omit<ExchangeRow, "question_type">;
export type ExchangeField = keyof ExchangeFields;

/** A required field of a row. Throws an error that names it. */
export function requireField<Name extends keyof ExchangeFields>(
  row: ExchangeFields,
  name: Name,
): NonNullable<ExchangeFields[Name]> {
  const value = row[name];
  if (value === null || value === undefined) throw new Error(`${name} is missing.`);
  return value;
}

/** `correct_answer` as JSON. Throws an error that names the field. */
export function parseCorrectAnswer<T>(row: ExchangeFields, schema: z.ZodMiniType<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(row.correct_answer);
  } catch {
    throw new Error("correct_answer is not JSON.");
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success)
    throw new Error(`correct_answer: ${parsed.error.issues[0]?.message ?? "not in the right form."}`);
  return parsed.data;
}
