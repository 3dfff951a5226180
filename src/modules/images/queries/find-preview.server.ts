import { LRUCache } from "lru-cache";
import { limitConcurrency } from "../../../core/concurrency.ts";
import { currentHost } from "../../../core/current-request.server.ts";
import { imageAddress, previewIdOf } from "../../../core/image-address.ts";
import type { Db } from "../../../db/client.ts";
import { makePreview } from "../make-image.server.ts";
import { findImage } from "./find-image.server.ts";

/** Some dozens: those of the posts that are shared now. */
const CACHE_BYTES = 8 * 1024 * 1024;

/** A large picture takes a fifth of a second: when this many are waiting, further requests are asked to try again. */
const inTurn = limitConcurrency({ atOnce: 1, mostWaiting: 20 });

const kept = new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: (bytes) => bytes.length });
/** Concurrent requests wait for the same one. */
const underWay = new Map<string, Promise<Buffer>>();

/** The JPEG of an image at its address for shared links, or null: of portraits there is none. */
export async function findPreview(db: Db, address: string): Promise<{ id: string; bytes: Buffer } | null> {
  const id = previewIdOf(address);
  if (id === null) return null;
  const known = kept.get(id);
  if (known) return { id, bytes: known };
  const image = await findImage(db, imageAddress(id));
  if (!image || image.isPortrait) return null;
  const making =
    underWay.get(id) ?? inTurn(currentHost(), () => makePreview(image.bytes)).finally(() => underWay.delete(id));
  underWay.set(id, making);
  const bytes = await making;
  kept.set(id, bytes);
  return { id, bytes };
}
