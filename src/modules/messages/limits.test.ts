/** Alone in its file: the limits for all together would be used up for other tests. */
import { expect, test } from "vitest";
import { unique } from "../../testing/build.ts";
import { newSender, openMessages } from "../../testing/messages.ts";
import { db } from "../../testing/test-db.ts";
import { receiveMessage } from "./commands/receive-message.server.ts";
import { countForm, type Sender } from "./limits.server.ts";

const messages = openMessages();

/** How many of these many turns at once are free. */
async function freeTurns(form: Parameters<typeof countForm>[1], count: number, senderOf: () => Sender) {
  const turns = await Promise.all(Array.from({ length: count }, () => countForm(messages.limits, form, senderOf())));
  return turns.filter(({ kind }) => kind === "free").length;
}

test("one address may send so much within the hour, each form by itself, and others as before", async () => {
  const sender = newSender();
  expect(await freeTurns("contact", 65, () => sender)).toBe(60);
  expect(await countForm(messages.limits, "contact", sender)).toEqual({ kind: "limited", minutes: 60 });
  expect(await countForm(messages.limits, "notify-me", sender)).toEqual({ kind: "free" });
  expect(await countForm(messages.limits, "contact", newSender())).toEqual({ kind: "free" });
});

test("one address without scripts may send less", async () => {
  const sender = newSender({ isTimed: false });
  expect(await freeTurns("notify-me", 15, () => sender)).toBe(12);
  expect(await countForm(messages.limits, "notify-me", { ...sender, isTimed: true })).toEqual({ kind: "free" });
});

test("one network may send only a part of the total, and others are not affected", async () => {
  let place = 0;
  const inNetwork = () => newSender({ address: `2001:db8:5:${(place++).toString(16)}::1` });

  expect(await freeTurns("notify-me", 200, inNetwork)).toBe(150);
  expect(await countForm(messages.limits, "notify-me", newSender())).toEqual({ kind: "free" });
});

test("from many addresses without scripts comes no more than a person can read, and then nothing is stored", async () => {
  const all = await freeTurns("contact", 70, () => newSender({ isTimed: false }));
  const form = { name: "Asha Verma", email: `${unique("asha")}@example.org`, message: "Hello" };

  expect(all).toBe(60);
  expect(await receiveMessage(messages, newSender({ isTimed: false }), form, new Date())).toMatchObject({
    kind: "limited",
  });
  expect(await db.query.messages.findMany()).toEqual([]);
  // Forms sent with scripts are still accepted.
  expect(await receiveMessage(messages, newSender(), form, new Date())).toEqual({ kind: "taken" });
});

test("from many addresses with scripts there is an end as well", async () => {
  expect(await freeTurns("newsletter", 610, () => newSender())).toBe(600);
});
