import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { enrolments, studentNotes, students, users } from "../../../db/schema.ts";
import {
  headersWith,
  mailsTo,
  newClient,
  openAccounts,
  signUpSomebody,
  tokenMailedTo,
} from "../../../testing/accounts.ts";
import { db } from "../../../testing/test-db.ts";
import { waitingForLocks } from "../../../testing/waiting-for-locks.ts";
import { findViewer } from "../queries/find-viewer.server.ts";
import { disownAddress } from "./disown-address.server.ts";
import { resendVerification } from "./resend-verification.server.ts";
import { verifyEmail } from "./verify-email.server.ts";

const accounts = openAccounts();
const NOW = new Date();
const HOUR_MS = 3_600_000;
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

async function signedUp() {
  const somebody = await signUpSomebody(accounts);
  const { email } = somebody.fields;
  return { ...somebody, email, token: await tokenMailedTo(email, "verify-email") };
}

async function studentsWith(email: string) {
  return db.select().from(students).where(eq(students.email, email));
}

test("the link proves the address when signed in to the account", async () => {
  const { cookies, student, token } = await signedUp();

  expect(await verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, NOW)).toMatchObject({
    kind: "verified",
  });

  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({ viewer: { emailVerified: true } });
});

test("a link works once, however often it is pressed at once", async () => {
  const { student, cookies, token } = await signedUp();

  const results = await Promise.all(
    Array.from({ length: 5 }, () => verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, NOW)),
  );

  expect(results.filter(({ kind }) => kind === "verified")).toHaveLength(1);
  expect(await verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, NOW)).toEqual({
    kind: "invalid-link",
  });
});

test("a link proves nothing for another account than its own, and keeps working", async () => {
  const { student, cookies, token } = await signedUp();
  const stranger = await signedUp();

  expect(await verifyEmail(accounts, stranger.student, { token, headers: headersWith(stranger.cookies) }, NOW)).toEqual(
    { kind: "other-account" },
  );

  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({ viewer: { emailVerified: false } });
  expect(await findViewer(accounts, headersWith(stranger.cookies), NOW)).toMatchObject({
    viewer: { emailVerified: false },
  });
  expect(await verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, NOW)).toMatchObject({
    kind: "verified",
  });
});

test("a mailbox owner without an account can invalidate every link sent there", async () => {
  const { student, cookies, email, token } = await signedUp();
  await resendVerification(accounts, student, newClient(), NOW);
  const second = await tokenMailedTo(email, "verify-email");

  expect(await disownAddress(accounts, token, NOW)).toEqual({ kind: "disowned" });

  expect(await disownAddress(accounts, token, NOW)).toEqual({ kind: "invalid-link" });
  for (const dead of [token, second]) {
    expect(await verifyEmail(accounts, student, { token: dead, headers: headersWith(cookies) }, NOW)).toEqual({
      kind: "invalid-link",
    });
  }
  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({ viewer: { emailVerified: false } });
});

test("a link works for a day", async () => {
  const { cookies, student, token } = await signedUp();

  expect(await verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, hoursLater(24.01))).toEqual({
    kind: "invalid-link",
  });
  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({ viewer: { emailVerified: false } });
  expect(
    await verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, hoursLater(23.9)),
  ).toMatchObject({ kind: "verified" });
});

test("nonsense is no link", async () => {
  const { student, cookies } = await signedUp();
  for (const token of ["", "x", "A".repeat(64), "\0", "🙂".repeat(20)]) {
    expect(await verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, NOW)).toEqual({
      kind: "invalid-link",
    });
  }
});

test("another link can be asked for, a few times, until the address is proved", async () => {
  const { student, email, cookies, token } = await signedUp();
  const client = newClient();
  const resend = () => resendVerification(accounts, student, client, NOW);

  expect([await resend(), await resend(), await resend()]).toEqual([
    { kind: "sent" },
    { kind: "sent" },
    { kind: "sent" },
  ]);
  expect(await resend()).toEqual({ kind: "limited", minutes: 15 });
  expect(await mailsTo(email)).toHaveLength(4);
  expect(await verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, NOW)).toMatchObject({
    kind: "verified",
  });
  expect(await resendVerification(accounts, { ...student, emailVerified: true }, newClient(), NOW)).toEqual({
    kind: "already-verified",
  });
});

