import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { unique } from "../testing/build.ts";
import { db, testConnection } from "../testing/test-db.ts";
import { LISTENER_NAME, listenOn } from "./client.ts";

async function openOn(channel: string) {
  const listener = await listenOn(testConnection, channel);
  onTestFinished(() => listener.close());
  const handler = vi.fn();
  listener.onNotification(handler);
  return { listener, handler };
}

const notify = (channel: string) => db.execute(sql`select pg_notify(${channel}, '')`);

test("a change committed before the question is known when the answer comes", async () => {
  const channel = unique("told");
  const { listener, handler } = await openOn(channel);

  for (let change = 1; change <= 300; change += 1) {
    await notify(channel);
    expect(await listener.hasReceivedAll()).toBe(true);
    expect(handler).toHaveBeenCalledTimes(change);
  }
});

test("nothing arrives that is not committed, or sent on another channel", async () => {
  const channel = unique("told");
  const { listener, handler } = await openOn(channel);
  await notify(unique("elsewhere"));
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_notify(${channel}, '')`);
      tx.rollback();
    })
    .catch(() => {});

  expect(await listener.hasReceivedAll()).toBe(true);
  expect(handler).not.toHaveBeenCalled();
});

test("concurrent questions share one answer, and those asked meanwhile share the next", async () => {
  const { listener } = await openOn(unique("told"));
  const early = [listener.hasReceivedAll(), listener.hasReceivedAll()];
  expect(early[0]).toBe(early[1]);
  await new Promise((resolve) => setImmediate(resolve));
  const late = listener.hasReceivedAll();

  expect(late).not.toBe(early[0]);
  expect(await Promise.all([...early, late])).toEqual([true, true, true]);
});

test("nothing is claimed without a connection; reconnecting is automatic and counts as news", async () => {
  const channel = unique("told");
  const { listener, handler } = await openOn(channel);
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${LISTENER_NAME} and datname = current_database()`,
  );

  await expect.poll(() => listener.hasReceivedAll()).toBe(false);
  await expect.poll(() => listener.hasReceivedAll()).toBe(true);
  expect(handler).toHaveBeenCalled();
  handler.mockClear();
  await notify(channel);
  expect(await listener.hasReceivedAll()).toBe(true);
  expect(handler).toHaveBeenCalledTimes(1);
});

test("without a database nothing is claimed, and closing does not wait for one", async () => {
  const listener = await listenOn({ ...testConnection, database: unique("missing") }, "told");

  expect(await listener.hasReceivedAll()).toBe(false);
  await listener.close();
  expect(await listener.hasReceivedAll()).toBe(false);
});
