/** An installation with the demo content, which each worker copies for its own product (`fixtures.ts`). */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startProduct } from "../../src/testing/product.ts";
import { ADMIN } from "./people.ts";

export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "lamplight-e2e-"));
  const template = path.join(folder, "template");
  const product = await startProduct({ DATA_DIR: template, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  await product.stop();
  process.env.LAMPLIGHT_TEMPLATE = template;
  return () => rm(folder, { recursive: true, force: true });
}
