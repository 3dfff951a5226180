/** What an exam came to, in print. */
import type { ExamOutcome } from "./order.ts";
import { type Flatness, rangeOf } from "./soak.ts";
import { STEPS, type Step } from "./steps.ts";
import type { ExamCheck } from "./verify.ts";
import type { Sample, Used } from "./watch.ts";

/** What a student waits for at each step. */
const MEANING: Record<Step, string> = {
  open: "list of tests, as a page",
  start: "start",
  attempt: "attempt, as data",
  page: "attempt, as a page",
  state: "what the server has",
  save: "save",
  flag: "flag",
  section: "section closed",
  submit: "submit",
  review: "review, as data",
  reference: "reference: bare insert",
};

const AIMS_MS = new Map<Step, number>([
  ["save", 50],
  ["submit", 250],
]);
/** The growth of memory from the first half of a soak to the second. */
const FLAT = 1.1;

/** The durations of each step, next to the reference measured in the same minutes. */
export function printSteps({ figures, load }: ExamOutcome): void {
  const reference = figures.get("reference");
  console.log(`   ${"".padEnd(26)}    count      p50      p95      p99     most   p95 ÷ reference   kB each`);
  for (const step of STEPS) {
    const found = figures.get(step);
    if (!found) continue;
    const times = [found.p50, found.p95, found.p99, found.most].map((value) => value.toFixed(1).padStart(8)).join(" ");
    const ratio = reference ? (found.p95 / reference.p95).toFixed(1) : "";
    const size = (found.bytes / found.count / 1000).toFixed(1);
    console.log(
      `   ${MEANING[step].padEnd(26)} ${String(found.count).padStart(8)} ${times} ${ratio.padStart(17)} ${size.padStart(9)}`,
    );
  }
  const share = (load.cpuSeconds / load.seconds) * 100;
  console.log(
    `   The load itself: ${load.cpuSeconds.toFixed(1)} CPU s (${share.toFixed(0)} % of a core), its timers late by ${load.delayP99.toFixed(1)} ms at p99`,
  );
}

/** What went wrong; true when nothing did. */
export function printCheck({ errors }: ExamOutcome, check: ExamCheck): boolean {
  const { compared, lost, withoutResult, doubled, scoredWrong } = check;
  const failed = [...errors].map(([kind, count]) => `${kind} × ${count}`);
  console.log(`   errors: ${failed.length === 0 ? "0" : failed.join("; ")}`);
  console.log(
    `   ${compared.toLocaleString("en")} acknowledged answers compared: ${lost} lost, ${doubled} double results, ` +
      `${withoutResult} without a result, ${scoredWrong} scored wrong`,
  );
  return failed.length === 0 && lost + withoutResult + doubled + scoredWrong === 0;
}

/** Processor time of an attempt, next to that of one row inserted by a bare server. */
export function printCost(used: Used, attempts: number, bareSeconds: number): void {
  const [product, postgres] = [used.product / attempts, used.postgres / attempts];
  const both = product + postgres;
  console.log(
    `   CPU seconds an attempt: ${both.toFixed(4)} (product ${product.toFixed(4)}, PostgreSQL ${postgres.toFixed(4)}), ` +
      `as much as ${(both / bareSeconds).toFixed(0)} bare inserts of ${(bareSeconds * 1e6).toFixed(0)} µs`,
  );
}

/** There is a sample every second; this many are skipped between two that are printed. */
const EVERY_SECONDS = 30;

/** Memory and turns of the product, while an exam went on. */
export function printMemory(samples: ReadonlyArray<Sample>, seconds: number): void {
  const [rss, heap, postgres] = [
    rangeOf(samples, (sample) => sample.rss),
    rangeOf(samples, (sample) => sample.heap),
    rangeOf(samples, (sample) => sample.postgres),
  ];
  const delays = samples.map(({ delay }) => delay).sort((a, b) => a - b);
  const longTurns = delays.filter((delay) => delay > 50).length;
  const collected = (samples.at(-1)?.collecting ?? 0) - (samples[0]?.collecting ?? 0);
  console.log(
    `   memory: product at most ${rss.most.toFixed(0)} MB (heap ${heap.most.toFixed(0)}), PostgreSQL ${postgres.most.toFixed(0)} MB; ` +
      `collecting garbage ${(collected / seconds / 10).toFixed(1)} % of the time`,
  );
  const overTime = samples.filter((_, index) => index % EVERY_SECONDS === 0);
  console.log(
    `   over time, every ${EVERY_SECONDS} s: product ${overTime.map((sample) => sample.rss.toFixed(0)).join(" ")} MB, ` +
      `PostgreSQL ${overTime.map((sample) => sample.postgres.toFixed(0)).join(" ")} MB`,
  );
  console.log(
    `   the product's longest turn of a second: p50 ${delays[Math.floor(delays.length / 2)]?.toFixed(0)} ms, ` +
      `most ${delays.at(-1)?.toFixed(0)} ms, above 50 ms in ${longTurns} of ${delays.length} seconds`,
  );
}

/** Prints the aims that an exam missed. Missing one is no failure: a busy shared machine is reason enough. */
export function printAims({ figures }: ExamOutcome): void {
  for (const [step, aim] of AIMS_MS) {
    const p95 = figures.get(step)?.p95 ?? Number.NaN;
    console.log(`   aim: p95 of ${step} at most ${aim} ms: ${p95 <= aim ? "reached" : "MISSED"} (${p95.toFixed(1)})`);
  }
}

/** Whether what the product holds stays the same. */
export function printFlatness(flatness: Flatness | null): void {
  if (!flatness) {
    console.log("   too few exams to say whether memory is flat");
    return;
  }
  const { before, after, perHour } = flatness;
  const isFlat = after / before <= FLAT;
  console.log(
    `   held after collecting, first half and second half of the soak: ${before.toFixed(1)} and ${after.toFixed(1)} MB, ` +
      `ratio ${(after / before).toFixed(3)} (${perHour >= 0 ? "+" : ""}${perHour.toFixed(1)} MB an hour): ${isFlat ? "flat" : "NOT FLAT"}`,
  );
}
