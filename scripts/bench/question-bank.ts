/**
 * The Question Bank with many questions, as one administrator uses it: one request after the other, measured from sending
 * it to the end of its answer.
 */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { NO_LIMITS, openDatabase } from "../../src/db/client.ts";
import { listLabels } from "../../src/modules/questions/queries/list-labels.server.ts";
import { buildAdmin } from "../../src/testing/build.ts";
import { fillBank, RARE, WORDS } from "../../src/testing/fill-bank.ts";
import { startProduct } from "../../src/testing/product.ts";
import { type Client, clientOf, openAgent } from "./client.ts";
import { Durations } from "./measure.ts";
import { ADMIN_PASSWORD, signIn } from "./sign-in.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 60);
const SEARCH_P95_MS = 100;
const ANSWER_BYTES = 150_000;
const LIST = "/admin/questions";

type Step = { name: string; isSearch?: boolean; address: (round: number) => string };
/** The largest answer of all, which aims were missed, and how long an answer of two letters took in between. */
type Outcome = { largest: number; missed: string[]; reference: Durations };

/** Fills a separate installation with that many questions and prints how long the bank takes for each request. */
export async function benchQuestionBank(questionCount: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "lamplight-bank-"));
  const product = await startProduct({ DATA_DIR: folder, ADMIN_PASSWORD, DEMO: "0" });
  const { db, close } = await openDatabase({ dataDir: folder }, () => {}, { limits: NO_LIMITS });
  try {
    console.log(`\n4. The Question Bank with ${questionCount.toLocaleString("en")} questions, one administrator`);
    const filled = await fillBank(db, questionCount);
    const client = clientOf(product.url, await signIn(product.url), openAgent());
    const labels = await listLabels(db, await buildAdmin(db));
    const label = (kind: string, round: number) => {
      const own = labels.filter((found) => found.kind === kind);
      return own[round % own.length]?.id ?? "";
    };
    const lesson = (round: number) => filled[(round * 37) % filled.length] ?? { subjectId: "", lessonId: "" };
    const outcome: Outcome = { largest: 0, missed: [], reference: new Durations() };

    await measure(client, outcome, { name: "open", address: () => LIST });
    await nextPages(client, outcome);
    for (const step of searches()) await measure(client, outcome, step);
    const filters: [string, (round: number) => string][] = [
      ["subject", (round) => `subject=${lesson(round).subjectId}`],
      ["lesson", (round) => `subject=${lesson(round).subjectId}&lesson=${lesson(round).lessonId}`],
      ["type", (round) => `type=${["text", "multi-select", "matrix", "recognize_cues"][round % 4]}`],
      ["question ID", (round) => `id=${1 + ((round * 991) % questionCount)}`],
      ["category", (round) => `category=${label("category", round)}`],
      ["difficulty", (round) => `difficulty=${label("difficulty", round)}`],
      ["needs rationale", () => "rationale=needed"],
      ["withdrawn", () => "status=withdrawn"],
      ["all at once", (round) => `subject=${lesson(round).subjectId}&type=text&category=${label("category", round)}`],
    ];
    for (const [name, query] of filters) {
      await measure(client, outcome, { name: `filter: ${name}`, address: (round) => `${LIST}?${query(round)}` });
    }
    await addQuestions(client, lesson(0));
    report("reference: /healthz meanwhile", outcome.reference);
    console.log(`   largest answer ${(outcome.largest / 1000).toFixed(0)} kB (aim: at most ${ANSWER_BYTES / 1000})`);
    if (outcome.largest > ANSWER_BYTES) outcome.missed.push("size of an answer");
    console.log(outcome.missed.length > 0 ? `   MISSED: ${outcome.missed.join(", ")}` : "   All aims are reached.");
  } finally {
    await close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function searches(): Step[] {
  const english = WORDS.filter((word) => /^[a-z]{6,}$/.test(word));
  const hindi = WORDS.filter((word) => !/[a-z]/.test(word));
  const pick = (words: ReadonlyArray<string>, round: number) => words[(round * 7) % words.length] ?? "";
  const searchFor = (text: string) => `${LIST}?${new URLSearchParams({ q: text })}`;
  const mistyped = (word: string) => `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`;
  const steps: [string, (round: number) => string][] = [
    ["a word", (round) => pick(english, round)],
    ["a rare word", () => RARE.english],
    ["two words", (round) => `${pick(english, round)} ${pick(english, round + 1)}`],
    ["a mistyped word", (round) => mistyped(pick(english, round))],
    ["a word of Hindi", (round) => pick(hindi, round)],
    ["a rare word of Hindi", () => RARE.hindi],
    ["a mistyped word of Hindi", () => RARE.hindi.replace("श", "स")],
    ["a word that nobody wrote", (round) => `zzqx${"abcdefghij"[round % 10]}ywv`],
    ["the name of a subject", () => "Filled subject"],
    ["a number", (round) => `#${1 + round * 991}`],
  ];
  return steps.map(([name, text]) => ({
    name: `search: ${name}`,
    isSearch: true,
    address: (round) => searchFor(text(round)),
  }));
}

/** The page requests its data when a filter changes; opening it requests the page. */
async function measure(client: Client, outcome: Outcome, { name, isSearch, address }: Step): Promise<void> {
  const durations = new Durations();
  for (let round = -2; round < ROUNDS; round += 1) {
    const asked = address(Math.max(round, 0));
    const duration = await ask(client, outcome, name === "open" ? asked : asked.replace(LIST, `${LIST}.data`));
    if (round >= 0) durations.add(duration);
    const started = performance.now();
    await client("GET", "/healthz");
    outcome.reference.add(performance.now() - started);
  }
  report(name, durations);
  if (isSearch && durations.percentile(0.95) > SEARCH_P95_MS) outcome.missed.push(`p95 of ${name}`);
  // The page itself is larger than its data.
  if (name !== "open") await ask(client, outcome, address(0));
}

async function ask(client: Client, outcome: Outcome, address: string): Promise<number> {
  const started = performance.now();
  const { status, body } = await client("GET", address);
  const duration = performance.now() - started;
  if (status !== 200) throw new Error(`${address} answered ${status}.`);
  outcome.largest = Math.max(outcome.largest, Buffer.byteLength(body));
  return duration;
}

async function nextPages(client: Client, outcome: Outcome): Promise<void> {
  const durations = new Durations();
  let address = LIST;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const { body } = await client("GET", address);
    if (round > 0) durations.add(performance.now() - started);
    outcome.largest = Math.max(outcome.largest, Buffer.byteLength(body));
    const [, next] = /<a\b[^>]*href="([^"]+)"[^>]*rel="next"|$/.exec(body) ?? [];
    const [, other] = /<a\b[^>]*rel="next"[^>]*href="([^"]+)"|$/.exec(body) ?? [];
    const found = next ?? other;
    if (!found) break;
    address = found.replaceAll("&amp;", "&");
  }
  report("next page", durations);
}

async function addQuestions(client: Client, { subjectId, lessonId }: { subjectId: string; lessonId: string }) {
  const durations = new Durations();
  for (let round = 0; round < ROUNDS; round += 1) {
    const options = ["This", "That", "Neither"].map((text, index) => ({ id: `o${index + 1}`, text }));
    const form = new URLSearchParams({
      subjectId,
      lessonId,
      manualId: "",
      type: "text",
      content: JSON.stringify({ v: 1, stem: `<p>What is added in round ${round}?</p>`, options }),
      solution: JSON.stringify({ correct: "o1", rationale: "<p>It is this.</p>" }),
    });
    const started = performance.now();
    const { status } = await client("POST", `${LIST}/add`, String(form), "application/x-www-form-urlencoded");
    durations.add(performance.now() - started);
    if (status !== 302) throw new Error(`Adding a question answered ${status}.`);
  }
  report("add a question", durations);
}

function report(name: string, durations: Durations): void {
  console.log(`   ${name.padEnd(34)} ${durations}`);
}
