/**
 * The database that needs no set-up: a real PostgreSQL server whose files lie in the data folder, reached through a
 * socket that only its own user and root can open. It ends when the process that started it ends, also when that one is
 * killed, and is started again when it ends by itself. A process that finds it running uses it, and is cut off when the
 * one that started it goes.
 *
 * The surprising part: as root, the server may live below folders that its user cannot enter (/root/…). It is then
 * started inside its folder and knows it as /proc/self/cwd only, so the data never leave the data folder.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, realpath, rename, stat } from "node:fs/promises";
import path from "node:path";
import timers from "node:timers/promises";
import { Client, DatabaseError } from "pg";
import { prepareBinaries, removeOldCopies } from "./embedded-postgres-binaries.ts";
import {
  lastTelling,
  NAME,
  nameFor,
  type Place,
  PORT,
  prepareCluster,
  prepareSocketDir,
  SETTINGS,
  SOCKET_NAME,
} from "./embedded-postgres-cluster.ts";
import { chooseServerUser, EmbeddedPostgresError, hasCode, isRoot } from "./embedded-postgres-host.ts";
import { keepRunning, type ServerRun } from "./embedded-postgres-keeper.ts";
import {
  identify,
  isAlive,
  isServerOf,
  readPidFile,
  removeMistakenLocks,
  type Supervised,
  superviseServer,
  tryLock,
} from "./embedded-postgres-process.ts";

export { EmbeddedPostgresError };

export type EmbeddedServer = {
  /** Settings for node-postgres: socket folder, user, database. No password. */
  connection: { host: string; port: number; user: string; database: string };
  /** False when a server that was already running was attached to; stop() then does nothing. */
  started: boolean;
  /** Fast shutdown; resolves when the server is gone. Does nothing for an attached one. */
  stop(): Promise<void>;
};

type Log = (line: string) => void;
/** An orphan is a server whose owner is gone: about to be shut down, unless its supervisor is gone as well. */
type Sighting = { kind: "none" } | { kind: "busy" } | { kind: "ready" | "orphan"; host: string; owner: string };

/** Between the process that started a server, and a name for this start alone. */
const OWNER_MARK = "/";

const POLL_MS = 25;
/** A server without its supervisor tells nobody of its end. */
const LEFT_BEHIND_POLL_MS = 500;
/** Recovery after a crash replays up to max_wal_size of log, on any disk. */
const PATIENCE_MS = 300_000;
const SPEAK_UP_AFTER_MS = 5_000;
/** A supervisor reacts in milliseconds to its owner's end; a server still open after this has none. */
const ORPHAN_GRACE_MS = 2_000;
const FOLDER_PROBLEMS = [
  "EACCES",
  "EPERM",
  "EROFS",
  "ENOENT",
  "ENOTDIR",
  "EEXIST",
  "ENOSPC",
  "EDQUOT",
  "ELOOP",
  "ENAMETOOLONG",
];
const LARGEST_LOG_BYTES = 10 * 1024 * 1024;

/** Starts (first initialising, if new) the PostgreSQL server whose files are in `${dataDir}/postgres`, or attaches to the one already running there. */
export async function openEmbeddedPostgres(dataDir: string, log: Log = () => {}): Promise<EmbeddedServer> {
  try {
    const place = await findPlace(dataDir);
    const opened = await openOrAttach(place, log);
    return opened.kind === "started" ? own(place, opened, log) : attach(opened.host, log);
  } catch (error) {
    if (hasCode(error, ...FOLDER_PROBLEMS)) {
      const reason = error instanceof Error ? error.message : "";
      throw new EmbeddedPostgresError(
        `The data folder ${path.resolve(dataDir)} cannot be used (${reason}): set DATA_DIR to a folder that can be written.`,
      );
    }
    throw error;
  }
}

async function findPlace(given: string): Promise<Place> {
  // Closed to everyone; when the server will have another user than we have, that one must be able to pass through.
  await mkdir(given, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
  const dataDir = await realpath(given);
  const clusterDir = await realpathOrSame(path.join(dataDir, "postgres"));
  return { dataDir, clusterDir, user: await chooseServerUser(clusterDir) };
}

/** The files may lie on another disk, behind a link; the server sees the folder's real name. */
function realpathOrSame(folder: string): Promise<string> {
  return realpath(folder).catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return folder;
    throw error;
  });
}

type Opened = { kind: "attached"; host: string } | { kind: "started"; host: string; run: ServerRun };

