/** The life of one server process: opened in order, closed in reverse, and nothing in between that needs a hand. */
import { randomBytes } from "node:crypto";
import { access, constants, mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Services } from "../app/context.ts";
import { messageOf, OperatorError } from "../core/errors.ts";
import { type Db, openDatabase } from "../db/client.ts";
import { openQueue } from "../jobs/queue.server.ts";
import { openTransport } from "../mail/transport.server.ts";
import { createAccounts } from "../modules/accounts/auth.server.ts";
import { type EnsureAdminResult, ensureAdmin } from "../modules/accounts/commands/ensure-admin.server.ts";
import { seedPosts } from "../modules/blog/commands/seed-posts.server.ts";
import { seedDemo } from "../modules/demo/commands/seed-demo.server.ts";
import { seedDemoStudent } from "../modules/demo/commands/seed-demo-student.server.ts";
import { createMessages } from "../modules/messages/messages.server.ts";
import { createApp } from "./app.ts";
import { readSettings, type Settings } from "./env.ts";
import { openLog } from "./log.ts";
import { startWorker } from "./worker.ts";

/** Requests in flight may take this long after a signal; then the process ends all the same. */
const SHUTDOWN_MS = 8_000;
/** Where triggers tell that what the public pages show has changed. */
const PUBLIC_CONTENT = "public_content";

type AppModule = { createApp: typeof createApp };
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Vite's part while developing: it serves sources, and gives us the latest server code for each request. */
export type Development = {
  middlewares(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  loadApp(): Promise<AppModule>;
  close(): Promise<void>;
};

/** Runs the product until a signal ends it. Throws an OperatorError when a setting or the surroundings are wrong. */
export async function runServer(options: {
  environment: Readonly<Record<string, string | undefined>>;
  development: Development | null;
}): Promise<void> {
  const settings = readSettings(options.environment);
  const log = openLog();
  await ensureWritable(settings.dataDir);
  const place = settings.databaseUrl ? { url: settings.databaseUrl } : { dataDir: settings.dataDir };
  const database = await openDatabase(place, (line) => console.log(line));
  const closers: (() => Promise<unknown>)[] = [() => database.close()];
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= closeInTurn(closers.toReversed());
    return closing;
  };
  // From here on, not only when all is ready: a signal that comes early must still end the database cleanly.
  endOnSignal(close);
  try {
    const { db, pool } = database;
    const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
    const queue = await openQueue(pool, (error) => log.error({ err: error }, "the queue failed"));
    closers.push(() => queue.stop());
    const secret = settings.sessionSecret ?? (await keptSecret(settings.dataDir));
    const { adminEmail, timeZone } = settings;
    const accounts = createAccounts({ db, pool, queue, secret, publicUrl, adminEmail });
    const messages = createMessages({ db, pool, queue, publicUrl, adminEmail });
    const admin = await ensureAdmin(db, settings);
    await seedPosts(db, new Date());
    const demoStudent = settings.demo ? await putInDemo(db, { adminEmail, timeZone }, new Date()) : null;
    const transport = openTransport(settings);
    const services: Services = { db, accounts, messages, queue, transport, publicUrl, timeZone, adminEmail };
    const worker = startWorker({ db, queue, log, transport, publicUrl, adminEmail, timeZone });
    closers.push(() => worker.stop());

    // While developing, a page also changes with its source.
    const publicContent = options.development ? null : await database.listen(PUBLIC_CONTENT);
    if (publicContent) closers.push(() => publicContent.close());
    const appOptions = {
      services,
      log,
      configuredUrl: settings.publicUrl,
      publicContent,
      isDevelopment: options.development !== null,
    };
    const server = await serverFor(options.development, (module) => module.createApp(appOptions));
    await listen(server, settings.port);
    closers.push(() => closeServer(server));
    if (options.development) closers.push(() => options.development?.close() ?? Promise.resolve());
    announce(settings, server, { admin, demoStudent });
  } catch (error) {
    await close();
    throw error;
  }
}

async function closeInTurn(closers: ReadonlyArray<() => Promise<unknown>>): Promise<void> {
  for (const close of closers) await close();
}

async function serverFor(
  development: Development | null,
  build: (module: AppModule) => ReturnType<typeof createApp>,
): Promise<Server> {
  if (!development) return createServer(getRequestListener((await build({ createApp })).fetch));

  let latest: { module: AppModule; listener: Handler } | null = null;
  return createServer((request, response) => {
    development.middlewares(request, response, async () => {
      const module = await development.loadApp();
      if (latest?.module !== module) latest = { module, listener: getRequestListener((await build(module)).fetch) };
      latest.listener(request, response);
    });
  });
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      switch (error.code) {
        case "EADDRINUSE":
          return reject(new OperatorError(`Port ${port} is in use. Stop what uses it, or set PORT to another number.`));
        case "EACCES":
          return reject(
            new OperatorError(`Port ${port} may not be used by this user. Set PORT to a number above 1023.`),
          );
        default:
          return reject(error);
      }
    });
    server.listen(port, resolve);
  });
}

/** Takes no new connections, lets requests in flight finish, and cuts what is left after a while. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function endOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  const end = async () => {
    if (isClosing) return;
    isClosing = true;
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

/** In one piece, so that whoever waits for the first line has them all. */
function announce(
  settings: Settings,
  server: Server,
  made: { admin: EnsureAdminResult; demoStudent: { email: string; password: string } | null },
): void {
  const { admin, demoStudent } = made;
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : settings.port;
  const lines = [
    `Lamplight is ready: ${settings.publicUrl ?? `http://localhost:${port}`}`,
    `Administrator: ${settings.adminEmail}`,
    ...(admin.kind === "created" && admin.generatedPassword ? [`Password: ${admin.generatedPassword}`] : []),
    ...(demoStudent ? [`Demo student: ${demoStudent.email}, password ${demoStudent.password}`] : []),
  ];
  console.log(lines.join("\n"));
}

/** The demo content, and a student with a history the first time. */
async function putInDemo(db: Db, { adminEmail, timeZone }: Pick<Settings, "adminEmail" | "timeZone">, now: Date) {
  const seeded = await seedDemo(db, adminEmail, now);
  return seeded.kind === "seeded" ? seedDemoStudent(db, timeZone, now) : null;
}

async function ensureWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `The folder ${dataDir} cannot be written (${messageOf(error)}). Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

/** The secret that signs cookies: made once, readable by this user alone. */
async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "session-secret");
  try {
    await writeFile(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch {
    // It exists already, which is the usual case; if it cannot be read, the next line says so.
  }
  return (await readFile(file, "utf8")).trim();
}
