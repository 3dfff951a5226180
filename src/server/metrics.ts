/**
 * What one process counts about itself, for Prometheus. Labels are few and known beforehand: route patterns, never addresses.
 * With several processes on one machine the first one adds up the numbers of all (`processes.ts`).
 */
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "../db/client.ts";
import type { PageCounts } from "./page-cache-store.ts";

/** How the parts of the product report events. */
export type Meter = {
  requestBegan(): void;
  /** `status` is undefined if the client disconnected before the answer. */
  requestEnded(route: string, method: string, status: number | undefined, milliseconds: number): void;
  answersSaved(outcome: string, count: number): void;
  submitted(outcome: string): void;
  jobEnded(job: string, outcome: "done" | "failed"): void;
};

/** Counts nothing. */
export const noopMeter: Meter = {
  requestBegan() {},
  requestEnded() {},
  answersSaved() {},
  submitted() {},
  jobEnded() {},
};

export type Metrics = {
  meter: Meter;
  registry: Registry;
};

/** Seconds. A save takes a few milliseconds, a page some ten, an import minutes. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** The password form and the second step. */
const LOG_IN = /^\/login\b/;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Counters at zero. They are scraped, not pushed: between two scrapes there are only additions. */
export function openMetrics(pool: Pick<Database["pool"], "totalCount" | "idleCount" | "waitingCount">): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "lamplight_request_duration_seconds",
    help: "Time until an answer was sent whole, by route and class of status.",
    labelNames: ["route", "method", "status"],
    buckets: DURATIONS,
    registers,
  });
  const inFlight = new Gauge({ name: "lamplight_requests_in_flight", help: "Requests being answered.", registers });
  const saves = new Counter({
    name: "lamplight_answer_saves_total",
    help: "Answers that running tests sent, by what came of them.",
    labelNames: ["outcome"],
    registers,
  });
  const submits = new Counter({
    name: "lamplight_submits_total",
    help: "Tests that were handed in by their pages, by what came of it.",
    labelNames: ["outcome"],
    registers,
  });
  const jobs = new Counter({
    name: "lamplight_jobs_total",
    help: "Jobs that ended in this process. One that failed is tried again.",
    labelNames: ["job", "outcome"],
    registers,
  });
  const logIns = new Counter({
    name: "lamplight_log_ins_refused_total",
    help: "Log-ins that were refused, most for a wrong password or code.",
    registers,
  });
  const limited = new Counter({
    name: "lamplight_requests_limited_total",
    help: "Requests that were refused because there were too many, by route.",
    labelNames: ["route"],
    registers,
  });
  new Gauge({
    name: "lamplight_database_connections",
    help: "Connections of the pool by state; waiting: requests that ask for one.",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "in use" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
  return {
    registry,
    meter: {
      requestBegan: () => inFlight.inc(),
      requestEnded(route, method, status, milliseconds) {
        inFlight.dec();
        const known = METHODS.has(method) ? method : "other";
        durations.observe({ route, method: known, status: classOf(status) }, milliseconds / 1000);
        if (status === 429) limited.inc({ route });
        else if (method === "POST" && LOG_IN.test(route) && classOf(status) === "4xx") logIns.inc();
      },
      answersSaved: (outcome, count) => saves.inc({ outcome }, count),
      submitted: (outcome) => submits.inc({ outcome }),
      jobEnded: (job, outcome) => jobs.inc({ job, outcome }),
    },
  };
}

/** Adds how public pages are answered. */
export function showPageCounts(registry: Registry, counts: () => PageCounts): void {
  new Gauge({
    name: "lamplight_public_pages",
    help: "Public pages by how they were answered since the start: from memory, rendered for it, from memory while the database could not be heard, or left to a rendering of their own.",
    labelNames: ["answered"],
    registers: [registry],
    collect() {
      const { hits, renderings, unsure, left } = counts();
      this.set({ answered: "from memory" }, hits);
      this.set({ answered: "rendered" }, renderings);
      this.set({ answered: "as it was" }, unsure);
      this.set({ answered: "left" }, left);
    },
  });
}

/** Lets the first process ask what this one has counted. */
export function shareMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry();
}

/** The sum over all processes that this one has started. Slow to fail if one of them hangs. */
export function openSharedMetrics(): { text(): Promise<string> } {
  const all = new AggregatorRegistry();
  return { text: () => all.clusterMetrics() };
}

function classOf(status: number | undefined): string {
  return status === undefined ? "gone" : `${Math.floor(status / 100)}xx`;
}
