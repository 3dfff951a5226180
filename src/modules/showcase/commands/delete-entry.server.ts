import { and, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { showcaseEntries } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { removePortrait } from "../../images/commands/remove-portrait.server.ts";
import { auditedEntry, entryOf } from "../queries/find-entry.server.ts";
import type { ShowcaseKind } from "../rules.ts";

/** Deletes an entry of this kind for good, and its photo with it. */
export async function deleteEntry(
  db: Db,
  admin: Admin,
  { kind, entryId }: { kind: ShowcaseKind; entryId: Id<"showcase-entry"> },
  now: Date,
): Promise<{ kind: "deleted" } | { kind: "not-found" }> {
  return db.transaction(async (tx) => {
    await takeLock(tx, "showcase");
    const [row] = await tx
      .delete(showcaseEntries)
      .where(and(eq(showcaseEntries.id, entryId), eq(showcaseEntries.kind, kind)))
      .returning();
    if (!row) return { kind: "not-found" };
    await removePortrait(tx, row.photoId);
    const subject = { id: entryId, name: row.name };
    await recordAudit(tx, admin, { action: `${kind}.deleted`, subject, before: auditedEntry(entryOf(row)) }, now);
    return { kind: "deleted" };
  });
}
