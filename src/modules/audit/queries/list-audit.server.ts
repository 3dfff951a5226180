import { and, eq, gte, inArray, lt, or, type SQL } from "drizzle-orm";
import { auditTexts } from "../../../content/en/audit.ts";
import type { Id } from "../../../core/id.ts";
import { foldForSearch } from "../../../core/plain-text.ts";
import type { Db } from "../../../db/client.ts";
import { newestFirst, type PageCursors, type PageRequest, pageIn } from "../../../db/keyset.ts";
import { contains } from "../../../db/like.ts";
import { auditEntries } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
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

const { at, id } = auditEntries;

/** One page of what was done, the newest first. */
export async function listAudit(
  db: Db,
  _admin: Admin,
  filter: AuditFilter,
  pageRequest: PageRequest = {},
): Promise<PageCursors & { entries: AuditEntry[] }> {
  const page = pageIn(newestFirst(at, id), pageRequest, ENTRIES_PER_PAGE);
  const rows = await db
    .select({
      id,
      at,
      actorEmail: auditEntries.actorEmail,
      action: auditEntries.action,
      subjectId: auditEntries.subjectId,
      subjectName: auditEntries.subjectName,
      before: auditEntries.before,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .where(and(...conditionsOf(filter), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { shown, ...beside } = page.cut(rows);
  return { entries: shown, ...beside };
}

function conditionsOf({ search, action, subjectId, from, until }: AuditFilter): (SQL | undefined)[] {
  const words = foldForSearch(search).split(" ").filter(Boolean);
  return [
    ...words.map((word) =>
      or(contains(auditEntries.searchText, word), inArray(auditEntries.action, actionsCalled(word))),
    ),
    action ? eq(auditEntries.action, action) : undefined,
    subjectId ? eq(auditEntries.subjectId, subjectId) : undefined,
    from ? gte(auditEntries.at, from) : undefined,
    until ? lt(auditEntries.at, until) : undefined,
  ];
}

/** The actions whose name, in the viewer's language, contains this folded word. */
function actionsCalled(word: string): string[] {
  return Object.entries(auditTexts.actions).flatMap(([action, name]) =>
    foldForSearch(name).includes(word) ? [action] : [],
  );
}
