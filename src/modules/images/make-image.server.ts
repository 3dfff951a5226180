/**
 * The one door to sharp: a file that somebody chose becomes an image that may be shown. What counts is what can be decoded,
 * never the name. The image is re-encoded, so that nothing but the picture remains of the file: no location, no second file
 * hidden behind the first.
 */
import sharp from "sharp";
import { PREVIEW_SIZE } from "../../core/image-address.ts";
import { kindOfFile } from "./rules.ts";

export type MadeImage = { bytes: Buffer; type: "image/webp"; width: number; height: number };

export type MakeImageResult =
  | { kind: "made"; image: MadeImage }
  /** No picture of a kind that is taken, or one that is damaged. */
  | { kind: "unreadable" }
  /** A picture as iPhones store them, which no browser but Safari shows. */
  | { kind: "heic" }
  | { kind: "moving" }
  | { kind: "too-many-pixels" };

/** Larger pictures are made smaller. Twice the width of a text column, for fine screens. */
const SIDE_MAX = 1600;
/** A file of some kilobytes can claim to be larger than any memory. */
const PIXELS_MAX = 50_000_000;
const QUALITY = 86;
const FORMATS = new Set(["png", "jpeg", "webp", "gif"]);

// All other decoders are disabled, whatever a file claims to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadNsgifBuffer",
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** The picture in a file, upright, no larger than `sideMax` pixels and without anything else that was in the file. */
export async function makeImage(file: Uint8Array, sideMax = SIDE_MAX): Promise<MakeImageResult> {
  if (kindOfFile(file) === "heic") return { kind: "heic" };
  try {
    const { format, width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(format)) return { kind: "unreadable" };
    if (pages > 1) return { kind: "moving" };
    if (width * height > PIXELS_MAX) return { kind: "too-many-pixels" };
    const { data, info } = await sharp(file, { limitInputPixels: PIXELS_MAX, failOn: "error" })
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: "inside", withoutEnlargement: true })
      .webp({ quality: QUALITY, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return { kind: "made", image: { bytes: data, type: "image/webp", width: info.width, height: info.height } };
  } catch {
    return { kind: "unreadable" };
  }
}

/** One of our images as it is shown beside shared links: of their shape, and a JPEG, as not all of them know WebP. */
export function makePreview(image: Uint8Array): Promise<Buffer> {
  return sharp(image, { limitInputPixels: PIXELS_MAX })
    .resize({ ...PREVIEW_SIZE, fit: "cover" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