async function openOrAttach(place: Place, log: Log): Promise<Opened> {
  const began = Date.now();
  let orphanSince: number | null = null;
  let hasSpoken = false;
  while (Date.now() - began < PATIENCE_MS) {
    const seen = await look(place.clusterDir);
    if (seen.kind === "ready") return { kind: "attached", host: seen.host };
    if (seen.kind === "orphan") {
      orphanSince ??= Date.now();
      if (Date.now() - orphanSince > ORPHAN_GRACE_MS) return { kind: "attached", host: seen.host };
    }
    if (seen.kind === "none") {
      const server = await startUnlessOthersDo(place, log);
      if (server) return server;
    }
    if (!hasSpoken && Date.now() - began > SPEAK_UP_AFTER_MS) {
      hasSpoken = true;
      log(`Waiting for the PostgreSQL server in ${place.clusterDir}, which is starting or shutting down.`);
    }
    await timers.setTimeout(POLL_MS);
  }
  throw new EmbeddedPostgresError(
    `The PostgreSQL server in ${place.clusterDir} neither opens nor ends: see ${logFileOf(place)}, then try again.`,
  );
}

function attach(host: string, log: Log): EmbeddedServer {
  log(`Using the PostgreSQL server that is already running in ${host}.`);
  return { connection: connectionTo(host), started: false, stop: async () => {} };
}

function connectionTo(host: string) {
  return { host, port: PORT, user: NAME, database: NAME };
}

/** What is in the folder now, by its pid file and by a real connection: one of them alone can be wrong. */
async function look(clusterDir: string): Promise<Sighting> {
  const file = await readPidFile(clusterDir);
  if (!file) return { kind: "none" };
  const answer = file.socketDir ? await knock(file.socketDir) : "silent";
  if (answer === "refuses") return { kind: "busy" };
  if (answer === "silent") return { kind: (await isServerOf(clusterDir, file.pid)) ? "busy" : "none" };
  const { owner } = answer;
  const isOwned = owner === "" || (await isAlive(owner.slice(0, owner.indexOf(OWNER_MARK))));
  return { kind: isOwned ? "ready" : "orphan", host: file.socketDir ?? clusterDir, owner };
}

/** Connects once. "silent": nobody listens. "refuses": somebody does, and is starting, shutting down or full. */
async function knock(host: string): Promise<{ owner: string } | "silent" | "refuses"> {
  try {
    const { rows } = await query(host, NAME, "select coalesce(current_setting('lamplight.owner', true), '') as owner");
    return { owner: String(rows[0]?.owner) };
  } catch (error) {
    if (hasCode(error, "ENOENT", "ECONNREFUSED")) return "silent";
    // Only a first start that was cut short lacks the database; whoever comes first creates it.
    if (hasCode(error, "3D000")) await query(host, "postgres", `create database ${NAME}`).catch(requirePassing);
    else requirePassing(error);
    return "refuses";
  }
}

/** Lets pass what another attempt may cure: a server going up, down, or full, a broken connection, two who create at once. */
function requirePassing(error: unknown): void {
  const passing = ["57P01", "57P02", "57P03", "53300", "42P04", "23505", "55006"];
  if (!(error instanceof DatabaseError) || hasCode(error, ...passing)) return;
  throw new EmbeddedPostgresError(`The embedded PostgreSQL server refuses: ${error.message} (see postgres.log).`);
}

