/** What is a student's own: the address, the data, and the account's end. */
import { readFile } from "node:fs/promises";
import { expectStateAccessible, expectStateAccessibleAtBothWidths, PHONE } from "../fixtures.ts";
import {
  expect,
  expectFieldError,
  linkMailedTo,
  mailsTo,
  newVisitor,
  signInWith,
  signUpQuickly,
  test,
} from "../visitors.ts";

test("the address changes once the links in both mailboxes were followed, and not by merely opening them", async ({
  page,
  browser,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 400/);
  await page.setViewportSize(PHONE);
  const { email, password } = await signUpQuickly(page.request);
  const { email: newEmail } = newVisitor();
  await page.goto("/account");
  await page.getByRole("link", { name: "Change email address" }).click();
  await page.getByRole("textbox", { name: "New Email Address" }).fill(newEmail);
  const ownPassword = page.getByLabel("Current Password", { exact: true });
  await ownPassword.fill("wrong");
  await page.getByRole("button", { name: "Send both links" }).click();
  await expectFieldError(ownPassword, "This is not your current password.");
  await ownPassword.fill(password);
  await page.getByRole("button", { name: "Send both links" }).click();
  const pending = page.getByRole("region", { name: "Waiting for confirmation" });
  await expect(pending.getByRole("status")).toContainText("Two emails are kept, not sent");
  await expect(pending.getByRole("status")).toBeFocused();
  await expect(page.getByText(`New address: ${newEmail}`)).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);

  const mailbox = await (await browser.newContext()).newPage();
  await mailbox.setViewportSize(PHONE);
  const approval = await linkMailedTo(email, "approve-address");
  await mailbox.goto(approval);
  await expectStateAccessible(mailbox);
  await mailbox.getByRole("button", { name: "Yes, change the address" }).click();
  await expect(mailbox.getByRole("status")).toContainText("Now open the link we sent to the other address");
  await mailbox.goto(approval);
  await expect(mailbox.getByRole("alert")).toHaveText("This link has expired or has already been used.");

  const proof = await linkMailedTo(newEmail, "prove-address");
  await mailbox.goto(proof);
  await expect(mailbox.getByRole("heading", { name: "Sign In to Confirm" })).toBeVisible();
  await expect(mailbox.getByText(email)).toHaveCount(0);
  await expectStateAccessible(mailbox);
  await page.goto(proof);
  await page.goto("/account");
  await expect(page.getByText(`You asked for ${newEmail}.`)).toBeVisible();
  await page.goto(proof);
  await page.getByRole("button", { name: "Confirm new address" }).click();
  await expect(page.getByRole("status")).toHaveText("Your account has the new address. From now on, sign in with it.");
  await page.goto("/account");
  await expect(page.getByRole("region", { name: "Email" })).toContainText(newEmail);
  for (const told of [email, newEmail]) {
    await expect.poll(async () => (await mailsTo(told, "address-changed")).length).toBe(1);
  }
  await mailbox.context().close();
});

test("a student takes the own data along, also without scripts, and deletes the account; the device forgets it too", async ({
  page,
  plainPage,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 400/);
  const { name, email, password } = await signUpQuickly(page.request);
  await plainPage.goto("/login?next=/account/privacy");
  await signInWith(plainPage, { email, password });
  const ownPassword = plainPage.getByLabel("Current Password", { exact: true });
  await ownPassword.fill("wrong");
  await plainPage.getByRole("button", { name: "Download my data" }).click();
  await expect(plainPage.getByRole("alert")).toContainText("Nothing was downloaded.");
  await ownPassword.fill(password);
  const [download] = await Promise.all([
    plainPage.waitForEvent("download"),
    plainPage.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^lamplight-data-\d{4}-\d{2}-\d{2}\.json$/);
  const file: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(file).toMatchObject({ account: { name, email } });

  await page.setViewportSize(PHONE);
  await page.goto("/account/privacy");
  await expectStateAccessibleAtBothWidths(page);
  await page.evaluate(() => {
    localStorage.setItem("lamplight:attempt:one:answer:1", "{}");
    localStorage.setItem("lamplight:attempt:one:owner", localStorage.getItem("lamplight:owner") ?? "");
  });
  await page.getByRole("link", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { name: "Delete your account for good?" })).toBeVisible();
  await expectStateAccessible(page);
  await page.getByLabel("Current Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Delete my account for good" }).click();
  await expectFieldError(
    page.getByLabel("Current Password", { exact: true }),
    "This is not your current password. Nothing was deleted.",
  );
  await page.getByLabel("Current Password", { exact: true }).fill(password);
  // The mistake that was said above it goes with the answer, not with the first press.
  await page.getByRole("button", { name: "Delete my account for good" }).dblclick();
  await expect(page).toHaveURL("/account-deleted");
  await expect(page.getByRole("heading", { name: "Your Account Is Deleted" })).toBeVisible();
  await expectStateAccessible(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("lamplight:")))).toEqual(
    [],
  );
  await expect.poll(async () => (await mailsTo(email, "account-deleted")).length).toBe(1);
  // It was said once.
  await page.reload();
  await expect(page).toHaveURL("/");

  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard$/);
  await signInWith(page, { email, password });
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password. Please try again.");
});
