/** `npm start -- --processes N` with the embedded database, as on one machine with nothing beside it. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort, type Product, startProduct } from "../testing/product.ts";
import { inLongForm } from "../testing/test-form.ts";

// Every process has to load the whole product.
vi.setConfig({ testTimeout: 180_000 });

let folder: string;
let metrics: string;
let product: Product;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lamplight-processes-"));
  const metricsPort = String(await freePort());
  metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  const environment = { DATA_DIR: folder, DEMO: "0", METRICS_PORT: metricsPort, LOG_LEVEL: "info" };
  product = await startProduct(environment, ["--processes", "2"]);
}, 300_000);

afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

const workers = () => childrenOf(product.process.pid, "start.ts");

/** The processes that a process has started, by what they run. */
async function childrenOf(parent: number | undefined, running: string): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    if (Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) !== parent) continue;
    const command = await readFile(`/proc/${name}/cmdline`, "utf8").catch(() => "");
    if (command.includes(running)) found.push(Number(name));
  }
  return found.sort();
}

/** How many sockets of this machine listen on a port. */
async function listeningOn(port: string): Promise<number> {
  const hex = Number(port).toString(16).toUpperCase().padStart(4, "0");
  const tables = await Promise.all(["tcp", "tcp6"].map((name) => readFile(`/proc/net/${name}`, "utf8")));
  const LISTENING = "0A";
  return tables
    .flatMap((table) => table.split("\n").map((line) => line.trim().split(/ +/)))
    .filter(([, local = "", , state]) => local.endsWith(`:${hex}`) && state === LISTENING).length;
}

async function read(name: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")[1],
  );
}

const HEALTH_CHECKS = 'lamplight_request_duration_seconds_count{route="/healthz",method="GET",status="2xx"}';

test("several processes share one port, one database and one count, and announce themselves once", async () => {
  expect(product.output().match(/Lamplight is ready/g)).toHaveLength(1);
  expect(product.output().match(/Password: \S{12,}/g)).toHaveLength(1);

  // Each takes eight connections in a turn.
  if (existsSync("/proc/net/tcp6")) expect(await listeningOn(new URL(product.url).port)).toBe(16);
  // Each request uses its own connection: connections are what is distributed.
  const checkHealth = () => fetch(`${product.url}/healthz`, { headers: { connection: "close" } });
  for (let count = 0; count < 20; count += 1) expect((await checkHealth()).status).toBe(200);
  expect(await read(HEALTH_CHECKS)).toBe(20);
  expect(await read("lamplight_database_up")).toBe(1);
  expect((await fetch(`${product.url}/metrics`)).status).toBe(404);
  expect((await fetch(metrics.replace("/metrics", "/"))).status).toBe(404);
});

test("if one process cannot start, all end, with a line that says why and the code 1", async () => {
  const port = new URL(product.url).port;

  const second = startProduct({ DATA_DIR: folder, DEMO: "0", PORT: port }, ["--processes", "2"]);

  await expect(second).rejects.toThrow(/ended with 1:.*Port \d+ is in use/s);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
});

inLongForm(() => {
  test.skipIf(!existsSync("/proc"))("a process that dies is replaced, and at the end all end together", async () => {
    const before = await workers();
    expect(before).toHaveLength(2);

    process.kill(before[0] ?? 0, "SIGKILL");
    const patience = { timeout: 120_000, interval: 250 };
    await vi.waitFor(async () => {
      const after = await workers();
      expect([after.length, after.includes(before[0] ?? 0)]).toEqual([2, false]);
    }, patience);
    // The new one has attached and answers the first one's questions.
    await vi.waitFor(async () => expect(await read(HEALTH_CHECKS)).toBeLessThan(20), patience);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);

    const ended = once(product.process, "exit");
    product.process.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(existsSync(path.join(folder, "postgres/postmaster.pid"))).toBe(false);
    for (const pid of before) expect(existsSync(`/proc/${pid}`)).toBe(false);
  });

  test.each([["0"], ["none"], ["65"]])(
    "--processes %s is refused with a line that says what it takes",
    async (count) => {
      const start = startProduct({ DATA_DIR: folder }, ["--processes", count]);

      await expect(start).rejects.toThrow("--processes must be auto or a number from 1 to 64.");
    },
  );
});
