/** Revoking and restoring certificates. Their public pages show it immediately. */
import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { oneLine } from "../../../core/plain-text.ts";
import type { Db } from "../../../db/client.ts";
import { certificates } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";

type Standing = { revokedAt: Date | null; revokedFor: string };

/**
 * Revokes a certificate. One that is revoked already keeps its day and reason, and nothing is recorded: the second of two
 * tabs has changed nothing.
 */
export async function revokeCertificate(
  db: Db,
  admin: Admin,
  { certificateId, reason }: { certificateId: Id<"certificate">; reason: string },
  now: Date,
): Promise<{ kind: "revoked" } | { kind: "gone" }> {
  const revoked = (before: Standing): Standing =>
    before.revokedAt ? before : { revokedAt: now, revokedFor: oneLine(reason) };
  const isThere = await change(db, admin, { certificateId, action: "certificate.revoked", standing: revoked }, now);
  return { kind: isThere ? "revoked" : "gone" };
}

/** Restores a revoked certificate as if it had never been revoked; only the audit records that it was. */
export async function restoreCertificate(
  db: Db,
  admin: Admin,
  certificateId: Id<"certificate">,
  now: Date,
): Promise<{ kind: "restored" } | { kind: "gone" }> {
  const restored = (): Standing => ({ revokedAt: null, revokedFor: "" });
  const isThere = await change(db, admin, { certificateId, action: "certificate.restored", standing: restored }, now);
  return { kind: isThere ? "restored" : "gone" };
}

type Change = {
  certificateId: Id<"certificate">;
  action: "certificate.revoked" | "certificate.restored";
  standing: (before: Standing) => Standing;
};

/** False when there is no such certificate. */
async function change(db: Db, admin: Admin, { certificateId, action, standing }: Change, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        number: certificates.number,
        name: certificates.name,
        revokedAt: certificates.revokedAt,
        revokedFor: certificates.revokedFor,
      })
      .from(certificates)
      .where(eq(certificates.id, certificateId))
      .for("update");
    if (!found) return false;
    const { number, name, ...before } = found;
    const after = standing(before);
    await tx.update(certificates).set(after).where(eq(certificates.id, certificateId));
    await recordAudit(
      tx,
      admin,
      { action, subject: { id: certificateId, name: `${number} ${name}` }, before, after },
      now,
    );
    return true;
  });
}
