/** The life of one serving process: opened in order, closed in reverse. */
import cluster from "node:cluster";
import { createServer, type Server as HttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Server } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Services } from "../app/context.ts";
import { setDefaultLanguage } from "../core/current-language.server.ts";
import type { Database } from "../db/client.ts";
import { openQueue } from "../jobs/queue.server.ts";
import { openTransport } from "../mail/transport.server.ts";
import { createAccounts } from "../modules/accounts/auth.server.ts";
import { createMessages } from "../modules/messages/messages.server.ts";
import { createApp } from "./app.ts";
import { onCanonicalAddress } from "./canonical-address.ts";
import { limitChunks } from "./chunk-limit.ts";
import { closeSlow, connectionLimits } from "./connection-limits.ts";
import { drainUnread } from "./drain-body.ts";
import { readSettings, type Settings } from "./env.ts";
import { openFaultLog, type ReportFault } from "./fault-log.ts";
import {
  announce,
  compareSecret,
  findSecret,
  openInstallation,
  prepareInstallation,
  printForOperator,
} from "./installation.ts";
import { readInstallation } from "./installation-metrics.ts";
import { ANSWERING, listen, listenOnManySockets } from "./listen.ts";
import { type Log, openLog } from "./log.ts";
import { refuseMalformed } from "./malformed-requests.ts";
import { type Metrics, noopMeter, openMetrics, shareMetrics } from "./metrics.ts";
import { createMetricsServer } from "./metrics-server.ts";
import { openProxies } from "./proxies.ts";
import { startScheduledBackups } from "./scheduled-backups.ts";
import { protectiveHeaders } from "./security.ts";
import { closeServer, openShutdown, type Shutdown } from "./shutdown.ts";
import { type Handler, watchRequests } from "./watch-requests.ts";
import { startWorker } from "./worker.ts";

/** The channel on which triggers announce changes to what the public pages show. */
const PUBLIC_CONTENT = "public_content";

type AppModule = { createApp: typeof createApp };

