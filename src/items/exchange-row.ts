/**
 * A question as a row of the exchange format (docs/product/questions.md#exchange-format). `correct_answer` is text, for most
 * types JSON text. Fields that a type does not use are absent, or null in rows that come from a database.
 */
import { z } from "zod";
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
  patient_scenario: z.string().nullish(),
  locations: MarkedGroups.nullish(),
  nursing_actions: z.array(z.object({ text: z.string(), isAppropriate: z.boolean() })).nullish(),
  hypothesis_options: MarkedList.nullish(),
  clinical_conditions: MarkedList.nullish(),
  clinical_actions: MarkedList.nullish(),
  clinical_parameters: MarkedList.nullish(),
  sentence_dropdowns: z.array(z.object({ id: z.string(), placeholder: z.string(), options: MarkedList })).nullish(),
  cloze_targets: z.array(z.object({ id: z.string(), placeholder: z.string(), interchangeable: z.boolean() })).nullish(),
  pairing: z.object({ form: z.enum(["dropdown", "dragdrop"]), anchor: z.int(), any_order: z.boolean() }).nullish(),
  assessment_findings: z.array(z.object({ text: z.string(), isExpected: z.boolean() })).nullish(),
  /** What can be chosen stands in square brackets. */
  highlight_note: z.string().nullish(),
  highlight_table: z
    .object({
      titleHeading: z.string(),
      findingsHeading: z.string(),
      rows: z.array(z.object({ title: z.string(), findings: z.string() })),
    })
    .nullish(),
  /** Ours (P37): how the cells of a matrix are chosen. Absent in rows from elsewhere. */
  selection: z.enum(["one", "many"]).nullish(),
  /** Ours (P100): above the rows of a table, and above its drop-downs. */
  table_headings: z.tuple([z.string(), z.string()]).nullish(),
  /** Ours (P110). */
  groups: MarkedGroups.nullish(),
  /** Ours (P111). */
  hot_spot: z
    .object({
      picture: z.object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() }),
      places: z.array(
        z.object({ text: z.string(), left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
      ),
    })
    .nullish(),
  /** Ours (P126): for each option its picture, or null. */
  option_pictures: z.array(OwnPicture.nullable()).nullish(),
  /** Ours (P98). */
  calculation: z.object({ unit: z.string(), rounding: z.string(), tolerance: z.string() }).nullish(),
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
export function parseCorrectAnswer<T>(row: ExchangeFields, schema: z.ZodType<T>): T {
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
