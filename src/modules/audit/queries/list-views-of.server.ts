import { eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
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
  return (
    db
      .select({ at: dataViews.at, viewerEmail: dataViews.viewerEmail, what: dataViews.what })
      .from(dataViews)
      .where(eq(dataViews.studentId, studentId))
      // As the index has it.
      .orderBy(sql`${dataViews.at} desc nulls last`, sql`${dataViews.id} desc nulls last`)
  );
}
