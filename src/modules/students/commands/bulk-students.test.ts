import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { auditEntries, enrolments, lessonCompletions, students, users } from "../../../db/schema.ts";
import { mailsTo, tokenMailedTo } from "../../../testing/accounts.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { openServices } from "../../../testing/services.ts";
import { db } from "../../../testing/test-db.ts";
import { findOpenInvitation } from "../../accounts/queries/find-open-invitation.server.ts";
import { confirmedNumber, DELETED_AT_ONCE } from "../bulk-forms.ts";
import { countMailsLeft } from "../queries/count-mails-left.server.ts";
import { countRecipients } from "../queries/count-recipients.server.ts";
import { textOfSelection } from "../selected-students.ts";
import { NO_FILTER } from "../student-filter.ts";
import { changeStudents } from "./change-students.server.ts";
import { deleteStudents } from "./delete-students.server.ts";
import { inviteStudents } from "./invite-students.server.ts";
import { writeToStudents } from "./write-to-students.server.ts";

const NOW = new Date("2026-11-22T09:00:00Z");
const { accounts, adminEmail } = openServices();
const services = { ...accounts, adminEmail };

const some = (...ids: Id<"student">[]) => ({ kind: "ids" as const, ids });

async function entriesOf(admin: Awaited<ReturnType<typeof buildAdmin>>) {
  return db.select().from(auditEntries).where(eq(auditEntries.actorId, admin.userId));
}

test("the chosen students get another status, who has it already is left as it is, and all are named in the audit", async () => {
  const admin = await buildAdmin(db);
  const [one, two] = [await buildStudent(db, { name: "Anu" }), await buildStudent(db, { name: "Bela" })];
  const already = await buildStudent(db, { status: "Inactive" });
  const selected = some(one.studentId, two.studentId, already.studentId, newId<"student">());
  const change = { kind: "status", status: "Inactive" } as const;

  expect(await changeStudents(db, admin, selected, change, NOW)).toEqual({ kind: "changed", count: 2 });
  expect(await changeStudents(db, admin, selected, change, NOW)).toEqual({ kind: "nothing" });

  const inactive = db.$count(students, sql`${inArray(students.id, selected.ids)} and ${students.status} = 'Inactive'`);
  expect(await inactive).toBe(3);
  expect(await entriesOf(admin)).toMatchObject([
    { action: "students.changed", after: { status: "Inactive", students: 2, names: ["Anu", "Bela"] } },
  ]);
});

test("all that match get another course: they are enrolled in it, and their progress is of it", async () => {
  const admin = await buildAdmin(db);
  const name = unique("moved").replaceAll("-", "");
  const [one, two] = [await buildStudent(db, { name, course: "OET" }), await buildStudent(db, { name, course: "PTE" })];
  const { lessonId } = await buildLesson(db);
  await db.insert(lessonCompletions).values({ studentId: one.studentId, lessonId, completedAt: NOW });
  const selected = { kind: "matching" as const, filter: { ...NO_FILTER, search: name } };

  const result = await changeStudents(db, admin, selected, { kind: "course", course: "DHA" }, NOW);

  expect(result).toEqual({ kind: "changed", count: 2 });
  const rows = await db
    .select()
    .from(students)
    .where(inArray(students.id, [one.studentId, two.studentId]));
  expect(rows.map(({ course }) => course)).toEqual(["DHA", "DHA"]);
  expect(rows.find(({ id }) => id === one.studentId)?.progress).toBeGreaterThan(0);
  const taken = await db
    .select()
    .from(enrolments)
    .where(inArray(enrolments.studentId, [one.studentId, two.studentId]));
  expect(taken.filter(({ course }) => course === "DHA")).toHaveLength(2);
});

test("a message reaches who is active and has proved the address, once, and says who is left out", async () => {
  const admin = await buildAdmin(db);
  const [reached, inactive, unproved] = [
    await buildStudent(db, { name: "Anu" }),
    await buildStudent(db, { status: "Inactive" }),
    await buildStudent(db),
  ];
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, unproved.userId));
  const invited = newId<"student">();
  const email = `${unique("invited")}@example.org`;
  await db.insert(students).values({ id: invited, name: "Invited", email, course: "OET" });
  const selected = some(reached.studentId, inactive.studentId, unproved.studentId, invited);
  const message = { mailingId: newId<"mailing">(), subject: "No classes", text: "We are closed.\nOn Monday." };
  const send = () => writeToStudents(services, admin, selected, message, NOW);

  expect(await countRecipients(db, admin, selected)).toEqual({ reached: 1, notVerified: 2, inactive: 1 });
  expect(await Promise.all([send(), send()])).toEqual([
    { kind: "sent", count: 1 },
    { kind: "sent", count: 1 },
  ]);
  expect(await send()).toEqual({ kind: "sent", count: 1 });
  const changed = { ...message, text: "We are open." };
  expect(await writeToStudents(services, admin, selected, changed, NOW)).toEqual({
    kind: "sent-before",
    subject: "No classes",
  });

  expect(await mailsTo(reached.email)).toMatchObject([
    { template: "institute-message", props: { name: "Anu", subject: "No classes", text: message.text } },
  ]);
  for (const other of [inactive.email, unproved.email, email]) expect(await mailsTo(other)).toEqual([]);
  expect(await countMailsLeft(db, admin, message.mailingId)).toBe(1);
  expect(await entriesOf(admin)).toMatchObject([
    {
      action: "students.written-to",
      subjectName: "No classes",
      after: { text: message.text, recipients: 1, notVerified: 2, inactive: 1 },
    },
  ]);
});

