/**
 * `npm run bench:web`: how fast the public pages are. First requests a second and p99 of each of them beside a bare
 * `node:http` server that returns the same bytes, in turns, in one run; then what Lighthouse says about four of them, then how a student's pages feel on a slow phone.
 * Not part of the tests. While working on one figure: BENCH_PARTS=1, 2 or 3, BENCH_SECONDS=1, BENCH_RUNS=1.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { sharedAddresses } from "../../src/app/shared-addresses.ts";
import { publicCourses } from "../../src/content/courses.ts";
import { startProduct } from "../../src/testing/product.ts";
import { ownCpuSeconds } from "./measure.ts";
import { measureWithLighthouse } from "./web-lighthouse.ts";
import { type Load, loadPage } from "./web-load.ts";
import { measureStudentPages } from "./web-students.ts";

const PARTS = new Set((process.env.BENCH_PARTS ?? "1,2,3").split(","));
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
/** Product and bare server alternate this often, so that other load on the machine affects both. */
const TURNS = 3;
const CONNECTIONS = 64;
const ENCODINGS = "gzip, deflate, br";
const AIM = 0.8;
const SECRET = "the benchmark signs its cookies with this";

type Page = { address: string; headers: Record<string, string>; body: Buffer };

const folder = await mkdtemp(path.join(tmpdir(), "lamplight-bench-"));
const product = await startProduct({ DATA_DIR: folder, SESSION_SECRET: SECRET });
try {
  const { post, others } = await publicAddresses();
  const { id } = publicCourses[0];
  const course = `/courses/${id}`;
  if (PARTS.has("1")) await compareWithBare(["/", course, `/sample-lesson/${id}`, post, ...others]);
  if (PARTS.has("2")) await measureWithLighthouse(product.url, { home: "/", course, post, login: "/login" }, RUNS);
  if (PARTS.has("3")) await measureStudentPages(product.url, folder, SECRET);
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

/** One post, and the shared pages other than home, courses and posts. */
async function publicAddresses(): Promise<{ post: string; others: string[] }> {
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
  const post = /<loc>[^<]*?(\/blog\/[^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (!post) throw new Error("The product has no post to measure.");
  const patterns = sharedAddresses.map(({ pattern }) => pattern);
  return { post, others: patterns.filter((pattern) => pattern !== "/" && !pattern.includes(":")) };
}

async function compareWithBare(addresses: ReadonlyArray<string>): Promise<void> {
  const pages = await Promise.all(addresses.map(readPage));
  const bare = fork(path.join(import.meta.dirname, "bare-server.ts"), { serialization: "advanced" });
  try {
    bare.send(Object.fromEntries(pages.map(({ address, headers, body }) => [address, { headers, body }])));
    const [port] = await once(bare, "message");
    console.log(
      `\n1. Requests a second and p99 of ${CONNECTIONS} connections, beside a bare server with the same bytes`,
    );
    for (const { address, headers, body } of pages) {
      const own: Turn[] = [];
      const other: Turn[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        own.push(await load(product.url + address, product.process));
        other.push(await load(`http://localhost:${port}${address}`, bare));
      }
      const ratio = mean(own) / mean(other);
      console.log(
        `   ${address.padEnd(38)} ${kilobytes(body)} ${headers["content-encoding"] ?? "plain"}  product ${figures(own)}, ` +
          `bare ${figures(other)}, ratio ${ratio.toFixed(2)}${ratio < AIM ? ` (aim ${AIM})` : ""}`,
      );
    }
  } finally {
    bare.disconnect();
  }
}

/** The page as sent over the wire: Node's `fetch` would decompress it. */
async function readPage(address: string): Promise<Page> {
  const [answer] = await once(get(product.url + address, { headers: { "Accept-Encoding": ENCODINGS } }), "response");
  const body = Buffer.concat(await answer.toArray());
  if (answer.statusCode !== 200 || !answer.headers.etag) throw new Error(`${address} is not answered from memory.`);
  const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...headers } = answer.headers;
  return { address, headers, body };
}

type Turn = Load & { cpuSeconds: number };

async function load(url: string, server: ChildProcess): Promise<Turn> {
  const before = ownCpuSeconds(server.pid ?? 0);
  const turn = await loadPage(url, { seconds: SECONDS, connections: CONNECTIONS, encodings: ENCODINGS });
  return { ...turn, cpuSeconds: ownCpuSeconds(server.pid ?? 0) - before };
}

function mean(turns: ReadonlyArray<Turn>): number {
  return turns.reduce((sum, { perSecond }) => sum + perSecond, 0) / turns.length;
}

/** The p99 of the best turn: the others show what else the machine was doing. */
function figures(turns: ReadonlyArray<Turn>): string {
  const p99 = Math.min(...turns.map(({ durations }) => durations.percentile(0.99)));
  const requests = turns.reduce((sum, { durations }) => sum + durations.count, 0);
  const cpu = (turns.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) / requests) * 1e6;
  return `${mean(turns).toFixed(0).padStart(6)}/s p99 ${p99.toFixed(1).padStart(5)} ms, CPU ${cpu.toFixed(0).padStart(3)} µs`;
}

function kilobytes({ length }: Buffer): string {
  return `${(length / 1000).toFixed(1).padStart(6)} kB`;
}
