import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { lessonCompletions, lessons } from "../../../db/schema.ts";
import { buildAdmin, buildStudent } from "../../../testing/build.ts";
import { buildCourse, buildReadings } from "../../../testing/build-learning.ts";
import { db } from "../../../testing/test-db.ts";
import { findCertificate } from "../queries/find-certificate.server.ts";
import { listCertificates } from "../queries/list-certificates.server.ts";
import { claimCertificate } from "./issue-certificate.server.ts";
import { revokeCertificate } from "./revoke-certificate.server.ts";

const admin = await buildAdmin(db);

// In Kolkata the year has changed.
const NEW_YEAR = new Date("2026-12-31T19:00:00Z");
const issuing = { now: NEW_YEAR, timeZone: "Asia/Kolkata", randomBytes };

/** A student who completed all but the last lesson of a course. */
async function buildAlmostDone() {
  const { course, lessonIds } = await buildCourse(db, 2);
  const [done, missing] = lessonIds;
  if (!done || !missing) throw new Error("missing");
  const student = await buildStudent(db, { course });
  await buildReadings(db, student.studentId, [done], "2026-12-30");
  await db.insert(lessonCompletions).values({ studentId: student.studentId, lessonId: done, completedAt: NEW_YEAR });
  return { student, course, missing };
}

test("a student who has completed the rest of the course can claim the certificate, once", async () => {
  const { student, course, missing } = await buildAlmostDone();
  expect(await claimCertificate(db, student, issuing)).toEqual({ kind: "not-completed" });
  await db.delete(lessons).where(eq(lessons.id, missing));

  const claimed = await Promise.all([1, 2, 3, 4].map(() => claimCertificate(db, student, issuing)));

  expect(claimed.map(({ kind }) => kind).sort()).toEqual(["had", "had", "had", "issued"]);
  const [certificate] = await listCertificates(db, admin, student.studentId);
  expect(certificate?.number).toMatch(/^LL-2027-/);
  expect(await findCertificate(db, certificate?.number ?? "")).toEqual({
    number: certificate?.number,
    name: "Asha Verma",
    course,
    issuedAt: NEW_YEAR,
    revokedAt: null,
  });
});

test("a course without lessons brings no certificate", async () => {
  const { course } = await buildCourse(db, 0);

  expect(await claimCertificate(db, await buildStudent(db, { course }), issuing)).toEqual({ kind: "not-completed" });
});

test("a revoked certificate is not issued again, and anyone who asks for it is told the day, not the reason", async () => {
  const { student, missing } = await buildAlmostDone();
  await db.delete(lessons).where(eq(lessons.id, missing));
  await claimCertificate(db, student, issuing);
  const [certificate] = await listCertificates(db, admin, student.studentId);
  if (!certificate) throw new Error("missing");
  const { id: certificateId, number } = certificate;
  await revokeCertificate(db, await buildAdmin(db), { certificateId, reason: "A secret" }, NEW_YEAR);

  expect(await claimCertificate(db, student, issuing)).toEqual({ kind: "had" });

  expect(await listCertificates(db, admin, student.studentId)).toHaveLength(1);
  const found = await findCertificate(db, number);
  expect(found?.revokedAt).toEqual(NEW_YEAR);
  expect(JSON.stringify(found)).not.toContain("secret");
});

test("an unknown number finds nothing", async () => {
  expect(await findCertificate(db, "LL-2026-0000-0000-0000")).toBeNull();
});
