import { asc, eq } from "drizzle-orm";
import type { Db, Tx } from "../../../db/client.ts";
import { showcaseEntries } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { ENTRIES_MAX, type ShowcaseKind } from "../rules.ts";
import { entryOf, type ShowcaseEntry } from "./find-entry.server.ts";

/** The order in which entries are shown. */
export const showcaseOrder = [asc(showcaseEntries.position), asc(showcaseEntries.id)];

/** All entries of a kind, in their order, for editing. */
export async function listEntries(db: Db | Tx, _admin: Admin, kind: ShowcaseKind): Promise<ShowcaseEntry[]> {
  const rows = await db
    .select()
    .from(showcaseEntries)
    .where(eq(showcaseEntries.kind, kind))
    .orderBy(...showcaseOrder)
    .limit(ENTRIES_MAX);
  return rows.map(entryOf);
}
