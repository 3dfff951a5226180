/** The plain words of a record. */
import { plainText, textBetweenTags } from "../../core/html.ts";
import type { StimulusContent } from "./content.ts";
import { entriesOf, markKeyOf } from "./record.ts";

/** Everything that can be read in a record, in its order, as plain text. */
export function wordsOfRecord({ client, exhibits }: StimulusContent): string[] {
  const words = exhibits.flatMap((exhibit): string[] => {
    switch (exhibit.kind) {
      case "notes":
        return exhibit.entries.flatMap(({ at, text, table, picture }) => [
          ...[at, plainText(text)],
          ...(table ? [...table.headings, ...table.rows.flat()] : []),
          ...(picture ? [picture.alt] : []),
        ]);
      case "measures":
        return [
          ...exhibit.measures.flatMap(({ name, unit, reference }) => [name, unit, reference]),
          ...exhibit.entries.flatMap(({ at, values }) => [at, ...Object.values(values)]),
        ];
      default:
        return exhibit satisfies never;
    }
  });
  return [client, ...exhibits.map(({ title }) => title), ...words].filter((text) => text !== "");
}

/** The plain words of a record that can be marked, by their keys. */
export function markedWordsOf(record: Pick<StimulusContent, "exhibits">): Record<string, string> {
  return Object.fromEntries(
    entriesOf(record).flatMap((entry) => {
      if (!("text" in entry)) return [];
      const { id, text, table } = entry;
      const cells = table ? [...table.headings, ...table.rows.flat()] : [];
      return [
        [markKeyOf(id), textBetweenTags(text)],
        [markKeyOf(id, "table"), cells.join(" ")],
      ];
    }),
  );
}
