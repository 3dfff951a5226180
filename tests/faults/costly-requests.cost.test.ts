/**
 * What anybody may send costs little: the worst of each kind to every address, by nobody in particular. Processor time is
 * the server's own, of all its threads, so that a machine with other work makes no difference; the least of some tries
 * counts, as a try may pay for what the server cleans up meanwhile.
 */
import { connect } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "../../src/testing/product.ts";
import { jsonAddresses, siteAddresses } from "../../src/testing/site-map.ts";
import { inForm } from "../../src/testing/test-form.ts";
import { openBrowser } from "./browser.ts";
import { BETWEEN, costlyBodies, costlyQuestions, filled, inPieces, longNames, TOO_MUCH } from "./costly-requests.ts";
import { serve } from "./served.ts";

const TRIES = 8;
/** The most milliseconds of processor time that a request of nobody in particular may take, on a machine that is not slow. */
const MOST_MS = 50;
/** In the short form each address gets some of what there is. */
const EVERY = inForm({ short: 16, long: 1 });

const metricsPort = await freePort();
const { url } = await serve({ METRICS_PORT: String(metricsPort) });

/**
 * The same at the moment: at least as much as reading and writing 3.5 million bytes of JSON and half of it again. A machine that is slow
 * for a minute is slow for both.
 */
function mostNow(): number {
  return Math.max(MOST_MS, 1.5 * leastOfReference());
}

function leastOfReference(): number {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, n) => ({ n, name: `question ${n}` })));
  const times = Array.from({ length: TRIES }, () => {
    const before = process.cpuUsage();
    for (let turn = 0; turn < 5; turn += 1) JSON.stringify(JSON.parse(text));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

/** Processor time that the server has used since its start, in milliseconds. */
async function usedSoFar(): Promise<number> {
  // A kept connection may be ended by the server just when it is used again.
  const headers = { connection: "close" };
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers })).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(metrics)?.[1]) * 1_000;
}

/** The least processor time of some tries, in shares of what it may be at that moment. To read what was used counts, too. */
async function leastOf(send: () => Promise<unknown>): Promise<number> {
  let used = await usedSoFar();
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && least > 1; tried += 1) {
    await send();
    const before = used;
    used = await usedSoFar();
    const ms = used - before;
    least = Math.min(least, ms / (ms <= MOST_MS ? MOST_MS : mostNow()));
  }
  return least;
}

type Sent = { name: string; path: string; method: string; body?: BodyInit; headers: Record<string, string> };

/** Those that took too much each time, or made a fault. */
async function findCostly(all: ReadonlyArray<Sent>): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path, ...sent } of all) {
    let status: number | undefined;
    const least = await leastOf(async () => {
      status = (await openBrowser(url).ask(path, sent))?.status;
    });
    if (status === undefined || status >= 500 || least > 1)
      found.push(`${status}, ${least} of what it may take: ${name} to ${path}`);
  }
  return found;
}

const addresses = [
  ...[...siteAddresses.filter(({ access }) => access === "everyone"), ...jsonAddresses].map(({ address }) => address),
  ...[
    "/favicon.svg",
    "/service-worker.js",
    "/downloads/study-planner.pdf",
    "/images/none.webp",
    "/readyz",
    "/not-there",
  ],
  ...["/dashboard", "/admin/students", "/admin/questions/import"],
];

/** What React Router's pages ask for while they look where so many links lead. */
async function discovery(links: number): Promise<string> {
  const home = (await openBrowser(url).ask("/"))?.text ?? "";
  const version = /\/assets\/manifest-([\da-f]+)\.js/.exec(home)?.[1] ?? "";
  expect(version).not.toBe("");
  const paths = Array.from({ length: links }, (_, number) => `/${number.toString(36)}`);
  return `/__manifest?version=${version}&paths=${paths}`;
}
const form = (body: string) => ({
  method: "POST",
  body,
  headers: { "content-type": "application/x-www-form-urlencoded" },
});

test("no request of anybody costs much, whatever it sends and wherever it goes", async () => {
  for (const address of addresses) {
    await openBrowser(url).ask(address);
    await openBrowser(url).submit(address, { email: "asha" });
  }
  const all = addresses.flatMap((address, row) =>
    [
      ...costlyBodies.map(({ name, type, body }) => ({
        ...{ name, path: address, method: "POST", body },
        headers: { "content-type": type },
      })),
      ...costlyQuestions.map(({ name, added = "", headers = {} }) => ({
        ...{ name, path: address.replace(/\/$/, "") + added || "/", method: "GET" },
        headers,
      })),
    ].filter((_, column) => (row + column) % EVERY === 0),
  );
  const worst = ["/contact", "/signup"].flatMap((path) => [
    { name: "far too much", path, ...form(filled("email", TOO_MUCH)) },
    ...longNames.map(({ name, body }) => ({ name, path, ...form(body) })),
  ]);

  const looks = await Promise.all([24, 1_600].map(discovery));
  const asked = looks.map((path) => ({ name: "where many links lead", path, method: "GET", headers: {} }));

  // As one text, so that a report says which.
  expect((await findCostly([...worst, ...asked, ...all])).join("\n")).toBe("");
});

test.each(["POST /contact", "GET /", "OPTIONS /contact", "POST /healthz", "POST /admin/questions/import"])(
  "a body of very many pieces costs little: %s",
  async (asked) => {
    const { hostname, port } = new URL(url());
    const least = await leastOf(() => {
      const client = connect(Number(port), hostname, () => client.write(inPieces(asked)));
      client.on("error", () => {}).resume();
      return new Promise((resolve) => client.once("close", resolve));
    });

    expect(least).toBeLessThanOrEqual(1);
  },
);

test("a text that is too long is told so at its field and kept; more than a form may hold is refused in words", async () => {
  const field = await openBrowser(url).ask("/contact", form(filled("message", BETWEEN)));
  expect(field?.status).toBe(400);
  expect(field?.text).toContain("The message may have at most 5,000 characters");
  expect(field?.text).toContain(BETWEEN);

  for (const path of ["/contact", "/signup", "/login"]) {
    const whole = await openBrowser(url).ask(path, form(filled("email", TOO_MUCH)));
    expect([whole?.status, whole?.headers.get("content-type")]).toEqual([413, "text/html; charset=utf-8"]);
    expect(whole?.text).toContain("Go back, shorten it and send it again.");
  }
  const own = await openBrowser(url).ask("/admin/questions/import", form(TOO_MUCH));
  expect(own?.status).toBe(401);
  expect(own?.text).toContain("Sign in first");
});
