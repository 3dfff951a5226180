/** What goes and what stays, on the real database: this file has it for itself, with its settings and its daily work. */
import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../core/id.ts";
import { findLastRun } from "../../db/recurring-work.ts";
import {
  attemptMarkups,
  auditEntries,
  dataViews,
  messageAnswers,
  messages,
  noticeCounts,
  questionReviews,
  recurringWork,
  sessions,
  signIns,
  siteSettings,
  stimuli,
  stimulusQuestions,
  stimulusVersions,
  students,
  verifications,
} from "../../db/schema.ts";
import { ADMIN_EMAIL, openAccounts } from "../../testing/accounts.ts";
import { buildAdmin, buildStudent, unique } from "../../testing/build.ts";
import { buildMessage } from "../../testing/build-messages.ts";
import { startCase } from "../../testing/start-case.ts";
import { db } from "../../testing/test-db.ts";
import { findStudentRecord } from "../students/queries/find-student-record.server.ts";
import { BATCH } from "./batches.server.ts";
import { deleteOutdated } from "./commands/delete-outdated.server.ts";
import type { Clearing } from "./commands/delete-unused-accounts.server.ts";
import { runRetention } from "./commands/run-retention.server.ts";
import { saveRetentionPeriods } from "./commands/save-retention-periods.server.ts";
import { CLEARED, type RetentionOutcome, STOPPED } from "./outcome.ts";
import { countOutdated } from "./queries/count-outdated.server.ts";
import { loadRetentionPeriods } from "./queries/load-retention-periods.server.ts";
import { RETENTION_SETTINGS, RETENTION_WORK, type RetentionPeriods } from "./rules.ts";

const admin = await buildAdmin(db);
const NOW = new Date("2031-06-15T09:00:00Z");
const OLD = new Date("2030-06-15T08:59:59Z");
const YOUNG = new Date("2030-06-15T09:00:01Z");
const FOR_EVER: RetentionPeriods = {
  keepSignInsMonths: 0,
  keepAuditMonths: 0,
  keepDataViewsMonths: 0,
  keepMessagesMonths: 0,
  keepUnusedAccountsMonths: 0,
};
const { queue, publicUrl } = openAccounts();
const clearing: Clearing = {
  db,
  queue,
  publicUrl,
  adminEmail: ADMIN_EMAIL,
  timeZone: "Asia/Kolkata",
  isOver: () => false,
};

/** What is stored of a run that ended in time and wrote to nobody. */
function outcomeOf(cleared: Partial<RetentionOutcome["cleared"]>): string {
  const none = Object.fromEntries(CLEARED.map((what) => [what, 0]));
  return JSON.stringify({ cleared: { ...none, ...cleared }, noticed: 0, isUnfinished: false });
}

/** Another day's run with these settings. */
async function run(over: Partial<RetentionPeriods>, now = NOW, more: Partial<Clearing> = {}) {
  await db.delete(recurringWork).where(eq(recurringWork.name, RETENTION_WORK.name));
  await db.update(siteSettings).set({ ...FOR_EVER, ...over });
  return runRetention({ ...clearing, ...more }, now);
}

async function buildEntries(at: Date, count = 1): Promise<Id<"audit-entry">[]> {
  const ids = Array.from({ length: count }, () => newId<"audit-entry">());
  await db
    .insert(auditEntries)
    .values(ids.map((id) => ({ id, at, actorEmail: "", action: "student.edited", searchText: "" })));
  return ids;
}

async function buildView(at: Date): Promise<Id<"data-view">> {
  const id = newId<"data-view">();
  await db
    .insert(dataViews)
    .values({ id, at, viewerId: newId<"user">(), viewerEmail: "admin@example.org", what: "student.seen" });
  return id;
}

async function buildSignIn(userId: Id<"user">, signedInAt: Date): Promise<string> {
  const id = newId();
  await db.insert(signIns).values({ id, userId, signedInAt });
  return id;
}

function countEntries(ids: Id<"audit-entry">[]) {
  return db.$count(auditEntries, inArray(auditEntries.id, ids));
}

