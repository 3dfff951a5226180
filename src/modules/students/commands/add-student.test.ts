import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { auditEntries, enrolments, students, users } from "../../../db/schema.ts";
import { headersWith, mailsTo, signUpSomebody, tokenMailedTo } from "../../../testing/accounts.ts";
import { buildAdmin, buildStudent, unique } from "../../../testing/build.ts";
import { openServices } from "../../../testing/services.ts";
import { db } from "../../../testing/test-db.ts";
import { verifyEmail } from "../../accounts/commands/verify-email.server.ts";
import { addStudent } from "./add-student.server.ts";
import { changeStatus } from "./change-status.server.ts";
import { inviteStudent } from "./invite-student.server.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const LATER = new Date("2026-11-21T10:15:00Z");
const services = openServices();
const admin = await buildAdmin(db);

function fieldsOf(over: { email?: string; course?: string } = {}) {
  return { name: "Asha Verma", email: `${unique("added")}@example.org`, course: "TEAS 7", ...over };
}

async function add(fields = fieldsOf(), now = NOW): Promise<Id<"student">> {
  const added = await addStudent(services, admin, fields, now);
  if (added.kind !== "added") throw new Error(JSON.stringify(added));
  return added.studentId;
}

function entriesOf(studentId: Id<"student">) {
  return db.select().from(auditEntries).where(eq(auditEntries.subjectId, studentId)).orderBy(auditEntries.at);
}

test("adding enters an active student without progress or account, enrolled from now on, and mails the invitation", async () => {
  const fields = fieldsOf();

  const studentId = await add(fields);

  const [row] = await db.select().from(students).where(eq(students.id, studentId));
  expect(row).toEqual({
    ...fields,
    id: studentId,
    authId: null,
    progress: 0,
    status: "Active",
    joinDate: NOW,
    extraTimePercent: 0,
    invitedAt: NOW,
    importId: null,
    deletionNoticeAt: null,
    lastVisitAt: null,
  });
  expect(await db.select().from(enrolments).where(eq(enrolments.studentId, studentId))).toEqual([
    { studentId, course: "TEAS 7", enrolledAt: NOW },
  ]);
  const link = `${services.publicUrl}/invitation?token=${await tokenMailedTo(fields.email, "invitation")}`;
  expect(await mailsTo(fields.email)).toEqual([
    { template: "invitation", to: fields.email, props: { ...fields, link } },
  ]);
  expect(await entriesOf(studentId)).toMatchObject([
    { action: "student.added", subjectName: "Asha Verma", before: null, after: { ...fields, status: "Active" } },
  ]);
});

test("an address that belongs to somebody is refused, and no mail is sent", async () => {
  const { email: withAccount } = await buildStudent(db);
  const entered = fieldsOf();
  await add(entered);

  for (const [email, as] of [
    [withAccount, "account"],
    [entered.email, "invited"],
    [services.adminEmail, "admin"],
  ] as const) {
    const mailed = (await mailsTo(email)).length;

    expect(await addStudent(services, admin, fieldsOf({ email }), NOW)).toEqual({
      kind: "exists",
      as,
    });

    expect(await mailsTo(email)).toHaveLength(mailed);
  }
});

test("the same address from two windows at once gives one student and one mail", async () => {
  const fields = fieldsOf();

  const results = await Promise.all([1, 2, 3].map(() => addStudent(services, admin, fields, NOW)));

  expect(results.map(({ kind }) => kind).sort()).toEqual(["added", "exists", "exists"]);
  expect(await mailsTo(fields.email)).toHaveLength(1);
  expect(await db.select().from(students).where(eq(students.email, fields.email))).toHaveLength(1);
});

test("who signs up with the address and proves it takes over what the institute entered", async () => {
  const fields = fieldsOf();
  const studentId = await add(fields);
  const { student, cookies } = await signUpSomebody(services.accounts, { email: fields.email, course: "OET" });

  const token = await tokenMailedTo(fields.email, "verify-email");
  const link = { token, headers: headersWith(cookies) };
  expect(await verifyEmail(services.accounts, student, link, new Date())).toMatchObject({ kind: "verified" });

  const [row, ...others] = await db.select().from(students).where(eq(students.email, fields.email));
  expect(row).toMatchObject({ authId: student.userId, course: "TEAS 7", joinDate: NOW });
  expect(others).toEqual([]);
  expect(await inviteStudent(services, admin, studentId, LATER)).toEqual({ kind: "gone" });
});

test("an invitation is mailed again once the last one had time to arrive", async () => {
  const fields = fieldsOf();
  const studentId = await add(fields);

  expect(await inviteStudent(services, admin, studentId, new Date("2026-11-21T10:05:00Z"))).toEqual({
    kind: "too-soon",
    minutes: 10,
  });
  expect(await inviteStudent(services, admin, studentId, LATER)).toEqual({ kind: "invited" });

  expect((await mailsTo(fields.email)).map(({ template }) => template)).toEqual(["invitation", "invitation"]);
  const [row] = await db.select().from(students).where(eq(students.id, studentId));
  expect(row?.invitedAt).toEqual(LATER);
  expect(await entriesOf(studentId)).toMatchObject([{ action: "student.added" }, { action: "student.invited" }]);
});

test("two windows that invite at once send one mail", async () => {
  const fields = fieldsOf();
  const studentId = await add(fields);

  const results = await Promise.all([1, 2].map(() => inviteStudent(services, admin, studentId, LATER)));

  expect(results.map(({ kind }) => kind).sort()).toEqual(["invited", "too-soon"]);
  expect(await mailsTo(fields.email)).toHaveLength(2);
});

test("who has an account, proved or not, is not invited", async () => {
  const { studentId } = await buildStudent(db);
  const fields = fieldsOf();
  const entered = await add(fields);
  await db.insert(users).values({ id: newId<"user">(), name: "Asha", email: fields.email });

  expect(await inviteStudent(services, admin, studentId, LATER)).toEqual({ kind: "has-account" });
  expect(await inviteStudent(services, admin, entered, LATER)).toEqual({ kind: "has-account" });
  expect(await inviteStudent(services, admin, newId<"student">(), LATER)).toEqual({ kind: "gone" });
});

test("a status is changed from the one that was shown, and written down", async () => {
  const studentId = await add();

  expect(await changeStatus(db, admin, { studentId, status: "Inactive", shown: "Active" }, LATER)).toEqual({
    kind: "changed",
    name: "Asha Verma",
  });

  const [row] = await db.select().from(students).where(eq(students.id, studentId));
  expect(row?.status).toBe("Inactive");
  expect((await entriesOf(studentId)).at(-1)).toMatchObject({
    action: "student.status-changed",
    before: { status: "Active" },
    after: { status: "Inactive" },
  });
});

test("a status that somebody changed meanwhile is not overwritten, and the answer says what it is", async () => {
  const studentId = await add();
  await changeStatus(db, admin, { studentId, status: "Inactive", shown: "Active" }, LATER);

  for (const status of ["Active", "Inactive"] as const) {
    expect(await changeStatus(db, admin, { studentId, status, shown: "Active" }, LATER)).toEqual({
      kind: "stale",
      name: "Asha Verma",
      status: "Inactive",
    });
  }
  expect(await changeStatus(db, admin, { studentId, status: "Inactive", shown: "Inactive" }, LATER)).toEqual({
    kind: "same",
    name: "Asha Verma",
  });
  expect(
    await changeStatus(db, admin, { studentId: newId<"student">(), status: "Active", shown: "Inactive" }, LATER),
  ).toEqual({ kind: "gone" });
  expect(await entriesOf(studentId)).toHaveLength(2);
});