test("messages that are sent are limited; one to nobody is not sent, and does not count", async () => {
  const admin = await buildAdmin(db);
  const { studentId } = await buildStudent(db);
  const write = (to: typeof studentId) =>
    writeToStudents(services, admin, some(to), { mailingId: newId<"mailing">(), subject: "S", text: "T" }, NOW);
  expect(await write(newId<"student">())).toEqual({ kind: "nobody" });

  const kinds: string[] = [];
  for (let nth = 0; nth < 21; nth += 1) kinds.push((await write(studentId)).kind);

  expect(kinds).toEqual([...Array.from({ length: 20 }, () => "sent"), "limited"]);
  expect(await entriesOf(admin)).toHaveLength(20);
});

test("what was chosen goes through a form as a text", () => {
  const id = newId<"student">();
  expect(textOfSelection(some(id))).toBe(`ids:${id}`);
  expect(textOfSelection({ kind: "matching", filter: { ...NO_FILTER, joined: "7" } })).toBe("matching:?joined=7");
});

async function invited(over: { invitedAt?: Date | null } = {}) {
  const student = { id: newId<"student">(), name: unique("Invited"), email: `${unique("invited")}@example.org` };
  await db.insert(students).values({ ...student, course: "OET", invitedAt: null, ...over });
  return student;
}

test("the chosen students are deleted only by their number, some at a time, and all are named in the audit", async () => {
  const admin = await buildAdmin(db);
  const other = await buildStudent(db);
  const chosen = [await buildStudent(db), await buildStudent(db)];
  const rest = await Promise.all(Array.from({ length: DELETED_AT_ONCE }, () => invited()));
  const own = newId<"student">();
  await db
    .insert(students)
    .values({ id: own, authId: admin.userId, name: admin.name, email: admin.email, course: "OET" });
  const ids = [...chosen.map(({ studentId }) => studentId), ...rest.map(({ id }) => id), own];
  const remove = (confirmed: number) => deleteStudents(db, admin, some(...ids), confirmed, NOW);
  const all = DELETED_AT_ONCE + 2;

  for (const wrong of [0, 1, all - 1, all + 1]) expect(await remove(wrong)).toEqual({ kind: "miscounted", count: all });
  expect(await db.$count(students, inArray(students.id, ids))).toBe(all + 1);
  expect(await remove(all)).toEqual({ kind: "deleted", count: DELETED_AT_ONCE, left: 2 });
  expect(await remove(all)).toEqual({ kind: "miscounted", count: 2 });
  expect(await remove(2)).toEqual({ kind: "deleted", count: 2, left: 0 });
  expect(await remove(2)).toEqual({ kind: "nothing" });

  expect(await db.$count(students, inArray(students.id, [...ids, other.studentId]))).toBe(2);
  expect(await db.$count(users, eq(users.id, chosen[0]?.userId ?? admin.userId))).toBe(0);
  const entries = await entriesOf(admin);
  expect(entries).toMatchObject([
    { action: "students.deleted", before: { students: DELETED_AT_ONCE } },
    { action: "students.deleted", before: { students: 2 } },
  ]);
  for (const { name, email } of rest) expect(JSON.stringify(entries)).toContain(`${name}, ${email}`);
});

test("the number is read as people type it", () => {
  expect(["1200", " 1,200 ", "1 200", "1.200", "१२००"].map(confirmedNumber)).toEqual([1200, 1200, 1200, 1200, 1200]);
  expect(["", "yes", "12x", "-3"].map(confirmedNumber)).toEqual([null, null, null, null]);
});

test("those of the chosen students who have not signed up are invited again, and the reply says who is left out", async () => {
  const admin = await buildAdmin(db);
  const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
  const [first, again] = [await invited(), await invited({ invitedAt: minutesAgo(15) })];
  const recent = await invited({ invitedAt: minutesAgo(14) });
  const signedUp = await invited();
  await db.insert(users).values({ id: newId<"user">(), name: "Somebody", email: signedUp.email });
  const student = await buildStudent(db);
  const selected = some(first.id, again.id, recent.id, signedUp.id, student.studentId);
  const leftOut = { hasAccount: 2, tooSoon: 1 };

  expect(await inviteStudents(services, admin, selected, NOW)).toEqual({ kind: "invited", count: 2, ...leftOut });
  expect(await inviteStudents(services, admin, selected, NOW)).toEqual({
    kind: "nobody-invited",
    ...{ hasAccount: 2, tooSoon: 3 },
  });

  for (const { email } of [first, again]) {
    expect(await mailsTo(email)).toMatchObject([{ template: "invitation", props: { email } }]);
  }
  for (const { email } of [recent, signedUp, student]) expect(await mailsTo(email)).toEqual([]);
  const token = await tokenMailedTo(again.email, "invitation");
  expect(await findOpenInvitation(accounts, token, NOW)).toMatchObject({ kind: "open", studentId: again.id });
  expect(await entriesOf(admin)).toMatchObject([{ action: "students.invited", after: { invited: 2, ...leftOut } }]);
});
