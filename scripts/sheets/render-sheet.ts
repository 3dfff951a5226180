/** A sheet as the HTML of its printed pages. Each page is a box of exactly one A4 side, so that nothing flows on unseen. */
import { readFileSync } from "node:fs";
import type { Band, Sheet } from "../../src/content/en/sheets/shape.ts";
import { sheetTexts } from "../../src/content/en/sheets.ts";
import { escaped, renderBlock } from "./render-block.ts";

const css = readFileSync(new URL("sheet.css", import.meta.url), "utf8");
const lamp = readFileSync(new URL("../../public/favicon.svg", import.meta.url), "utf8").replace(
  /<title>.*?<\/title>/,
  "",
);

/** The whole document, with nothing to be loaded from elsewhere. */
export function renderSheet(sheet: Sheet): string {
  const size = sheet.orientation === "portrait" ? "210mm 297mm" : "297mm 210mm";
  const pages = sheet.pages.map((bands, index) => renderPage(sheet, bands, index + 1));
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escaped(sheet.title)}</title>`,
    `<meta name="author" content="${escaped(sheetTexts.author)}">`,
    `<style>@page { size: ${size}; margin: 0 }\n${css}</style></head>`,
    `<body data-orientation="${sheet.orientation}" style="font-size: ${sheet.textSize}pt">${pages.join("")}</body></html>`,
  ].join("\n");
}

function renderPage(sheet: Sheet, bands: ReadonlyArray<Band>, number: number): string {
  return [
    '<section class="page">',
    number === 1 ? renderHead(sheet) : `<p class="running">${lamp}${escaped(sheet.title)}</p>`,
    `<div class="bands">${bands.map(renderBand).join("")}</div>`,
    renderFoot(sheet, number),
    "</section>",
  ].join("");
}

function renderBand({ widths, columns }: Band): string {
  const template = widths.map((width) => `${width}fr`).join(" ");
  const content = columns.map((blocks) => `<div class="column">${blocks.map(renderBlock).join("")}</div>`);
  return `<div class="band" style="grid-template-columns: ${template}">${content.join("")}</div>`;
}

function renderHead({ title, summary }: Sheet): string {
  return [
    `<header class="head">${lamp}<div><h1>${escaped(title)}</h1><p>${escaped(summary)}</p></div>`,
    `<p class="author">${escaped(sheetTexts.author)}</p></header>`,
  ].join("");
}

function renderFoot({ date, notice, pages }: Sheet, number: number): string {
  const studyAid = [sheetTexts.studyAid, notice].filter(Boolean).join(" ");
  const place = `${sheetTexts.edition(date)} · ${sheetTexts.pageOf(number, pages.length)}`;
  return `<footer class="foot"><p>${escaped(studyAid)}</p><p class="place">${escaped(place)}</p></footer>`;
}
