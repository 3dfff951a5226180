import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { siteSettings, messages as table } from "../../../db/schema.ts";
import { ADMIN_EMAIL, mailsTo } from "../../../testing/accounts.ts";
import { unique } from "../../../testing/build.ts";
import { newSender, openMessages } from "../../../testing/messages.ts";
import { db } from "../../../testing/test-db.ts";
import { receiveMessage } from "./receive-message.server.ts";
import { requestNotice } from "./request-notice.server.ts";

const messages = openMessages();
const NOW = new Date("2026-11-21T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

function newMessage() {
  return { name: "Asha Verma", email: `${unique("asha")}@example.org`, message: "When does the course begin?" };
}

function stored(email: string) {
  return db.select().from(table).where(eq(table.email, email));
}

async function mailsAbout(email: string, to = ADMIN_EMAIL) {
  return (await mailsTo(to)).filter(({ props }) => props.email === email);
}

test("a message is stored and mailed to the administrator while the site names no address", async () => {
  const form = newMessage();

  expect(await receiveMessage(messages, newSender(), form, NOW)).toEqual({ kind: "taken" });

  expect(await stored(form.email)).toMatchObject([
    { kind: "contact", ...form, topic: "", receivedAt: NOW, readAt: null },
  ]);
  expect(await mailsAbout(form.email)).toEqual([{ template: "contact-message", to: ADMIN_EMAIL, props: form }]);
});

test("when the mail cannot be queued the message is not stored, so that it can be sent again", async () => {
  const form = newMessage();
  const broken = openMessages({ queue: { enqueue: () => Promise.reject(new Error("no queue")) } });

  await expect(receiveMessage(broken, newSender(), form, NOW)).rejects.toThrow("no queue");

  expect(await stored(form.email)).toEqual([]);
  await receiveMessage(messages, newSender(), form, later(1));
  expect(await stored(form.email)).toHaveLength(1);
});

test("the same message sent ten times, at once or one after the other, is one message", async () => {
  const form = newMessage();

  await Promise.all(Array.from({ length: 5 }, () => receiveMessage(messages, newSender(), form, NOW)));
  for (const minutes of [1, 2, 5, 8, 9]) await receiveMessage(messages, newSender(), form, later(minutes));

  expect(await stored(form.email)).toHaveLength(1);
  expect(await mailsAbout(form.email)).toHaveLength(1);
});

test("other words, another name, or the same words an hour later are another message", async () => {
  const form = newMessage();

  await receiveMessage(messages, newSender(), form, NOW);
  await receiveMessage(messages, newSender(), { ...form, message: "And how long is it?" }, NOW);
  await receiveMessage(messages, newSender(), { ...form, name: "A. Verma" }, NOW);
  await receiveMessage(messages, newSender(), form, later(60));

  expect(await stored(form.email)).toHaveLength(4);
  expect(await mailsAbout(form.email)).toHaveLength(4);
});

test("a request to be notified is stored once and mailed to the institute once, however often it is sent", async () => {
  const form = { email: `${unique("asha")}@example.org`, topic: "video-lectures" } as const;

  await Promise.all(Array.from({ length: 5 }, () => requestNotice(messages, newSender(), form, NOW)));
  for (let time = 0; time < 5; time += 1) {
    expect(await requestNotice(messages, newSender(), form, later(9_999))).toEqual({ kind: "taken" });
  }

  expect(await stored(form.email)).toMatchObject([{ kind: "notify-me", topic: "video-lectures", receivedAt: NOW }]);
  expect(await mailsAbout(form.email)).toEqual([{ template: "notice-request", to: ADMIN_EMAIL, props: form }]);
});

test("once the site names an address, messages go there", async () => {
  const office = `${unique("office")}@example.org`;
  const form = newMessage();
  await db.update(siteSettings).set({ email: office });

  await receiveMessage(messages, newSender(), form, NOW);
  await requestNotice(messages, newSender(), { email: form.email, topic: "video-lectures" }, NOW);

  await db.update(siteSettings).set({ email: "" });
  expect((await mailsAbout(form.email, office)).map(({ template }) => template)).toEqual([
    "contact-message",
    "notice-request",
  ]);
  expect(await mailsAbout(form.email)).toEqual([]);
});
