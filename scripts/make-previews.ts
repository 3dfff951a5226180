/**
 * `npm run previews [-- FOLDER]`: the pictures beside shared links of each course and built-in post, from their drawings and
 * titles, into `public/previews` or that folder.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { escapeUTF8 } from "entities/escape";
import sharp from "sharp";
import { projectRoot } from "../src/core/project-root.ts";
import { type Preview, previews, stampOf } from "./previews.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const QUALITY = 84;
/** The drawing is on the right, the words are on the left. */
const DRAWING = { left: 500, width: 660, corner: 18 };
const WORDS = { left: 56, width: 416 };
const GAP = 18;
const MARK = 96;
/** The short name of an examination; it is written large. */
const SHORT_TITLE = 10;

const night = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0e3c41"/><stop offset="1" stop-color="#0a2a2f"/></linearGradient><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="990" cy="320" r="640"><stop offset="0" stop-color="#ffdb8f" stop-opacity=".3"/><stop offset="1" stop-color="#f3b23c" stop-opacity="0"/></radialGradient></defs><rect width="1200" height="630" fill="url(#n)"/><rect width="1200" height="630" fill="url(#l)"/></svg>`;

/** One preview as a JPEG that carries what it was made from. */
async function makePreview(preview: Preview): Promise<Buffer> {
  const drawing = await roundedDrawing(preview.drawing);
  const label = await writtenWords(preview.label, { size: 24, weight: "normal", colour: "#f3b23c" });
  const size = preview.title.length <= SHORT_TITLE ? 72 : 42;
  const title = await writtenWords(preview.title, { size, weight: "bold", colour: "#f7f3e9" });
  const mark = await sharp(path.join(projectRoot(), "public/favicon.svg"), { density: 240 })
    .resize(MARK, MARK)
    .toBuffer();
  const top = Math.round((HEIGHT - title.height - label.height - GAP) / 2);
  return sharp(Buffer.from(night))
    .composite([
      { input: drawing.data, left: DRAWING.left, top: Math.round((HEIGHT - drawing.info.height) / 2) },
      { input: mark, left: WORDS.left, top: 40 },
      { input: label.data, left: WORDS.left, top },
      { input: title.data, left: WORDS.left, top: top + label.height + GAP },
    ])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .withExif({ IFD0: { ImageDescription: await stampOf(preview) } })
    .toBuffer();
}

async function roundedDrawing(file: string) {
  const { data, info } = await sharp(file).resize({ width: DRAWING.width }).png().toBuffer({ resolveWithObject: true });
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><rect width="100%" height="100%" rx="${DRAWING.corner}"/></svg>`;
  return sharp(data)
    .composite([{ input: Buffer.from(shape), blend: "dest-in" }])
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Words in Liberation Sans, broken into lines that fit beside the drawing. */
async function writtenWords(words: string, { size, weight, colour }: { size: number; weight: string; colour: string }) {
  const safe = escapeUTF8(words);
  const text = `<span foreground="${colour}" size="${size}pt" weight="${weight}">${safe}</span>`;
  const { data, info } = await sharp({
    text: { text, font: "Liberation Sans", rgba: true, dpi: 72, width: WORDS.width, wrap: "word", spacing: 6 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

const folder = process.argv[2] ?? path.join(projectRoot(), "public/previews");
await mkdir(folder, { recursive: true });
for (const preview of previews) await writeFile(path.join(folder, preview.name), await makePreview(preview));
