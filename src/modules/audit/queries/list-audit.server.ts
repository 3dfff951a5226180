import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { auditEntries } from "../../../db/schema.ts";
import type { AuditAction } from "../commands/record-audit.server.ts";

export const ENTRIES_PER_PAGE = 50;

export type AuditFilter = {
  /** Words that action, name, address and values must hold, in any order; empty for all. */
  search: string;
  action: AuditAction | null;
  /** What it was done to. */
  subjectId: string | null;
  /** From this moment on, and before that one. */
  from: Date | null;
  until: Date | null;
};

export type AuditEntry = {
  id: Id<"audit-entry">;
  at: Date;
  /** Empty for a command at the server's console. */
  actorEmail: string;
  /** One that today's product knows; an old one may have another name. */
  action: string;
  subjectId: string;
  subjectName: string;
  before: unknown;
  after: unknown;
};

/** The place of an entry in the list. */
export type AuditPlace = { at: Date; id: Id<"audit-entry"> };

/** One page of what was done, the newest first; `next` is where the following page begins, null when there is none. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  after: AuditPlace | null,
): Promise<{ entries: AuditEntry[]; next: AuditPlace | null }> {
  const rows = await db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      actorEmail: auditEntries.actorEmail,
      action: auditEntries.action,
      subjectId: auditEntries.subjectId,
      subjectName: auditEntries.subjectName,
      before: auditEntries.before,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .where(and(...conditionsOf(filter), after ? olderThan(after) : undefined))
    // As the indexes have it.
    .orderBy(sql`${auditEntries.at} desc nulls last`, sql`${auditEntries.id} desc nulls last`)
    .limit(ENTRIES_PER_PAGE + 1);
  const entries = rows.slice(0, ENTRIES_PER_PAGE);
  const last = entries.at(-1);
  return { entries, next: rows.length > ENTRIES_PER_PAGE && last ? { at: last.at, id: last.id } : null };
}

/** When an entry was written, for going on behind it; null when there is no such entry. */
export async function findAuditPlace(db: Db, id: Id<"audit-entry">): Promise<AuditPlace | null> {
  const [place] = await db
    .select({ at: auditEntries.at, id: auditEntries.id })
    .from(auditEntries)
    .where(eq(auditEntries.id, id));
  return place ?? null;
}

function conditionsOf({ search, action, subjectId, from, until }: AuditFilter): (SQL | undefined)[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return [
    ...words.map((word) => sql`${auditEntries.searchText} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`),
    action ? eq(auditEntries.action, action) : undefined,
    subjectId ? eq(auditEntries.subjectId, subjectId) : undefined,
    from ? gte(auditEntries.at, from) : undefined,
    until ? lt(auditEntries.at, until) : undefined,
  ];
}

function olderThan({ at, id }: AuditPlace): SQL {
  return sql`(${auditEntries.at}, ${auditEntries.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;
}
