/**
 * Records as the files of this folder write them: compact and without ids. `from` is always the question from which on something can
 * be read; 1 where nothing is said.
 */
import type { Exhibit, Note, StimulusContent, Table } from "../../../stimuli/content.ts";
import { citedOn } from "../cited.ts";

/** A rationale with its sources, as those of the older demo questions. */
export const cited = citedOn("25 November 2026");

/** The same with a source among them that was read a day later. */
export const citedAgain = citedOn("25 and 26 November 2026");

/** All that is read beside the questions. */
export function record(client: string, ...exhibits: Exhibit[]): StimulusContent {
  return { v: 1, client, exhibits };
}

type WrittenNote = { at?: string; from?: number; text?: string; table?: Table };

/** A tab of notes, one below the other. */
export function notes(title: string, ...written: WrittenNote[]): Exhibit {
  const id = idOf(title);
  const entries = written.map(
    (
      { at = "", from = 1, text = "", table = null }: Omit<WrittenNote, "table"> & { table?: Table | null },
      index,
    ): Note => ({
      ...{ id: `${id}-${index + 1}`, at, from, text, table },
      picture: null,
    }),
  );
  return { kind: "notes", id, title, entries };
}

/** A tab of measures: each with its name, unit, reference range and a value for each time, empty where none was taken. */
export function measures(
  title: string,
  times: ReadonlyArray<readonly [at: string, from: number]>,
  rows: ReadonlyArray<readonly [name: string, unit: string, reference: string, ...values: string[]]>,
): Exhibit {
  const id = idOf(title);
  const wrong = rows.find(([, , , ...values]) => values.length !== times.length);
  if (wrong) throw new Error(`Not one value for each time: ${wrong[0]}`);
  return {
    kind: "measures",
    id,
    title,
    measures: rows.map(([name, unit, reference], row) => ({ id: `m${row + 1}`, name, unit, reference })),
    entries: times.map(([at, from], time) => ({
      ...{ id: `${id}-${time + 1}`, at, from },
      values: Object.fromEntries(
        rows.flatMap(([, , , ...values], row) => {
          const value = values[time] ?? "";
          return value === "" ? [] : [[`m${row + 1}`, value]];
        }),
      ),
    })),
  };
}

/** A passage has one tab, which has no title. */
function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, "-") || "text";
}