/** Vite's part in development: it serves sources, and provides the latest server code for each request. */
type Development = {
  middlewares(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  loadApp(): Promise<AppModule>;
  close(): Promise<void>;
};

/**
 * Runs the product until a signal ends it: alone, or as one of the processes that `runProcesses` has started. Throws an
 * OperatorError if a setting or the environment is wrong.
 */
export async function runServer(options: {
  environment: Readonly<Record<string, string | undefined>>;
  development: Development | null;
}): Promise<void> {
  const settings = readSettings(options.environment);
  const log = openLog(settings.logLevel);
  const shutdown = openShutdown({ log, noticeMs: settings.shutdownNoticeSeconds * 1000, isFirstProcess: false });
  try {
    await serve(settings, { log, shutdown, development: options.development });
  } catch (error) {
    // A failure caused by an early signal that closed things meanwhile is nobody's mistake.
    if (shutdown.hasBegun()) return;
    await shutdown.end();
    throw error;
  }
}

type Life = { log: Log; shutdown: Shutdown; development: Development | null };

async function serve(settings: Settings, { log, shutdown, development }: Life): Promise<void> {
  const isOneOfMany = cluster.isWorker;
  const print = isOneOfMany ? () => {} : printForOperator;
  let answersSince: number | null = null;
  const database = await openInstallation(settings, log, {
    poolSize: settings.poolSize,
    print,
    isOneOfMany,
    answersSince: () => answersSince,
  });
  shutdown.last(() => database.close());
  const { db, pool } = database;
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const reportFault = openFaultLog(log);
  const queue = await openQueue(pool, (error) => reportFault(error, "the queue failed"));
  const secret = await findSecret(settings);
  if (!isOneOfMany) await compareSecret(db, secret, new Date(), print);
  const { adminEmail, adminTwoFactor, timeZone, language } = settings;
  setDefaultLanguage(language);
  const accounts = createAccounts({ db, pool, queue, secret, publicUrl, adminEmail, adminTwoFactor, language });
  const messages = createMessages({ db, pool, queue, publicUrl, adminEmail });
  const metrics = settings.metricsPort === undefined ? null : openMetrics(pool);
  const meter = metrics?.meter ?? noopMeter;
  if (metrics) await openMetricsDoor(metrics, { settings, database, log, shutdown });
  const made = isOneOfMany ? null : await prepareInstallation(database, settings);
  const transport = openTransport(settings);
  const { backups } = settings;
  const services: Services = { db, accounts, messages, queue, transport, publicUrl, timeZone, adminEmail, backups };

  const worker = startWorker({
    db,
    queue,
    reportFault,
    transport,
    publicUrl,
    adminEmail,
    timeZone,
    meter,
  });
  shutdown.first(() => Promise.all([worker.stop(), queue.stop()]));
  if (!isOneOfMany) keepBackups(database, settings, { reportFault, shutdown });
  // In development, a page also changes with its source.
  const publicContent = development ? null : await database.listen(PUBLIC_CONTENT);
  if (publicContent) shutdown.last(() => publicContent.close());

  const appOptions = {
    services,
    log,
    configuredUrl: settings.publicUrl,
    savesPerMinute: settings.savesPerMinute,
    publicContent,
    metrics,
    isEnding: shutdown.hasBegun,
    isDevelopment: development !== null,
  };
  const watch = watchRequests({ log, meter, proxies: openProxies(settings.trustProxy), isEnding: shutdown.hasBegun });
  const isHttps = settings.publicUrl?.startsWith("https:") ?? false;
  const protection = protectiveHeaders({ isHttps, isDevelopment: development !== null })([]);
  const handle = await handlerFor(development, async (module) => {
    const { fetch, around } = await module.createApp(appOptions);
    return refuseMalformed(onCanonicalAddress(around(getRequestListener(fetch)), protection), protection);
  });
  const server = createServer(connectionLimits, watch.around(limitChunks(closeSlow(drainUnread(handle)))));
  const doors: Server[] = [];
  shutdown.first((cut) => closeServer({ server, doors }, watch, cut));
  if (development) shutdown.first(() => development.close());
  const opening = listenOnManySockets(server, { port: settings.port, setting: "PORT" }, doors);
  await (made ? announce(settings, made, opening) : opening);
  if (isOneOfMany) process.send?.(ANSWERING);
  answersSince = performance.now();
}

/** Makes this process run the scheduled backups. */
export function keepBackups(
  { db }: Database,
  settings: Settings,
  { reportFault, shutdown }: { reportFault: ReportFault; shutdown: Shutdown },
): void {
  const backups = startScheduledBackups(db, settings, reportFault);
  if (backups) shutdown.first(() => backups.stop());
}

/** On a separate port; of several processes the first has it, and asks the others. */
async function openMetricsDoor(
  metrics: Metrics,
  { settings, database, log, shutdown }: { settings: Settings; database: Database; log: Log; shutdown: Shutdown },
): Promise<void> {
  if (cluster.isWorker) return shareMetrics(metrics.registry);
  const read = async () => {
    const [own, installation] = await Promise.all([
      metrics.registry.metrics(),
      readInstallation(database.db, new Date()),
    ]);
    return `${own}\n${installation}`;
  };
  await openMetricsPort(read, { settings, log, shutdown });
}

/** Serves the metrics. */
export async function openMetricsPort(
  read: () => Promise<string>,
  { settings, log, shutdown }: { settings: Settings; log: Log; shutdown: Shutdown },
): Promise<void> {
  if (settings.metricsPort === undefined) return;
  const server: HttpServer = createMetricsServer(read, (error) => log.error({ err: error }, "the metrics failed"));
  shutdown.first((cut) => closeServer({ server, doors: [] }, null, cut));
  await listen(server, { port: settings.metricsPort, address: settings.metricsAddress, setting: "METRICS_PORT" });
}

async function handlerFor(
  development: Development | null,
  build: (module: AppModule) => Promise<Handler>,
): Promise<Handler> {
  if (!development) return build({ createApp });

  let latest: { module: AppModule; listener: Handler } | null = null;
  return (request, response) => {
    development.middlewares(request, response, async () => {
      const module = await development.loadApp();
      if (latest?.module !== module) latest = { module, listener: await build(module) };
      latest.listener(request, response);
    });
  };
}
