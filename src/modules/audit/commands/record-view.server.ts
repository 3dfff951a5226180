/**
 * The register of who saw whose personal data. It is written before the data leave, and a page whose view cannot be recorded is
 * not shown: a register with gaps proves nothing.
 */
import { type SQL, sql } from "drizzle-orm";
import type { dataViewTexts } from "../../../content/en/data-views.ts";
import { type Id, newId } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { dataViews, students } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";

export type ViewKind = keyof typeof dataViewTexts.kinds;

/** The same view of the same person within this time counts once. */
export const SAME_VIEW_MINUTES = 10;

/** Checking the register must not fill it, nor a page that looks again every few seconds. */
const OVERSIGHT: ReadonlySet<ViewKind> = new Set(["audit.seen", "register.seen", "test.watched"]);

export type View =
  /** Data of one student alone. */
  | { what: ViewKind; studentId: Id<"student"> }
  /** How many people's data was shown; nothing is recorded for none. */
  | { what: ViewKind; people: number };

/**
 * Records, in one statement, that the administrator is about to see this. Throws on failure, which the caller does not catch.
 * Views of an unknown student are not recorded. Views of many are each written: the next page of a list shows others.
 */
export async function recordView(db: Db | Tx, admin: Admin, view: View, now: Date): Promise<void> {
  const { what } = view;
  const { at, viewerId } = dataViews;
  const isSame = sql`${viewerId} = ${admin.userId} and ${dataViews.what} = ${what}
    and ${at} > ${new Date(now.getTime() - SAME_VIEW_MINUTES * 60_000).toISOString()}::timestamptz`;
  const seen = sql`${newId<"data-view">()}::uuid, ${now.toISOString()}::timestamptz, ${admin.userId}::uuid, ${admin.email}, ${what}`;
  if ("studentId" in view) {
    const { studentId } = view;
    const known = sql`select ${seen}, ${students.id}, 1 from ${students} where ${students.id} = ${studentId}`;
    return insert(
      db,
      sql`${known} and not exists (
      select from ${dataViews} where ${dataViews.studentId} = ${studentId} and ${isSame})`,
    );
  }
  if (view.people === 0) return;
  const many = sql`select ${seen}, null::uuid, ${view.people}::int`;
  return insert(
    db,
    OVERSIGHT.has(what) ? sql`${many} where not exists (select from ${dataViews} where ${isSame})` : many,
  );
}

async function insert(db: Db | Tx, rows: SQL): Promise<void> {
  await db.execute(sql`insert into ${dataViews} (id, at, viewer_id, viewer_email, what, student_id, people) ${rows}`);
}
