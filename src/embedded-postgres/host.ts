/**
 * Which user the embedded server runs as, and what that user can reach. PostgreSQL refuses root, so a program started as root
 * runs it as an unprivileged user; started as anyone else, it runs as the same user.
 */
import { execFile } from "node:child_process";
import { lstat } from "node:fs/promises";
import os from "node:os";

/** A problem the operator can fix, in one line. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
  /** Where else the data, or the whole database, could be: the caller knows which setting names it. */
  readonly otherwise: "other-server" | "other-folder" | null;

  constructor(message: string, otherwise: EmbeddedPostgresError["otherwise"] = null) {
    super(message);
    this.otherwise = otherwise;
  }
}

export type ServerUser = { uid: number; gid: number; name: string };

/** One database: where it is, which user it runs as, and the caller's name for it. */
export type ClusterLocation = {
  dataDir: string;
  clusterDir: string;
  user: ServerUser;
  name: string;
  initdbOptions: ReadonlyArray<string>;
};

/** `code` is the exit status, or the system's error code (such as EACCES) if the program did not start. */
export type RunResult = { code: number | string; stdout: string; stderr: string };

/** Debian's user for PostgreSQL, and one that every Unix has. */
const UNPRIVILEGED_USERS = ["postgres", "nobody"];

/** The server and its tools get none of our environment: PGDATA, PGOPTIONS or LD_PRELOAD would change what they do. */
export const BARE_ENVIRONMENT = { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C", TZ: "UTC" };

/** True if the server's user is not our own. */
export function isRoot(): boolean {
  return process.geteuid?.() === 0;
}

/** Runs a program to its end as the server's user, in a folder that this user need not be able to reach by path. */
export async function runAs(user: ServerUser, command: string, args: string[], folder = "/"): Promise<RunResult> {
  const options = { ...asUser(user), cwd: folder, env: BARE_ENVIRONMENT };
  try {
    return await new Promise((resolve) => {
      execFile(command, args, options, (error, stdout, stderr) => {
        resolve({ code: error ? (error.code ?? error.signal ?? 1) : 0, stdout, stderr });
      });
    });
  } catch (error) {
    // A root without its capabilities, as in some containers.
    if (!hasCode(error, "EPERM", "EINVAL")) throw error;
    throw new EmbeddedPostgresError(
      `Running as root, this program may not start others as the user "${user.name}": ` +
        "allow it (capabilities SETUID and SETGID), or start it as an ordinary user.",
      "other-server",
    );
  }
}

/** The spawn options that make a child run as this user. Node enters the working folder before it gives up root. */
export function asUser(user: ServerUser): { uid?: number; gid?: number } {
  return isRoot() ? { uid: user.uid, gid: user.gid } : {};
}

/** Which user the server of this folder runs as: the folder's owner if it exists, so that its ownership never changes unasked. */
export async function chooseServerUser(clusterDir: string, unprivileged = UNPRIVILEGED_USERS): Promise<ServerUser> {
  const owner = await ownerOf(clusterDir);
  if (!isRoot()) return requireOwnFolder(clusterDir, owner);
  if (owner) {
    const user = await findUser(String(owner));
    if (user) return user;
  }
  for (const name of unprivileged) {
    const user = await findUser(name);
    if (user) return user;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and this machine has no user "${unprivileged.join('" or "')}": ` +
      "create one (useradd --system postgres), or start this program as an ordinary user.",
    "other-server",
  );
}

/** Null while the folder does not exist. */
async function ownerOf(folder: string): Promise<number | null> {
  try {
    return (await lstat(folder)).uid;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

function requireOwnFolder(clusterDir: string, owner: number | null): ServerUser {
  const uid = process.geteuid?.() ?? -1;
  if (owner !== null && owner !== uid) {
    throw new EmbeddedPostgresError(
      `${clusterDir} belongs to user id ${owner}, and this is user id ${uid}: ` +
        "start this program as root or as its owner, or give the folder to this user (chown -R).",
    );
  }
  return { uid, gid: process.getegid?.() ?? -1, name: ownName(uid) };
}

function ownName(uid: number): string {
  try {
    return os.userInfo().username;
  } catch {
    // Containers run under numeric ids without a name. An existing cluster opens under one; only initdb requires a name.
    return String(uid);
  }
}

/** Asks `id`, not /etc/passwd: users also come from directories such as LDAP or macOS's own. */
async function findUser(nameOrId: string): Promise<ServerUser | null> {
  const { stdout } = await new Promise<{ stdout: string }>((resolve) => {
    execFile("id", [nameOrId], { env: BARE_ENVIRONMENT }, (_error, text) => resolve({ stdout: text }));
  });
  const match = /^uid=(\d+)\(([^)]+)\) gid=(\d+)/.exec(stdout);
  if (!match?.[1] || !match[2] || !match[3] || match[1] === "0") return null;
  return { uid: Number(match[1]), gid: Number(match[3]), name: match[2] };
}

/** True if the user can reach the folder by its absolute path. Tried, not computed: access control lists count too. */
export async function canEnter(user: ServerUser, folder: string): Promise<boolean> {
  if (!isRoot()) return true;
  const { code, stderr } = await runAs(user, "/bin/sh", ["-c", 'cd "$1"', "sh", folder]);
  return code === 0 && stderr === "";
}

/** Gives a folder and everything in it to the server's user. Only root can; anyone else owns it already. */
export async function giveTo(user: ServerUser, folder: string): Promise<void> {
  if (!isRoot()) return;
  const problem = await new Promise<string | null>((resolve) => {
    const args = ["-R", `${user.uid}:${user.gid}`, folder];
    execFile("chown", args, { env: BARE_ENVIRONMENT }, (error, _stdout, stderr) =>
      resolve(error ? stderr.trim() || error.message : null),
    );
  });
  if (problem === null) return;
  throw new EmbeddedPostgresError(
    `${folder} cannot be given to the user "${user.name}", as which PostgreSQL runs (${problem}): ` +
      "it has to be on a disk that knows owners.",
    "other-folder",
  );
}

/** True for a system error with one of these codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && codes.includes(error.code);
}
