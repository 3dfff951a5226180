/** What of a stimulus can be read at which of its questions. Pure, and all that the page of a running test needs of it. */
import type { Entry, Exhibit, StimulusContent } from "./content.ts";

/**
 * The record as it stands at a question, 1 for the first: without later entries, and without the tabs and measures of which nothing can
 * be read yet, as their names alone may give away what comes.
 */
export function recordAt(content: StimulusContent, question: number): StimulusContent {
  const exhibits = content.exhibits.flatMap((exhibit): Exhibit[] => {
    switch (exhibit.kind) {
      case "notes": {
        const entries = exhibit.entries.filter(({ from }) => from <= question);
        return entries.length > 0 ? [{ ...exhibit, entries }] : [];
      }
      case "measures": {
        const entries = exhibit.entries.filter(({ from }) => from <= question);
        const measures = exhibit.measures.filter(({ id }) => entries.some(({ values }) => (values[id] ?? "") !== ""));
        return measures.length > 0 ? [{ ...exhibit, measures, entries }] : [];
      }
      default:
        return exhibit satisfies never;
    }
  });
  return { ...content, exhibits };
}

/** The ids of the entries that appear at a question; none at the first, where all is new. */
export function newEntriesAt({ exhibits }: Pick<StimulusContent, "exhibits">, question: number): Set<string> {
  return new Set(
    question === 1 ? [] : entriesOf({ exhibits }).flatMap(({ id, from }) => (from === question ? [id] : [])),
  );
}

/** By which key the text of an entry is marked, or its table (record 57). */
export const markKeyOf = (entryId: string, part: "text" | "table" = "text") =>
  `exhibit:${entryId}${part === "text" ? "" : `:${part}`}`;

/** All entries of a record, tab by tab. */
export function entriesOf({ exhibits }: Pick<StimulusContent, "exhibits">): Entry[] {
  return exhibits.flatMap((exhibit): Entry[] => exhibit.entries);
}