async function query(host: string, database: string, statement: string) {
  const client = new Client({ ...connectionTo(host), database, ssl: false, connectionTimeoutMillis: 5_000 });
  // A connection that breaks fails its query; without a listener it would also end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(statement);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Null when another process is at it, or was quicker. */
async function startUnlessOthersDo(place: Place, log: Log): Promise<Opened | null> {
  const unlock = await tryLock(path.join(place.dataDir, "postgres.lock"));
  if (!unlock) return null;
  try {
    if ((await look(place.clusterDir)).kind !== "none") return null;
    return await start(place, log);
  } finally {
    await unlock();
  }
}

async function start(place: Place, log: Log): Promise<Opened | null> {
  const { dataDir, clusterDir, user } = place;
  const binaries = await prepareBinaries(user, dataDir, log);
  await prepareCluster(place, binaries, log);
  await removeOldCopies(dataDir, binaries);

  const socketDir = await prepareSocketDir(clusterDir, user);
  await removeMistakenLocks([path.join(clusterDir, "postmaster.pid"), path.join(socketDir, `${SOCKET_NAME}.lock`)]);
  // Whoever attaches learns from the server itself whether it is about to lose its owner.
  const owner = `${(await identify(process.pid)) ?? ""}${OWNER_MARK}${randomUUID()}`;
  const settings = {
    ...SETTINGS,
    unix_socket_directories: socketDir === clusterDir ? "." : socketDir,
    "lamplight.owner": owner,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const command = [binaries.postgres, "-D", await nameFor(user, clusterDir), ...options];

  const logFile = logFileOf(place);
  const logStart = await prepareLog(logFile);
  const supervised = superviseServer(user, command, clusterDir, logFile);
  const pid = await waitUntilOpen(place, supervised, owner, log);
  if (pid !== null) return { kind: "started", host: socketDir, run: runOf(place, supervised, pid) };
  const reason = await findReason(logFile, logStart);
  // PostgreSQL's own lock: another server came first, or processes of one that was killed are still ending.
  if (/lock file ".*" already exists|pre-existing shared memory block/.test(reason)) return null;
  throw new EmbeddedPostgresError(`PostgreSQL did not start: ${reason} (see ${logFile}).`);
}

/** The server's process once it answers; null when it has ended instead. */
async function waitUntilOpen(place: Place, supervised: Supervised, owner: string, log: Log): Promise<number | null> {
  const began = Date.now();
  let hasEnded = false;
  let hasSpoken = false;
  const exited = supervised.exited.then(() => {
    hasEnded = true;
  });
  try {
    while (!hasEnded) {
      const seen = await look(place.clusterDir);
      // Another one's server may answer while ours is still finding out that it came second.
      if (seen.kind === "ready" && seen.owner === owner) return (await readPidFile(place.clusterDir))?.pid ?? null;
      if (!hasSpoken && Date.now() - began > SPEAK_UP_AFTER_MS) {
        hasSpoken = true;
        log("PostgreSQL is still starting; after a crash it first replays its log.");
      }
      if (Date.now() - began > PATIENCE_MS)
        throw new EmbeddedPostgresError(`PostgreSQL does not open: see ${logFileOf(place)}.`);
      await Promise.race([exited, timers.setTimeout(POLL_MS)]);
    }
    return null;
  } catch (error) {
    supervised.release();
    await exited;
    throw error;
  }
}

/** One life of a server that we started. */
function runOf(place: Place, supervised: Supervised, pid: number): ServerRun {
  // Only a supervisor that was killed itself leaves the server behind.
  const isLeftBehind = async () =>
    (await readPidFile(place.clusterDir))?.pid === pid && (await isServerOf(place.clusterDir, pid));
  return {
    exited: supervised.exited.then(async (status) => {
      while (await isLeftBehind()) await timers.setTimeout(LEFT_BEHIND_POLL_MS, undefined, { ref: false });
      return status;
    }),
    async stop() {
      supervised.release();
      await supervised.exited;
      while (await isLeftBehind()) {
        askToEnd(pid);
        await timers.setTimeout(POLL_MS);
      }
    },
  };
}

/** Null when another process has started it meanwhile, which then keeps it. */
async function startAgain(place: Place, log: Log): Promise<ServerRun | null> {
  const opened = await openOrAttach(place, log);
  return opened.kind === "started" ? opened.run : null;
}

function own(place: Place, { host, run }: Extract<Opened, { kind: "started" }>, log: Log): EmbeddedServer {
  const keeper = keepRunning(run, { start: () => startAgain(place, log), log, whereToLook: logFileOf(place) });
  let stopping: Promise<void> | null = null;
  return {
    connection: connectionTo(host),
    started: true,
    stop: () => {
      stopping ??= keeper.stop();
      return stopping;
    },
  };
}

function askToEnd(pid: number): void {
  try {
    process.kill(pid, "SIGINT");
  } catch (error) {
    if (!hasCode(error, "ESRCH")) throw error;
  }
}

function logFileOf(place: Place): string {
  return path.join(place.dataDir, "postgres.log");
}

/** Keeps at most one older log. Returns where this start's lines begin. */
async function prepareLog(file: string): Promise<number> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size <= LARGEST_LOG_BYTES) return size;
  await rename(file, `${file}.1`);
  return 0;
}

async function findReason(logFile: string, logStart: number): Promise<string> {
  const text = await readFile(logFile).then((bytes) => bytes.subarray(logStart).toString("utf8"));
  return lastTelling(text) || "it gave no reason";
}