test("everything older than its time goes, to the second, and nothing younger does", async () => {
  const { userId } = await buildStudent(db);
  const kept = await Promise.all([OLD, YOUNG].map((at) => buildSignIn(userId, at)));
  const views = await Promise.all([OLD, YOUNG].map(buildView));
  const entries = [...(await buildEntries(OLD)), ...(await buildEntries(YOUNG))];
  const written = await Promise.all([OLD, OLD, YOUNG].map((receivedAt) => buildMessage(db, { receivedAt })));
  const [, answered] = written;
  const answer = { id: newId<"message-answer">(), messageId: answered?.id ?? newId<"message">(), text: "In May." };
  await db.insert(messageAnswers).values({ ...answer, sentAt: YOUNG });

  const result = await run({
    keepSignInsMonths: 12,
    keepAuditMonths: 12,
    keepDataViewsMonths: 12,
    keepMessagesMonths: 12,
  });

  const outcome = outcomeOf({ signIns: 1, audit: 1, dataViews: 1, messages: 1 });
  expect(result).toEqual({ kind: "done", outcome });
  expect(await findLastRun(db, "retention")).toMatchObject({ startedAt: NOW, hasFailed: false, outcome });
  expect(await db.select({ id: signIns.id }).from(signIns).where(inArray(signIns.id, kept))).toEqual([{ id: kept[1] }]);
  expect(await db.select({ id: dataViews.id }).from(dataViews).where(inArray(dataViews.id, views))).toEqual([
    { id: views[1] },
  ]);
  expect(await countEntries(entries)).toBe(1);
  const ids = written.map(({ id }) => id);
  const left = await db.select({ id: messages.id }).from(messages).where(inArray(messages.id, ids));
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set(ids.slice(1)));
  expect(await db.$count(messageAnswers, eq(messageAnswers.id, answer.id))).toBe(1);
  const audited = await db.select().from(auditEntries).where(eq(auditEntries.action, "data.expired"));
  expect(audited).toMatchObject([
    {
      at: NOW,
      actorId: null,
      actorEmail: "",
      before: null,
      after: { signIns: 1, audit: 1, dataViews: 1, messages: 1 },
    },
  ]);
});

test("what is kept for ever stays, however old, and a day without old entries is not written down", async () => {
  const { userId } = await buildStudent(db);
  const ancient = new Date("1999-01-01T00:00:00Z");
  const id = await buildSignIn(userId, ancient);
  const [entry, view] = [await buildEntries(ancient), await buildView(ancient)];
  const message = await buildMessage(db, { receivedAt: ancient });
  const countBefore = await db.$count(auditEntries, eq(auditEntries.action, "data.expired"));

  expect(await run({})).toEqual({ kind: "done", outcome: outcomeOf({}) });

  expect(await db.$count(signIns, eq(signIns.id, id))).toBe(1);
  expect(await countEntries(entry)).toBe(1);
  expect(await db.$count(dataViews, eq(dataViews.id, view))).toBe(1);
  expect(await db.$count(messages, eq(messages.id, message.id))).toBe(1);
  expect(await db.$count(auditEntries, eq(auditEntries.action, "data.expired"))).toBe(countBefore);
});

test("sign-ins are neither changed nor deleted, but by retention and with their account", async () => {
  const { userId } = await buildStudent(db);
  const id = await buildSignIn(userId, new Date());
  const stays = /what was done stays written down/;
  const refusalOf = (statement: string) =>
    db.execute(sql.raw(statement)).then(
      () => "done",
      (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause.message : ""),
    );

  expect(await refusalOf(`delete from sign_ins where id = '${id}'`)).toMatch(stays);
  expect(await refusalOf(`update sign_ins set ip_address = '' where id = '${id}'`)).toMatch(stays);
  expect(await refusalOf("truncate sign_ins")).toMatch(stays);
  expect(await db.$count(signIns, eq(signIns.id, id))).toBe(1);

  expect(await refusalOf(`delete from users where id = '${userId}'`)).toBe("done");
  expect(await db.$count(signIns, eq(signIns.id, id))).toBe(0);
});

test("the two registers refuse every other deletion, also right after a run", async () => {
  await run({ keepAuditMonths: 12, keepDataViewsMonths: 12 });
  await buildEntries(OLD);
  await buildView(OLD);

  await expect(db.delete(auditEntries)).rejects.toThrow();
  await expect(db.delete(dataViews)).rejects.toThrow();
  await expect(db.update(dataViews).set({ people: 2 })).rejects.toThrow();
  await expect(db.execute(sql`truncate ${dataViews}`)).rejects.toThrow();
  // Not even in a retention's own transaction is anything changed.
  const forged = db.transaction(async (tx) => {
    await tx.execute(sql`set local lamplight.retention = 'on'`);
    await tx.update(auditEntries).set({ actorEmail: "somebody@example.org" });
  });
  await expect(forged).rejects.toThrow();
});

