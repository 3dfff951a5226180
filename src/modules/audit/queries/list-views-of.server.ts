import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { newestFirst, orderBy } from "../../../db/keyset.ts";
import { dataViews } from "../../../db/schema.ts";

export type ViewOfStudent = {
  at: Date;
  /** Who saw it. */
  viewerEmail: string;
  /** A key of `dataViewTexts.kinds`; an old one may have another name. */
  what: string;
};

/**
 * Who saw the data of this student alone, and when, the newest first: as shown to the student. Lists and files of many students
 * do not name them, so they are not among these.
 */
export async function listViewsOf(db: Db | Tx, studentId: Id<"student">): Promise<ViewOfStudent[]> {
  return db
    .select({ at: dataViews.at, viewerEmail: dataViews.viewerEmail, what: dataViews.what })
    .from(dataViews)
    .where(eq(dataViews.studentId, studentId))
    .orderBy(...orderBy(newestFirst(dataViews.at, dataViews.id)));
}
