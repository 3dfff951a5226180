/**
 * Prints the mark of `public/favicon.svg` as the icon that browsers ask for where none is named (`npm run favicon`). A
 * process of its own: the product forbids sharp to read drawings.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { projectRoot } from "../src/core/project-root.ts";

/** In a tab, and in one of a screen twice and three times as dense. */
const SIZES = [16, 32, 48];
const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;
const TYPE_ICON = 1;
const BITS_A_PIXEL = 32;
/** What the SVG's own units and inches are counted in. */
const UNITS = 32;
const UNITS_AN_INCH = 72;

/** The mark as a PNG in each size. */
async function makeFavicon(): Promise<Buffer> {
  const pictures = await Promise.all(SIZES.map(async (size) => ({ size, png: await drawMark(size) })));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt16LE(TYPE_ICON, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = HEAD_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(BITS_A_PIXEL, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...pictures.map(({ png }) => png)]);
}

/** Drawn at the requested size, not scaled down from another. */
async function drawMark(size: number): Promise<Buffer> {
  const svg = await readFile(path.join(projectRoot(), "public/favicon.svg"));
  return sharp(svg, { density: (UNITS_AN_INCH * size) / UNITS })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

process.stdout.write(await makeFavicon());
