/** Where images are kept. Another place, an object store for example, is another value of the same shape. */
import { eq, sql } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import type { Db } from "../../db/client.ts";
import { images } from "../../db/schema.ts";
import type { MadeImage } from "./make-image.server.ts";

export type StoredImage = {
  bytes: Buffer;
  type: string;
  /** It is deleted once the person in it is no longer shown, so caches may not keep it for long. */
  isPortrait: boolean;
};

export type ImageStore = {
  /**
   * Keeps an image under the name that its bytes give it; the same one again changes nothing, but that a portrait which
   * texts may show from now on is none any more.
   */
  put(image: MadeImage & { id: string; createdBy: Id<"user">; isPortrait: boolean }, now: Date): Promise<void>;
  get(id: string): Promise<StoredImage | null>;
};

/** The product's own database. */
export function databaseImages(db: Db): ImageStore {
  return {
    async put(image, now) {
      await db
        .insert(images)
        .values({ ...image, createdAt: now })
        .onConflictDoUpdate({
          target: images.id,
          setWhere: eq(images.isPortrait, true),
          set: { isPortrait: sql`excluded.is_portrait`, createdAt: now },
        });
    },
    async get(id) {
      const [found] = await db
        .select({ bytes: images.bytes, type: images.type, isPortrait: images.isPortrait })
        .from(images)
        .where(eq(images.id, id));
      return found ?? null;
    },
  };
}
