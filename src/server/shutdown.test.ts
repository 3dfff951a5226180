/** How the product ends, on the real process: requests in progress are not cut off, and no request keeps it running. */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { createDatabase } from "../testing/other-databases.ts";
import { type Product, startProduct } from "../testing/product.ts";
import { inLongForm } from "../testing/test-form.ts";

const folder = await mkdtemp(path.join(tmpdir(), "lamplight-ending-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The product, ready, on a database of its own. */
async function start(over: Record<string, string> = {}): Promise<Product> {
  const { url } = await createDatabase("migrated");
  return startProduct({ DATABASE_URL: url, DATA_DIR: folder, DEMO: "0", ...over });
}

const FORM = "email=nobody%40example.org&password=not+the+password";
const FIRST_BYTES = 10;

/** A sign-in whose body comes slowly: the product has started to handle it when this returns. */
async function beginSlowForm(url: string): Promise<{ sending: ClientRequest; answered: Promise<IncomingMessage> }> {
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": FORM.length,
    Expect: "100-continue",
  };
  const sending = request(`${url}/login`, { method: "POST", headers });
  const answered = once(sending, "response").then(([answer]) => answer);
  answered.catch(() => {});
  sending.flushHeaders();
  await once(sending, "continue");
  sending.write(FORM.slice(0, FIRST_BYTES));
  return { sending, answered };
}

async function readyz(
  url: string,
  agent: Agent,
): Promise<{ status: number | undefined; text: string; connection: string | undefined }> {
  const asking = request(`${url}/readyz`, { agent });
  asking.end();
  const [answer] = await once(asking, "response");
  const text = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode, text, connection: answer.headers.connection };
}

test("at SIGTERM it says so, takes no new requests, finishes the one it has, and ends with 0 – also at a second signal", async () => {
  const product = await start({ SHUTDOWN_NOTICE_SECONDS: "1" });
  const agent = new Agent({ keepAlive: true });
  expect(await readyz(product.url, agent)).toEqual({ status: 200, text: "ready", connection: "keep-alive" });
  const { sending, answered } = await beginSlowForm(product.url);
  const ended = once(product.process, "exit");

  product.process.kill("SIGTERM");
  // In time for the load balancer, and on a connection that was already open.
  await vi.waitFor(async () => {
    expect(await readyz(product.url, agent)).toEqual({ status: 503, text: "shutting down", connection: "close" });
  }, 5_000);
  await vi.waitFor(
    async () => expect(await fetch(`${product.url}/healthz`).catch(() => "refused")).toBe("refused"),
    5_000,
  );
  product.process.kill("SIGTERM");
  product.process.kill("SIGINT");
  sending.end(FORM.slice(FIRST_BYTES));

  const answer = await answered;
  expect([answer.statusCode, answer.headers.connection]).toEqual([400, "close"]);
  answer.resume();
  expect(await ended).toEqual([0, null]);
  agent.destroy();
}, 180_000);

inLongForm(() => {
  test("a request that never ends is cut, and the process ends with 0 within ten seconds", async () => {
    const product = await start();
    const { answered } = await beginSlowForm(product.url);
    const ended = once(product.process, "exit");
    const began = Date.now();

    product.process.kill("SIGTERM");

    expect(await ended).toEqual([0, null]);
    expect(Date.now() - began).toBeGreaterThan(5_000);
    // Nine seconds on its own clock; a busy machine adds to ours.
    expect(Date.now() - began).toBeLessThan(15_000);
    await expect(answered).rejects.toThrow();
  }, 180_000);
});
