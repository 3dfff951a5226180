import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { auditEntries, students } from "../../../db/schema.ts";
import { mailsTo, openAccounts, signUpAndProve, signUpSomebody } from "../../../testing/accounts.ts";
import { buildAdmin, unique } from "../../../testing/build.ts";
import { openServices } from "../../../testing/services.ts";
import { db } from "../../../testing/test-db.ts";
import { findImport, listImports } from "../queries/list-imports.server.ts";
import { importStudents } from "./import-students.server.ts";
import { UNDONE_AT_ONCE, undoImport } from "./undo-import.server.ts";

const services = openServices();
const NOW = new Date("2026-11-21T10:00:00Z");

async function importMany(count: number, now: Date) {
  const admin = await buildAdmin(db);
  const word = unique("undone");
  const emails = Array.from({ length: count }, (_, index) => `${index}.${word}@example.org`);
  const lines = ["name,email,course", ...emails.map((email, index) => `Student ${index},${email},OET`)];
  const file = new TextEncoder().encode(lines.join("\n"));
  const list = { file, goodRowsOnly: false, isInviting: true };
  const result = await importStudents(services, admin, list, now);
  if (result.kind !== "imported" || result.importId === null) throw new Error(result.kind);
  return { admin, emails, importId: result.importId, importAgain: () => importStudents(services, admin, list, now) };
}

test("undoing an import deletes its students and their invitations, and keeps those who signed up", async () => {
  const count = UNDONE_AT_ONCE + 2;
  const { admin, emails, importId, importAgain } = await importMany(count, NOW);
  const { emails: others } = await importMany(1, NOW);
  expect(await importAgain()).toMatchObject({ kind: "imported", importId: null });
  const [signedUp = "", unproved = "", ...deleted] = emails;
  await signUpAndProve(openAccounts(), { email: signedUp });
  await signUpSomebody(openAccounts(), { email: unproved });
  expect(await findImport(db, admin, importId)).toEqual({
    ...{ id: importId, at: NOW, withoutAccount: count - 1, signedUp: 1 },
  });

  expect(await undoImport(db, admin, importId, NOW)).toEqual({ kind: "undone", count: count - 1 });
  expect(await undoImport(db, admin, importId, NOW)).toEqual({ kind: "nothing-left" });

  const left = await db
    .select({ email: students.email })
    .from(students)
    .where(inArray(students.email, [...emails, ...others]));
  expect(left.map(({ email }) => email).sort()).toEqual([signedUp, unproved, ...others].sort());
  for (const email of deleted.slice(0, 3)) expect(await mailsTo(email)).toEqual([]);
  // The account of somebody who has not confirmed the address is not of the import.
  expect(await mailsTo(unproved)).toMatchObject([{ template: "verify-email" }]);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.actorId, admin.userId));
  expect(entries.filter(({ action }) => action === "students.import-undone")).toMatchObject([
    { before: { students: UNDONE_AT_ONCE } },
    { before: { students: 1 } },
  ]);
  expect(await findImport(db, admin, importId)).toMatchObject({ withoutAccount: 0, signedUp: 1 });
  expect(await undoImport(db, admin, newId<"student-import">(), NOW)).toEqual({ kind: "nothing-left" });
});

test("imports of the last 30 days are listed until nothing of them can be undone", async () => {
  const at = new Date("2041-03-01T08:00:00Z");
  const later = (days: number) => new Date(at.getTime() + days * 86_400_000);
  const { admin, importId } = await importMany(2, at);
  const { importId: newer } = await importMany(1, later(1));
  const idsAt = async (now: Date) => (await listImports(db, admin, now)).map(({ id }) => id);

  expect(await idsAt(later(2))).toEqual([newer, importId]);
  expect(await idsAt(later(30))).toEqual([newer]);
  expect(await idsAt(later(31))).toEqual([]);
  await undoImport(db, admin, newer, later(2));
  expect(await idsAt(later(2))).toEqual([importId]);
});
