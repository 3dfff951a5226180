/** Putting subjects, or the lessons of a subject, in order by hand. */
import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { findOrder, type OrderedItem, type OrderTarget } from "../queries/find-order.server.ts";

export type ReorderResult =
  | { kind: "ordered" }
  /** Something was added, removed or put elsewhere since the list was opened; nothing was written. */
  | { kind: "stale" }
  | { kind: "not-found" };

/** The version of the list that was reordered, and the ids in the new order. */
export type NewOrder = { basedOn: string; ids: ReadonlyArray<string> };

/**
 * Stores the whole order at once. What stands by name afterwards counts as not ordered: then also what is added later
 * finds its place by name, else it comes last.
 */
export async function reorderList(
  db: Db,
  admin: Admin,
  target: OrderTarget,
  { basedOn, ids }: NewOrder,
  now: Date,
): Promise<ReorderResult> {
  return db.transaction(async (tx): Promise<ReorderResult> => {
    await takeLock(tx, "questionBank");
    const before = await findOrder(tx, admin, target);
    if (!before) return { kind: "not-found" };
    const byId = new Map(before.items.map((item) => [item.id, item]));
    const wanted = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    if (before.version !== basedOn || wanted.length !== before.items.length) return { kind: "stale" };

    const isByName = wanted.every(({ positionByName }, index) => positionByName === index + 1);
    await setPositions(
      tx,
      target,
      wanted.map(({ id }, index) => ({ id, position: isByName ? 0 : index + 1 })),
    );
    await recordAudit(
      tx,
      admin,
      {
        ...(target.kind === "subjects"
          ? { action: "subjects.ordered" }
          : { action: "lessons.ordered", subject: { id: target.subjectId, name: before.subjectName ?? "" } }),
        before: { order: namesOf(before.items) },
        after: { order: namesOf(wanted) },
      },
      now,
    );
    return { kind: "ordered" };
  });
}

async function setPositions(
  tx: Tx,
  target: OrderTarget,
  positions: ReadonlyArray<{ id: string; position: number }>,
): Promise<void> {
  const table: SQL = target.kind === "subjects" ? sql`${subjects}` : sql`${lessons}`;
  await tx.execute(sql`
    update ${table} as thing set position = given.position
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as given (id uuid, position int)
    where thing.id = given.id and thing.position <> given.position`);
}

function namesOf(items: ReadonlyArray<OrderedItem>): string[] {
  return items.map(({ name }) => name);
}
