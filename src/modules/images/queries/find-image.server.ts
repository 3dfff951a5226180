import { LRUCache } from "lru-cache";
import { imageIdOf } from "../../../core/image-address.ts";
import type { Db } from "../../../db/client.ts";
import { databaseImages, type StoredImage } from "../image-store.server.ts";

/** Bytes in memory: the images of the tests that run now. A whole class asks for them in the same minute. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** How long a process may keep serving a portrait that was removed. */
const PORTRAIT_KEPT_MS = 5 * 60_000;

const kept = new LRUCache<string, StoredImage>({ maxSize: CACHE_BYTES, sizeCalculation: ({ bytes }) => bytes.length });

/** The image at an address of ours, or null. Anyone may see it: the address cannot be guessed, and what it shows never changes. */
export async function findImage(db: Db, address: string): Promise<(StoredImage & { id: string }) | null> {
  const id = imageIdOf(address);
  if (id === null) return null;
  const known = kept.get(id);
  if (known) return { ...known, id };
  const image = await databaseImages(db).get(id);
  if (!image) return null;
  kept.set(id, image, image.isPortrait ? { ttl: PORTRAIT_KEPT_MS } : {});
  return { ...image, id };
}
