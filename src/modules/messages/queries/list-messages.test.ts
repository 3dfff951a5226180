import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { newId } from "../../../core/id.ts";
import { contains } from "../../../db/like.ts";
import { messages, questionReports, reportSettlements, subscribers } from "../../../db/schema.ts";
import { buildAdmin, unique } from "../../../testing/build.ts";
import { buildMessage, buildReport, buildSubscriber } from "../../../testing/build-messages.ts";
import { db } from "../../../testing/test-db.ts";
import type { MessageShow } from "../rules.ts";
import { countUnread } from "./count-unread.server.ts";
import { findNeighbours, listMessages, MESSAGES_PER_PAGE, readMessages } from "./list-messages.server.ts";

const admin = await buildAdmin(db);
const NOW = new Date("2026-11-21T09:00:00Z");
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

const contact = (over: { search?: string; show?: MessageShow } = {}) => ({
  kind: "contact" as const,
  search: "",
  show: "all" as const,
  ...over,
});

test("pages hold every message once, newest first, there and back, also where many came at one moment", async () => {
  const word = unique("paged");
  const count = MESSAGES_PER_PAGE * 2 + 7;
  for (let number = 0; number < count; number += 1) {
    await buildMessage(db, { message: `${word} ${number}`, receivedAt: minutes(Math.floor(number / 10)) });
  }
  const pages = [await listMessages(db, admin, contact({ search: word }))];
  for (let older = pages[0]?.older; older; older = pages.at(-1)?.older ?? null) {
    pages.push(await listMessages(db, admin, contact({ search: word }), { older }));
  }

  expect(pages.map((page) => page.messages.length)).toEqual([MESSAGES_PER_PAGE, MESSAGES_PER_PAGE, 7]);
  const all = pages.flatMap((page) => page.messages);
  expect(new Set(all.map(({ id }) => id)).size).toBe(count);
  const times = all.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(pages[0]?.newer).toBeNull();

  const back = await listMessages(db, admin, contact({ search: word }), { newer: pages[2]?.newer ?? undefined });
  expect(back.messages).toEqual(pages[1]?.messages);
  const first = await listMessages(db, admin, contact({ search: word }), { newer: back.newer ?? undefined });
  expect(first).toEqual(pages[0]);
  for (const older of ["nonsense", "2026-02-31T00:00:00.000Z~x", "2026-13-01T00:00:00.000Z~".padEnd(61, "0")]) {
    expect(await listMessages(db, admin, contact({ search: word }), { older })).toEqual(pages[0]);
  }
});

test("a search finds name, address and text, in any order and any case, and takes nothing for a pattern", async () => {
  const word = unique("Beginn");
  const { id, email } = await buildMessage(db, { name: `Meera ${word}`, message: "100% sure_about C:\\temp" });
  const found = async (search: string) =>
    (await listMessages(db, admin, contact({ search }))).messages.map((one) => one.id);

  for (const search of [word.toUpperCase(), `sure_about ${word}`, `${email} 100%`, `c:\\temp ${word}`]) {
    expect(await found(search), search).toEqual([id]);
  }
  expect(await found(`${word} 100_`)).toEqual([]);
});

test("only unread ones are shown when they are asked for", async () => {
  const word = unique("unread");
  const open = await buildMessage(db, { message: word });
  await buildMessage(db, { message: word, readAt: NOW });

  const { messages: found } = await listMessages(db, admin, contact({ search: word, show: "unread" }));

  expect(found.map(({ id }) => id)).toEqual([open.id]);
});

test("from a message the way leads to the one before and the one after of its kind", async () => {
  // Later than what other tests make, and with nothing of another kind in between.
  const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute));
  const oldest = await buildSubscriber(db, { requestedAt: at(1) });
  const middle = await buildSubscriber(db, { requestedAt: at(2) });
  await buildMessage(db, { receivedAt: at(2) });
  const newest = await buildSubscriber(db, { requestedAt: at(3) });

  const neighbours = await findNeighbours(db, admin, { kind: "newsletter", id: middle.id, at: at(2) });

  expect(neighbours).toEqual({ newer: newest.id, older: oldest.id });
  expect((await findNeighbours(db, admin, { kind: "newsletter", id: newest.id, at: at(3) })).newer).toBeNull();
});

