import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Db } from "../db/client.ts";
import { unique } from "../testing/build.ts";
import { db, pool } from "../testing/test-db.ts";
import type { JobPayloads } from "./catalog.ts";
import { openQueue, type Queue } from "./queue.server.ts";

type Mail = JobPayloads["send-mail"];

const mail = (to: string): Mail => ({ template: "verify-email", to, props: {} });

async function openTestQueue(onError?: (error: Error) => void): Promise<Queue> {
  const queue = await openQueue(pool, onError);
  onTestFinished(() => queue.stop());
  return queue;
}

async function waitingMails(database: Db, to: string) {
  const { rows } = await database.execute(
    sql`select state, retry_count, start_after - now() < interval '20 seconds' as is_soon, keep_until > now() + interval '50 years' as is_kept
        from pgboss.job where data->>'to' = ${to}`,
  );
  return rows;
}

test("a job runs after its transaction commits, with its payload", async () => {
  const queue = await openTestQueue();
  const to = unique("committed");
  const done = vi.fn(async (_mail: Mail) => {});

  await db.transaction((tx) => queue.enqueue(tx, "send-mail", mail(to)));
  await queue.work({ "send-mail": done });

  await vi.waitFor(() => expect(done).toHaveBeenCalledWith(mail(to)), { timeout: 10_000 });
});

test("a job of a transaction that was rolled back does not exist", async () => {
  const queue = await openTestQueue();
  const to = unique("rolled-back");

  await expect(
    db.transaction(async (tx) => {
      await queue.enqueue(tx, "send-mail", mail(to));
      throw new Error("no");
    }),
  ).rejects.toThrow("no");

  expect(await waitingMails(db, to)).toEqual([]);
});

test("as many transactions as there are connections can enqueue a job concurrently", async () => {
  const queue = await openTestQueue();
  const to = unique("all-at-once");

  await Promise.all(Array.from({ length: 30 }, () => db.transaction((tx) => queue.enqueue(tx, "send-mail", mail(to)))));

  expect(await waitingMails(db, to)).toHaveLength(30);
});

test("a failed job waits for its retry, is kept for decades and is reported, and others continue", async () => {
  const errors: Error[] = [];
  const queue = await openTestQueue((error) => errors.push(error));
  const bad = unique("bad");
  const good = unique("good");
  const done = vi.fn();
  await db.transaction(async (tx) => {
    await queue.enqueue(tx, "send-mail", mail(bad));
    await queue.enqueue(tx, "send-mail", mail(good));
  });

  await queue.work({
    "send-mail": async ({ to }) => {
      if (to === bad) throw new Error("the mail server is away");
      done(to);
    },
  });

  await vi.waitFor(
    async () => {
      expect(done).toHaveBeenCalledWith(good);
      expect(await waitingMails(db, bad)).toEqual([{ state: "retry", retry_count: 0, is_soon: true, is_kept: true }]);
    },
    { timeout: 10_000 },
  );
  expect(errors.map((error) => error.message)).toContain(
    "send-mail failed and will be tried again: the mail server is away",
  );
});

test("a job that failed succeeds on another try", async () => {
  const queue = await openTestQueue();
  const to = unique("second-try");
  let tries = 0;
  await db.transaction((tx) => queue.enqueue(tx, "send-mail", mail(to)));

  await queue.work({
    "send-mail": async (payload) => {
      if (payload.to !== to) return;
      tries += 1;
      if (tries === 1) throw new Error("not yet");
    },
  });

  await vi.waitFor(async () => expect(await waitingMails(db, to)).toMatchObject([{ state: "completed" }]), {
    timeout: 18_000,
    interval: 200,
  });
  expect(tries).toBe(2);
});

test("a queue that only enqueues can be opened, used and closed many times", async () => {
  for (let round = 0; round < 3; round += 1) {
    const queue = await openQueue(pool);
    const to = unique("command");
    await db.transaction((tx) => queue.enqueue(tx, "send-mail", mail(to)));
    await queue.stop();
    expect(await waitingMails(db, to)).toMatchObject([{ state: "created" }]);
  }
});

test("while the queue stops the running job finishes, and requests in flight can still enqueue", async () => {
  const queue = await openQueue(pool);
  const [inHand, late] = [unique("in-hand"), unique("late")];
  const { promise: isBegun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  await db.transaction((tx) => queue.enqueue(tx, "send-mail", mail(inHand)));
  const onOutcome = vi.fn();
  await queue.work(
    {
      "send-mail": async ({ to }) => {
        if (to !== inHand) throw new Error("not this one");
        begin();
        await mayEnd;
      },
    },
    onOutcome,
  );
  await isBegun;

  const stopped = queue.stop();
  await db.transaction((tx) => queue.enqueue(tx, "send-mail", mail(late)));
  end();
  await stopped;
  await db.transaction((tx) => queue.enqueue(tx, "send-mail", mail(late)));

  expect(onOutcome).toHaveBeenCalledWith("send-mail", "done");
  expect(await waitingMails(db, inHand)).toMatchObject([{ state: "completed" }]);
  expect(await waitingMails(db, late)).toMatchObject([{ state: "created" }, { state: "created" }]);
});
