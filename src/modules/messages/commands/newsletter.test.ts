import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { subscribers } from "../../../db/schema.ts";
import { mailsTo } from "../../../testing/accounts.ts";
import { unique } from "../../../testing/build.ts";
import { newSender, openMessages } from "../../../testing/messages.ts";
import { db } from "../../../testing/test-db.ts";
import { findPendingSubscription, findSubscription } from "../queries/find-subscription.server.ts";
import { confirmSubscription } from "./confirm-subscription.server.ts";
import { leaveNewsletter, returnToNewsletter } from "./leave-newsletter.server.ts";
import { requestSubscription } from "./request-subscription.server.ts";

const messages = openMessages();
const NOW = new Date("2026-11-21T10:00:00Z");
const after = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60_000);
const newEmail = () => `${unique("asha")}@example.org`;

function ask(email: string, now = NOW) {
  return requestSubscription(messages, newSender(), { email }, now);
}

async function stored(email: string) {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.email, email));
  return row;
}

async function templatesTo(email: string) {
  return (await mailsTo(email)).map(({ template }) => template);
}

/** The token in the newest mail of a kind. */
async function tokenIn(email: string, template: "confirm-newsletter" | "newsletter-welcome"): Promise<string> {
  const props = (await mailsTo(email)).findLast((mail) => mail.template === template)?.props;
  const link = template === "confirm-newsletter" ? props?.link : props?.leaveLink;
  return new URL(String(link)).searchParams.get("token") ?? "";
}

/** A confirmed subscriber, with the token that ends the subscription. */
async function subscribed() {
  const email = newEmail();
  await ask(email);
  await confirmSubscription(messages, await tokenIn(email, "confirm-newsletter"), NOW);
  return { email, leaveToken: await tokenIn(email, "newsletter-welcome") };
}

test("asked for several times, at once or one after the other, the newsletter sends one mail", async () => {
  const email = newEmail();

  const answers = [
    ...(await Promise.all(Array.from({ length: 3 }, () => ask(email)))),
    ...(await Promise.all([1, 2.9].map((days) => ask(email, after(days))))),
  ];

  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(["taken"]));
  expect(await templatesTo(email)).toEqual(["confirm-newsletter"]);
  expect(await stored(email)).toMatchObject({ state: "pending", mailedAt: NOW, confirmedAt: null });
});

test("requests that send no mail do not count towards a mailbox's hourly limit", async () => {
  const email = newEmail();
  const rounds = [1, 2, 3];

  for (const _ of rounds) {
    const answers = await Promise.all(Array.from({ length: 3 }, () => ask(email)));
    expect(answers.map(({ kind }) => kind)).toEqual(["taken", "taken", "taken"]);
  }
  expect(await templatesTo(email)).toEqual(["confirm-newsletter"]);
});

test("plus suffixes cannot be used to flood a mailbox", async () => {
  const name = unique("asha");
  const asked = await Promise.all(Array.from({ length: 15 }, (_, mark) => ask(`${name}+${mark}@example.org`)));

  expect(asked.filter(({ kind }) => kind === "taken")).toHaveLength(5);
  expect(await ask(newEmail())).toEqual({ kind: "taken" });
});

test("the database holds nothing with which a subscription could be confirmed", async () => {
  const email = newEmail();
  await ask(email);

  expect(JSON.stringify(await stored(email))).not.toContain(await tokenIn(email, "confirm-newsletter"));
});

test("once the link has expired a new one is mailed, and the old one stays dead", async () => {
  const email = newEmail();
  await ask(email);
  const old = await tokenIn(email, "confirm-newsletter");
  expect(await confirmSubscription(messages, old, after(3))).toEqual({ kind: "dead" });

  await ask(email, after(3));

  expect(await templatesTo(email)).toEqual(["confirm-newsletter", "confirm-newsletter"]);
  expect(await confirmSubscription(messages, old, after(3))).toEqual({ kind: "dead" });
  const fresh = await tokenIn(email, "confirm-newsletter");
  expect(await findPendingSubscription(db, fresh, after(4))).toEqual({ kind: "open" });
  expect(await confirmSubscription(messages, fresh, after(4))).toEqual({ kind: "confirmed" });
});

