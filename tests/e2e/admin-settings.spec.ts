/** Site Settings: what the institute says of itself, and that visitors read it at once. On a product of its own: all pages change. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "../../src/db/client.ts";
import { unique } from "../../src/testing/build.ts";
import { type Product, startProduct } from "../../src/testing/product.ts";
import { buildSessionOf } from "../../src/testing/signed-in.ts";
import { picture } from "./authors.ts";
import { expectAccessible } from "./fixtures.ts";
import { ADMIN } from "./people.ts";
import { expect, expectFieldError, test } from "./visitors.ts";

const PHONE = { width: 360, height: 740 };
let product: Product;
let folder: string;
let cookie: string;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lamplight-settings-"));
  product = await startProduct({
    DATA_DIR: folder,
    DEMO: "0",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const database = await openDatabase({ dataDir: folder });
  const secret = (await readFile(path.join(folder, "session-secret"), "utf8")).trim();
  cookie = await buildSessionOf(database, { secret, url: product.url, email: ADMIN.email });
  await database.close();
});

test.afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

test.beforeEach(async ({ context }) => {
  const [name = "", ...value] = cookie.split("=");
  await context.addCookies([{ name, value: value.join("="), url: product.url, httpOnly: true, sameSite: "Lax" }]);
});

test("what is missing is listed and entered, and visitors read it at once; a second tab is told of the first", async ({
  page,
  plainPage,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 400/);
  await page.goto(`${product.url}/admin/settings`);
  await expectAccessible(page);
  const second = await context.newPage();
  await second.goto(`${product.url}/admin/settings`);

  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  await page.getByRole("region", { name: "Still missing" }).getByRole("link", { name: "Phone" }).click();
  await expect(field("Phone")).toBeFocused();
  await field("Phone").fill("+91 11 2345 6789");
  await field("Institute name").fill("The Night School");
  await field("WhatsApp number").fill("98765");
  await field("Students placed").fill("6,000+");
  for (const course of ["NCLEX-RN", "OSCE", "OET", "PTE", "NORCET", "DHA"]) {
    await page.getByRole("group", { name: "Offered at Sign Up" }).getByLabel(course, { exact: true }).uncheck();
  }
  const save = page.getByRole("button", { name: "Save Settings" });
  await save.click();
  await expectFieldError(field("WhatsApp number"), "Please enter the number with the country's code");
  await expect(field("WhatsApp number")).toBeFocused();
  await expect(page.getByText("Please choose at least one course.")).toBeVisible();
  await field("WhatsApp number").fill("+91 98765 43210");
  await page.getByRole("group", { name: "Offered at Sign Up" }).getByLabel("OET", { exact: true }).check();
  await save.click();
  await expect(page.getByRole("status").filter({ hasText: "Settings saved." })).toBeFocused();
  await expect(page.getByRole("region", { name: "Still missing" })).not.toContainText("Phone");

  await plainPage.goto(`${product.url}/contact`);
  await expect(plainPage).toHaveTitle("Contact · The Night School");
  await expect(plainPage.getByRole("main").getByRole("link", { name: "+91 11 2345 6789" })).toBeVisible();
  await expect(plainPage.getByRole("link", { name: /^WhatsApp Chat/ })).toHaveAttribute(
    "href",
    "https://wa.me/919876543210",
  );
  await plainPage.goto(`${product.url}/signup`);
  await expect(plainPage.getByLabel("Course", { exact: true }).getByRole("option")).toHaveText([
    "Choose a course",
    "OET",
  ]);

  await second.getByRole("textbox", { name: "Phone" }).fill("+91 22 0000 0000");
  await second.getByRole("button", { name: "Save Settings" }).click();
  await expect(second.getByRole("alert").filter({ hasText: "Somebody saved other settings" })).toBeFocused();
  await expect(second.getByText("Institute name: The Night School")).toBeVisible();
  await expect(second.getByRole("textbox", { name: "Phone" })).toHaveValue("+91 22 0000 0000");
  await second.setViewportSize(PHONE);
  await second.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(second, "look");
});

test("a logo is taken by its content, shown to visitors and removed, and a test mail says what became of it", async ({
  page,
  plainPage,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 400|Failed to load resource/);
  await page.goto(`${product.url}/admin/settings`);
  const card = page.getByRole("region", { name: "Logo Management" });
  await expect(card.getByText("No logo uploaded")).toBeVisible();
  await expect(card.getByText("Recommended size: 200x50px. Max file size: 2MB", { exact: true })).toBeVisible();
  const upload = card.getByLabel("Upload logo");
  const typed = unique("Lamp Lane");
  await page.getByRole("textbox", { name: "Address", exact: true }).fill(typed);

  await upload.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(card.getByRole("alert")).toHaveText("Please upload an image file");
  await upload.setInputFiles({ name: "big.png", mimeType: "image/png", buffer: await largePicture() });
  await expect(card.getByRole("alert")).toHaveText("Image size should be less than 2MB");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await upload.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: svg });
  await expect(card.getByRole("alert")).toContainText("SVG drawings are not taken");
  await upload.setInputFiles({ name: "logo.txt", mimeType: "text/plain", buffer: await picture(200, 50) });
  await expect(card.getByRole("img", { name: "The current logo" })).toHaveAttribute(
    "src",
    /^\/images\/[\da-f]{64}\.webp$/,
  );
  await expect(page.getByRole("textbox", { name: "Address", exact: true })).toHaveValue(typed);

  await plainPage.goto(product.url);
  const logo = plainPage.getByRole("banner").getByRole("img");
  await expect(logo).toHaveAttribute("src", /^\/images\//);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);

  await page.setViewportSize(PHONE);
  await card.getByRole("link", { name: "Remove logo" }).click();
  await page.getByRole("alertdialog", { name: "Remove the logo?" }).getByRole("button", { name: "Remove" }).click();
  await expect(card.getByText("No logo uploaded")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Address", exact: true })).toHaveValue(typed);
  await plainPage.goto(product.url);
  await expect(plainPage.getByRole("banner").locator("img")).toHaveCount(0);

  await page.getByRole("button", { name: "Send a test mail" }).click();
  await expect(page.getByText("the mail became a file in the folder outbox")).toBeVisible();
  await expectAccessible(page, "width");
});

async function largePicture(): Promise<Buffer> {
  const small = await picture(200, 50);
  return Buffer.concat([small, Buffer.alloc(2 * 1024 * 1024 - small.length)]);
}
