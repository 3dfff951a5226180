/** Builds the product when something it is made of has changed since the last build, and compresses what browsers load. */

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import timers from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { OperatorError } from "../src/core/errors.ts";
import { projectRoot } from "../src/core/project-root.ts";
import { SHUTDOWN_SIGNALS } from "../src/server/shutdown-signals.ts";

const root = projectRoot();
const stampFile = path.join(root, "build/stamp");
/** Two builds at once would remove each other's files. */
const lockFile = path.join(root, "build.lock");
const LOCK_POLL_MS = 200;
const SOURCES = ["src", "public", "package-lock.json", "vite.config.ts", "react-router.config.ts", "tsconfig.json"];
/** Below this a compressed file saves less than its own headers; a page of a test loads some twenty files of less than 1 kB. */
const SMALLEST_COMPRESSED = 256;
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;

/** Builds unless the last build is of exactly these sources. */
export async function buildIfChanged(): Promise<void> {
  if (await isBuilt(await fingerprintOfSources())) return;
  const unlock = await lock();
  try {
    const stamp = await fingerprintOfSources();
    // Another process may have done it while this one waited.
    if (!(await isBuilt(stamp))) await build(stamp);
  } finally {
    await unlock();
  }
}

async function isBuilt(stamp: string): Promise<boolean> {
  return existsSync(stampFile) && (await readFile(stampFile, "utf8")) === stamp;
}

/** Waits for other builds, and returns a function that releases the lock. A lock of a dead process is ignored. */
async function lock(): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await writeFile(lockFile, String(process.pid), { flag: "wx" });
      return () => rm(lockFile, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    await timers.setTimeout(LOCK_POLL_MS);
    const holder = Number(await readFile(lockFile, "utf8").catch(() => "0"));
    if (holder > 0 && !isAlive(holder)) await rm(lockFile, { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

async function build(stamp: string): Promise<void> {
  console.log("Building…");
  await rm(path.join(root, "build"), { recursive: true, force: true });
  const cli = path.join(root, "node_modules/@react-router/dev/bin.cjs");
  const { status, output } = await runToItsEnd([cli, "build"], { NODE_ENV: "production", VITE_VERSION: stamp });
  if (status !== 0) throw new OperatorError(`The build failed (${status}):\n${output}`);
  await nameServiceWorker(stamp);
  await compressFiles(path.join(root, "build/client"));
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, stamp);
}

/** Passes on signals that should end us: a build that continued without us would collide with the next one. */
async function runToItsEnd(args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SHUTDOWN_SIGNALS) process.on(signal, end);
  try {
    const [[status, signal], ...outputs] = await Promise.all([
      once(child, "close"),
      text(child.stdout),
      text(child.stderr),
    ]);
    return { status: status ?? signal, output: outputs.join("\n") };
  } finally {
    for (const signal of SHUTDOWN_SIGNALS) process.off(signal, end);
  }
}

/** Writes the build's name into the worker. Browsers install a new one only if its bytes have changed. */
async function nameServiceWorker(stamp: string): Promise<void> {
  const file = path.join(root, "build/client/service-worker.js");
  const [before, after] = ['VERSION = "development"', `VERSION = "${stamp}"`];
  const source = await readFile(file, "utf8");
  if (!source.includes(before)) throw new OperatorError("The service worker has no place for its version.");
  await writeFile(file, source.replace(before, after));
}

/** Names and contents of all sources but tests, as one hash. */
async function fingerprintOfSources(): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const source of SOURCES) {
    const absolute = path.join(root, source);
    if (!existsSync(absolute)) continue;
    for (const file of (await stat(absolute)).isDirectory() ? await filesBelow(absolute) : [absolute]) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash
        .update(path.relative(root, file))
        .update("\0")
        .update(await readFile(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

/** All at once: Node compresses on four threads of its own. */
async function compressFiles(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_COMPRESSED) return;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, brotli)),
    writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 })),
  ]);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

if (import.meta.main) await buildIfChanged();
