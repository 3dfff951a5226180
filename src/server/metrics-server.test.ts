import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { doWhenDue } from "../db/recurring-work.ts";
import { openQueue } from "../jobs/queue.server.ts";
import { brokenDatabase } from "../testing/broken-db.ts";
import { unique } from "../testing/build.ts";
import { buildOpenAttempt } from "../testing/build-attempts.ts";
import { db, pool } from "../testing/test-db.ts";
import { readInstallation } from "./installation-metrics.ts";
import { createMetricsServer } from "./metrics-server.ts";

async function ask(read: () => Promise<string>, path: string, method = "GET") {
  const errors: unknown[] = [];
  const server = createMetricsServer(read, (error) => errors.push(error)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  return { status: answer.status, text: await answer.text(), errors };
}

test("the metrics are served at one address, read-only", async () => {
  const read = async () => "lamplight_database_up 1\n";

  expect(await ask(read, "/metrics")).toEqual({ status: 200, text: "lamplight_database_up 1\n", errors: [] });
  expect(await ask(read, "/metrics?debug=1")).toMatchObject({ status: 200 });
  expect(await ask(read, "/metrics", "POST")).toMatchObject({ status: 405, text: "" });
  expect(await ask(read, "/")).toMatchObject({ status: 404, text: "" });
});

test("metrics that cannot be read are an error without details", async () => {
  const error = new Error("a process does not answer");

  expect(await ask(() => Promise.reject(error), "/metrics")).toEqual({ status: 503, text: "", errors: [error] });
});

test("the installation reports what runs, what waits, and how old its recurring work is", async () => {
  const queue = await openQueue(pool);
  const mail = { template: "test-mail", to: `${unique("reader")}@example.org`, props: {} };
  await db.transaction((tx) => queue.enqueue(tx, "send-mail", mail, mail));
  await queue.stop();
  await buildOpenAttempt(db);
  const every = { everyMs: 1_000, retryMs: 1_000, giveUpAfterMs: 1_000 };
  await doWhenDue(db, { name: "backup", ...every }, async () => "written", new Date());
  await doWhenDue(db, { name: "broken", ...every }, () => Promise.reject(new Error("no room")), new Date());
  const inAMinute = new Date(Date.now() + 60_000);

  const numbers = new Map(
    (await readInstallation(db, inAMinute))
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
  );
  expect(Object.fromEntries(numbers)).toMatchObject({
    lamplight_database_up: 1,
    lamplight_attempts_open: 1,
    'lamplight_jobs_waiting{job="send-mail"}': 2,
    'lamplight_jobs_waiting{job="rescore-results"}': 0,
    'lamplight_jobs_waiting{job="finish-rule-change"}': 0,
    'lamplight_work_failed{work="backup"}': 0,
    'lamplight_work_failed{work="broken"}': 1,
  });
  expect(Math.round((numbers.get('lamplight_work_age_seconds{work="backup"}') ?? 0) / 10)).toBe(6);
  expect(numbers.has('lamplight_work_age_seconds{work="broken"}')).toBe(false);
});

test("whether the database is away is a metric too", async () => {
  expect(await readInstallation(await brokenDatabase(), new Date())).toMatch(/^lamplight_database_up 0$/m);
});
