import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { projectRoot } from "../core/project-root.ts";

/** Processors round colours differently. */
const ROUNDING = 8;

/** The images in the file, at the offsets that its directory gives. */
async function picturesIn(file: Buffer) {
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  return Promise.all(
    entries.map(async (at) => {
      const [length, offset] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
      const picture = sharp(file.subarray(offset, offset + length)).ensureAlpha();
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
      return { declared: file.readUInt8(at), width: info.width, height: info.height, data };
    }),
  );
}

test("the favicon.ico that browsers request by default shows favicon.svg, in the sizes it declares", async () => {
  const file = await readFile(path.join(projectRoot(), "public/favicon.ico"));
  expect(file.readUInt32LE(0)).toBe(0x0001_0000);
  const made = execFileSync(process.execPath, ["scripts/make-favicon.ts"], { cwd: projectRoot() });
  const [pictures, ofToday] = [await picturesIn(file), await picturesIn(made)];
  expect(pictures.map(({ declared, width, height }) => [declared, width, height])).toEqual([
    [16, 16, 16],
    [32, 32, 32],
    [48, 48, 48],
  ]);
  for (const [index, { data, width }] of pictures.entries()) {
    const today = ofToday[index]?.data ?? Buffer.alloc(0);
    const differing = data.filter((value, at) => Math.abs(value - (today[at] ?? 0)) > ROUNDING);
    expect(differing, `${width} px: run npm run favicon`).toHaveLength(0);
  }
});
