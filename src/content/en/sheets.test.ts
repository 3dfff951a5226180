/** The PDFs that are handed out, against the sheets they are made from. After a change of a sheet: `npm run sheets`. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { fingerprintOf } from "../../../scripts/make-sheets.ts";
import { projectRoot } from "../../core/project-root.ts";
import { madeSheets } from "../made-sheets.ts";
import { sheets, sheetTexts } from "./sheets.ts";

const folder = path.join(projectRoot(), "public/downloads");
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
  expect(pdf.length).toBeLessThan(90_000);
});

test.each(all)("%s.pdf is a tagged document with title and language, and has its pages", async (id, sheet) => {
  const pdf = readFileSync(path.join(folder, `${id}.pdf`));
  const document = await PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true });
  const textOf = (name: string) => String(document.catalog.lookup(PDFName.of(name)));

  expect(document.getTitle()).toBe(sheet.title);
  expect(document.getPageCount()).toBe(sheet.pages.length);
  expect(textOf("Lang")).toBe("(en)");
  expect(textOf("MarkInfo")).toContain("/Marked true");
  expect(textOf("StructTreeRoot")).toContain("/Type /StructTreeRoot");
});

test("every sheet says that it is no clinical guidance, and when it was written", () => {
  expect(sheetTexts.studyAid).toContain("not clinical guidance");
  for (const [, { date }] of all) {
    expect(sheetTexts.edition(date)).toMatch(/^Edition of \d{1,2} [A-Z][a-z]+ 20\d\d$/);
  }
});
