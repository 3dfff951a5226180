/** What the administrator does with messages: reads, answers, deletes, exports. Each leaves its line in the audit. */
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { auditEntries, messageAnswers, siteSettings, messages as table } from "../../../db/schema.ts";
import { ADMIN_EMAIL, mailsTo } from "../../../testing/accounts.ts";
import { buildAdmin, unique } from "../../../testing/build.ts";
import { buildMessage, buildReport, buildSubscriber } from "../../../testing/build-messages.ts";
import { openMessages } from "../../../testing/messages.ts";
import { db } from "../../../testing/test-db.ts";
import { settleReport } from "../../questions/commands/settle-report.server.ts";
import type { AnswerForm } from "../answer-form.ts";
import { countUnread } from "../queries/count-unread.server.ts";
import { findMessage, listAnswers } from "../queries/find-message.server.ts";
import { isReadKind, type MessageKind } from "../rules.ts";
import { answerMessage } from "./answer-message.server.ts";
import { deleteMessage } from "./delete-message.server.ts";
import { exportMessages } from "./export-messages.server.ts";
import { markAllRead, markMessage } from "./mark-messages.server.ts";

const NOW = new Date("2026-11-21T09:00:00Z");
const LATER = new Date("2026-11-21T10:00:00Z");
const messages = openMessages();
const writeDay = (at: Date) => at.toISOString().slice(0, 10);

/** What this administrator did, oldest first. */
function entriesOf(adminId: Id<"user">) {
  const { action, subjectId, subjectName, before, after } = auditEntries;
  return db
    .select({ action, subjectId, subjectName, before, after })
    .from(auditEntries)
    .where(eq(auditEntries.actorId, adminId))
    .orderBy(asc(auditEntries.id));
}

function newAnswer(over: Partial<AnswerForm> = {}): AnswerForm {
  return {
    intent: "answer",
    answerId: newId<"message-answer">(),
    subject: "Your message",
    text: "In January.\n\nSee you then.",
    ...over,
  };
}

async function oneOfEach(): Promise<{ kind: MessageKind; id: string; name: string }[]> {
  const [contact, wish, subscriber, report] = await Promise.all([
    buildMessage(db),
    buildMessage(db, { topic: "video-lectures" }),
    buildSubscriber(db),
    buildReport(db),
  ]);
  return [
    { kind: "contact", id: contact.id, name: contact.name },
    { kind: "notify-me", id: wish.id, name: wish.email },
    { kind: "newsletter", id: subscriber.id, name: subscriber.email },
    { kind: "reports", id: report.id, name: report.message },
  ];
}

test("every kind that is read is marked as read once, and as unread again", async () => {
  const admin = await buildAdmin(db);
  const prefixes = { contact: "message", "notify-me": "message", reports: "report" };
  for (const { kind, id, name } of await oneOfEach()) {
    if (!isReadKind(kind)) continue;
    const before = (await countUnread(db, admin))[kind];
    expect((await findMessage(db, admin, kind, id))?.readAt).toBeNull();

    expect(await markMessage(db, admin, { kind, id, isRead: true }, NOW)).toEqual({ kind: "marked" });
    await markMessage(db, admin, { kind, id, isRead: true }, LATER);
    expect((await findMessage(db, admin, kind, id))?.readAt).toEqual(NOW);
    expect((await countUnread(db, admin))[kind]).toBe(before - 1);

    await markMessage(db, admin, { kind, id, isRead: false }, LATER);
    expect((await findMessage(db, admin, kind, id))?.readAt).toBeNull();
    expect((await entriesOf(admin.userId)).slice(-2)).toMatchObject([
      { action: `${prefixes[kind]}.read`, subjectId: id, subjectName: name },
      { action: `${prefixes[kind]}.unread`, subjectId: id },
    ]);
  }
});

test("all of a kind that are there are marked at once, and no other kind, and none that came later", async () => {
  const admin = await buildAdmin(db);
  const [early, late, wish] = await Promise.all([
    buildMessage(db, { receivedAt: NOW }),
    buildMessage(db, { receivedAt: LATER }),
    buildMessage(db, { topic: "video-lectures", receivedAt: NOW }),
  ]);

  const count = await markAllRead(db, admin, "contact", NOW);

  expect(count).toBeGreaterThan(0);
  expect((await findMessage(db, admin, "contact", early.id))?.readAt).toEqual(NOW);
  expect((await findMessage(db, admin, "contact", late.id))?.readAt).toBeNull();
  expect((await findMessage(db, admin, "notify-me", wish.id))?.readAt).toBeNull();
  expect(await markAllRead(db, admin, "contact", NOW)).toBe(0);
  expect(await entriesOf(admin.userId)).toMatchObject([{ action: "message.read", after: { count } }]);
});

