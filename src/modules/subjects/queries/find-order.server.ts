import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { naturalOrder } from "../../../db/natural-order.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { LESSONS_MAX, SUBJECTS_MAX } from "../rules.ts";
import { lessonOrderBy, subjectOrderBy } from "./order-by.server.ts";

/** What is put in order: the subjects, or the lessons of one of them. */
export type OrderTarget = { kind: "subjects" } | { kind: "lessons"; subjectId: Id<"subject"> };

export type OrderedItem = {
  id: string;
  name: string;
  /** Its position when all are sorted by name; 1 for the first. */
  positionByName: number;
};

export type ListOrder = {
  /** In their current order. */
  items: OrderedItem[];
  /** Another one as soon as anything is added, removed or put elsewhere. */
  version: string;
};

export type SubjectListOrder = ListOrder & {
  /** Of the subject whose lessons these are; null for the subjects themselves. */
  subjectName: string | null;
};

/** The current order of the subjects, or of the lessons of a subject; null if there is no such subject. */
export async function findOrder(db: Db | Tx, _admin: Admin, target: OrderTarget): Promise<SubjectListOrder | null> {
  switch (target.kind) {
    case "subjects": {
      const positionByName = sql<number>`(row_number() over (order by ${naturalOrder(subjects.name)}))::int`;
      const items = await db
        .select({ id: subjects.id, name: subjects.name, positionByName })
        .from(subjects)
        .orderBy(...subjectOrderBy)
        .limit(SUBJECTS_MAX);
      return { subjectName: null, items, version: versionOf(items) };
    }
    case "lessons": {
      const [subject] = await db
        .select({ name: subjects.name })
        .from(subjects)
        .where(eq(subjects.id, target.subjectId));
      if (!subject) return null;
      const positionByName = sql<number>`(row_number() over (order by ${naturalOrder(lessons.title)}))::int`;
      const items = await db
        .select({ id: lessons.id, name: lessons.title, positionByName })
        .from(lessons)
        .where(eq(lessons.subjectId, target.subjectId))
        .orderBy(...lessonOrderBy)
        .limit(LESSONS_MAX);
      return { subjectName: subject.name, items, version: versionOf(items) };
    }
    default:
      return target satisfies never;
  }
}

/** The version of a list in this order. */
export function versionOf(items: ReadonlyArray<{ id: string }>): string {
  const ids = items.map(({ id }) => id).join(" ");
  return createHash("sha256").update(ids).digest("base64url").slice(0, 22);
}
