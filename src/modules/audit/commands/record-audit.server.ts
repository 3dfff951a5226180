import type { auditTexts } from "../../../content/en/audit.ts";
import { newId } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { auditEntries } from "../../../db/schema.ts";
import type { Admin, Leaver, Operator, Product } from "../../accounts/viewer.ts";
import { changedFields, type Fields, searchTextOf, shortened } from "../rules.ts";

export type AuditAction = keyof typeof auditTexts.actions;

export type Audited = {
  action: AuditAction;
  /** What it was done to; absent for what has neither id nor name, such as an export. */
  subject?: { id?: string; name: string };
  /** The fields as they were; absent when the thing was not there. */
  before?: Fields;
  /** The current values; absent if the thing was deleted. */
  after?: Fields;
};

/**
 * Records what the administrator, somebody at the server's console, a student who leaves or the product itself did, in the
 * transaction that does it. When both `before` and `after` are given only what differs is kept, and nothing at all is written
 * when nothing does. The demo content is not recorded.
 */
export async function recordAudit(
  db: Db | Tx,
  actor: Admin | Operator | Leaver | Product,
  { action, subject, before, after }: Audited,
  now: Date,
): Promise<void> {
  if (actor.kind === "admin" && actor.isDemo) return;
  const { userId: actorId, email: actorEmail } = actor.kind === "admin" ? actor : { userId: null, email: "" };
  const changed = before && after ? changedFields(before, after) : { before, after };
  if (before && after && Object.keys({ ...changed.before, ...changed.after }).length === 0) return;
  const [was, is] = [changed.before, changed.after].map((fields) => (fields ? shortened(fields) : null));
  const subjectName = subject?.name ?? "";
  await db.insert(auditEntries).values({
    id: newId<"audit-entry">(),
    at: now,
    actorId,
    actorEmail,
    action,
    subjectId: subject?.id ?? "",
    subjectName,
    before: was,
    after: is,
    searchText: searchTextOf([actorEmail, subjectName, was, is]),
  });
}
