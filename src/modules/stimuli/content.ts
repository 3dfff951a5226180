/**
 * What several questions share, as data: the record of a client, a trend, a reading passage. A version never changes. One schema for
 * forms, for files and for what the database holds.
 */
import { z } from "zod/mini";
import { itemLimitTexts } from "../../content/en/item-limits.ts";
import { stimulusTexts } from "../../content/en/stimuli.ts";
import { isStorable } from "../../core/plain-text.ts";
import { hasDistinctIds, OptionId, RichText, ShortText } from "../../items/options.ts";
import { OwnPicture } from "../../items/own-picture.ts";
import { STIMULUS_QUESTIONS_MAX } from "./rules.ts";

const texts = stimulusTexts.limits;

export const EXHIBITS_MAX = 12;
export const ENTRIES_MAX = 40;
export const MEASURES_MAX = 30;
export const TABLE_ROWS_MAX = 40;
export const TABLE_COLUMNS_MAX = 8;
export const LABEL_MAX = 80;

const Label = z
  .string()
  .check(
    z.maxLength(LABEL_MAX, { error: () => texts.labelTooLong(LABEL_MAX) }),
    z.refine(isStorable, { error: () => itemLimitTexts.notStorable }),
  );

/** `headings` may be blank; every row has as many cells. */
const Table = z
  .strictObject({
    headings: z
      .array(ShortText)
      .check(z.minLength(1), z.maxLength(TABLE_COLUMNS_MAX, { error: () => texts.tooManyColumns(TABLE_COLUMNS_MAX) })),
    rows: z
      .array(z.array(ShortText))
      .check(z.minLength(1), z.maxLength(TABLE_ROWS_MAX, { error: () => texts.tooManyRows(TABLE_ROWS_MAX) })),
  })
  .check(
    z.refine(({ headings, rows }) => rows.every((cells) => cells.length === headings.length), {
      error: () => texts.unevenTable,
    }),
  );
export type Table = z.infer<typeof Table>;

const anyEntry = {
  id: OptionId,
  /** Date and time as the record writes them, such as "Day 2, 08:00"; empty where none is said. */
  at: Label,
  /** The question from which on it can be read; 1 for the first. */
  from: z.int().check(z.minimum(1), z.maximum(STIMULUS_QUESTIONS_MAX)),
};

const Note = z.strictObject({
  ...anyEntry,
  text: RichText,
  table: z.nullable(Table),
  picture: z.nullable(z.extend(OwnPicture, { alt: ShortText })),
});
export type Note = z.infer<typeof Note>;

const Measure = z.strictObject({ id: OptionId, name: Label, unit: Label, reference: Label });
export type Measure = z.infer<typeof Measure>;

/** What was measured at one time: a value for each measure that was taken then, by its id. */
const Reading = z.strictObject({ ...anyEntry, values: z.record(OptionId, Label) });
export type Reading = z.infer<typeof Reading>;

function entries<Entry extends z.ZodMiniType<{ id: string }>>(entry: Entry) {
  return z
    .array(entry)
    .check(
      z.maxLength(ENTRIES_MAX, { error: () => texts.tooManyEntries(ENTRIES_MAX) }),
      z.refine(hasDistinctIds, { error: () => texts.sameIds }),
    );
}

/** A tab of the record: notes one below the other, or measures over time as a table. */
export const Exhibit = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("notes"), id: OptionId, title: Label, entries: entries(Note) }),
  z
    .strictObject({
      kind: z.literal("measures"),
      id: OptionId,
      title: Label,
      measures: z
        .array(Measure)
        .check(
          z.maxLength(MEASURES_MAX, { error: () => texts.tooManyMeasures(MEASURES_MAX) }),
          z.refine(hasDistinctIds, { error: () => texts.sameIds }),
        ),
      entries: entries(Reading),
    })
    .check(
      z.refine(({ measures, entries }) => entries.every(({ values }) => hasOnly(values, measures)), {
        error: () => texts.unknownMeasure,
      }),
    ),
]);
export type Exhibit = z.infer<typeof Exhibit>;
export type Entry = Exhibit["entries"][number];

function hasOnly(values: Record<string, string>, measures: ReadonlyArray<Measure>): boolean {
  return Object.keys(values).every((id) => measures.some((measure) => measure.id === id));
}

/** All that a student reads beside the questions. */
export const StimulusContent = z
  .strictObject({
    v: z.literal(1),
    /** Whom it is about, or the heading of a passage: what stands above the record. */
    client: ShortText,
    exhibits: z
      .array(Exhibit)
      .check(
        z.maxLength(EXHIBITS_MAX, { error: () => texts.tooManyExhibits(EXHIBITS_MAX) }),
        z.refine(hasDistinctIds, { error: () => texts.sameIds }),
      ),
  })
  .check(
    z.refine(({ exhibits }) => hasDistinctIds(exhibits.flatMap(({ entries }): { id: string }[] => entries)), {
      error: () => texts.sameIds,
    }),
  );
export type StimulusContent = z.infer<typeof StimulusContent>;

/** The content with `change` applied to each of its rich texts, which is told the path to it. */
export function mapRecordTexts(
  content: StimulusContent,
  change: (html: string, at: string) => string,
): StimulusContent {
  return {
    ...content,
    exhibits: content.exhibits.map((exhibit, tab) =>
      exhibit.kind === "notes"
        ? {
            ...exhibit,
            entries: exhibit.entries.map((note, index) => ({
              ...note,
              text: change(note.text, `exhibits.${tab}.entries.${index}.text`),
            })),
          }
        : exhibit,
    ),
  };
}
