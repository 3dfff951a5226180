/** Site Settings: what the institute says of itself, and that visitors read it at once. On a product of its own: all pages change. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "../../../src/db/client.ts";
import { unique } from "../../../src/testing/build.ts";
import { problemsOfLargeText } from "../../../src/testing/large-text.ts";
import { type Product, startProduct } from "../../../src/testing/product.ts";
import { buildSessionOf } from "../../../src/testing/signed-in.ts";
import { picture } from "../authors.ts";
import { expectAccessible, expectStateAccessible, LONG } from "../fixtures.ts";
import { ADMIN } from "../people.ts";
import { expect, expectFieldError, test } from "../visitors.ts";

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
  await expect(page).toHaveURL(`${product.url}/admin/settings/institute`);
  await expectAccessible(page);
  const second = await context.newPage();
  await second.goto(`${product.url}/admin/settings/contact`);
  await page.bringToFront();

  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  const part = (label: string) => page.getByRole("navigation", { name: "Parts of the settings" }).getByText(label);
  const save = page.getByRole("button", { name: "Save Settings" });
  const saved = page.getByRole("status").filter({ hasText: "Settings saved." });
  await field("Institute name").fill("The Night School");
  await save.click();
  await expect(saved).toBeFocused();

  await page.getByRole("region", { name: "Still missing" }).getByRole("link", { name: "Phone" }).click();
  await expect(field("Phone")).toBeFocused();
  await field("Phone").fill("+91 11 2345 6789");
  await field("Email").fill("admissions.and.examinations@nightschool-of-nursing.example.org");
  await field("WhatsApp number").fill("98765");
  await part("Courses").click();
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByText("Keep editing").click();
  await save.click();
  await expectFieldError(field("WhatsApp number"), "Please begin the number with + and the country code");
  await expect(field("WhatsApp number")).toBeFocused();
  await field("WhatsApp number").fill("+91 98765 43210");
  await save.click();
  await expect(saved).toBeFocused();

  await part("Courses").click();
  const offered = page.getByRole("group", { name: "Offered at Sign Up" });
  for (const course of ["NCLEX-RN", "OSCE", "OET", "PTE", "NORCET", "DHA"]) {
    await offered.getByLabel(course, { exact: true }).uncheck();
  }
  await save.click();
  await expect(page.getByText("Please choose at least one course.")).toBeVisible();
  await offered.getByLabel("OET", { exact: true }).check();
  await save.click();
  await expect(saved).toBeFocused();
  await part("Institute").click();
  await expect(page.getByRole("region", { name: "Still missing" })).not.toContainText("Phone");

  await plainPage.goto(`${product.url}/contact`);
  await expect(plainPage).toHaveTitle("Contact · The Night School");
  await expect(plainPage.getByRole("main").getByRole("link", { name: "+91 11 2345 6789" })).toBeVisible();
  const chats = plainPage.getByRole("link", { name: /^WhatsApp Chat/ });
  await expect(chats).toHaveCount(3);
  await plainPage.goto(`${product.url}/sample-test`);
  await expect(chats).toHaveCount(1);
  await plainPage.goto(`${product.url}/signup`);
  const corner = plainPage.locator("[data-chat-corner]");
  await expect(corner).toHaveAttribute("href", "https://wa.me/919876543210");
  await expect(corner).toHaveAccessibleName("WhatsApp Chat (opens in a new tab)");
  expect(await corner.boundingBox()).toMatchObject({ width: 48, height: 48 });
  await plainPage.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(await corner.locator("svg").boundingBox()).toMatchObject({ width: 26, height: 26 });
  // On a phone it would lie on what is pressed there: the menu and the footer have it.
  await plainPage.setViewportSize(PHONE);
  await expect(corner).toBeHidden();
  const navigation = plainPage.getByRole("navigation", { name: "Main" });
  await navigation.locator("summary").click();
  await expect(navigation.getByRole("link", { name: "WhatsApp Chat" })).toBeVisible();
  for (const address of ["/privacy", "/contact"]) {
    await plainPage.goto(product.url + address);
    expect(await plainPage.evaluate(problemsOfLargeText, "200%"), address).toEqual([]);
  }
  await plainPage.goto(`${product.url}/signup`);
  await expect(plainPage.getByLabel("Course", { exact: true }).getByRole("option")).toHaveText([
    "Choose a course",
    "OET",
  ]);

  await second.bringToFront();
  await second.getByRole("textbox", { name: "Phone" }).fill("+91 22 0000 0000");
  await second.getByRole("button", { name: "Save Settings" }).click();
  await expect(second.getByRole("alert").filter({ hasText: "Somebody else saved settings" })).toBeFocused();
  await expect(second.getByText("Now in this form too: Email, WhatsApp number.")).toBeVisible();
  await expect(second.getByText("Phone: +91 11 2345 6789")).toBeVisible();
  await expect(second.getByRole("textbox", { name: "Phone" })).toHaveValue("+91 22 0000 0000");
  // What this tab never touched is as the first one left it.
  await expect(second.getByRole("textbox", { name: "WhatsApp number" })).toHaveValue("+919876543210");
  await second.setViewportSize(PHONE);
  await second.emulateMedia({ colorScheme: "dark" });
  await expectStateAccessible(second, "look");
});

test("a logo is taken by its content, shown to visitors and removed, and a test mail says what became of it", {
  tag: LONG,
}, async ({ page, plainPage, expectConsoleErrors }) => {
  expectConsoleErrors(/status of 400|Failed to load resource/);
  await page.goto(`${product.url}/admin/settings`);
  const card = page.getByRole("region", { name: "Logo Management" });
  await expect(card.getByText("No logo uploaded")).toBeVisible();
  await expect(card.getByText("Recommended size: 200x50px. Max file size: 2MB", { exact: true })).toBeVisible();
  const upload = card.getByLabel("Upload logo");
  const typed = unique("Lamp Lane School");
  await page.getByRole("textbox", { name: "Institute name" }).fill(typed);

  await upload.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(card.getByRole("alert")).toHaveText("Please upload an image file");
  await upload.setInputFiles({ name: "big.png", mimeType: "image/png", buffer: await largePicture() });
  await expect(card.getByRole("alert")).toHaveText("Image size should be less than 2MB");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await upload.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: svg });
  await expect(card.getByRole("alert")).toContainText("SVG drawings can contain scripts");
  await upload.setInputFiles({ name: "logo.txt", mimeType: "text/plain", buffer: await picture(200, 50) });
  await expect(card.getByRole("img", { name: "The current logo" })).toHaveAttribute(
    "src",
    /^\/images\/[\da-f]{64}\.webp$/,
  );
  await expect(page.getByRole("textbox", { name: "Institute name" })).toHaveValue(typed);

  // In the frame of the administrator, too.
  await expect(page.getByRole("banner").locator("img")).toHaveAttribute("src", /^\/images\//);
  await plainPage.goto(product.url);
  const logo = plainPage.getByRole("banner").getByRole("img");
  await expect(logo).toHaveAttribute("src", /^\/images\//);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);

  await page.setViewportSize(PHONE);
  await card.getByRole("link", { name: "Remove logo" }).click();
  await page.getByRole("alertdialog", { name: "Remove the logo?" }).getByRole("button", { name: "Remove" }).click();
  await expect(card.getByText("No logo uploaded")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Institute name" })).toHaveValue(typed);
  await plainPage.goto(product.url);
  await expect(plainPage.getByRole("banner").locator("img")).toHaveCount(0);

  await page.goto(`${product.url}/admin/settings/mail`);
  await page.getByRole("button", { name: "Send a test email" }).click();
  await expect(page.getByText("the email became a file in the folder outbox")).toBeVisible();
  await expectStateAccessible(page, "width");
});

test("a result is refused without consent after it, put in order by keys, seen by visitors and deleted with its photo", {
  tag: LONG,
}, async ({ page, plainPage }) => {
  await page.goto(`${product.url}/admin/settings/results`);
  const dialog = page.getByRole("dialog");
  const add = async (name: string, consentOn: string) => {
    await page.getByRole("link", { name: "Add a Result" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill(name);
    await dialog.getByLabel("Rank or Result").fill("All India Rank 214");
    await dialog.getByLabel("Exam").fill("NORCET 8");
    await dialog.getByLabel("Day of the Result").fill("2026-03-02");
    await dialog.getByLabel("Course", { exact: true }).selectOption("NORCET");
    await dialog.getByLabel("Paid or Free").selectOption("Free");
    await dialog.getByLabel("Duration of the Course").fill("2 months");
    await dialog.getByLabel("Agreed in Writing on").fill(consentOn);
    await dialog.getByRole("button", { name: "Save" }).click();
  };
  await add("Simran Kaur", "2026-03-01");
  const consent = dialog.getByLabel("Agreed in Writing on");
  await expectFieldError(consent, "This is before the day of the result.");
  await expect(consent).toBeFocused();
  await consent.fill("2026-03-03");
  const upload = { name: "simran.png", mimeType: "image/png", buffer: await picture(60, 80) };
  await dialog.getByLabel("Photo", { exact: true }).setInputFiles(upload);
  await expect(dialog.getByText("The photo is ready.")).toBeVisible();
  await expectStateAccessible(page, "look");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Added." })).toBeFocused();
  await add("Anjali Thomas", "2026-03-03");
  const names = page.getByRole("heading", { level: 3 });
  await expect(names).toHaveText(["Simran Kaur", "Anjali Thomas"]);

  await page.getByRole("link", { name: "Change Order" }).click();
  await dialog.getByRole("button", { name: "Move up Anjali Thomas" }).press("Enter");
  await dialog.getByRole("button", { name: "Save Order" }).press("Enter");
  await expect(names).toHaveText(["Anjali Thomas", "Simran Kaur"]);
  await page.setViewportSize(PHONE);
  await expectStateAccessible(page);

  await plainPage.goto(`${product.url}/courses/norcet`);
  const results = plainPage.getByRole("region", { name: "Results of Our NORCET Students" });
  await expect(results.getByRole("listitem").last()).toHaveText(
    /Simran Kaur.*All India Rank 214.*NORCET 8, 2 March 2026.*NORCET, 2 months, free course/,
  );
  const photo = await results.locator("img").getAttribute("src");
  expect((await page.request.get(`${product.url}${photo}`)).headers()["cache-control"]).toBe("public, max-age=3600");

  await page.getByRole("link", { name: "Delete Simran Kaur" }).click();
  await page.getByRole("alertdialog", { name: "Delete Simran Kaur?" }).getByRole("button", { name: "Delete" }).click();
  await expect(names).toHaveText(["Anjali Thomas"]);
  await plainPage.reload();
  await expect(results.getByRole("listitem")).toHaveCount(1);
});

async function largePicture(): Promise<Buffer> {
  const small = await picture(200, 50);
  return Buffer.concat([small, Buffer.alloc(2 * 1024 * 1024 - small.length)]);
}
