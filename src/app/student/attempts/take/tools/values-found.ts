import type { Sheet, TableBlock } from "../../../../../content/en/sheets/shape.ts";

/** What stands above the ranges of a table: of other tables nothing is a reference value. */
const RANGES = ["Usual range", "Conventional"];

/**
 * The tables of values on a sheet with the rows that have these words, or whose table does: the name of a test, its usual range, and
 * that in SI units. What a sheet advises beside them stays on the sheet.
 */
export function findValues({ pages }: Sheet, asked: string): Pick<TableBlock, "title" | "headers" | "rows">[] {
  const words = folded(asked).split(/\s+/);
  const hasAll = (text: string) => words.every((word) => folded(text).includes(word));
  const blocks = pages.flatMap((bands) => bands.flatMap(({ columns }) => columns.flat()));
  return blocks.flatMap((block) => {
    if (block.kind !== "table" || !RANGES.includes(block.headers[1] ?? "")) return [];
    const count = block.headers[2] === "SI units" ? 3 : 2;
    const rows = block.rows.filter(([name = ""]) => hasAll(`${block.title} ${name}`)).map((row) => row.slice(0, count));
    return rows.length === 0 ? [] : [{ title: block.title, headers: block.headers.slice(0, count), rows }];
  });
}

/** Without accents and subscripts, in small letters. */
function folded(text: string): string {
  return text.trim().normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
