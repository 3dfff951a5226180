import { and, eq, gte, lt } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { newestFirst, type PageCursors, type PageRequest, pageIn } from "../../../db/keyset.ts";
import { dataViews, students } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
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
  /** The student's current name; null if deleted. */
  studentName: string | null;
  people: number;
};

const { at, id } = dataViews;

/** One page of the register, the newest first. */
export async function listViews(
  db: Db,
  _admin: Admin,
  { what, studentId, from, until }: ViewFilter,
  pageRequest: PageRequest = {},
): Promise<PageCursors & { views: ListedView[] }> {
  const page = pageIn(newestFirst(at, id), pageRequest, VIEWS_PER_PAGE);
  const rows = await db
    .select({
      id,
      at,
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
        from ? gte(at, from) : undefined,
        until ? lt(at, until) : undefined,
        page.where,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { shown, ...beside } = page.cut(rows);
  return { views: shown, ...beside };
}

/** The name of the student whose views are listed; null if deleted. */
export async function findViewedName(db: Db, _admin: Admin, studentId: Id<"student">): Promise<string | null> {
  const [student] = await db.select({ name: students.name }).from(students).where(eq(students.id, studentId));
  return student?.name ?? null;
}
