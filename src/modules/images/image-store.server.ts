/** Where images are kept. Another place, an object store for example, is another value of the same shape. */
import { eq } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import type { Db } from "../../db/client.ts";
import { images } from "../../db/schema.ts";
import type { MadeImage } from "./make-image.server.ts";

export type StoredImage = { bytes: Buffer; type: string };

export type ImageStore = {
  /** Keeps an image under the name that its bytes give it; the same one again changes nothing. */
  put(image: MadeImage & { id: string; createdBy: Id<"user"> }, now: Date): Promise<void>;
  get(id: string): Promise<StoredImage | null>;
};

/** The product's own database. */
export function databaseImages(db: Db): ImageStore {
  return {
    async put(image, now) {
      await db
        .insert(images)
        .values({ ...image, createdAt: now })
        .onConflictDoNothing();
    },
    async get(id) {
      const [found] = await db.select({ bytes: images.bytes, type: images.type }).from(images).where(eq(images.id, id));
      return found ?? null;
    },
  };
}