test("a student whom the institute had invited is adopted: one row, the institute's data, the account's results", async () => {
  const { student, email, cookies, token } = await signedUp();
  const invitedAt = hoursLater(-240);
  const invitedId = newId<"student">();
  const importId = newId<"student-import">();
  await db.insert(students).values({
    id: invitedId,
    name: "Asha R. Verma",
    email: email.toUpperCase(),
    course: "TEAS 7",
    status: "Inactive",
    joinDate: invitedAt,
    extraTimePercent: 25,
    invitedAt,
    importId,
  });
  await db.insert(studentNotes).values({ id: newId(), studentId: invitedId, text: "Asked for time.", writtenAt: NOW });
  await db.insert(enrolments).values([
    { studentId: invitedId, course: "TEAS 7", enrolledAt: invitedAt },
    { studentId: invitedId, course: "NCLEX-RN", enrolledAt: invitedAt },
  ]);

  await verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, NOW);

  expect(await db.select().from(students).where(eq(students.id, invitedId))).toEqual([]);
  expect(await studentsWith(email)).toEqual([
    {
      id: student.studentId,
      authId: student.userId,
      name: "Asha R. Verma",
      email,
      course: "TEAS 7",
      progress: 0,
      status: "Inactive",
      joinDate: invitedAt,
      extraTimePercent: 25,
      invitedAt,
      importId,
      deletionNoticeAt: null,
      lastVisitAt: null,
    },
  ]);
  expect(await db.select().from(studentNotes).where(eq(studentNotes.studentId, student.studentId))).toMatchObject([
    { text: "Asked for time." },
  ]);
  const enrolled = await db.select().from(enrolments).where(eq(enrolments.studentId, student.studentId));
  expect(new Map(enrolled.map(({ course, enrolledAt }) => [course, enrolledAt]))).toEqual(
    new Map([
      ["TEAS 7", invitedAt],
      ["NCLEX-RN", invitedAt],
    ]),
  );
  expect(await findViewer(accounts, headersWith(cookies), NOW)).toMatchObject({
    viewer: { kind: "student", studentId: student.studentId, name: "Asha R. Verma", course: "TEAS 7" },
  });
});

test("an invited row without any enrolment is adopted with its course", async () => {
  const { student, email, cookies, token } = await signedUp();
  await db.insert(students).values({ id: newId<"student">(), name: "Asha", email, course: "OSCE" });

  await verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, NOW);

  const enrolled = await db.select().from(enrolments).where(eq(enrolments.studentId, student.studentId));
  expect(enrolled.map(({ course }) => course).sort()).toEqual(["NCLEX-RN", "OSCE"]);
});

test("extra time and a status that the account got before its address was proved stay", async () => {
  const { student, email, cookies, token } = await signedUp();
  const given = { extraTimePercent: 50, status: "Inactive" } as const;
  await db.update(students).set(given).where(eq(students.id, student.studentId));
  await db.insert(students).values({ id: newId<"student">(), name: "Asha", email, course: "OSCE" });

  await verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, NOW);

  expect(await studentsWith(email)).toMatchObject([{ id: student.studentId, course: "OSCE", ...given }]);
});

test("an address is proved while everybody's progress is computed, and neither fails", async () => {
  const { student, email, cookies, token } = await signedUp();
  const invitedId = newId<"student">();
  await db.insert(students).values({ id: invitedId, name: "Asha", email, course: "OSCE" });
  const { promise: hasFirst, resolve: resolveFirst } = Promise.withResolvers<void>();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();

  const hold = (tx: Tx, id: string) =>
    tx.execute(sql`select from ${students} where id = ${id}::uuid for no key update`);
  const computing = db.transaction(async (tx) => {
    await hold(tx, student.studentId);
    resolveFirst();
    await mayGoOn;
    await hold(tx, invitedId);
  });
  await hasFirst;
  const proving = verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, NOW);
  await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0);
  goOn();

  await computing;
  expect(await proving).toMatchObject({ kind: "verified" });
});

test("nothing is adopted before the address is proved, and nobody else's row ever", async () => {
  const { student, email, cookies, token } = await signedUp();
  const other = await signedUp();
  const invitedId = newId<"student">();
  await db.insert(students).values({ id: invitedId, name: "Invited", email, course: "DHA" });

  await verifyEmail(accounts, other.student, { token: other.token, headers: headersWith(other.cookies) }, NOW);
  expect(await studentsWith(email)).toHaveLength(2);

  await verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, NOW);
  expect(await studentsWith(email)).toHaveLength(1);
});

test("an account without a student takes over the invited row itself", async () => {
  const { student, email, cookies, token } = await signedUp();
  const invitedId = newId<"student">();
  await db.delete(students).where(eq(students.id, student.studentId));
  await db.insert(students).values({ id: invitedId, name: "Invited", email, course: "DHA" });

  await verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, NOW);

  expect(await studentsWith(email)).toMatchObject([{ id: invitedId, authId: student.userId }]);
});

test("a fault while adopting leaves everything as it was, the link included", async () => {
  const { student, email, cookies, token } = await signedUp();
  await db.insert(students).values({ id: newId<"student">(), name: "x".repeat(50), email, course: "DHA" });
  await db.execute("alter table students add constraint no_adoption check (length(name) <> 50 or auth_id is null)");

  await expect(verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, NOW)).rejects.toThrow();

  await db.execute("alter table students drop constraint no_adoption");
  expect(await studentsWith(email)).toHaveLength(2);
  expect(await db.select().from(users).where(eq(users.id, student.userId))).toMatchObject([{ emailVerified: false }]);
  expect(await verifyEmail(accounts, student, { token, headers: headersWith(cookies) }, NOW)).toMatchObject({
    kind: "verified",
  });
});
