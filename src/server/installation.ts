/** What belongs to the installation, not to one of its processes: its folder, its secret, its first content, its address. */
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { access, chmod, constants, link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { messageOf, OperatorError } from "../core/errors.ts";
import { type Database, type Db, openDatabase } from "../db/client.ts";
import { installation } from "../db/schema.ts";
import { limitReports, type SlowQuery } from "../db/slow-queries.ts";
import { type EnsureAdminResult, ensureAdmin } from "../modules/accounts/commands/ensure-admin.server.ts";
import { seedPosts } from "../modules/blog/commands/seed-posts.server.ts";
import { seedDemo } from "../modules/demo/commands/seed-demo.server.ts";
import { seedDemoStudent } from "../modules/demo/commands/seed-demo-student.server.ts";
import { loadSite } from "../modules/site/queries/load-site.server.ts";
import type { Settings } from "./env.ts";
import type { Log } from "./log.ts";

/** Key in the installation table; the value reveals nothing about the secret. */
const SECRET_MARK = "session-secret";

/** What was created at this start; the passwords are stored nowhere else in readable form. */
export type CreatedAccounts = { admin: EnsureAdminResult; demoStudent: { email: string; password: string } | null };

/** A line for the operator at the console. */
export function printForOperator(line: string): void {
  console.log(line);
}

/**
 * Opens and migrates the database that the settings name. `print` gets what an operator should see. Slow statements are
 * reported only from the time that `answersSince` gives: during start-up, statements and process slow each other down.
 */
export async function openInstallation(
  settings: Settings,
  log: Log,
  options: { poolSize: number; print(line: string): void; isOneOfMany: boolean; answersSince?: () => number | null },
): Promise<Database> {
  await ensurePrivateFolder(settings.dataDir);
  const { location } = settings;
  const { poolSize, print, answersSince } = options;
  // The first of several processes keeps the server: it must not end with one of the others.
  const role = options.isOneOfMany ? { mayStart: false } : { takesOver: true };
  const thresholdMs = settings.slowQueryMs;
  if (thresholdMs === 0 || !answersSince) return openDatabase(location, print, { poolSize, role });
  const write = ({ statement, milliseconds, request }: SlowQuery) => {
    const whose = request && { requestId: request.id, method: request.method, route: request.route };
    log.warn({ ms: Math.round(milliseconds), statement, ...whose }, "slow query");
  };
  const writeSome = limitReports(write, (count) => log.warn({ count }, "more slow queries, which are left out"));
  const reportSlow = (query: SlowQuery) => {
    const since = answersSince();
    if (since !== null && performance.now() - query.milliseconds >= since) writeSome(query);
  };
  return openDatabase(location, print, { poolSize, role, slowQueries: { thresholdMs, report: reportSlow } });
}

/** Adds what a new installation needs. Any number of processes may call it concurrently; it is done once. */
export async function prepareInstallation({ db }: Database, settings: Settings): Promise<CreatedAccounts> {
  const { timeZone } = settings;
  const now = new Date();
  const admin = await ensureAdmin(db, settings);
  await seedPosts(db, now);
  // From here on titles have the institute's name.
  await loadSite(db);
  if (!settings.demo) return { admin, demoStudent: null };
  const seeded = await seedDemo(db, settings, now);
  return { admin, demoStudent: seeded.kind === "seeded" ? await seedDemoStudent(db, timeZone, now) : null };
}

/** The secret that signs cookies: the configured one, or one generated once and readable by this user only. */
export async function findSecret({ sessionSecret, dataDir }: Settings): Promise<string> {
  if (sessionSecret !== undefined) return sessionSecret;
  const file = path.join(dataDir, "session-secret");
  const fresh = `${file}.${randomUUID()}`;
  try {
    // Written atomically: another process starting now must not read half of it.
    await writeFile(fresh, randomBytes(32).toString("base64url"), { mode: 0o600 });
    await link(fresh, file);
  } catch {
    // It usually exists already; if it cannot be read, the last line reports that.
  } finally {
    await rm(fresh, { force: true });
  }
  return (await readFile(file, "utf8")).trim();
}

/**
 * Warns if another process on this database was started with another secret. If both run, neither accepts the other's
 * cookies; if the secret was lost, second factors can no longer be read.
 */
export async function compareSecret(db: Db, secret: string, now: Date, print: (line: string) => void): Promise<void> {
  const value = createHmac("sha256", secret).update(SECRET_MARK).digest("base64url");
  await db.insert(installation).values({ key: SECRET_MARK, value, createdAt: now }).onConflictDoNothing();
  const isMark = eq(installation.key, SECRET_MARK);
  const [kept] = await db.select({ value: installation.value }).from(installation).where(isMark);
  if (kept?.value === value) return;
  print(
    "This process signs cookies with another secret than the last one on this database. Set the same SESSION_SECRET for all " +
      "of them, or give them the same DATA_DIR; with a new secret everybody signs in again and sets up second factors anew.",
  );
  await db.update(installation).set({ value, createdAt: now }).where(isMark);
}

/**
 * Prints the address and the accounts once the product is up. Written in one piece, so that a reader who waits for the first
 * line gets them all. Passwords are printed even if start-up fails, for example because the port is in use: they are shown
 * only once.
 */
export async function announce(settings: Settings, created: CreatedAccounts, opening: Promise<number>): Promise<void> {
  const passwords = passwordLines(created);
  const port = await opening.catch((error: unknown) => {
    if (passwords.length > 0) printForOperator([`Administrator: ${settings.adminEmail}`, ...passwords].join("\n"));
    throw error;
  });
  const address = settings.publicUrl ?? `http://localhost:${port}`;
  const lines = [`Lamplight is ready: ${address}`, `Administrator: ${settings.adminEmail}`, ...passwords];
  printForOperator(lines.join("\n"));
}

function passwordLines({ admin, demoStudent }: CreatedAccounts): string[] {
  return [
    ...(admin.kind === "created" && admin.generatedPassword ? [`Password: ${admin.generatedPassword}`] : []),
    ...(demoStudent ? [`Demo student: ${demoStudent.email}, password ${demoStudent.password}`] : []),
  ];
}

/**
 * Makes sure that the data folder exists and can be written, and that others of this machine can neither list nor read it. As
 * root it stays passable, because the database runs as another user in a folder below it, which is closed itself.
 */
export async function ensurePrivateFolder(dataDir: string): Promise<void> {
  const mode = process.geteuid?.() === 0 ? 0o711 : 0o700;
  try {
    await mkdir(dataDir, { recursive: true, mode });
    const found = await stat(dataDir);
    // A folder that everybody may write to, such as /tmp, or that of somebody else, is not ours to close.
    const isOurs = found.uid === process.geteuid?.() && (found.mode & 0o002) === 0;
    if (isOurs && found.mode & 0o777 & ~mode) await chmod(dataDir, found.mode & mode);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `The folder ${dataDir} cannot be written (${messageOf(error)}). Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}
