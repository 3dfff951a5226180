import type { Db } from "../../../db/client.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { lockInstituteTest, type NotChanged, type TestTarget, touchTest } from "../lock-institute-test.server.ts";

export type ArchiveTestResult = { kind: "archived" } | { kind: "brought-back" } | NotChanged;

/** From now on nobody starts the test and no list of students shows it, or both again. Results and open attempts stay. */
export async function archiveTest(
  db: Db,
  admin: Admin,
  { isArchived, ...target }: TestTarget & { isArchived: boolean },
  now: Date,
): Promise<ArchiveTestResult> {
  return db.transaction(async (tx): Promise<ArchiveTestResult> => {
    const found = await lockInstituteTest(tx, admin, target);
    if (found.kind !== "locked") return found;
    const { test } = found;
    const kind = isArchived ? "archived" : "brought-back";
    if ((test.archivedAt !== null) === isArchived) return { kind };
    await touchTest(tx, test, { archivedAt: isArchived ? now : null }, now);
    await recordAudit(tx, admin, { action: `test.${kind}`, subject: { id: test.id, name: test.title } }, now);
    return { kind };
  });
}
