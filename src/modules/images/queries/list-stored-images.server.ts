import type { Db, Tx } from "../../../db/client.ts";
import { images } from "../../../db/schema.ts";

/** The ids of all images that this installation has: an institute has some thousands. */
export async function listStoredImages(db: Db | Tx): Promise<Set<string>> {
  const stored = await db.select({ id: images.id }).from(images);
  return new Set(stored.map(({ id }) => id));
}
