import { and, eq, notExists, sql } from "drizzle-orm";
import type { Tx } from "../../../db/client.ts";
import { images, showcaseEntries } from "../../../db/schema.ts";

/**
 * Removes a photograph that no entry shows any more. A picture that was also uploaded for a text stays: which
 * pictures texts show is not known (record 12).
 */
export async function removePortrait(tx: Tx, imageId: string | null): Promise<void> {
  if (imageId === null) return;
  const isShown = tx.select({ one: sql`1` }).from(showcaseEntries).where(eq(showcaseEntries.photoId, imageId));
  await tx.delete(images).where(and(eq(images.id, imageId), images.isPortrait, notExists(isShown)));
}
