import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  truncate,
  writeFile,
} from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import timers from "node:timers/promises";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod/mini";
import { inLongForm } from "../testing/test-form.ts";
import { findPackage, prepareBinaries } from "./binaries.ts";
import { EmbeddedPostgresError, type EmbeddedServer, openEmbeddedPostgres } from "./embedded-postgres.ts";
import { canEnter, chooseServerUser, isRoot, runAs } from "./host.ts";
import { tryLock } from "./process.ts";

// A server takes time to start and to end, several times as long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const MODULE = path.join(import.meta.dirname, "embedded-postgres.ts");
const NAME = "trial";
/** One that takes effect, and one that must not. */
const SETTINGS = { work_mem: "7MB", fsync: "off" };

/** Another process of the program: opens the database, reports what it got, and stops when its input ends. */
const PROGRAM = `
const { openEmbeddedPostgres } = await import(process.argv[1]);
try {
  const server = await openEmbeddedPostgres(process.argv[2], { name: "${NAME}" });
  console.log(JSON.stringify({ started: server.started, host: server.connection.host }));
  process.stdin.resume();
  await new Promise((resolve) => process.stdin.once("end", resolve));
  await server.stop();
} catch (error) {
  console.log(JSON.stringify({ error: error.name, message: error.message }));
}
`;

const Opened = z.object({ started: z.boolean(), host: z.string() });
const Refused = z.object({ error: z.string(), message: z.string() });

const stops: (() => Promise<unknown>)[] = [];
let root = "";
/** A folder with a database that every test leaves shut down: creating one takes longer than everything else. */
let shared = "";
/** Whether the first open reported that it had started the server. */
let isNewStarted = false;

beforeAll(async () => {
  // The real path: macOS's temporary folders are behind a link.
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), "embedded-pg-")));
  // Otherwise every test would run in a folder that the server's user cannot enter.
  await chmod(root, 0o755);
  shared = path.join(root, "shared");
  const server = await openEmbeddedPostgres(shared, { name: NAME });
  isNewStarted = server.started;
  await query(server.connection.host, "create table notes as select 'kept' as text");
  await server.stop();
  await server.stop();
});

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

// Thousands of files, which Node removes one at a time.
afterAll(() => {
  execFileSync("rm", ["-rf", root]);
});

test("a new folder gets a server that keeps its rows, its rules and its settings across a restart", async () => {
  expect(isNewStarted).toBe(true);
  expect(await readdir(path.join(shared, "postgres"))).not.toContain("postmaster.pid");
  await truncate(path.join(shared, "postgres.log"), 11 * 1024 * 1024);

  const { started, connection } = await open(shared);
  const { host } = connection;

  expect(started).toBe(true);
  expect(await query(host, "select text from notes")).toEqual([{ text: "kept" }]);
  expect((await stat(path.join(shared, "postgres.log"))).size).toBeLessThan(100_000);
  expect((await stat(path.join(shared, "postgres.log.1"))).size).toBe(11 * 1024 * 1024);
  expect(await filesIn(shared)).toEqual(["postgres", "postgres.log", "postgres.log.1"]);
  expect((await stat(path.join(shared, "postgres"))).mode & 0o777).toBe(0o700);
  await query(host, "create extension pg_trgm");
  expect(
    await query(
      host,
      `select lower('ÄÉŞ') as lower, upper('öб') as upper, similarity('किताबें', 'किताब') > 0.3 as hindi,
         current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone,
         current_setting('fsync') || current_setting('synchronous_commit') || current_setting('full_page_writes') as durable,
         current_setting('work_mem') as given, current_setting('listen_addresses') as addresses, current_setting('data_directory') as directory`,
    ),
  ).toEqual([
    {
      lower: "äéş",
      upper: "ÖБ",
      hindi: true,
      encoding: "UTF8",
      zone: "UTC",
      durable: "ononon",
      given: "7MB",
      addresses: "",
      directory: path.join(shared, "postgres"),
    },
  ]);
});

