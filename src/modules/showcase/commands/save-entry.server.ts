/** Adding and editing the people shown to visitors. */
import { and, eq, sql } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import { imageIdOf } from "../../../core/image-address.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { images, showcaseEntries } from "../../../db/schema.ts";
import { isStale, nextUpdatedAt } from "../../../db/updated-at.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { removePortrait } from "../../images/commands/remove-portrait.server.ts";
import { auditedEntry, entryOf, type ShowcaseEntry } from "../queries/find-entry.server.ts";
import { ENTRIES_MAX, type ShowcaseInput, type ShowcaseKind } from "../rules.ts";

export type SaveTarget =
  | { kind: "new"; of: ShowcaseKind }
  /** `basedOn` is when it was saved last before the form was opened. */
  | { kind: "existing"; entryId: Id<"showcase-entry">; of: ShowcaseKind; basedOn: Date };

export type SaveEntryResult =
  | { kind: "saved"; entryId: Id<"showcase-entry"> }
  | { kind: "photo-gone" }
  /** The maximum number of its kind is reached. */
  | { kind: "full" }
  /** Somebody saved it after it was opened; nothing was written. */
  | { kind: "stale"; entry: ShowcaseEntry }
  | { kind: "not-found" };

/** Saves an entry of the showcase. A new one comes last. A photo that is no longer shown is deleted. */
export async function saveEntry(
  db: Db,
  admin: Admin,
  target: SaveTarget,
  input: ShowcaseInput,
  now: Date,
): Promise<SaveEntryResult> {
  return db.transaction(async (tx): Promise<SaveEntryResult> => {
    await takeLock(tx, "showcase");
    const photoId = input.photo === null ? null : imageIdOf(input.photo);
    if (photoId !== null && (await tx.$count(images, eq(images.id, photoId))) === 0) return { kind: "photo-gone" };
    const { photo: _, ...fields } = input;
    switch (target.kind) {
      case "new":
        return addEntry(tx, admin, { kind: target.of, input, row: { ...fields, photoId } }, now);
      case "existing":
        return changeEntry(tx, admin, target, { input, row: { ...fields, photoId } }, now);
      default:
        return target satisfies never;
    }
  });
}

type Row = Omit<ShowcaseInput, "photo"> & { photoId: string | null };

async function addEntry(
  tx: Tx,
  admin: Admin,
  { kind, input, row }: { kind: ShowcaseKind; input: ShowcaseInput; row: Row },
  now: Date,
): Promise<SaveEntryResult> {
  const [taken] = await tx
    .select({ count: sql<number>`count(*)::int`, last: sql<number>`coalesce(max(${showcaseEntries.position}), 0)` })
    .from(showcaseEntries)
    .where(eq(showcaseEntries.kind, kind));
  if (taken && taken.count >= ENTRIES_MAX) return { kind: "full" };
  const entryId = newId<"showcase-entry">();
  const position = (taken?.last ?? 0) + 1;
  await tx.insert(showcaseEntries).values({ id: entryId, kind, position, ...row, createdAt: now, updatedAt: now });
  const subject = { id: entryId, name: input.name };
  await recordAudit(tx, admin, { action: `${kind}.added`, subject, after: auditedEntry(input) }, now);
  return { kind: "saved", entryId };
}

async function changeEntry(
  tx: Tx,
  admin: Admin,
  { entryId, of, basedOn }: Extract<SaveTarget, { kind: "existing" }>,
  { input, row }: { input: ShowcaseInput; row: Row },
  now: Date,
): Promise<SaveEntryResult> {
  const [stored] = await tx
    .select()
    .from(showcaseEntries)
    .where(and(eq(showcaseEntries.id, entryId), eq(showcaseEntries.kind, of)))
    .for("update");
  if (!stored) return { kind: "not-found" };
  const entry = entryOf(stored);
  if (isStale(stored, basedOn)) return { kind: "stale", entry };
  const updatedAt = nextUpdatedAt(stored, now);
  await tx
    .update(showcaseEntries)
    .set({ ...row, updatedAt })
    .where(eq(showcaseEntries.id, entryId));
  if (stored.photoId !== row.photoId) await removePortrait(tx, stored.photoId);
  const subject = { id: entryId, name: input.name };
  await recordAudit(
    tx,
    admin,
    { action: `${of}.edited`, subject, before: auditedEntry(entry), after: auditedEntry(input) },
    now,
  );
  return { kind: "saved", entryId };
}
