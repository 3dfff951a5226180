/** The PDFs that are handed out, against the sheets they are made from. After a change of a sheet: `npm run sheets`. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { fingerprintOf } from "../../../scripts/make-sheets.ts";
import { projectRoot } from "../../core/project-root.ts";
import { madeSheets } from "../made-sheets.ts";
import { sheets, sheetTexts } from "./sheets.ts";

const folder = path.join(projectRoot(), "public/downloads");
/** The first byte of what zlib wrote. */
const ZLIB = 0x78;
const made = new Map(Object.entries(madeSheets));
const all = Object.entries(sheets);

test("there is a PDF for each sheet and for nothing else", () => {
  expect(readdirSync(folder).sort()).toEqual(all.map(([id]) => `${id}.pdf`).sort());
  expect([...made.keys()]).toEqual(all.map(([id]) => id));
  expect(all.length).toBeGreaterThanOrEqual(4);
});

test.each(all)("%s.pdf is made from the sheet as it stands, and is what the page says about it", (id, sheet) => {
  const pdf = readFileSync(path.join(folder, `${id}.pdf`));

  expect(made.get(id)).toEqual({ pages: sheet.pages.length, bytes: pdf.length, madeFrom: fingerprintOf(sheet) });
  expect(pdf.length).toBeLessThan(80_000);
});

test.each(all)("%s.pdf is a tagged document with title and language, and its pages can be found", (id, sheet) => {
  const pdf = readFileSync(path.join(folder, `${id}.pdf`));
  const objects = streamsOf(pdf).join("\n");

  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(objects).toContain(`/Title (${sheet.title})`);
  expect(objects).toContain("/Lang (en)");
  expect(objects).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
  expect(objects.match(/\/Type \/Page\b/g)).toHaveLength(sheet.pages.length);
  expect(wrongPlacesIn(pdf)).toEqual([]);
});

test("every sheet says that it is no clinical guidance, and when it was written", () => {
  expect(sheetTexts.studyAid).toContain("not clinical guidance");
  for (const [, { date }] of all) {
    expect(sheetTexts.edition(date)).toMatch(/^Edition of \d{1,2} [A-Z][a-z]+ 20\d\d$/);
  }
});

/** The unpacked content of every compressed stream. */
function streamsOf(pdf: Buffer): string[] {
  return [...pdf.toString("latin1").matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)]
    .map(({ 0: head, 1: length, index }) => pdf.subarray(index + head.length, index + head.length + Number(length)))
    .filter((bytes) => bytes[0] === ZLIB)
    .map((bytes) => inflateSync(bytes).toString("latin1"));
}

/** The numbers of the objects that do not stand where the table of references says. */
function wrongPlacesIn(pdf: Buffer): number[] {
  const text = pdf.toString("latin1");
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const [head = ""] = /^\d+ 0 obj\n<< \/Type \/XRef [\s\S]*?stream\n/.exec(text.slice(start)) ?? [];
  const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
  const table = inflateSync(pdf.subarray(start + head.length, start + head.length + length));
  const rows = Array.from({ length: table.length / 7 }, (_, number) => ({
    number,
    kind: table.readUInt8(number * 7),
    where: table.readUInt32BE(number * 7 + 1),
  }));
  expect(rows.length).toBeGreaterThan(10);
  return rows
    .filter(({ kind, number, where }) => kind === 1 && !text.startsWith(`${number} 0 obj\n`, where))
    .map(({ number }) => number);
}