inLongForm(() => {
  test("a second process uses the running server, and does not stop it", async () => {
    const { connection } = await open(shared);

    const other = await openElsewhere(shared);
    await other.end();
    const here = await open(shared);
    await here.stop();

    expect(Opened.parse(other.message)).toEqual({ started: false, host: connection.host });
    expect(here.started).toBe(false);
    expect(await query(connection.host, "select 1 as still")).toEqual([{ still: 1 }]);
  });

  test("of processes that open a new folder together, one starts the server and all can use it", async () => {
    const folder = path.join(root, "at-once");

    const [a, b, c, d] = await Promise.all([open(folder), open(folder), openElsewhere(folder), openElsewhere(folder)]);

    const [thirdOpened, fourthOpened] = [Opened.parse(c.message), Opened.parse(d.message)];
    expect([a.started, b.started, thirdOpened.started, fourthOpened.started].filter(Boolean)).toHaveLength(1);
    const hosts = new Set([a.connection.host, b.connection.host, thirdOpened.host, fourthOpened.host]);
    expect(hosts.size).toBe(1);
    expect(await query(a.connection.host, "select 1 as works")).toEqual([{ works: 1 }]);
  });

  test("when its process is killed the server shuts down cleanly, and the next open starts a new one", async () => {
    const newLogLines = await followLog(shared);
    const owner = await openElsewhere(shared);
    await query(Opened.parse(owner.message).host, "insert into notes values ('before the kill')");

    await owner.kill();
    const next = await open(shared);

    expect(next.started).toBe(true);
    const found = await query(next.connection.host, "select text from notes where text = 'before the kill'");
    expect(found).toHaveLength(1);
    const log = await newLogLines();
    expect(log).toContain("received fast shutdown request");
    expect(log).not.toContain("not properly shut down");
  });

  test("a server that is shutting down is waited for, not attached to", async () => {
    const owner = await openElsewhere(shared);
    const { host } = Opened.parse(owner.message);
    // The checkpointer writes the last checkpoint: while it is suspended, the shutdown cannot end.
    const pid = await checkpointerPid(host);
    process.kill(pid, "SIGSTOP");
    let goOn = () => {
      goOn = () => {};
      process.kill(pid, "SIGCONT");
    };
    onTestFinished(() => goOn());

    await owner.kill();
    let isOpen = false;
    const opening = open(shared).finally(() => {
      isOpen = true;
    });
    await timers.setTimeout(500);
    const wasOpenEarly = isOpen;
    goOn();

    expect((await opening).started).toBe(true);
    expect(wasOpenEarly).toBe(false);
  });

  test("a server whose process is gone gets time to begin its shutdown", async () => {
    const owner = await openElsewhere(shared);
    const { watcher } = await processesOf(shared);
    process.kill(watcher, "SIGSTOP");

    await owner.kill();
    const opening = open(shared);
    await timers.setTimeout(300);
    process.kill(watcher, "SIGCONT");

    expect((await opening).started).toBe(true);
  });

  test("a server that also lost its supervisor is attached to", async () => {
    const owner = await openElsewhere(shared);
    const { server, supervisor, watcher } = await processesOf(shared);
    stops.push(async () => {
      process.kill(server, "SIGINT");
      while (await hasPidFile(shared)) await timers.setTimeout(10);
    });
    // First the one that would act; otherwise the owner's end would close the pipe it reads.
    for (const pid of [watcher, supervisor]) process.kill(pid, "SIGKILL");

    await owner.kill();
    const next = await open(shared);

    expect(next.started).toBe(false);
    expect(await query(next.connection.host, "select 1 as works")).toEqual([{ works: 1 }]);
  });

  test("after a crash of the server its pid file does not block a start, and committed rows are there", async () => {
    const newLogLines = await followLog(shared);
    const lines: string[] = [];
    const first = await open(shared, (line) => lines.push(line));
    await query(first.connection.host, "insert into notes values ('before the crash')");

    process.kill(await serverPid(shared), "SIGKILL");
    const next = await open(shared);

    expect(next.started).toBe(true);
    const found = await query(next.connection.host, "select text from notes where text = 'before the crash'");
    expect(found).toHaveLength(1);
    expect(await newLogLines()).toContain("not properly shut down");
    await expect.poll(() => lines.join()).toContain("ended by itself (137)");
    await first.stop();
    expect(await query(next.connection.host, "select 1 as untouched")).toEqual([{ untouched: 1 }]);
  });

  test("a server that ends unexpectedly is restarted each time, and is stopped as usual", async () => {
    const lines: string[] = [];
    const server = await open(shared, (line) => lines.push(line));
    const { host } = server.connection;
    await query(host, "insert into notes values ('before both ends')");

    for (let nth = 1; nth <= 2; nth += 1) {
      process.kill(await serverPid(shared), "SIGKILL");
      await expect
        .poll(() => lines.filter((line) => line === "PostgreSQL runs again."), { timeout: 15_000 })
        .toHaveLength(nth);
      expect(await query(host, "select text from notes where text = 'before both ends'")).toHaveLength(1);
    }
    await server.stop();

    expect(await hasPidFile(shared)).toBe(false);
  });

  test("a process that takes over continues when the one that started the server, such as a command, ends", async () => {
    const command = await openElsewhere(shared);
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const keeper = await openEmbeddedPostgres(shared, { name: NAME, log }, { takesOver: true });
    stops.push(() => keeper.stop());
    expect(keeper.started).toBe(false);

    await command.end();

    await expect.poll(() => lines, { timeout: 15_000 }).toContain("PostgreSQL runs again.");
    expect(await query(keeper.connection.host, "select 1 as again")).toEqual([{ again: 1 }]);
    await keeper.stop();
    expect(await hasPidFile(shared)).toBe(false);
  });

  test("a process that takes over does not stop a server that it found running when it ends first", async () => {
    const { connection } = await open(shared);
    const keeper = await openEmbeddedPostgres(shared, { name: NAME }, { takesOver: true });

    await keeper.stop();

    expect(await query(connection.host, "select 1 as still")).toEqual([{ still: 1 }]);
  });

  test("a process that must not start the server waits until another has", async () => {
    const waiting = openEmbeddedPostgres(shared, { name: NAME }, { mayStart: false });

    const keeper = await open(shared);

    expect(keeper.started).toBe(true);
    expect(await waiting).toMatchObject({ started: false, connection: keeper.connection });
  });

  test("a pid file whose number now belongs to another program of the same user does not block a start", async () => {
    const first = await open(shared);
    const pidFile = path.join(shared, "postgres/postmaster.pid");
    const [, ...rest] = (await readFile(pidFile, "utf8")).split("\n");
    await first.stop();
    const { uid, gid } = await stat(path.join(shared, "postgres"));
    const stranger = spawn("sleep", ["60"], { ...(isRoot() ? { uid, gid } : {}), cwd: "/" });
    stops.push(async () => stranger.kill());
    await writeFile(pidFile, [stranger.pid, ...rest].join("\n"), { mode: 0o600 });
    await chown(pidFile, uid, gid);

    const next = await open(shared);

    expect(next.started).toBe(true);
  });

  test("an interrupted first start does not hinder the next one", async () => {
    const folder = path.join(root, "cut-short");
    const child = spawnOpener(folder);
    const isInitialising = async () => (await readdir(folder)).some((name) => name.startsWith("postgres.new-"));
    await expect.poll(() => isInitialising().catch(() => false), { interval: 5, timeout: 15_000 }).toBe(true);
    await timers.setTimeout(200);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await readdir(folder)).not.toContain("postgres");

    const server = await open(folder);

    expect(server.started).toBe(true);
    expect(await filesIn(folder)).toEqual(["postgres", "postgres.log"]);
  });

  test("a lock is kept from others while its process lives, and taken over afterwards", async () => {
    const file = path.join(root, "some.lock");
    const unlock = await tryLock(file);
    const whileHeld = await tryLock(file);
    await unlock?.();
    // The number of a living process, ours, but of one that started before this machine did.
    await writeFile(file, `${process.pid} 1 00000000-0000-0000-0000-000000000000`);

    const results = [await tryLock(file), await tryLock(file)];

    expect(unlock).not.toBeNull();
    expect(whileHeld).toBeNull();
    expect(results).toEqual([null, expect.any(Function)]);
  });

  test("a data folder with a long path has its socket in a private folder elsewhere", async () => {
    const folder = path.join(root, `long-${"x".repeat(120)}`);
    await mkdir(folder);
    execFileSync("cp", ["-a", path.join(shared, "postgres"), folder]);

    const server = await open(folder);
    const { host } = server.connection;
    onTestFinished(() => rm(host, { recursive: true, force: true }));
    const other = await open(folder);

    expect(host.startsWith(root)).toBe(false);
    expect((await lstat(host)).mode & 0o777).toBe(0o700);
    expect(other.connection.host).toBe(host);
    expect(await query(host, "select 1 as works")).toEqual([{ works: 1 }]);
    await server.stop();

    if (!isRoot()) return; // Only root can make a folder look like somebody else's.
    await chown(host, 54_321, 54_321);
    await expect(open(folder)).rejects.toThrow(/belongs to somebody else/);
  });

  test("links that a skipped install script left out are created, and the programs then run", async () => {
    const packageDir = await copyPackage("without-links");
    const user = await chooseServerUser(path.join(root, "none"));
    const before = await runAs(user, path.join(packageDir, "native/bin/postgres"), ["--version"]);

    const binaries = await prepareBinaries({ user, dataDir: root, name: NAME }, () => {}, packageDir);

    expect(before.stderr).toMatch(/shared librar|image not found/);
    expect(binaries).toMatchObject({ postgres: path.join(packageDir, "native/bin/postgres"), major: "18" });
  });

  test.skipIf(!isRoot())(
    "as root, below a folder that the server's user cannot enter, the data stay in place",
    async () => {
      const blocked = path.join(root, "blocked");
      await mkdir(blocked, { mode: 0o700 });
      const folder = path.join(blocked, "clone/data");

      const first = await open(folder);
      await query(first.connection.host, "create table notes as select 'kept' as text");
      await first.stop();
      const second = await open(folder);
      const { host } = second.connection;

      expect(await canEnter(await chooseServerUser(host), folder)).toBe(false);
      expect(host).toBe(path.join(folder, "postgres"));
      expect(await query(host, "select text, current_setting('data_directory') as directory from notes")).toEqual([
        { text: "kept", directory: "/proc/self/cwd" },
      ]);
    },
  );

  test.skipIf(!isRoot())(
    "as root, programs that the server's user cannot reach are copied once, by any number of processes",
    async () => {
      const packageDir = await copyPackage("private/package");
      await chmod(path.join(root, "private"), 0o700);
      const folder = path.join(root, "with-copy");
      await mkdir(folder);
      await mkdir(path.join(folder, "postgres-native-0.0.1"));
      const user = await chooseServerUser(path.join(root, "none"));
      const lines: string[] = [];

      const location = { user, dataDir: folder, name: NAME };
      const prepare = () => prepareBinaries(location, (line) => lines.push(line), packageDir);
      const [binaries, others] = await Promise.all([prepare(), prepare()]);

      expect(others).toEqual(binaries);
      expect(path.dirname(path.dirname(path.dirname(binaries.postgres)))).toBe(folder);
      expect(await runAs(user, binaries.postgres, ["--version"])).toMatchObject({ code: 0 });
      expect((await readdir(folder)).filter((name) => name.includes("beta"))).toHaveLength(1);
      const count = lines.length;
      await prepare();
      expect(lines).toHaveLength(count);
    },
  );

  test("started as an ordinary user the server runs as that user, and a folder it may not write is named", async ({
    skip,
  }) => {
    const user = await chooseServerUser(path.join(root, "none"));
    const canRun =
      (await canEnter(user, path.dirname(process.execPath))) && (await canEnter(user, import.meta.dirname));
    skip(!canRun, `the user "${user.name}" cannot enter the project, so it cannot start it`);
    const own = path.join(root, "own");
    await mkdir(own, { mode: 0o700 });
    const closed = path.join(root, "closed");
    await mkdir(closed, { mode: 0o500 });
    if (isRoot()) await chown(own, user.uid, user.gid);

    const opened = await openElsewhere(path.join(own, "data"), user);
    const refused = await openElsewhere(path.join(closed, "data"), user);

    expect(Opened.parse(opened.message).started).toBe(true);
    expect((await stat(path.join(own, "data/postgres"))).uid).toBe(user.uid);
    const { error, message } = Refused.parse(refused.message);
    expect(error).toBe("EmbeddedPostgresError");
    expect(message).toMatch(/closed\/data cannot be used \(EACCES.*can be written/);
  });

  test("each problem that the operator can fix gives one line that says how", async () => {
    const notFolder = path.join(root, "file");
    await writeFile(notFolder, "");
    await mkdir(path.join(root, "old/postgres"), { recursive: true });
    await writeFile(path.join(root, "old/postgres/PG_VERSION"), "15\n");
    await mkdir(path.join(root, "other/postgres/photos"), { recursive: true });
    const broken = path.join(root, "broken");
    await mkdir(path.join(broken, "postgres"), { recursive: true });
    await writeFile(path.join(broken, "postgres/PG_VERSION"), "18\n");
    await writeFile(path.join(broken, "postgres/postgresql.conf"), "nonsense = 1\n");

    const told = await Promise.all([
      problemOf(open(path.join(notFolder, "data"))),
      problemOf(open(path.join(root, "old"))),
      problemOf(open(path.join(root, "other"))),
      problemOf(open(broken)),
      problemOf(async () => findPackage("win32-x64")),
      isRoot() ? problemOf(chooseServerUser(path.join(root, "none"), ["no-such-user"])) : null,
    ]);

    expect(told).toEqual([
      expect.stringMatching(/^The data folder .*file\/data cannot be used \(.*\): .* can be written\.$/),
      expect.stringMatching(/^The data in .*old\/postgres are of PostgreSQL 15 and .* has 18: make a backup .*$/),
      expect.stringMatching(/^.*other\/postgres holds something else .*: move it away\.$/),
      expect.stringMatching(
        /^PostgreSQL did not start: configuration file .* contains errors \(see .*postgres\.log\)\.$/,
      ),
      expect.stringMatching(/^There is no built-in PostgreSQL for this machine \(win32-x64\); .*$/),
      isRoot()
        ? expect.stringMatching(/^PostgreSQL does not run as root, .* no user "no-such-user": create one .*$/)
        : null,
    ]);
  });
});

