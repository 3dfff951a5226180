/** The second factor from set-up to signing in, the own devices, and an administrator who must have one. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startProduct } from "../../../src/testing/product.ts";
import { codeAt, stepsLater } from "../../../src/testing/totp.ts";
import { DESK, expectAccessible, expectStateAccessible, PHONE } from "../fixtures.ts";
import { ADMIN } from "../people.ts";
import { expect, expectFieldError, linkMailedTo, signInWith, signUpQuickly, test } from "../visitors.ts";

/** Types the password and scans the picture, so to speak; the page then asks for the first code. */
async function beginSetUp(page: Page, password: string): Promise<string> {
  await page.getByLabel("Current Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  return (await page.locator("code").innerText()).replaceAll(" ", "");
}

/** Leaves the page of recovery codes, with the codes. */
async function keepCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole("heading", { level: 1, name: "Keep Your Recovery Codes" })).toBeFocused();
  const codes = await page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole("button", { name: "Done" }).click();
  await expectFieldError(
    page.getByRole("checkbox", { name: "I have saved these codes" }),
    "Please confirm that you have saved them. You will not see them again.",
  );
  await page.getByRole("checkbox", { name: "I have saved these codes" }).check();
  await page.getByRole("button", { name: "Done" }).click();
  return codes;
}

test("two-step sign-in is set up and used by keyboard, and a recovery code helps without scripts", async ({
  page,
  plainPage,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 400/);
  const visitor = await signUpQuickly(page.request);
  await page.setViewportSize(DESK);
  await page.goto("/account");
  await page.getByRole("navigation", { name: "Your account" }).getByRole("link", { name: "Security" }).click();
  await expect(page.getByText("Before you switch it on, confirm your email address")).toBeVisible();
  await expect(page.getByRole("link", { name: "Set Up" })).toHaveCount(0);
  await expectStateAccessible(page);
  await page.goto(await linkMailedTo(visitor.email, "verify-email"));
  await expect(page.getByRole("status")).toHaveText("Your email address is confirmed.");
  await page.goto("/account/security");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Set Up" }).click();
  const key = await beginSetUp(page, visitor.password);
  await expectStateAccessible(page);
  await page.setViewportSize(PHONE);
  await expectStateAccessible(page, "width");
  const code = page.getByLabel("Code from Your App");
  await code.fill("000000");
  await code.press("Enter");
  await expectFieldError(code, "This is not the code your app should show now.");
  await expect(code).toBeFocused();
  const now = new Date();
  await code.fill(codeAt(key, now));
  await code.press("Enter");
  await expect(page.getByRole("list", { name: "Recovery codes" })).toBeVisible();
  await expectStateAccessible(page);
  const [recoveryCode = ""] = await keepCodes(page);
  const factor = page.getByRole("region", { name: "Two-Step Sign-In" });
  await expect(factor).toContainText("10 of 10 recovery codes left.");

  await page.getByTitle("Your account").click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await page.goto("/login?next=%2Faccount%2Fsecurity");
  await signInWith(page, visitor);
  await expect(page).toHaveURL("/login/second-step?next=%2Faccount%2Fsecurity");
  await expect(page.getByRole("heading", { level: 1, name: "One More Step" })).toBeVisible();
  await expectStateAccessible(page);
  const dashboard = await page.request.get("/dashboard", { maxRedirects: 0 });
  expect(dashboard.headers().location).toBe("/login?next=%2Fdashboard");
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await code.fill(codeAt(key, now));
  await code.press("Enter");
  await expectFieldError(code, "This code is wrong or already used.");
  await code.fill(codeAt(key, stepsLater(now, 1)));
  await code.press("Enter");
  await expect(page).toHaveURL("/account/security");

  await plainPage.goto("/login");
  await signInWith(plainPage, visitor);
  await plainPage.getByRole("link", { name: "Use a recovery code" }).click();
  await plainPage.getByLabel("Recovery Code").fill(recoveryCode);
  await plainPage.getByRole("button", { name: "Sign In" }).click();
  await expect(plainPage).toHaveURL("/dashboard");
  await page.reload();
  await expect(factor).toContainText("9 of 10 recovery codes left.");
  await page.goto("/account/privacy/delete");
  await page.getByLabel("Current Password", { exact: true }).fill(visitor.password);
  await page.getByRole("button", { name: "Delete my account for good" }).click();
  await expectFieldError(page.getByLabel("Code"), "Please enter a code.");
});

test("where it is required nothing of the administration opens before the second factor is set up", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 403/);
  // A product with a database of its own is started for it.
  test.setTimeout(120_000);
  const folder = await mkdtemp(path.join(tmpdir(), "lamplight-two-factor-"));
  const product = await startProduct({
    DATA_DIR: folder,
    DEMO: "0",
    ADMIN_TWO_FACTOR: "required",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  try {
    await page.setViewportSize(DESK);
    await page.goto(`${product.url}/login?next=%2Fadmin%2Fstudents%3Fq%3Dasha`);
    await signInWith(page, ADMIN);
    await expect(page).toHaveURL(`${product.url}/admin/second-factor?next=%2Fadmin%2Fstudents%3Fq%3Dasha`);
    await expect(page.getByText("Set this up once to open everything else.")).toBeVisible();
    await expectStateAccessible(page);
    await page.setViewportSize(PHONE);
    await expectStateAccessible(page, "width");
    const account = await page.request.get(`${product.url}/admin/account`, { maxRedirects: 0 });
    expect(account.headers().location).toBe("/admin/second-factor?next=%2Fadmin%2Faccount");
    const change = (address: string) =>
      page.request.post(product.url + address, { headers: { origin: product.url }, form: { name: "Sneaked in" } });
    expect((await change("/admin/subjects/add")).status()).toBe(403);
    expect((await change("/admin/second-factor")).status()).toBe(400);

    const key = await beginSetUp(page, ADMIN.password);
    await page.getByLabel("Code from Your App").fill(codeAt(key, new Date()));
    await page.getByRole("button", { name: "Switch On" }).click();
    await keepCodes(page);
    await expect(page).toHaveURL(`${product.url}/admin/students?q=asha`);
    const own = page.getByRole("link", { name: "Your account" });
    await page.getByTitle("Your account").click();
    await own.click();
    await expect(page).toHaveURL(`${product.url}/admin/account`);
    await page.getByTitle("Your account").click();
    await expect(own).toHaveAttribute("aria-current", "page");
    await page.keyboard.press("Escape");
    await expect(page.getByText("so you cannot switch it off.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Switch Off" })).toHaveCount(0);
    await expectStateAccessible(page);
    await page.setViewportSize(DESK);
    await expect(page.getByRole("region", { name: "Change Password" })).toBeVisible();
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
