/**
 * Processes of the embedded server: which are alive, which may start one, and the supervisor that outlives us by as long as a
 * clean shutdown takes. Nothing here uses connections.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { readFile, readlink, rename, rm, stat, writeFile } from "node:fs/promises";
import { Socket } from "node:net";
import path from "node:path";
import { asUser, BARE_ENVIRONMENT, hasCode, type ServerUser } from "./host.ts";

/** The server's entries in postmaster.pid. `socketDir` is null until it listens. */
export type PidFile = { pid: number; socketDir: string | null };

export type Supervised = {
  /** Resolves with the exit status once the server and its supervisor have ended. */
  exited: Promise<number | string>;
  /** Requests a fast shutdown; wait for `exited`. */
  release(): void;
};

/** A lock file is created and filled in two steps; one that stays empty for longer was left by a process that died in between. */
const EMPTY_LOCK_MS = 5_000;

/**
 * Starts the server and waits for its end. The pipe from Node closes when Node ends, for whatever reason; then the server
 * gets SIGINT, its fast and clean shutdown. Repeated, because a server that has just been started ignores the first one.
 */
const SUPERVISOR = `
exec 3<&0 </dev/null
trap '' HUP INT TERM
"$@" 3<&- &
server=$!
(
  read -r _ <&3
  while kill -INT "$server"; do sleep 1; done
) >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait "$server"
status=$?
kill -KILL "$watcher"
exit "$status"
`;

/** Starts a program under the supervisor, in its own session: Ctrl-C in a terminal reaches Node only. */
export function superviseServer(user: ServerUser, command: string[], folder: string, logFile: string): Supervised {
  const log = openSync(logFile, "a", 0o600);
  try {
    const child = spawn("/bin/sh", ["-c", SUPERVISOR, "postgres-supervisor", ...command], {
      ...asUser(user),
      cwd: folder,
      env: BARE_ENVIRONMENT,
      stdio: ["pipe", log, log],
      detached: true,
    });
    // Breaks if the server ends before we ask it to; the exit status reports that.
    child.stdin?.on("error", () => {});
    setHolding(child, false);
    const exited = new Promise<number | string>((resolve, reject) => {
      child.once("exit", (code, signal) => resolve(code ?? signal ?? 1));
      child.once("error", reject);
    });
    const release = () => {
      setHolding(child, true);
      child.stdin?.end();
    };
    return { exited, release };
  } finally {
    closeSync(log);
  }
}

/** A running server does not keep Node from ending (it ends with Node); one that is shutting down does. */
function setHolding(child: ChildProcess, holds: boolean): void {
  if (holds) child.ref();
  else child.unref();
  if (child.stdin instanceof Socket) child.stdin[holds ? "ref" : "unref"]();
}

/** Null if there is none, or if it is only half written. */
export async function readPidFile(clusterDir: string): Promise<PidFile | null> {
  let lines: string[];
  try {
    lines = (await readFile(path.join(clusterDir, "postmaster.pid"), "utf8")).split("\n");
  } catch (error) {
    if (hasCode(error, "ENOENT", "ENOTDIR")) return null;
    throw error;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  // The server may name its folder relative to its working folder, which is the cluster's.
  return { pid, socketDir: lines[4] ? path.resolve(clusterDir, lines[4]) : null };
}

/** True if this process is alive and is the server of this folder, not an unrelated one with a reused pid. */
export async function isServerOf(clusterDir: string, pid: number): Promise<boolean> {
  if (process.platform === "linux") {
    // The server's working folder is its cluster. A zombie has no such link.
    return readlink(`/proc/${pid}/cwd`).then(
      (folder) => folder === clusterDir,
      () => false,
    );
  }
  const { stdout } = await ps(pid, "stat=,command=");
  return !stdout.trim().startsWith("Z") && stdout.includes(clusterDir);
}

/**
 * Removes lock files whose pid now belongs to another process: PostgreSQL would take that for a server and refuse to start.
 * Usual after a container's restart, where pids start again, and if the dead process was never reaped. A pid without a
 * process is left to PostgreSQL.
 */
export async function removeMistakenLocks(files: string[]): Promise<void> {
  for (const file of files) {
    const pid = Number.parseInt(await readFile(file, "utf8").catch(() => ""), 10);
    if (pid > 0 && isTaken(pid)) await rm(file, { force: true });
  }
}

function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

/**
 * A name that no other process has, before or after a reboot. Null if there is no such live process. On Linux: its pid, its
 * start in ticks since boot, and the boot id.
 */
export async function identify(pid: number): Promise<string | null> {
  if (process.platform !== "linux") {
    const [state, ...started] = (await ps(pid, "stat=,lstart=")).stdout.trim().split(/\s+/);
    return !state || state.startsWith("Z") ? null : [pid, ...started].join(" ");
  }
  try {
    const line = await readFile(`/proc/${pid}/stat`, "utf8");
    // The program's name comes second, in brackets, and may hold anything.
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return null;
    return `${pid} ${fields[19]} ${(await readFile("/proc/sys/kernel/random/boot_id", "utf8")).trim()}`;
  } catch {
    return null;
  }
}

/** True if the process of this name is still alive. */
export async function isAlive(identity: string): Promise<boolean> {
  return (await identify(Number.parseInt(identity, 10))) === identity;
}

function ps(pid: number, columns: string): Promise<{ stdout: string }> {
  return new Promise((resolve) => {
    execFile("ps", ["-p", String(pid), "-o", columns], { env: BARE_ENVIRONMENT }, (_error, stdout) =>
      resolve({ stdout }),
    );
  });
}

/**
 * Takes the lock, or returns null if a live process has it. Returns a function that releases it.
 *
 * Two processes that find the same stale lock in the same microseconds could both proceed; then PostgreSQL's own lock, which
 * has no such gap, decides between them.
 */
export async function tryLock(file: string): Promise<(() => Promise<void>) | null> {
  try {
    await writeFile(file, (await identify(process.pid)) ?? String(process.pid), { flag: "wx", mode: 0o600 });
    return () => rm(file, { force: true });
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
  const holder = await readStaleHolder(file);
  if (holder !== null) await removeStaleLock(file, holder);
  return null;
}

/** The content of a stale lock file. Null if its holder is alive, or it has been removed meanwhile. */
async function readStaleHolder(file: string): Promise<string | null> {
  try {
    const holder = await readFile(file, "utf8");
    if (holder === "") return Date.now() - (await stat(file)).mtimeMs > EMPTY_LOCK_MS ? holder : null;
    return (await isAlive(holder)) ? null : holder;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** Moves the file aside before checking again: another process may have put its own lock there meanwhile, which is put back. */
async function removeStaleLock(file: string, holder: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
    if ((await readFile(aside, "utf8")) === holder) await rm(aside);
    else await rename(aside, file);
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
}