test("an answer is mailed once however often it is sent, with the way back to the institute", async () => {
  const admin = await buildAdmin(db);
  const office = `${unique("office")}@example.org`;
  await db.update(siteSettings).set({ email: office, instituteName: "The Night School" });
  const { id, email, message } = await buildMessage(db, { receivedAt: NOW });
  const answer = newAnswer();
  const send = () => answerMessage(messages, admin, { messageId: id, answer, writeDay }, LATER);

  const results = await Promise.all([send(), send(), send()]);
  results.push(await send());
  await db.update(siteSettings).set({ email: "", instituteName: "Lamplight" });

  expect(results).toEqual(results.map(() => ({ kind: "sent" })));
  expect(await mailsTo(email)).toMatchObject([
    {
      template: "message-answer",
      props: {
        name: "Asha Verma",
        subject: "Your message",
        answer: answer.text,
        day: "2026-11-21",
        message,
        office,
        instituteName: "The Night School",
      },
    },
  ]);
  expect(await listAnswers(db, admin, id)).toEqual([
    { id: answer.answerId, text: answer.text, at: LATER, by: admin.name },
  ]);
  expect(await findMessage(db, admin, "contact", id)).toMatchObject({ readAt: LATER, answeredAt: LATER });
  expect(await entriesOf(admin.userId)).toEqual([
    {
      action: "message.answered",
      subjectId: id,
      subjectName: "Asha Verma",
      before: null,
      after: { subject: "Your message", text: answer.text },
    },
  ]);
});

test("an answer goes to the administrator's address when the settings name none, and to nobody when the message is gone", async () => {
  const admin = await buildAdmin(db);
  const wish = await buildMessage(db, { topic: "video-lectures" });
  await answerMessage(messages, admin, { messageId: wish.id, answer: newAnswer(), writeDay }, NOW);
  const [mail] = await mailsTo(wish.email);
  expect(mail?.props).toMatchObject({ office: ADMIN_EMAIL, name: "", topic: "the video lectures", message: "" });

  const gone = await buildMessage(db);
  await deleteMessage(db, admin, { kind: "contact", id: gone.id }, NOW);
  const late = { messageId: gone.id, answer: newAnswer(), writeDay };
  expect(await answerMessage(messages, admin, late, NOW)).toEqual({ kind: "gone" });
  expect(await mailsTo(gone.email)).toEqual([]);
});

test("every kind is deleted for good, once, and an answered message with its answers", async () => {
  const admin = await buildAdmin(db);
  const all = await oneOfEach();
  const [contact] = all;
  const messageId = contact?.id ?? "";
  await answerMessage(messages, admin, { messageId, answer: newAnswer(), writeDay }, NOW);

  for (const { kind, id } of all) {
    const results = await Promise.all([1, 2].map(() => deleteMessage(db, admin, { kind, id }, NOW)));
    expect(results.map((result) => result.kind).sort()).toEqual(["deleted", "gone"]);
    expect(await findMessage(db, admin, kind, id)).toBeNull();
  }

  expect(await listAnswers(db, admin, messageId)).toEqual([]);
  expect(await db.$count(messageAnswers, eq(messageAnswers.sentBy, admin.userId))).toBe(0);
  expect((await entriesOf(admin.userId)).slice(1)).toMatchObject([
    { action: "message.deleted", before: { name: "Asha Verma" }, after: null },
    { action: "message.deleted", before: { topic: "video-lectures" } },
    { action: "subscriber.deleted", before: { status: "pending" } },
    { action: "report.deleted", before: { name: "Asha Verma" } },
  ]);
});

test("an id of one kind opens nothing of another", async () => {
  const admin = await buildAdmin(db);
  const { id } = await buildMessage(db);

  expect(await findMessage(db, admin, "notify-me", id)).toBeNull();
  expect(await findMessage(db, admin, "contact", "not-an-id")).toBeNull();
  expect(await deleteMessage(db, admin, { kind: "notify-me", id }, NOW)).toEqual({ kind: "gone" });
  expect(await markMessage(db, admin, { kind: "reports", id, isRead: true }, NOW)).toEqual({ kind: "gone" });
  expect(await findMessage(db, admin, "contact", id)).not.toBeNull();
});

test("an export holds all of its kind, and nothing in it is a formula", async () => {
  const admin = await buildAdmin(db);
  const hostile = await buildMessage(db, { name: '=HYPERLINK("http://x")', message: 'Line one\n"two", three' });
  await db.update(table).set({ readAt: NOW }).where(eq(table.id, hostile.id));
  const subscriber = await buildSubscriber(db, { state: "confirmed", confirmedAt: LATER, readAt: NOW });
  const report = await buildReport(db, { message: "@SUM(A1)" });
  const asked = { questionId: report.questionId, reportId: report.id, note: "Put right" };
  await settleReport(db, admin, asked, LATER);

  const contact = await fileOf("contact");
  expect(contact.startsWith("\uFEFFReceived (UTC),Name,Email,Message,Read (UTC),Answered (UTC)\r\n")).toBe(true);
  expect(contact).toContain(
    `"'=HYPERLINK(""http://x"")",${hostile.email},"Line one\n""two"", three",2026-11-21 09:00,\r\n`,
  );
  expect(await fileOf("newsletter")).toContain(`,${subscriber.email},Subscribed,2026-11-21 10:00,\r\n`);
  expect(await fileOf("reports")).toContain(",1,Asha Verma,'@SUM(A1),2026-11-21 10:00,Put right\r\n");
  expect(await fileOf("notify-me")).toContain("Received (UTC),Email,Waiting for,Read (UTC),Answered (UTC)\r\n");
  const exported = (await entriesOf(admin.userId)).filter(({ action }) => action === "messages.exported");
  expect(exported.map(({ subjectName }) => subjectName)).toEqual([
    "Contact",
    "Newsletter",
    "Reported questions",
    "Notify me",
  ]);

  async function fileOf(kind: MessageKind): Promise<string> {
    let text = "";
    for await (const piece of await exportMessages(db, admin, { kind, timeZone: "UTC" }, NOW)) text += piece;
    return text;
  }
});
