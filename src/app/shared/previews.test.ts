import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { previews, stampOf } from "../../../scripts/previews.ts";
import { projectRoot } from "../../core/project-root.ts";
import { type PreviewAddress, postPreview, sharedPictureOf } from "./previews.ts";

const folder = path.join(projectRoot(), "public/previews");
/** What link previews load without hesitation, even on a phone. */
const LARGEST_BYTES = 80_000;

test("a post with an uploaded picture is shared with its JPEG, one with a drawing with its preview", () => {
  const id = "a".repeat(64);
  const shared = (imageUrl: string, preview?: PreviewAddress) =>
    sharedPictureOf({ imageUrl, imageAlt: "Hands", preview });

  expect(shared(`/images/${id}.webp`)).toEqual({ src: `/images/${id}.jpg`, width: 1200, height: 630, alt: "Hands" });
  expect(shared("https://example.org/a.png")).toEqual({ src: "https://example.org/a.png", alt: "Hands" });
  expect(shared("/pictures/any.svg")).toBeUndefined();
  expect(shared("/pictures/any.svg", postPreview("any.svg"))?.src).toBe("/previews/any.jpg");
});

test("each course and built-in post has a preview image made from its current drawing and title", async () => {
  expect((await readdir(folder)).sort()).toEqual(previews.map(({ name }) => name).sort());
  for (const preview of previews) {
    const file = await readFile(path.join(folder, preview.name));
    const { format, width, height, exif } = await sharp(file).metadata();
    expect({ format, width, height }, preview.name).toEqual({ format: "jpeg", width: 1200, height: 630 });
    expect(file.length, preview.name).toBeLessThan(LARGEST_BYTES);
    expect(exif?.toString("latin1"), `${preview.name}: run npm run previews`).toContain(await stampOf(preview));
  }
});
