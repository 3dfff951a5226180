import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { auditEntries, certificates } from "../../../db/schema.ts";
import { buildAdmin, buildStudent, unique } from "../../../testing/build.ts";
import { db } from "../../../testing/test-db.ts";
import { listCertificates } from "../queries/list-certificates.server.ts";
import { restoreCertificate, revokeCertificate } from "./revoke-certificate.server.ts";

const NOW = new Date("2026-05-04T09:00:00Z");
const LATER = new Date("2026-05-05T09:00:00Z");
const admin = await buildAdmin(db);

async function buildCertificate() {
  const { studentId, name } = await buildStudent(db);
  const certificate = { id: newId<"certificate">(), number: unique("LL"), studentId, name, course: "NCLEX-RN" };
  await db.insert(certificates).values({ ...certificate, issuedAt: NOW });
  return { ...certificate, certificateId: certificate.id };
}

async function auditOf(certificateId: string) {
  return db
    .select({ action: auditEntries.action, before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, certificateId))
    .orderBy(auditEntries.at, auditEntries.id);
}

test("a certificate is revoked with its reason, and the audit says so", async () => {
  const { certificateId, studentId } = await buildCertificate();

  expect(await revokeCertificate(db, admin, { certificateId, reason: "  Issued  in error\n" }, LATER)).toEqual({
    kind: "revoked",
  });

  const revoked = { revokedAt: LATER, revokedFor: "Issued in error" };
  expect(await listCertificates(db, admin, studentId)).toMatchObject([revoked]);
  expect(await auditOf(certificateId)).toEqual([
    {
      action: "certificate.revoked",
      before: { revokedAt: null, revokedFor: "" },
      after: { revokedAt: LATER.toISOString(), revokedFor: "Issued in error" },
    },
  ]);
});

test("a second revocation changes neither day nor reason and is not recorded", async () => {
  const { certificateId, studentId } = await buildCertificate();
  await revokeCertificate(db, admin, { certificateId, reason: "first" }, NOW);

  expect(await revokeCertificate(db, admin, { certificateId, reason: "second" }, LATER)).toEqual({ kind: "revoked" });

  expect(await listCertificates(db, admin, studentId)).toMatchObject([{ revokedAt: NOW, revokedFor: "first" }]);
  expect(await auditOf(certificateId)).toHaveLength(1);
});

test("a restored certificate holds again, and the audit keeps why it did not", async () => {
  const { certificateId, studentId } = await buildCertificate();
  await revokeCertificate(db, admin, { certificateId, reason: "Mistaken identity" }, NOW);

  expect(await restoreCertificate(db, admin, certificateId, LATER)).toEqual({ kind: "restored" });
  expect(await restoreCertificate(db, admin, certificateId, LATER)).toEqual({ kind: "restored" });

  expect(await listCertificates(db, admin, studentId)).toMatchObject([{ revokedAt: null, revokedFor: "" }]);
  expect(await auditOf(certificateId)).toMatchObject([
    { action: "certificate.revoked" },
    { action: "certificate.restored", before: { revokedFor: "Mistaken identity" }, after: { revokedFor: "" } },
  ]);
});

test("a certificate that is not there is neither revoked nor restored", async () => {
  expect(await revokeCertificate(db, admin, { certificateId: newId(), reason: "x" }, NOW)).toEqual({ kind: "gone" });
  expect(await restoreCertificate(db, admin, newId(), NOW)).toEqual({ kind: "gone" });
});

test("a student's certificates are listed newest first, and nobody else's", async () => {
  const { studentId } = await buildCertificate();
  await buildCertificate();
  await db
    .insert(certificates)
    .values({ id: newId(), number: unique("LL"), studentId, name: "A", course: "OET", issuedAt: LATER });

  expect((await listCertificates(db, admin, studentId)).map(({ course }) => course)).toEqual(["OET", "NCLEX-RN"]);
});
