import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { pictures } from "./picture.tsx";

const folder = new URL("../pictures/", import.meta.url);
const folderOfPosts = new URL("../../../../public/pictures/", import.meta.url);
/** Far below the size of a photograph, so that a page with many of them stays light. */
const LARGEST_BYTES = 13_000;

test("every drawing has a name and the size that the page reserves for it", async () => {
  const files = await readdir(folder);
  expect(files.sort()).toEqual(
    Object.keys(pictures)
      .map((name) => `${name}.svg`)
      .sort(),
  );
  for (const [name, { width, height, src }] of Object.entries(pictures)) {
    const drawing = await readFile(new URL(`${name}.svg`, folder), "utf8");
    expect(drawing, name).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
    expect(src).toContain(`${name}.svg`);
  }
});

test("a drawing is small, contains no script and loads nothing", async () => {
  for (const place of [folder, folderOfPosts]) {
    for (const file of await readdir(place)) {
      const drawing = await readFile(new URL(file, place), "utf8");
      expect(drawing.length, file).toBeLessThanOrEqual(LARGEST_BYTES);
      expect(drawing, file).not.toMatch(
        /<(script|style|image|foreignObject|use|text)\b|href|url\((?!#)|\son\w+=|data:/,
      );
    }
  }
});
