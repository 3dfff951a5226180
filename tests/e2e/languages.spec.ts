/** In another language a page comes alive in the browser as it was sent. What the server sends is checked without a browser. */
import { rm } from "node:fs/promises";
import type { Product } from "../../src/testing/product.ts";
import { expect, startCopy, test } from "./fixtures.ts";

let product: Product;
let folder: string;

test.beforeAll(async () => {
  ({ product, folder } = await startCopy("languages", { LANGUAGE_DISPLAY: "en-XA" }));
});

test.afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

test("in another language a page comes alive as it was sent", async ({ page }) => {
  await page.goto(`${product.url}/sample-test`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
  const start = page.getByRole("main").getByRole("button").first();
  await expect(start).toHaveText(/^⟦.*⟧$/);
  await start.click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/^⟦.*⟧$/);
});
