/**
 * Several processes on one machine, behind one port. The first owns what belongs to the installation – the embedded database,
 * its migrations, the first content, the metrics, the backups – and serves no requests; the others attach to it and serve.
 * One that ends unasked is restarted.
 */
import cluster, { type Worker } from "node:cluster";
import timers from "node:timers/promises";
import { OperatorError } from "../core/errors.ts";
import type { Database } from "../db/client.ts";
import { isDatabaseReady } from "../db/migrate.ts";
import { openQueue } from "../jobs/queue.server.ts";
import { readSettings, type Settings } from "./env.ts";
import { openFaultLog } from "./fault-log.ts";
import {
  announce,
  compareSecret,
  findSecret,
  openInstallation,
  prepareInstallation,
  printForOperator,
} from "./installation.ts";
import { readInstallation } from "./installation-metrics.ts";
import { ANSWERING, findFree } from "./listen.ts";
import { type Log, openLog } from "./log.ts";
import { openSharedMetrics } from "./metrics.ts";
import { keepBackups, openMetricsPort } from "./run-server.ts";
import { openShutdown, type Shutdown } from "./shutdown.ts";

/** For the first process: metrics, and a few more. */
const OWN_CONNECTIONS = 2;
/** Of the server's connections, reserved for its administration, backups and console commands. */
const SPARE_CONNECTIONS = 12;
const LEAST_POOL = 3;
/** A process that ends sooner has failed at start. */
const STEADY_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
const DATABASE_PAUSE_MS = 1_000;
/** After this many consecutive failures at start the process is given up. */
const FAILURES_MAX = 6;

/** Runs the product as this many processes until a signal ends them, or until they cannot be kept running. */
export async function runProcesses(options: {
  environment: Readonly<Record<string, string | undefined>>;
  count: number;
}): Promise<void> {
  const settings = readSettings(options.environment);
  const log = openLog(settings.logLevel);
  const shutdown = openShutdown({ log, noticeMs: 0, isFirstProcess: true });
  try {
    const database = await openInstallation(settings, log, {
      poolSize: OWN_CONNECTIONS,
      print: printForOperator,
      isOneOfMany: false,
    });
    shutdown.last(() => database.close());
    const poolSize = await shareConnections(database, settings, options.count);
    // Created here once, so that the others find it.
    await (await openQueue(database.pool)).stop();
    await compareSecret(database.db, await findSecret(settings), new Date(), printForOperator);
    await openMetrics(database, settings, { log, shutdown });
    const made = await prepareInstallation(database, settings);
    keepBackups(database, settings, { reportFault: openFaultLog(log), shutdown });
    await announce(
      settings,
      made,
      keepProcesses(options.count, { port: settings.port, log, shutdown, poolSize, database }),
    );
  } catch (error) {
    if (shutdown.hasBegun()) return;
    await shutdown.end();
    throw error;
  }
}

/** How many connections each process may have so that all fit. Throws if that is too few. */
async function shareConnections({ pool }: Database, { poolSize }: Settings, count: number): Promise<number> {
  const { rows } = await pool.query("select current_setting('max_connections')::int as most");
  const most = Number(rows[0]?.most);
  // One more than its pool has, for the listening connection.
  const each = Math.floor((most - SPARE_CONNECTIONS) / count) - 1;
  if (each >= LEAST_POOL) return Math.min(poolSize, each);
  throw new OperatorError(
    `${count} processes need more connections than the database gives (max_connections is ${most}). ` +
      "Start fewer, or raise max_connections of the server that DATABASE_URL names.",
  );
}

async function openMetrics(
  database: Database,
  settings: Settings,
  { log, shutdown }: { log: Log; shutdown: Shutdown },
): Promise<void> {
  const shared = openSharedMetrics();
  const read = async () => {
    const [all, installation] = await Promise.all([shared.text(), readInstallation(database.db, new Date())]);
    return `${all}\n${installation}`;
  };
  await openMetricsPort(read, { settings, log, shutdown });
}

/** Starts the processes and keeps their number. Returns their port once all answer; throws if one fails to. */
async function keepProcesses(
  count: number,
  options: { port: number; log: Log; shutdown: Shutdown; poolSize: number; database: Database },
): Promise<number> {
  const { log, shutdown, poolSize, database } = options;
  const port = await findFree({ port: options.port, setting: "PORT" });
  const begun = Promise.withResolvers<number>();
  const alive = new Set<Worker>();
  let answering = 0;
  let failures = 0;

  function start(): void {
    if (shutdown.hasBegun()) return;
    const startedAt = Date.now();
    const worker = cluster.fork({ POOL_SIZE: String(poolSize), PORT: String(port) });
    alive.add(worker);
    worker.on("message", (message) => {
      if (message !== ANSWERING) return;
      answering += 1;
      if (answering === count) begun.resolve(port);
    });
    worker.on("exit", (code, signal) => {
      alive.delete(worker);
      if (shutdown.hasBegun()) return;
      if (answering < count) return begun.reject(new OperatorError("A process ended before it was ready."));
      failures = Date.now() - startedAt < STEADY_MS ? failures + 1 : 0;
      log.error({ code, signal, failures }, "a process ended by itself");
      replace().catch((error: unknown) => log.error({ err: error }, "a process was not started again"));
    });
  }

  async function replace(): Promise<void> {
    if (failures >= FAILURES_MAX) {
      printForOperator("The processes of the product end as soon as they start: see the lines above.");
      await shutdown.end();
      process.exit(1);
    }
    if (failures > 0) await timers.setTimeout(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS));
    // A process that starts while the database is away fails; too many failures would end those that still answer.
    while (!shutdown.hasBegun() && !(await isThere())) await timers.setTimeout(DATABASE_PAUSE_MS);
    start();
  }

  const isThere = () => isDatabaseReady(database.db).catch(() => false);

  shutdown.first(() => endAll(alive));
  for (let number = 0; number < count; number += 1) start();
  return begun.promise;
}

/** Passes the signal on, and waits for them to end. */
async function endAll(workers: ReadonlySet<Worker>): Promise<void> {
  await Promise.all(
    [...workers].map(async (worker) => {
      const isGone = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
      worker.process.kill("SIGTERM");
      await isGone;
    }),
  );
}
