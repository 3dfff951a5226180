/** `npm start -- --processes N` with the embedded database, as on one machine with nothing beside it. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { freePort, startProduct } from "../testing/product.ts";

const folder = await mkdtemp(path.join(tmpdir(), "lamplight-processes-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

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

async function read(metrics: string, name: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")[1],
  );
}

const HEALTH_CHECKS = 'lamplight_request_duration_seconds_count{route="/healthz",method="GET",status="2xx"}';

test.skipIf(!existsSync("/proc"))(
  "several processes share one port, one database and one count, are replaced when they die, and end together",
  async () => {
    const metricsPort = await freePort();
    const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    const product = await startProduct(
      { DATA_DIR: folder, DEMO: "0", METRICS_PORT: String(metricsPort), LOG_LEVEL: "info" },
      ["--processes", "2"],
    );
    const workers = () => childrenOf(product.process.pid, "start.ts");
    const before = await workers();
    expect(before).toHaveLength(2);
    expect(product.output().match(/Lamplight is ready/g)).toHaveLength(1);
    expect(product.output().match(/Password: \S{12,}/g)).toHaveLength(1);

    // A connection of its own for each: they are what is shared out.
    const checkHealth = () => fetch(`${product.url}/healthz`, { headers: { connection: "close" } });
    for (let count = 0; count < 20; count += 1) expect((await checkHealth()).status).toBe(200);
    expect(await read(metrics, HEALTH_CHECKS)).toBe(20);
    expect(await read(metrics, "lamplight_database_up")).toBe(1);
    expect((await fetch(`${product.url}/metrics`)).status).toBe(404);
    expect((await fetch(metrics.replace("/metrics", "/"))).status).toBe(404);

    process.kill(before[0] ?? 0, "SIGKILL");
    await vi.waitFor(async () => {
      const after = await workers();
      expect([after.length, after.includes(before[0] ?? 0)]).toEqual([2, false]);
      // The new one has attached and answers the first one's questions.
      expect(await read(metrics, HEALTH_CHECKS)).toBeLessThan(20);
    }, 120_000);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);

    const ended = once(product.process, "exit");
    product.process.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(existsSync(path.join(folder, "postgres/postmaster.pid"))).toBe(false);
    for (const pid of before) expect(existsSync(`/proc/${pid}`)).toBe(false);
  },
  300_000,
);

test("when a process cannot start, all end, with a line that says why and the code 1", async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  await once(other, "listening");

  const second = startProduct({ DATA_DIR: folder, DEMO: "0", PORT: String(port) }, ["--processes", "2"]);
  await expect(second).rejects.toThrow(/ended with 1:.*Port \d+ is in use/s);
  other.close();
}, 180_000);

test.each([["0"], ["none"], ["65"]])("--processes %s is refused with a line that says what it takes", async (count) => {
  const start = startProduct({ DATA_DIR: folder }, ["--processes", count]);

  await expect(start).rejects.toThrow("--processes must be auto or a number from 1 to 64.");
});
