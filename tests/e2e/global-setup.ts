/** One product for all browser tests, with the demo content, on the embedded database in a folder of its own. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startProduct } from "../../src/testing/product.ts";
import { ADMIN } from "./people.ts";

export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "lamplight-e2e-"));
  const product = await startProduct({ DATA_DIR: folder, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  process.env.LAMPLIGHT_URL = product.url;
  process.env.LAMPLIGHT_DATA = folder;
  return async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
