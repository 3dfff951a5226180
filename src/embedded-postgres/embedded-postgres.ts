/**
 * The entry point of this folder, which is independent of the program around it. A database that needs no set-up: a real
 * PostgreSQL server whose files are in the data folder, reached through a socket that only its own user and root can open. It
 * ends with the process that started it, even if that is killed, and is restarted if it ends unexpectedly. A process that
 * finds it running uses it; when the one that started it ends, the one that `takesOver` restarts it, and others are
 * disconnected.
 *
 * The surprising part: as root, the server may live below folders that its user cannot enter (/root/…). It is then started
 * inside its folder and knows it as /proc/self/cwd only, so the data never leave the data folder.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, realpath, rename, stat } from "node:fs/promises";
import path from "node:path";
import timers from "node:timers/promises";
import { prepareBinaries, removeOldCopies } from "./binaries.ts";
import { errorLineOf, nameFor, prepareCluster, prepareSocketDir, SETTINGS, SOCKET_NAME } from "./cluster.ts";
import { type ClusterLocation, chooseServerUser, EmbeddedPostgresError, hasCode, isRoot } from "./host.ts";
import { connectionTo, inspect, OWNER_MARK, ownerSetting } from "./inspect.ts";
import { keepRunning, type ServerRun } from "./keeper.ts";
import {
  identify,
  isServerOf,
  readPidFile,
  removeMistakenLocks,
  type Supervised,
  superviseServer,
  tryLock,
} from "./process.ts";

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
type EmbeddedDatabase = ClusterLocation & { settings: Readonly<Record<string, string>> };

/** How a program describes its database. */
export type Options = {
  /** Its superuser and its database; also part of the names of folders outside the data folder. A plain lower-case word. */
  name: string;
  /** Passed to the server at every start, so that a new version of the program also changes them for existing data. */
  settings?: Readonly<Record<string, string>>;
  /** For a new database, such as `--text-search-config=english`. */
  initdbOptions?: ReadonlyArray<string>;
  /** Receives what an operator may want to know. */
  log?: Log;
};

/** This process's responsibility for the server. */
export type Role = {
  /** False: another process starts it, and this one waits for that. */
  mayStart?: boolean;
  /** Also restarts it later, after another process that had started it has ended. */
  takesOver?: boolean;
};

const POLL_MS = 25;
/** A server without its supervisor, or of another process, does not notify us when it ends. */
const LEFT_BEHIND_POLL_MS = 500;
/** Recovery after a crash replays up to max_wal_size of log, on any disk. */
const PATIENCE_MS = 300_000;
const SPEAK_UP_AFTER_MS = 5_000;
/** A supervisor notices its owner's end within milliseconds; a server still running after this has none. */
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
export async function openEmbeddedPostgres(
  dataDir: string,
  options: Options,
  { mayStart = true, takesOver = false }: Role = {},
): Promise<EmbeddedServer> {
  const { log = () => {} } = options;
  try {
    const location = await findDatabase(dataDir, options);
    const opened = await openOrAttach(location, log, mayStart);
    if (opened.kind === "attached" && mayStart) {
      log(`Using the PostgreSQL server that is already running in ${opened.host}.`);
    }
    if (opened.kind === "started" || takesOver) return await keep(location, opened, log);
    return { connection: connectionTo(opened.host, location.name), started: false, stop: async () => {} };
  } catch (error) {
    if (hasCode(error, ...FOLDER_PROBLEMS)) {
      const reason = error instanceof Error ? error.message : "";
      throw new EmbeddedPostgresError(
        `The data folder ${path.resolve(dataDir)} cannot be used (${reason}): it has to be one that can be written.`,
        "other-folder",
      );
    }
    throw error;
  }
}

async function findDatabase(
  given: string,
  { name, settings = {}, initdbOptions = [] }: Options,
): Promise<EmbeddedDatabase> {
  // Closed to everyone; if the server's user is not ours, that user must be able to pass through.
  await mkdir(given, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
  const dataDir = await realpath(given);
  const clusterDir = await realpathOrSame(path.join(dataDir, "postgres"));
  return { dataDir, clusterDir, user: await chooseServerUser(clusterDir), name, settings, initdbOptions };
}

/** The files may be on another disk, behind a link; the server sees the folder's real path. */
function realpathOrSame(folder: string): Promise<string> {
  return realpath(folder).catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return folder;
    throw error;
  });
}

type Opened = { kind: "attached"; host: string } | { kind: "started"; host: string; run: ServerRun };

async function openOrAttach(location: EmbeddedDatabase, log: Log, mayStart = true): Promise<Opened> {
  const began = Date.now();
  let orphanSince: number | null = null;
  let hasSpoken = false;
  while (Date.now() - began < PATIENCE_MS) {
    const seen = await inspect(location);
    if (seen.kind === "ready") return { kind: "attached", host: seen.host };
    if (seen.kind === "orphan") {
      orphanSince ??= Date.now();
      if (Date.now() - orphanSince > ORPHAN_GRACE_MS) return { kind: "attached", host: seen.host };
    }
    if (seen.kind === "none" && mayStart) {
      const server = await startUnlessOthersDo(location, log);
      if (server) return server;
    }
    if (!hasSpoken && Date.now() - began > SPEAK_UP_AFTER_MS) {
      hasSpoken = true;
      log(`Waiting for the PostgreSQL server in ${location.clusterDir}, which is starting or shutting down.`);
    }
    await timers.setTimeout(POLL_MS);
  }
  throw new EmbeddedPostgresError(
    `The PostgreSQL server in ${location.clusterDir} neither opens nor ends: see ${logFileOf(location)}, then try again.`,
  );
}