async function open(folder: string, log?: (line: string) => void): Promise<EmbeddedServer> {
  const server = await openEmbeddedPostgres(folder, { name: NAME, settings: SETTINGS, ...(log && { log }) });
  stops.push(server.stop);
  return server;
}

/** Opens the folder in a separate process, as another user if one is given. */
async function openElsewhere(folder: string, user?: { uid: number; gid: number }) {
  const child = spawnOpener(folder, user);
  const exited = once(child, "exit");
  const end = async () => {
    child.stdin?.end();
    await exited;
  };
  stops.push(end);
  const kill = async () => {
    child.kill("SIGKILL");
    await exited;
  };
  let text = "";
  for await (const chunk of child.stdout ?? []) {
    text += chunk;
    if (text.includes("\n")) break;
  }
  const message: unknown = JSON.parse(text);
  return { message, end, kill };
}

function spawnOpener(folder: string, user?: { uid: number; gid: number }): ChildProcess {
  const args = ["--input-type=module", "--eval", PROGRAM, MODULE, folder];
  const identity = user && isRoot() ? { uid: user.uid, gid: user.gid } : {};
  return spawn(process.execPath, args, { ...identity, cwd: "/", stdio: ["pipe", "pipe", "inherit"] });
}

/** Copies the npm package as an installation without scripts leaves it; of its thousand data files, only those needed. */
async function copyPackage(name: string): Promise<string> {
  const copy = path.join(root, name);
  const isWanted = async (file: string) =>
    !/share.postgresql.(timezone|extension|tsearch_data)/.test(file) && !(await lstat(file)).isSymbolicLink();
  await cp(findPackage(), copy, { recursive: true, filter: isWanted });
  return copy;
}

