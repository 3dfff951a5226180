import fc from "fast-check";
import { expect, test } from "vitest";
import { IMPORT_MEGABYTES_MAX } from "../rules.ts";
import { type CsvRow, parseCsv } from "./read-csv.server.ts";
import { readText } from "./read-text.server.ts";

/** The file in pieces of that many bytes, as a slow disk or network gives it. */
async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function read(file: string | Uint8Array, size = 3): Promise<CsvRow[]> {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const rows: CsvRow[] = [];
  for await (const row of parseCsv(readText(inPieces(bytes, size)))) rows.push(row);
  return rows;
}

test("rows come with the line they begin in, quoted line breaks and empty lines counted", async () => {
  const file = 'a,b\n1,"two\nlines"\n\n\n"x\n\n\ny",3\n4,5';

  expect(await read(file)).toEqual([
    { line: 1, fields: ["a", "b"] },
    { line: 2, fields: ["1", "two\nlines"] },
    { line: 6, fields: ["x\n\n\ny", "3"] },
    { line: 10, fields: ["4", "5"] },
  ]);
});

test.each(["\r\n", "\r", "\n"])("lines ending in %j read the same, with a byte order mark or without", async (end) => {
  const file = ["a,b", '1,"x', 'y"', "2,é日😀", ""].join(end);
  const rows = [
    { line: 1, fields: ["a", "b"] },
    { line: 2, fields: ["1", "x\ny"] },
    { line: 4, fields: ["2", "é日😀"] },
  ];

  for (const size of [1, 2, 5, 1_000]) {
    expect(await read(file, size)).toEqual(rows);
    expect(await read(`\uFEFF${file}`, size)).toEqual(rows);
  }
});

test.each([";", "\t"])("cells separated by %j, as spreadsheets of other languages write them", async (mark) => {
  const file = ["", "a,b|c|d", '1,5|"x|y"|z', ""].join("\n").replaceAll("|", mark);
  const rows = [
    { line: 2, fields: ["a,b", "c", "d"] },
    { line: 3, fields: ["1,5", `x${mark}y`, "z"] },
  ];

  for (const size of [1, 4, 1_000]) expect(await read(file, size)).toEqual(rows);
});

test("line ends of several kinds in one file are all line ends", async () => {
  expect((await read("a\r\nb\nc\rd")).map(({ line, fields }) => [line, fields[0]])).toEqual([
    [1, "a"],
    [2, "b"],
    [3, "c"],
    [4, "d"],
  ]);
});

test("quotation marks, commas and angle brackets stand for themselves", async () => {
  const file = 'a\n"He said ""no"", p < 0.05"\n5" tube\n"quoted" then not\n';

  expect((await read(file)).map(({ fields }) => fields)).toEqual([
    ["a"],
    ['He said "no", p < 0.05'],
    ['5" tube'],
    ['"quoted" then not'],
  ]);
});

test("whatever the texts are, they come back as they were written, from the lines they were written to", async () => {
  const field = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "é", "<", " ", "😀"), maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(field, field), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 7 }),
      async (texts, size) => {
        const rows = texts.map((fields) => fields.map((text) => `"${text.replaceAll('"', '""')}"`).join(","));
        let line = 1;
        const expected = texts.map((fields, index) => {
          const row = { line, fields };
          line += (rows[index] ?? "").split("\n").length;
          return row;
        });

        expect(await read(rows.join("\n"), size)).toEqual(expected);
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  ["NUL bytes", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), ["binary"]],
  ["UTF-16", new Uint8Array([0xff, 0xfe, 0x61, 0]), ["binary"]],
  ["Latin-1", new Uint8Array([0x61, 0xe9, 0x2c, 0x62]), ["notUtf8"]],
  ["half a character at the end", new Uint8Array([0x61, 0xc3]), ["notUtf8"]],
  ["an open quotation mark", new TextEncoder().encode('a\nb\n"c\nd\n'), ["openQuote", 3]],
  ["an endless row", new TextEncoder().encode(`a\n"${"x".repeat(500_000)}`), ["rowTooLong", 2]],
])("%s is refused as what it is", async (_what, bytes, problem) => {
  await expect(read(bytes, 70_000)).rejects.toMatchObject({ problem });
});

/** A megabyte of lines, again and again; `given` counts them. */
function endlessFile() {
  const counted = { given: 0 };
  async function* read() {
    const piece = new TextEncoder().encode(`${"x".repeat(1_023)}\n`.repeat(1_024));
    for (;;) {
      counted.given += 1;
      yield piece;
    }
  }
  return Object.assign(read(), { given: () => counted.given });
}

test("a file that is too large is refused before it is read to its end", async () => {
  const file = endlessFile();
  const readAll = async () => {
    for await (const _ of readText(file));
  };

  await expect(readAll()).rejects.toMatchObject({ problem: ["tooLarge", IMPORT_MEGABYTES_MAX] });
  expect(file.given()).toBe(IMPORT_MEGABYTES_MAX + 1);
});

test("rows are given while the file is read", async () => {
  const file = endlessFile();
  for await (const { line } of parseCsv(readText(file))) if (line > 2_000) break;
  expect(file.given()).toBeLessThan(5);
});

test("nothing is in nothing", async () => {
  expect(await read("")).toEqual([]);
  expect(await read("\uFEFF\n\n")).toEqual([]);
});