test("looking at the link changes nothing; confirming begins the newsletter with one welcome, however often", async () => {
  const email = newEmail();
  await ask(email);
  const token = await tokenIn(email, "confirm-newsletter");
  expect(await findPendingSubscription(db, token, NOW)).toEqual({ kind: "open" });
  expect(await stored(email)).toMatchObject({ state: "pending" });

  const answers = await Promise.all(Array.from({ length: 5 }, () => confirmSubscription(messages, token, after(1))));

  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ kind: "confirmed" })));
  expect(await stored(email)).toMatchObject({ state: "confirmed", confirmedAt: after(1) });
  expect(await templatesTo(email)).toEqual(["confirm-newsletter", "newsletter-welcome"]);
  expect(await findPendingSubscription(db, token, after(30))).toEqual({ kind: "confirmed" });
});

test("a subscribed address gets no mail, and the reply does not reveal it", async () => {
  const { email } = await subscribed();

  expect(await ask(email, after(30))).toEqual(await ask(newEmail(), after(30)));

  expect(await templatesTo(email)).toEqual(["confirm-newsletter", "newsletter-welcome"]);
});

test("when the mail cannot be queued nothing is stored, so that asking again works", async () => {
  const email = newEmail();
  const broken = openMessages({ queue: { enqueue: () => Promise.reject(new Error("no queue")) } });

  await expect(requestSubscription(broken, newSender(), { email }, NOW)).rejects.toThrow("no queue");

  expect(await stored(email)).toBeUndefined();
  await ask(email);
  expect(await templatesTo(email)).toEqual(["confirm-newsletter"]);
});

test("leaving ends the subscription at once, and leaving again changes nothing", async () => {
  const { email, leaveToken } = await subscribed();
  expect(await findSubscription(db, leaveToken, after(1))).toEqual({ kind: "subscribed" });

  expect(await leaveNewsletter(messages, leaveToken, after(1))).toEqual({ kind: "left" });
  expect(await leaveNewsletter(messages, leaveToken, after(9))).toEqual({ kind: "left" });

  expect(await stored(email)).toMatchObject({ state: "left", leftAt: after(1), confirmHash: null });
});

test("a link to confirm does not bring back who has left", async () => {
  const { email, leaveToken } = await subscribed();
  const token = await tokenIn(email, "confirm-newsletter");
  await leaveNewsletter(messages, leaveToken, NOW);

  expect(await confirmSubscription(messages, token, NOW)).toEqual({ kind: "dead" });
  expect(await stored(email)).toMatchObject({ state: "left" });
});

test("leaving can be undone for a day; after that the address has to be confirmed again", async () => {
  const { email, leaveToken } = await subscribed();
  await leaveNewsletter(messages, leaveToken, NOW);

  expect(await returnToNewsletter(messages, leaveToken, after(0.9))).toEqual({ kind: "back" });
  expect(await returnToNewsletter(messages, leaveToken, after(0.9))).toEqual({ kind: "back" });
  expect(await stored(email)).toMatchObject({ state: "confirmed", leftAt: null });

  await leaveNewsletter(messages, leaveToken, NOW);
  expect(await findSubscription(db, leaveToken, after(1))).toEqual({ kind: "left-for-good" });
  expect(await returnToNewsletter(messages, leaveToken, after(1))).toEqual({ kind: "too-late" });
  expect(await stored(email)).toMatchObject({ state: "left" });
});

test("who left and asks again gets a link at once, and one only", async () => {
  const { email, leaveToken } = await subscribed();
  await leaveNewsletter(messages, leaveToken, NOW);

  for (let time = 0; time < 3; time += 1) await ask(email, NOW);

  expect(await templatesTo(email)).toEqual(["confirm-newsletter", "newsletter-welcome", "confirm-newsletter"]);
  expect(await confirmSubscription(messages, await tokenIn(email, "confirm-newsletter"), NOW)).toEqual({
    kind: "confirmed",
  });
  expect(await stored(email)).toMatchObject({ state: "confirmed", leftAt: null });
});

test("what belongs to no subscription changes none", async () => {
  const { email } = await subscribed();
  for (const token of ["", "nonsense", "A".repeat(43), "\u0000".repeat(43), "x".repeat(10_000)]) {
    expect(await findPendingSubscription(db, token, NOW)).toEqual({ kind: "dead" });
    expect(await confirmSubscription(messages, token, NOW)).toEqual({ kind: "dead" });
    expect(await leaveNewsletter(messages, token, NOW)).toEqual({ kind: "unknown" });
    expect(await returnToNewsletter(messages, token, NOW)).toEqual({ kind: "unknown" });
  }
  expect(await stored(email)).toMatchObject({ state: "confirmed" });
});
