import { sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { showcaseEntries } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import type { NewOrder } from "../../subjects/commands/reorder-list.server.ts";
import { findShowcaseOrder } from "../queries/find-showcase-order.server.ts";
import type { ShowcaseKind } from "../rules.ts";

/** Stores the order of a kind, unless somebody was added, deleted or put elsewhere since the list was opened. */
export async function orderEntries(
  db: Db,
  admin: Admin,
  kind: ShowcaseKind,
  { basedOn, ids }: NewOrder,
  now: Date,
): Promise<{ kind: "ordered" } | { kind: "stale" }> {
  return db.transaction(async (tx) => {
    await takeLock(tx, "showcase");
    const before = await findShowcaseOrder(tx, admin, kind);
    const byId = new Map(before.items.map((item) => [item.id, item]));
    const wanted = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    if (before.version !== basedOn || wanted.length !== before.items.length) return { kind: "stale" };
    const positions = wanted.map(({ id }, index) => ({ id, position: index + 1 }));
    await tx.execute(sql`
      update ${showcaseEntries} as entry set position = given.position
      from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as given (id uuid, position int)
      where entry.id = given.id and entry.position <> given.position`);
    const names = (items: ReadonlyArray<{ name: string }>) => ({ order: items.map(({ name }) => name) });
    const entry = { action: `${kind}.ordered`, before: names(before.items), after: names(wanted) } as const;
    await recordAudit(tx, admin, entry, now);
    return { kind: "ordered" };
  });
}
