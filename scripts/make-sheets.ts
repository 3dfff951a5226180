/**
 * `npm run sheets`: the printable sheets as PDFs in `public/downloads`, and their sizes in `src/content/made-sheets.ts`.
 * A sheet whose content and looks are unchanged is left alone, because two PDFs of the same page are never the same bytes.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { type Browser, chromium } from "@playwright/test";
import type { Sheet } from "../src/content/en/sheets/shape.ts";
import { sheets } from "../src/content/en/sheets.ts";
import { type MadeSheet, madeSheets } from "../src/content/made-sheets.ts";
import { OperatorError } from "../src/core/errors.ts";
import { projectRoot } from "../src/core/project-root.ts";
import { findChromium } from "./find-chromium.ts";
import { renderSheet } from "./sheets/render-sheet.ts";

const folder = path.join(projectRoot(), "public/downloads");
const manifest = path.join(projectRoot(), "src/content/made-sheets.ts");
/** A sheet is fetched over a slow network. */
const LARGEST_BYTES = 90_000;

/** What distinguishes two editions of a sheet: its content and its layout. */
export function fingerprintOf(sheet: Sheet): string {
  return createHash("sha256").update(renderSheet(sheet)).digest("hex").slice(0, 16);
}

if (import.meta.main) await makeSheets();

async function makeSheets(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath: findChromium(), args: isRoot ? ["--no-sandbox"] : [] });
  const known = new Map<string, MadeSheet>(Object.entries(madeSheets));
  const made: [string, MadeSheet][] = [];
  try {
    for (const [id, sheet] of Object.entries(sheets)) {
      const madeFrom = fingerprintOf(sheet);
      const present = known.get(id);
      const isPresent = present?.madeFrom === madeFrom && existsSync(path.join(folder, `${id}.pdf`));
      made.push([id, isPresent ? present : await makeSheet(browser, id, sheet)]);
    }
  } finally {
    await browser.close();
  }
  for (const file of await readdir(folder)) {
    if (!made.some(([id]) => file === `${id}.pdf`)) await rm(path.join(folder, file));
  }
  await writeFile(manifest, manifestOf(made));
}

async function makeSheet(browser: Browser, id: string, sheet: Sheet): Promise<MadeSheet> {
  const page = await browser.newPage();
  await page.emulateMedia({ media: "print" });
  await page.setContent(renderSheet(sheet), { waitUntil: "load" });
  const overfull = await page.evaluate(() =>
    [...document.querySelectorAll(".page, .bands, .column")]
      .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.className} (${box.scrollHeight - box.clientHeight} px)`),
  );
  if (overfull.length > 0) throw new OperatorError(`${id}: more than fits into ${overfull.join(", ")}.`);
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  const pdf = await pack(printed);
  if (pdf.length > LARGEST_BYTES) throw new OperatorError(`${id}.pdf has ${pdf.length} bytes, too many to download.`);
  await writeFile(path.join(folder, `${id}.pdf`), pdf);
  console.log(`${id}.pdf: ${sheet.pages.length} pages, ${pdf.length} bytes`);
  return { pages: sheet.pages.length, bytes: pdf.length, madeFrom: fingerprintOf(sheet) };
}

/** The same document, smaller: Chromium writes every tag as an object of its own, uncompressed, and they are more than the page. */
async function pack(pdf: Buffer): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return document.save({ useObjectStreams: true, addDefaultPage: false });
}

function manifestOf(made: ReadonlyArray<[string, MadeSheet]>): string {
  const entries = made.map(
    ([id, { pages, bytes, madeFrom }]) => `  "${id}": { pages: ${pages}, bytes: ${bytes}, madeFrom: "${madeFrom}" },`,
  );
  return `/** Written by \`npm run sheets\`: what is known about the PDFs in \`public/downloads\`. */

export type MadeSheet = {
  pages: number;
  bytes: number;
  /** The fingerprint of what it was made from. */
  madeFrom: string;
};

export const madeSheets = {
${entries.join("\n")}
} satisfies Record<string, MadeSheet>;
`;
}
