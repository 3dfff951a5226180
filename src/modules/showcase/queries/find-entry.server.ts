import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { imageAddress } from "../../../core/image-address.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { showcaseEntries } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { ShowcaseInput, ShowcaseKind } from "../rules.ts";

export type ShowcaseEntry = ShowcaseInput & { id: Id<"showcase-entry">; kind: ShowcaseKind; updatedAt: Date };

/** An entry as it is edited, or null. */
export async function findEntry(
  db: Db | Tx,
  _admin: Admin,
  entryId: Id<"showcase-entry">,
): Promise<ShowcaseEntry | null> {
  const [row] = await db.select().from(showcaseEntries).where(eq(showcaseEntries.id, entryId)).limit(1);
  return row ? entryOf(row) : null;
}

/** The entry in a row. */
export function entryOf(row: typeof showcaseEntries.$inferSelect): ShowcaseEntry {
  const { photoId, position: _, createdAt: __, ...entry } = row;
  return { ...entry, photo: photoId === null ? null : imageAddress(photoId) };
}

/** The entry as the audit records it: the fields of its kind. */
export function auditedEntry({ id: _, kind: __, updatedAt: ___, ...input }: ShowcaseInput & Partial<ShowcaseEntry>) {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== "" && value !== null));
}
