import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../db/client.ts";
import { naturalOrder } from "../../../db/natural-order.ts";
import { showcaseEntries } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { type ListOrder, versionOf } from "../../subjects/queries/find-order.server.ts";
import { ENTRIES_MAX, type ShowcaseKind } from "../rules.ts";
import { showcaseOrder } from "./list-entries.server.ts";

/** The current order of the entries of a kind. */
export async function findShowcaseOrder(db: Db | Tx, _admin: Admin, kind: ShowcaseKind): Promise<ListOrder> {
  const { id, name } = showcaseEntries;
  const positionByName = sql<number>`(row_number() over (order by ${naturalOrder(name)}, ${id}))::int`;
  const items = await db
    .select({ id, name, positionByName: positionByName })
    .from(showcaseEntries)
    .where(eq(showcaseEntries.kind, kind))
    .orderBy(...showcaseOrder)
    .limit(ENTRIES_MAX);
  return { items, version: versionOf(items) };
}
