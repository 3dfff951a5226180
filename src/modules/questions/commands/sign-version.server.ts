/** Recording that a clinician has reviewed a version of a question, and taking that back. Of many at once: `change-questions`. */
import { and, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { questionReviews, questions, questionVersions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { nameOfQuestion } from "../audited-question.ts";
import type { Signature } from "../signature.ts";

type Version = { questionId: Id<"question">; number: number };

/** Signs the version that was read, once: a second signature does not replace the first. "stale" when another one is in use by now. */
export async function signVersion(
  db: Db,
  admin: Admin,
  { signature, ...version }: Version & { signature: Signature },
  now: Date,
): Promise<{ kind: "signed" } | { kind: "stale" }> {
  return db.transaction(async (tx) => {
    await takeLock(tx, "questionBank");
    const found = await findVersion(tx, version);
    if (!found?.isInUse) return { kind: "stale" };
    const [signed] = await tx
      .insert(questionReviews)
      .values({ versionId: found.id, ...signature, recordedBy: admin.userId, signedAt: now })
      .onConflictDoNothing()
      .returning({ versionId: questionReviews.versionId });
    if (!signed) return { kind: "signed" };
    await tx.update(questions).set({ reviewedVersionId: found.id }).where(eq(questions.id, version.questionId));
    const after = { version: version.number, ...signature };
    await recordAudit(tx, admin, { action: "question.signed", subject: found.subject, after }, now);
    return { kind: "signed" };
  });
}

/** Takes the signature of a version back, which is then not reviewed; one without stays so. */
export async function takeBackSignature(
  db: Db,
  admin: Admin,
  version: Version,
  now: Date,
): Promise<{ kind: "taken-back" }> {
  return db.transaction(async (tx) => {
    const found = await findVersion(tx, version);
    const [signature] = found
      ? await tx
          .delete(questionReviews)
          .where(eq(questionReviews.versionId, found.id))
          .returning({ reviewer: questionReviews.reviewer, qualification: questionReviews.qualification })
      : [];
    if (found && signature) {
      const before = { version: version.number, ...signature };
      await recordAudit(tx, admin, { action: "question.signature-taken-back", subject: found.subject, before }, now);
    }
    return { kind: "taken-back" };
  });
}

async function findVersion(tx: Tx, { questionId, number }: Version) {
  const [found] = await tx
    .select({ id: questionVersions.id, displayId: questions.displayId, inUse: questions.versionId })
    .from(questionVersions)
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .where(and(eq(questionVersions.questionId, questionId), eq(questionVersions.number, number)));
  if (!found) return null;
  const { id, displayId, inUse } = found;
  return { id, isInUse: id === inUse, subject: { id: questionId, name: nameOfQuestion(displayId) } };
}
