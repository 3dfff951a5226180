/** A product with the database of its own folder, whose processes can be killed and stopped. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { expect, onTestFinished } from "vitest";
import type { Database } from "../../src/db/client.ts";
import * as schema from "../../src/db/schema.ts";
import { type Product, startProduct } from "../../src/testing/product.ts";
import { familyOf } from "./family.ts";

export const SECRET = "a secret that only these tests know, long enough";

export type Installation = {
  /** The product as it runs now. */
  product(): Product;
  url(): string;
  folder: string;
  /** The database past the product. Connections that broke are made anew. */
  database: Database;
  /** Starts the product once more, as whatever watches over it does. */
  startAgain(): Promise<void>;
  /** Ends the database server without asking. Its number is given. */
  killServer(): Promise<number>;
  /** Until another one runs than the one killed. The last processes of that one may answer for a moment. */
  untilServerIsBack(killed: number): Promise<void>;
  /** All processes of the database server stand still until they are told to go on. */
  freezeServer(signal: "SIGSTOP" | "SIGCONT"): Promise<void>;
};

/** Installs the product in a new folder and starts it. All of it is gone when the test ends. */
export async function install(
  given: { folder?: string; environment?: Record<string, string> } = {},
): Promise<Installation> {
  const folder = given.folder ?? (await mkdtemp(path.join(tmpdir(), "lamplight-fault-")));
  const environment = {
    DATA_DIR: folder,
    SESSION_SECRET: SECRET,
    DEMO: "0",
    ADMIN_TWO_FACTOR: "optional",
    // Nobody rests between saves here.
    SAVES_PER_MINUTE: "1000000",
    ...given.environment,
  };
  let product = await startProduct(environment);
  const database = reach(path.join(folder, "postgres"));
  onTestFinished(async () => {
    await database.close();
    await product.kill();
    // The server ends after the product, and holds its files until then.
    await expect.poll(() => serverPid(folder), { timeout: 30_000 }).toBeNull();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return {
    product: () => product,
    url: () => product.url,
    folder,
    database,
    async startAgain() {
      product = await startProduct(environment);
    },
    async killServer() {
      const pid = await requireServerPid(folder);
      process.kill(pid, "SIGKILL");
      return pid;
    },
    async untilServerIsBack(killed) {
      const isBack = async () => ![null, killed].includes(await serverPid(folder));
      await expect.poll(isBack, { timeout: 60_000, interval: 50 }).toBe(true);
    },
    async freezeServer(signal) {
      const server = await requireServerPid(folder);
      for (const pid of familyOf(server)) process.kill(pid, signal);
    },
  };
}

/** The database in a folder, without starting a server that is not there. */
function reach(host: string): Database {
  const pool = new Pool({ host, port: 5432, user: "lamplight", database: "lamplight", max: 4 });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    db: drizzle(pool, { schema }),
    pool,
    listen: () => Promise.reject(new Error("Nobody listens here.")),
    close: () => pool.end(),
  };
}

async function serverPid(folder: string): Promise<number | null> {
  const text = await readFile(path.join(folder, "postgres/postmaster.pid"), "utf8").catch(() => "");
  const pid = Number.parseInt(text, 10);
  if (!(pid > 0)) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

async function requireServerPid(folder: string): Promise<number> {
  const pid = await serverPid(folder);
  if (pid === null) throw new Error("The database server does not run.");
  return pid;
}

/** Waits until the product says that it is ready. Nobody does anything for it. */
export async function untilReady(url: () => string, timeout = 60_000): Promise<void> {
  const status = async () => {
    const response = await fetch(`${url()}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    await response?.arrayBuffer();
    return response?.status ?? null;
  };
  await expect.poll(status, { timeout, interval: 100 }).toBe(200);
}
