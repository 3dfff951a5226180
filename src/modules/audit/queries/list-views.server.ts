import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { dataViews, students } from "../../../db/schema.ts";
import type { ViewKind } from "../commands/record-view.server.ts";

export const VIEWS_PER_PAGE = 50;

export type ViewFilter = {
  what: ViewKind | null;
  /** Whose data alone were seen. */
  studentId: Id<"student"> | null;
  /** From this moment on, and before that one. */
  from: Date | null;
  until: Date | null;
};

export type ListedView = {
  id: Id<"data-view">;
  at: Date;
  viewerEmail: string;
  /** One that today's product knows; an old one may have another name. */
  what: string;
  /** Null for what showed many. */
  studentId: Id<"student"> | null;
  /** As the student is called today; null when there is none any more. */
  studentName: string | null;
  people: number;
};

/** The place of a view in the list. */
export type ViewPlace = { at: Date; id: Id<"data-view"> };

/** One page of the register, the newest first; `next` is where the following page begins, null when there is none. */
export async function listViews(
  db: Db,
  { what, studentId, from, until }: ViewFilter,
  after: ViewPlace | null,
): Promise<{ views: ListedView[]; next: ViewPlace | null }> {
  const rows = await db
    .select({
      id: dataViews.id,
      at: dataViews.at,
      viewerEmail: dataViews.viewerEmail,
      what: dataViews.what,
      studentId: dataViews.studentId,
      studentName: students.name,
      people: dataViews.people,
    })
    .from(dataViews)
    .leftJoin(students, eq(students.id, dataViews.studentId))
    .where(
      and(
        what ? eq(dataViews.what, what) : undefined,
        studentId ? eq(dataViews.studentId, studentId) : undefined,
        from ? gte(dataViews.at, from) : undefined,
        until ? lt(dataViews.at, until) : undefined,
        after
          ? sql`(${dataViews.at}, ${dataViews.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    // As the indexes have it.
    .orderBy(sql`${dataViews.at} desc nulls last`, sql`${dataViews.id} desc nulls last`)
    .limit(VIEWS_PER_PAGE + 1);
  const views = rows.slice(0, VIEWS_PER_PAGE);
  const last = views.at(-1);
  return { views, next: rows.length > VIEWS_PER_PAGE && last ? { at: last.at, id: last.id } : null };
}

/** When a view was written down, for going on behind it; null when there is no such one. */
export async function findViewPlace(db: Db, id: Id<"data-view">): Promise<ViewPlace | null> {
  const [place] = await db.select({ at: dataViews.at, id: dataViews.id }).from(dataViews).where(eq(dataViews.id, id));
  return place ?? null;
}

/** What a student is called whose views alone are asked for; null when there is none any more. */
export async function findViewedName(db: Db, studentId: Id<"student">): Promise<string | null> {
  const [student] = await db.select({ name: students.name }).from(students).where(eq(students.id, studentId));
  return student?.name ?? null;
}