/** Without the copy of the programs, which exists if this project is where the server's user cannot go. */
async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !name.startsWith("postgres-native-")).sort();
}

/** What the server of this folder logs from now on. */
async function followLog(folder: string): Promise<() => Promise<string>> {
  const file = path.join(folder, "postgres.log");
  const { size } = await stat(file);
  return async () => (await readFile(file)).subarray(size).toString("utf8");
}

async function checkpointerPid(host: string): Promise<number> {
  const Row = z.object({ pid: z.int() });
  for (;;) {
    const [row] = await query(host, "select pid from pg_stat_activity where backend_type = 'checkpointer'");
    if (row) return Row.parse(row).pid;
  }
}

async function query(host: string, statement: string): Promise<unknown[]> {
  const client = new Client({ host, port: 5432, user: NAME, database: NAME });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(folder: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(folder, "postgres/postmaster.pid"), "utf8"), 10);
}

/** The server, the shell that waits for it, and the one that waits for its owner's end. */
async function processesOf(folder: string) {
  const server = await serverPid(folder);
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const parents = new Map(
    table.map((line) => z.tuple([z.number(), z.number()]).parse(line.trim().split(/\s+/).map(Number))),
  );
  const supervisor = parents.get(server) ?? Number.NaN;
  const siblings = [...parents].filter(([pid, parent]) => parent === supervisor && pid !== server);
  const [[watcher]] = z.tuple([z.tuple([z.number(), z.number()])]).parse(siblings);
  return { server, supervisor, watcher };
}

async function hasPidFile(folder: string): Promise<boolean> {
  return (await readdir(path.join(folder, "postgres"))).includes("postmaster.pid");
}

async function problemOf(work: Promise<unknown> | (() => Promise<unknown>)): Promise<string> {
  try {
    await (typeof work === "function" ? work() : work);
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) return error.message;
    throw error;
  }
  return "no problem";
}
