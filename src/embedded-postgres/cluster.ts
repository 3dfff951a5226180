/**
 * What the server consists of: its settings, its files, which are initialised once and then only checked, and the folder with
 * its socket. All of it runs under the lock, while no server is running.
 */
import { createHash } from "node:crypto";
import { chmod, chown, lstat, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Binaries } from "./binaries.ts";
import {
  type ClusterLocation,
  canEnter,
  EmbeddedPostgresError,
  giveTo,
  hasCode,
  isRoot,
  runAs,
  type ServerUser,
} from "./host.ts";

/** Only the name of the socket: there is no network. */
export const PORT = 5432;
export const SOCKET_NAME = `.s.PGSQL.${PORT}`;
const UNFINISHED_PREFIX = "postgres.new-";
/** Unix allows 107 bytes, macOS 103. */
const LONGEST_SOCKET_PATH = 100;

/**
 * Passed to the server at every start; the caller cannot change them. Acknowledged writes are on disk, and there is no
 * network.
 */
export const SETTINGS = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  listen_addresses: "",
  port: String(PORT),
  unix_socket_permissions: "0700",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "%m [%p] ",
  log_checkpoints: "off",
  logging_collector: "off",
  log_destination: "stderr",
};

/**
 * PostgreSQL's own Unicode rules for sorting (by code point) and for upper and lower case: the same on every machine, and
 * no index breaks with a new ICU or C library. pg_trgm still asks the C library what a letter is; under the locale "C"
 * it sees none in Hindi, or in "ä".
 */
const LOCALE = [
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
  `--lc-ctype=${process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8"}`,
];

/** Makes sure that there is a cluster of this version, owned by the server's user. */
export async function prepareCluster(
  location: ClusterLocation,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<void> {
  const { clusterDir, user } = location;
  const version = await readFile(path.join(clusterDir, "PG_VERSION"), "utf8").catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  });
  if (version === null) return initialise(location, binaries, log);
  if (version.trim() !== binaries.major) {
    throw new EmbeddedPostgresError(
      `The data in ${clusterDir} are of PostgreSQL ${version.trim()} and this version of the program has ${binaries.major}: ` +
        "make a backup with the version that wrote them, and restore it into a new data folder.",
    );
  }
  const { uid, mode } = await stat(clusterDir);
  // Restored by root, or brought from a machine with other users.
  if (uid !== user.uid) await giveTo(user, clusterDir);
  // Copying tools like to open it, and PostgreSQL then refuses it.
  if (mode & 0o077) await chmod(clusterDir, 0o700);
}

async function initialise(location: ClusterLocation, binaries: Binaries, log: (line: string) => void): Promise<void> {
  const { dataDir, clusterDir, user } = location;
  if (!isRoot() && !/\D/.test(user.name)) {
    throw new EmbeddedPostgresError(
      `PostgreSQL needs a user with a name, and user id ${user.uid} has none here: add it to /etc/passwd.`,
      "other-server",
    );
  }
  if (!(await isEmptyOrAbsent(clusterDir))) {
    throw new EmbeddedPostgresError(`${clusterDir} holds something else than PostgreSQL's files: move it away.`);
  }
  log(`Creating a new database in ${clusterDir}.`);
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(UNFINISHED_PREFIX)) continue;
    // Its initdb may still be writing there. What cannot be removed now does no harm.
    await rm(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
  }
  // Under another name first: a folder called "postgres" is complete, even if we were interrupted.
  const unfinished = path.join(dataDir, `${UNFINISHED_PREFIX}${process.pid}`);
  await mkdir(unfinished, { mode: 0o700 });
  try {
    await giveTo(user, unfinished);
    await runInitdb(location, binaries, unfinished);
    await rename(unfinished, clusterDir);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  const folder = await open(dataDir);
  await folder.sync().finally(() => folder.close());
}

async function runInitdb(
  { user, name, initdbOptions }: ClusterLocation,
  binaries: Binaries,
  folder: string,
): Promise<void> {
  // Whoever can open the socket is let in; the folder around it, which the server insists on, is closed to all others.
  const access = ["--auth-local=trust", "--auth-host=reject"];
  const given = [...access, ...LOCALE, ...initdbOptions, "--no-instructions"];
  const options = ["-D", await nameFor(user, folder), "-U", name, ...given];
  const { code, stdout, stderr } = await runAs(user, binaries.initdb, options, folder);
  if (code === 0) return;
  const reason = errorLineOf(`${stdout}\n${stderr}`) || String(code);
  throw new EmbeddedPostgresError(`PostgreSQL could not create its files in ${path.dirname(folder)}: ${reason}.`);
}

async function isEmptyOrAbsent(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return true;
    throw error;
  }
}

/** The path by which the server's user can name its working folder. */
export async function nameFor(user: ServerUser, folder: string): Promise<string> {
  if (await canEnter(user, folder)) return folder;
  if (process.platform === "linux") return "/proc/self/cwd";
  throw new EmbeddedPostgresError(
    `The user "${user.name}", as which PostgreSQL runs, cannot enter ${folder}: ` +
      "it must not lie in a private folder, or this program has to be started as an ordinary user.",
    "other-folder",
  );
}

/** The cluster's folder, closed to everyone else; or, if its path is too long for a socket, one like it elsewhere. */
export async function prepareSocketDir({ clusterDir, user, name }: ClusterLocation): Promise<string> {
  if (fitsSocket(clusterDir)) return clusterDir;
  const folder = `${name}-${createHash("sha256").update(clusterDir).digest("hex").slice(0, 20)}`;
  const preferred = path.join(os.tmpdir(), folder);
  const isReachable = fitsSocket(preferred) && (await canEnter(user, os.tmpdir()));
  const socketDir = isReachable ? preferred : path.join("/tmp", folder);
  await mkdir(socketDir, { mode: 0o700 }).catch((error: unknown) => {
    if (!hasCode(error, "EEXIST")) throw error;
  });
  const found = await lstat(socketDir);
  const owners = [user.uid, process.geteuid?.()];
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new EmbeddedPostgresError(
      `${socketDir} belongs to somebody else: remove it, or give the data folder a shorter path.`,
      "other-folder",
    );
  }
  await chmod(socketDir, 0o700);
  if (isRoot()) await chown(socketDir, user.uid, user.gid);
  return socketDir;
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, SOCKET_NAME)) <= LONGEST_SOCKET_PATH;
}

/** From a program's output, the line that says why it failed, without time and process. */
export function errorLineOf(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const line = lines.findLast((each) => /\b(FATAL|PANIC|error):|could not/.test(each)) ?? lines.at(-1) ?? "";
  return line.replace(/^.*?\b(FATAL|PANIC|error): +/, "").trim();
}
