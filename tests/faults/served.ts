/** A product on the database of the test file, reached through a cable; one for all tests of a file. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import type { Database } from "../../src/db/client.ts";
import { type Product, startProduct } from "../../src/testing/product.ts";
import { db, pool, testConnection } from "../../src/testing/test-db.ts";
import { type Cable, openCable } from "./cable.ts";
import { SECRET } from "./embedded.ts";

export type Served = { product: Product; cable: Cable; url(): string; folder: string };

/** The test file's database as the builders take it. */
export const database: Database = {
  db,
  pool,
  listen: () => Promise.reject(new Error("Nobody listens here.")),
  close: async () => {},
};

/** Starts it. It ends with the file, or, started in a test, with that one: Vitest does not hear `afterAll` there. */
export async function serve(
  environment: Record<string, string> = {},
  whenOver: (end: () => Promise<void>) => void = afterAll,
): Promise<Served> {
  const ends: (() => unknown)[] = [];
  const cable = await openCable(testConnection, (end) => ends.push(end));
  const folder = await mkdtemp(path.join(tmpdir(), "lamplight-served-"));
  const product = await startProduct({
    DATABASE_URL: cable.url,
    DATA_DIR: folder,
    SESSION_SECRET: SECRET,
    DEMO: "0",
    ADMIN_TWO_FACTOR: "optional",
    ...environment,
  });
  whenOver(async () => {
    await product.kill();
    for (const end of ends) end();
    await rm(folder, { recursive: true, force: true });
  });
  return { product, cable, url: () => product.url, folder };
}
