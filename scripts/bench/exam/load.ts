/**
 * The students of an exam, as a separate process: it shares the machine with the product and is accounted separately. The
 * parent sends it one exam after the other; it replies with the outcome of each.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { clientOf, openAgent } from "../client.ts";
import { ExamOrder, type ExamOutcome } from "./order.ts";
import { planOf } from "./plan.ts";
import { StepLog } from "./steps.ts";
import { runTest } from "./student.ts";

/** As a browser sends it to a server without TLS. */
const ENCODINGS = "gzip, deflate";
const REFERENCE_EVERY_MS = 50;
const TIMEOUT_MS = 20_000;

process.on("message", async (message) => process.send?.(await runExam(ExamOrder.parse(message))));
process.on("disconnect", () => process.exit(0));

async function runExam(order: ExamOrder): Promise<ExamOutcome> {
  const { url, referenceUrl, cookies, test, seed, seconds } = order;
  const log = new StepLog();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const cpuBefore = process.cpuUsage();
  const begun = performance.now();
  const waitUntil = (at: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, begun + at - performance.now())));
  const elapsed = () => performance.now() - begun;
  delay.enable();
  const stopAsking = askReference(referenceUrl, log);
  const taken = await Promise.all(
    cookies.map(async (cookie, index) => {
      // Each student has a browser, and each browser its own connections.
      const agent = openAgent(TIMEOUT_MS);
      const client = clientOf(url, cookie, agent, ENCODINGS);
      try {
        return await runTest(planOf(seed, index, seconds, test.sections), client, { test, log, waitUntil, elapsed });
      } finally {
        agent.destroy();
      }
    }),
  );
  stopAsking();
  delay.disable();
  const { user, system } = process.cpuUsage(cpuBefore);
  const load = {
    seconds: (performance.now() - begun) / 1000,
    cpuSeconds: (user + system) / 1e6,
    delayP99: delay.percentile(99) / 1e6 - 1,
  };
  return { figures: log.figures(), errors: log.errors(), taken, load };
}

/** One request after the other with a pause in between, to cause no load. */
function askReference(url: string, log: StepLog): () => void {
  const agent = openAgent();
  const client = clientOf(url, "none=none", agent);
  const timer = setInterval(async () => {
    const begun = performance.now();
    try {
      const { size } = await client("POST", "/", '{"saves":[]}');
      log.add("reference", performance.now() - begun, size);
    } catch {
      // Only a comparison: the product's own requests are what must not fail.
    }
  }, REFERENCE_EVERY_MS);
  return () => {
    clearInterval(timer);
    agent.destroy();
  };
}
