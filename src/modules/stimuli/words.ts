/** The plain words of a record. */
import { plainText } from "../../core/html.ts";
import type { StimulusContent } from "./content.ts";

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
