/** Images that authors upload: what is taken, what becomes of it, where it stands. */
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PREVIEW_SIZE, previewAddress } from "../../core/image-address.ts";
import { auditEntries } from "../../db/schema.ts";
import { buildAdmin } from "../../testing/build.ts";
import { db } from "../../testing/test-db.ts";
import { storeImage } from "./commands/store-image.server.ts";
import { makeImage } from "./make-image.server.ts";
import { findImage } from "./queries/find-image.server.ts";
import { findPreview } from "./queries/find-preview.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const admin = await buildAdmin(db);

function picture(width: number, height: number, colour = "#0d5f63") {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

async function made(file: Uint8Array) {
  const result = await makeImage(file);
  if (result.kind !== "made") throw new Error(result.kind);
  return result.image;
}

test.each(["png", "jpeg", "webp", "gif"] as const)(
  "a picture as %s becomes a WebP that stands at its own address",
  async (format) => {
    const file = await picture(40, 30).toFormat(format).toBuffer();

    const stored = await storeImage(db, admin, file, NOW);

    if (stored.kind !== "stored") throw new Error(stored.kind);
    expect(stored).toMatchObject({ width: 40, height: 30 });
    expect(stored.address).toMatch(/^\/images\/[\da-f]{64}\.webp$/);
    const found = await findImage(db, stored.address);
    expect(found?.type).toBe("image/webp");
    expect(await makeImage(found?.bytes ?? Buffer.alloc(0))).toMatchObject({ kind: "made" });
    expect(await storeImage(db, admin, file, NOW)).toEqual(stored);
  },
);

test("the audit names the file that became an image", async () => {
  const file = await picture(41, 31).png().toBuffer();

  const stored = await storeImage(db, admin, file, NOW, { fileName: ` ${"x".repeat(300)}\n.png` });
  await storeImage(db, admin, file, NOW, { fileName: "wound-care.png" });

  if (stored.kind !== "stored") throw new Error(stored.kind);
  const [, id = ""] = /images\/(\w+)/.exec(stored.address) ?? [];
  const entries = await db
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, id))
    .orderBy(auditEntries.id);
  expect(entries.map(({ after }) => after)).toEqual([
    { file: "x".repeat(255), width: 41, height: 31 },
    { file: "wound-care.png", width: 41, height: 31 },
  ]);
});

test("a large picture is made smaller, a small one is not made larger", async () => {
  expect(await made(await picture(3200, 1000).png().toBuffer())).toMatchObject({ width: 1600, height: 500 });
  expect(await made(await picture(1000, 4000).png().toBuffer())).toMatchObject({ width: 400, height: 1600 });
  expect(await made(await picture(20, 10).png().toBuffer())).toMatchObject({ width: 20, height: 10 });
});

test("beside shared links an image is a JPEG of their shape, and a portrait is not there", async () => {
  const stored = await storeImage(db, admin, await picture(900, 900).png().toBuffer(), NOW);
  const portrait = await storeImage(db, admin, await picture(70, 90).png().toBuffer(), NOW, { isPortrait: true });
  if (stored.kind !== "stored" || portrait.kind !== "stored") throw new Error("An image was not stored.");

  const [one, same] = await Promise.all([1, 2].map(() => findPreview(db, previewAddress(stored.address) ?? "")));

  expect(await sharp(one?.bytes).metadata()).toMatchObject({ format: "jpeg", ...PREVIEW_SIZE });
  expect(same).toEqual(one);
  expect(await findPreview(db, previewAddress(portrait.address) ?? "")).toBeNull();
  expect(await findPreview(db, stored.address)).toBeNull();
  expect(await findPreview(db, `/images/${"0".repeat(64)}.jpg`)).toBeNull();
});

test("a photograph is turned upright, and nothing of where and with what it was taken remains", async () => {
  const exif = { IFD0: { Make: "Secret camera" }, IFD3: { GPSLatitude: "28/1 36/1 0/1", GPSLatitudeRef: "N" } };
  const file = await picture(60, 20).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(file.includes("Exif")).toBe(true);

  const { bytes, width, height } = await made(file);

  expect([width, height]).toEqual([20, 60]);
  expect(bytes.includes("Exif") || bytes.includes("Secret")).toBe(false);
});

test("what is hidden behind a picture does not come along", async () => {
  const file = Buffer.concat([await picture(10, 10).png().toBuffer(), Buffer.from("<script>alert(1)</script>")]);

  expect((await made(file)).bytes.includes("script")).toBe(false);
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>`;

test.each([
  ["nothing", Buffer.alloc(0)],
  ["text", Buffer.from("GIF89a but not really")],
  ["a drawing that can hold scripts", Buffer.from(SVG)],
  ["a page", Buffer.from("<!doctype html><title>x</title>")],
  ["a kind of picture that is not taken", await picture(9, 9).tiff().toBuffer()],
  ["half a picture", (await picture(300, 300, "#123456").png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2_000)],
])("%s is refused", async (_what, file) => {
  expect(await makeImage(file)).toEqual({ kind: "unreadable" });
});

test.each(["heic", "heix", "hevc", "mif1"])("a photo of an iPhone with the brand %s is named", async (brand) => {
  const file = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, "latin1");
  expect(await makeImage(file)).toEqual({ kind: "heic" });
});

test("an AVIF is no photo of an iPhone", async () => {
  expect(await makeImage(await picture(9, 9).avif().toBuffer())).toEqual({ kind: "unreadable" });
});

test("a moving picture and one of too many pixels are named", async () => {
  const frames = Buffer.alloc(8 * 16 * 3, 0).fill(255, 8 * 8 * 3);
  const moving = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  expect(await makeImage(moving)).toEqual({ kind: "moving" });
  expect(await makeImage(await picture(10_000, 6_000).png().toBuffer())).toEqual({ kind: "too-many-pixels" });
});

test("a file over the limit is not even read, and other addresses are none of ours", async () => {
  expect(await storeImage(db, admin, Buffer.alloc(10 * 1024 * 1024 + 1), NOW)).toEqual({ kind: "too-large" });
  for (const address of [`/images/${"0".repeat(64)}.webp`, "/images/x.webp", "/images/../etc.webp", "/"]) {
    expect(await findImage(db, address)).toBeNull();
  }
});
