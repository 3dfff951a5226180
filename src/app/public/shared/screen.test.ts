import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { screenTexts } from "../../../content/en/screens.ts";
import { PHONES_SIZE, SCREEN_SIZES } from "./screen.tsx";

const folder = new URL("../screens/", import.meta.url);
/** Of the largest. A page may have five of the smaller ones, at half of it. */
const LARGEST_BYTES = 60_000;

/** Read from the file's bytes: the product disables AVIF in sharp (`make-image.server.ts`). */
function sizeOf(bytes: Buffer) {
  // ISO/IEC 23008-12, 6.5.3: the image's extents.
  const at = bytes.indexOf("ispe");
  if (at >= 0) return { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
  // RFC 9649, 2.4: the lossy bitstream begins with the size, 14 bits each.
  const frame = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return { width: bytes.readUInt16LE(frame + 3) & 0x3fff, height: bytes.readUInt16LE(frame + 5) & 0x3fff };
}

test("every screenshot exists in the size that pages reserve for it, and is light; there are no others", async () => {
  const expected = new Map<string, { width: number; height: number }>([
    ["phones.avif", PHONES_SIZE],
    ["phones.webp", PHONES_SIZE],
  ]);
  for (const name of Object.keys(screenTexts)) {
    for (const [kind, size] of Object.entries(SCREEN_SIZES)) expected.set(`${name}-${kind}`, size);
  }

  expect((await readdir(folder)).sort()).toEqual([...expected.keys()].sort());
  for (const [file, { width, height }] of expected) {
    const bytes = await readFile(new URL(file, folder));
    expect(sizeOf(bytes), file).toEqual({ width, height });
    expect(bytes.length, file).toBeLessThanOrEqual(width > 1000 ? LARGEST_BYTES : LARGEST_BYTES * 0.75);
  }
});
