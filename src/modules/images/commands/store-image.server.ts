import { createHash } from "node:crypto";
import { IMAGE_FILE_LIMIT, imageAddress } from "../../../core/image-address.ts";
import { oneLine } from "../../../core/plain-text.ts";
import type { Db } from "../../../db/client.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { databaseImages } from "../image-store.server.ts";
import { type MakeImageResult, makeImage } from "../make-image.server.ts";

export type StoreImageResult =
  | { kind: "stored"; address: string; width: number; height: number }
  | { kind: "too-large" }
  | Exclude<MakeImageResult, { kind: "made" }>;

/** Pixels: twice what a page shows of it. */
const PORTRAIT_SIDE_MAX = 480;
/** As file systems have it. */
const FILE_NAME_MAX = 255;

/**
 * Makes a file into an image of the product and returns its address. The image stays for good, or, a portrait,
 * until nobody is presented with it. The audit names the file.
 */
export async function storeImage(
  db: Db,
  admin: Admin,
  file: Uint8Array,
  now: Date,
  { isPortrait = false, fileName = "" } = {},
): Promise<StoreImageResult> {
  if (file.byteLength > IMAGE_FILE_LIMIT) return { kind: "too-large" };
  const made = await makeImage(file, isPortrait ? PORTRAIT_SIDE_MAX : undefined);
  if (made.kind !== "made") return made;
  const { image } = made;
  const id = createHash("sha256").update(image.bytes).digest("hex");
  await databaseImages(db).put({ ...image, id, createdBy: admin.userId, isPortrait }, now);
  const { width, height } = image;
  const name = oneLine(fileName).slice(0, FILE_NAME_MAX);
  const after = { ...(name && { file: name }), width, height };
  await recordAudit(db, admin, { action: "image.uploaded", subject: { id, name: "" }, after }, now);
  return { kind: "stored", address: imageAddress(id), width: image.width, height: image.height };
}