test("between two batches it asks whether to go on", async () => {
  await run({ keepAuditMonths: 12 });
  const ids = await buildEntries(OLD, BATCH + 5);
  let asked = 0;
  const isOver = () => {
    asked += 1;
    return asked > 1;
  };

  expect(await deleteOutdated(db, { ...FOR_EVER, keepAuditMonths: 12 }, isOver, NOW)).toMatchObject({ audit: BATCH });
  expect(await countEntries(ids)).toBe(5);
});

test("a run that is stopped counts as failed, and is taken up again soon", async () => {
  const ids = await buildEntries(OLD);

  const stopped = await run({ keepAuditMonths: 12 }, NOW, { isOver: () => true });

  expect(stopped.kind).toBe("failed");
  expect(await findLastRun(db, "retention")).toMatchObject({ hasFailed: true, outcome: STOPPED });
  expect(await countEntries(ids)).toBe(1);
  const soon = new Date(NOW.getTime() + RETENTION_WORK.retryMs);
  expect(await runRetention(clearing, soon)).toMatchObject({ kind: "done" });
  expect(await countEntries(ids)).toBe(0);
});

test("of two processes that look at the same moment one does it", async () => {
  const ids = await buildEntries(OLD, 3);
  await db.delete(recurringWork);
  await db.update(siteSettings).set({ ...FOR_EVER, keepAuditMonths: 12 });

  const results = await Promise.all([runRetention(clearing, NOW), runRetention(clearing, NOW)]);

  expect(results.map(({ kind }) => kind).sort()).toEqual(["done", "not-due"]);
  expect(await countEntries(ids)).toBe(0);
  const tomorrow = new Date(NOW.getTime() + RETENTION_WORK.everyMs);
  expect(await runRetention(clearing, new Date(tomorrow.getTime() - 1))).toEqual({ kind: "not-due" });
  expect(await runRetention(clearing, tomorrow)).toMatchObject({ kind: "done" });
});

test("a run whose process was killed is taken up by another", async () => {
  await db.delete(recurringWork);
  await db.insert(recurringWork).values({ name: RETENTION_WORK.name, startedAt: NOW });
  const after = (ms: number) => new Date(NOW.getTime() + ms);

  expect(await runRetention(clearing, after(RETENTION_WORK.giveUpAfterMs - 1))).toEqual({ kind: "not-due" });
  expect(await runRetention(clearing, after(RETENTION_WORK.giveUpAfterMs))).toMatchObject({ kind: "done" });
});

test("when a student was here last stays known without sign-in and session", async () => {
  const { userId, studentId } = await buildStudent(db);
  await buildSignIn(userId, new Date("2029-01-01T00:00:00Z"));
  const session = { userId, token: unique("token"), createdAt: OLD };
  const used = new Date("2029-03-01T00:00:00Z");
  await db.insert(sessions).values([
    { ...session, id: newId(), updatedAt: used, expiresAt: new Date("2029-03-31T00:00:00Z") },
    { ...session, id: newId(), token: unique("open"), updatedAt: OLD, expiresAt: new Date("2031-06-16T00:00:00Z") },
  ]);

  await run({ keepSignInsMonths: 12 });

  const [student] = await db.select().from(students).where(eq(students.id, studentId));
  expect(student?.lastVisitAt).toEqual(used);
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
  expect(await db.$count(signIns, eq(signIns.userId, userId))).toBe(0);
  expect((await findStudentRecord(db, admin, studentId, NOW))?.lastActiveAt).toEqual(used);
});

test("links that nobody can follow any more go a week later", async () => {
  const days = (count: number) => new Date(NOW.getTime() + count * 24 * 60 * 60_000);
  const link = (expiresAt: Date) => ({ id: newId(), identifier: unique("link"), value: unique("hash"), expiresAt });
  const [over, justOver, working] = [link(days(-8)), link(days(-6)), link(days(1))];
  await db.insert(verifications).values([over, justOver, working]);

  await run({});

  const ids = [over.id, justOver.id, working.id];
  expect(await db.$count(verifications, inArray(verifications.id, ids))).toBe(2);
  expect(await db.$count(verifications, eq(verifications.id, over.id))).toBe(0);
});