/** Null if another process is starting it, or was quicker. */
async function startUnlessOthersDo(location: EmbeddedDatabase, log: Log): Promise<Opened | null> {
  const unlock = await tryLock(path.join(location.dataDir, "postgres.lock"));
  if (!unlock) return null;
  try {
    if ((await inspect(location)).kind !== "none") return null;
    return await start(location, log);
  } finally {
    await unlock();
  }
}

async function start(location: EmbeddedDatabase, log: Log): Promise<Opened | null> {
  const { dataDir, clusterDir, user, name } = location;
  const binaries = await prepareBinaries(location, log);
  await prepareCluster(location, binaries, log);
  await removeOldCopies(dataDir, binaries);

  const socketDir = await prepareSocketDir(location);
  await removeMistakenLocks([path.join(clusterDir, "postmaster.pid"), path.join(socketDir, `${SOCKET_NAME}.lock`)]);
  // A process that attaches learns from the server itself whether it is about to lose its owner.
  const owner = `${(await identify(process.pid)) ?? ""}${OWNER_MARK}${randomUUID()}`;
  const settings = {
    ...location.settings,
    ...SETTINGS,
    unix_socket_directories: socketDir === clusterDir ? "." : socketDir,
    [ownerSetting(name)]: owner,
  };
  const options = Object.entries(settings).flatMap(([setting, value]) => ["-c", `${setting}=${value}`]);
  const command = [binaries.postgres, "-D", await nameFor(user, clusterDir), ...options];

  const logFile = logFileOf(location);
  const logStart = await prepareLog(logFile);
  const supervised = superviseServer(user, command, clusterDir, logFile);
  const pid = await waitUntilOpen(location, supervised, owner, log);
  if (pid !== null) return { kind: "started", host: socketDir, run: runOf(location, supervised, pid) };
  const reason = await findReason(logFile, logStart);
  // PostgreSQL's own lock: another server came first, or processes of a killed one are still ending.
  if (/lock file ".*" already exists|pre-existing shared memory block/.test(reason)) return null;
  throw new EmbeddedPostgresError(`PostgreSQL did not start: ${reason} (see ${logFile}).`);
}

/** The server's process once it answers; null if it ended instead. */
async function waitUntilOpen(
  location: ClusterLocation,
  supervised: Supervised,
  owner: string,
  log: Log,
): Promise<number | null> {
  const began = Date.now();
  let hasEnded = false;
  let hasSpoken = false;
  const exited = supervised.exited.then(() => {
    hasEnded = true;
  });
  try {
    while (!hasEnded) {
      const seen = await inspect(location);
      // Another process's server may answer while ours is still finding out that it came second.
      if (seen.kind === "ready" && seen.owner === owner) return (await readPidFile(location.clusterDir))?.pid ?? null;
      if (!hasSpoken && Date.now() - began > SPEAK_UP_AFTER_MS) {
        hasSpoken = true;
        log("PostgreSQL is still starting; after a crash it first replays its log.");
      }
      if (Date.now() - began > PATIENCE_MS)
        throw new EmbeddedPostgresError(`PostgreSQL does not open: see ${logFileOf(location)}.`);
      await Promise.race([exited, timers.setTimeout(POLL_MS)]);
    }
    return null;
  } catch (error) {
    supervised.release();
    await exited;
    throw error;
  }
}

/** One run of a server that we started. */
function runOf(location: ClusterLocation, supervised: Supervised, pid: number): ServerRun {
  // Only a supervisor that was killed itself leaves the server behind.
  const isLeftBehind = async () =>
    (await readPidFile(location.clusterDir))?.pid === pid && (await isServerOf(location.clusterDir, pid));
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

/** The run of a server that another process has started: observed from outside, and left alone. */
async function watchOther({ clusterDir }: ClusterLocation): Promise<ServerRun> {
  const pid = (await readPidFile(clusterDir))?.pid;
  const { promise: isStopped, resolve: resolveStopped } = Promise.withResolvers<void>();
  let isWatched = true;
  async function end(): Promise<string> {
    while (isWatched && pid !== undefined && (await isServerOf(clusterDir, pid))) {
      await Promise.race([isStopped, timers.setTimeout(LEFT_BEHIND_POLL_MS, undefined, { ref: false })]);
    }
    return "with the process that had started it";
  }
  return {
    exited: end(),
    async stop() {
      isWatched = false;
      resolveStopped();
    },
  };
}

async function keep(location: EmbeddedDatabase, opened: Opened, log: Log): Promise<EmbeddedServer> {
  const runFrom = async (one: Opened) => (one.kind === "started" ? one.run : watchOther(location));
  const start = async () => runFrom(await openOrAttach(location, log));
  const keeper = keepRunning(await runFrom(opened), { start, log, whereToLook: logFileOf(location) });
  let stopping: Promise<void> | null = null;
  return {
    connection: connectionTo(opened.host, location.name),
    started: opened.kind === "started",
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

function logFileOf(location: ClusterLocation): string {
  return path.join(location.dataDir, "postgres.log");
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
  return errorLineOf(text) || "it gave no reason";
}