test("of the reports only those that are not settled are open, read or not", async () => {
  const [open, settled] = [await buildReport(db), await buildReport(db)];
  await db.update(questionReports).set({ readAt: NOW });
  await db.insert(reportSettlements).values({ reportId: settled.id, note: "", settledAt: NOW });

  const { messages: found } = await listMessages(db, admin, { kind: "reports", search: "", show: "open" });

  expect(found.map(({ id }) => id)).toContain(open.id);
  expect(found.map(({ id }) => id)).not.toContain(settled.id);
});

test("an export reads everything in batches, whatever their size", async () => {
  const reports = [await buildReport(db), await buildReport(db), await buildReport(db)];
  const whole: string[] = [];
  for await (const batch of readMessages(db, "reports", 2)) {
    expect(batch.length).toBeLessThanOrEqual(2);
    whole.push(...batch.map(({ id }) => id));
  }

  expect(whole).toEqual(expect.arrayContaining(reports.map(({ id }) => id)));
  expect(new Set(whole).size).toBe(whole.length);
});

test("with many messages the lists, the search and the counts read an index, and the counts stop where nobody reads on", async () => {
  const many = (kind: string, topic: string) => sql`
    insert into ${messages} (id, kind, name, email, message, topic, received_at, read_at)
    select gen_random_uuid(), ${kind}, 'Asha', 'mass' || ${topic} || number || '@example.org', 'Hello ' || number, ${topic} || number,
      ${NOW.toISOString()}::timestamptz - number * interval '1 minute',
      case when number % 2 = 0 then now() end
    from generate_series(1, 20000) as number`;
  await db.execute(many("contact", ""));
  await db.execute(many("notify-me", "topic"));
  await db.execute(sql`
    insert into ${subscribers} (id, email, requested_at, leave_token, read_at)
    select gen_random_uuid(), 'reader' || number || '@example.org', now() - number * interval '1 minute', 'token' || number,
      case when number % 2 = 0 then now() end
    from generate_series(1, 20000) as number`);
  for (const table of [messages, subscribers, questionReports]) await db.execute(sql`analyze ${table}`);

  const plans = {
    list: await planOf(sql`select * from ${messages} where kind = 'contact'
      order by received_at desc nulls last, id desc nulls last limit 26`),
    back: await planOf(sql`select * from ${messages}
      where kind = 'contact' and (received_at, id) > (${NOW.toISOString()}::timestamptz - interval '9 days', ${newId()}::uuid)
      order by received_at asc nulls first, id asc nulls first limit 26`),
    unread: await planOf(sql`select from ${messages} where kind = 'notify-me' and read_at is null limit 100`),
    search: await planOf(sql`select * from ${messages}
      where ${contains(sql`name || ' ' || email || ' ' || message`, "mass1234@")}
      order by received_at desc nulls last, id desc nulls last limit 26`),
    subscribers: await planOf(sql`select * from ${subscribers}
      order by requested_at desc nulls last, id desc nulls last limit 26`),
  };

  expect(plans.list).toContain("messages_of_kind");
  expect(plans.back).toContain("messages_of_kind");
  expect(plans.search).toContain("messages_search");
  expect(plans.subscribers).toContain("subscribers_requested");
  for (const plan of Object.values(plans)) expect(plan).not.toContain("Sort Key: messages.received_at, messages.id");
  expect(await countUnread(db, admin)).toMatchObject({ contact: 100, "notify-me": 100 });
});

async function planOf(query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await db.execute(sql`explain ${query}`);
  return rows.map((row) => z.object({ "QUERY PLAN": z.string() }).parse(row)["QUERY PLAN"]).join("\n");
}
