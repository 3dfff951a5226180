import { createHash } from "node:crypto";
import { IMAGE_FILE_LIMIT, imageAddress } from "../../../core/image-address.ts";
import type { Db } from "../../../db/client.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { databaseImages } from "../image-store.server.ts";
import { type MakeImageResult, makeImage } from "../make-image.server.ts";

export type StoreImageResult =
  | { kind: "stored"; address: string; width: number; height: number }
  | { kind: "too-large" }
  | Exclude<MakeImageResult, { kind: "made" }>;

/** Makes a file into an image of the product and gives the address at which it stands from now on, for good. */
export async function storeImage(db: Db, admin: Admin, file: Uint8Array, now: Date): Promise<StoreImageResult> {
  if (file.byteLength > IMAGE_FILE_LIMIT) return { kind: "too-large" };
  const made = await makeImage(file);
  if (made.kind !== "made") return made;
  const { image } = made;
  const id = createHash("sha256").update(image.bytes).digest("hex");
  await databaseImages(db).put({ ...image, id, createdBy: admin.userId }, now);
  const { width, height } = image;
  await recordAudit(db, admin, { action: "image.uploaded", subject: { id, name: "" }, after: { width, height } }, now);
  return { kind: "stored", address: imageAddress(id), width: image.width, height: image.height };
}
