import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { tests } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { auditedDraft } from "../audited-test.server.ts";
import { findInstituteTest } from "../queries/find-institute-test.server.ts";

export type DeleteTestResult =
  | { kind: "deleted" }
  /** Students have taken it: it can only be archived. */
  | { kind: "started" }
  | { kind: "not-found" };

/** Deletes a test of the institute that nobody has started, for good. */
export async function deleteTest(db: Db, admin: Admin, testId: Id<"test">, now: Date): Promise<DeleteTestResult> {
  return db.transaction(async (tx): Promise<DeleteTestResult> => {
    // As whoever starts it cannot hold it: either they have, or they find nothing.
    await tx.select({ id: tests.id }).from(tests).where(eq(tests.id, testId)).for("update");
    const test = await findInstituteTest(tx, admin, testId);
    if (!test) return { kind: "not-found" };
    if (test.isStarted) return { kind: "started" };
    await tx.delete(tests).where(eq(tests.id, testId));
    const subject = { id: testId, name: test.title };
    await recordAudit(tx, admin, { action: "test.deleted", subject, before: await auditedDraft(tx, test.draft) }, now);
    return { kind: "deleted" };
  });
}