test("counts of notices go a week later, a month later where some of them still wait to be told", async () => {
  const days = (count: number) => new Date(NOW.getTime() + count * 24 * 60 * 60_000);
  const count = (endsAt: Date, held: number) => ({ key: unique("notice"), sent: 3, held, endsAt });
  const [over, justOver, waiting] = [count(days(-8), 0), count(days(-6), 0), count(days(-8), 2)];
  await db.insert(noticeCounts).values([over, justOver, waiting, count(days(-31), 2)]);

  await run({});

  const left = await db.select({ key: noticeCounts.key }).from(noticeCounts);
  expect(left.map(({ key }) => key).sort()).toEqual([justOver.key, waiting.key].sort());
});

test("a shorter time is saved when it was confirmed, by whoever saw what was stored last, and audited", async () => {
  const admin = await buildAdmin(db);
  await db.update(siteSettings).set({ ...FOR_EVER, keepAuditMonths: 36 });
  const { updatedAt } = (await db.select().from(siteSettings))[0] ?? {};
  const basedOn = await loadRetentionPeriods(db);
  const input = { ...basedOn, keepAuditMonths: 24, keepMessagesMonths: 12 };
  const ask = { basedOn, input, isConfirmed: false };

  expect(await saveRetentionPeriods(db, admin, ask, NOW)).toEqual({
    kind: "destroys",
    shorter: ["keepAuditMonths", "keepMessagesMonths"],
  });
  expect(await loadRetentionPeriods(db)).toEqual(basedOn);
  expect(await saveRetentionPeriods(db, admin, { ...ask, isConfirmed: true }, NOW)).toEqual({ kind: "saved" });
  expect(await saveRetentionPeriods(db, admin, { ...ask, isConfirmed: true }, NOW)).toEqual({
    kind: "stale",
    now: input,
  });
  const longer = { basedOn: input, input: basedOn, isConfirmed: false };
  expect(await saveRetentionPeriods(db, admin, longer, NOW)).toEqual({ kind: "saved" });

  expect((await db.select().from(siteSettings))[0]?.updatedAt).toEqual(updatedAt);
  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actorId, admin.userId))
    .orderBy(auditEntries.id);
  expect(entries).toMatchObject([
    {
      action: "settings.changed",
      before: { keepAuditMonths: 36, keepMessagesMonths: 0 },
      after: { keepAuditMonths: 24, keepMessagesMonths: 12 },
    },
    { before: { keepAuditMonths: 24 }, after: { keepAuditMonths: 36 } },
  ]);
});

test("how many will go is said before, and that many do", async () => {
  await run({ keepAuditMonths: 12, keepDataViewsMonths: 12, keepMessagesMonths: 12, keepSignInsMonths: 12 });
  await buildEntries(OLD, 3);
  await buildView(OLD);
  const periods = { ...FOR_EVER, keepAuditMonths: 12, keepDataViewsMonths: 12, keepMessagesMonths: 12 };
  const asked = { periods, which: RETENTION_SETTINGS, adminEmail: ADMIN_EMAIL };

  expect(await countOutdated(db, admin, asked, NOW)).toEqual([
    { kept: "keepAuditMonths", count: 3 },
    { kept: "keepDataViewsMonths", count: 1 },
    { kept: "keepMessagesMonths", count: 0 },
    { kept: "keepUnusedAccountsMonths", accounts: 0, invited: 0 },
  ]);
  expect(await run(periods)).toMatchObject({ outcome: outcomeOf({ audit: 3, dataViews: 1 }) });
});

test("case studies, their versions and the reviews of their questions are kept however old, as is what students made in them", async () => {
  const ancient = new Date("1999-01-01T00:00:00Z");
  await startCase(db, admin, await buildStudent(db), "kept", ancient);
  const tables = [stimuli, stimulusVersions, stimulusQuestions, questionReviews, attemptMarkups];
  const counts = () => Promise.all(tables.map((table) => db.$count(table)));
  const before = await counts();
  expect(before).not.toContain(0);

  const months = 12;
  await run({
    keepSignInsMonths: months,
    keepAuditMonths: months,
    keepDataViewsMonths: months,
    keepMessagesMonths: months,
  });

  expect(await counts()).toEqual(before);
});
