/** Signing in and out, who is let through to where, the account page, and how often a password may be guessed. */
import { sql } from "drizzle-orm";
import { ATTEMPT_PREFIX } from "../../../src/app/shared/device-storage.ts";
import { newId } from "../../../src/core/id.ts";
import { openLimits } from "../../../src/modules/accounts/limits.server.ts";
import { buildOpenAttempt } from "../../../src/testing/build-attempts.ts";
import {
  expectAccessible,
  expectAccessibleAtBothWidths,
  FROM_OUR_PAGE,
  PHONE,
  signedInStudent,
  signIn,
  WITH_WORKER,
} from "../fixtures.ts";
import { ADMIN } from "../people.ts";
import { cutNetwork, waitUntilCached } from "../service-workers.ts";
import { expect, expectFieldError, newVisitor, signInWith, signUpQuickly, test } from "../visitors.ts";

const REFUSED = "Invalid email or password. Please try again.";
const ONE_ACCOUNT_HAS_TRIES = 8;

test("what is missing is said at its field; a wrong password and an unknown address get the same answer, and then one is told to wait", async ({
  page,
  request,
  database,
  extraHTTPHeaders,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of (400|429)/);
  await page.setViewportSize(PHONE);
  const { email: known } = await signUpQuickly(request);
  await page.goto("/login");
  await expect(page).toHaveTitle("Sign In · Lamplight");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  const email = page.getByLabel("Email Address", { exact: true });
  await signInWith(page, { email: "nobody", password: "" });
  await expect(email).toBeFocused();
  await expectFieldError(email, "Please enter a valid email address, like name@example.org.");
  await expectFieldError(page.getByLabel("Password", { exact: true }), "Please enter your password.");
  await expectAccessibleAtBothWidths(page);

  const alert = page.getByRole("alert");
  for (const address of [known, newVisitor().email]) {
    await signInWith(page, { email: address, password: "another password" });
    await expect(alert).toHaveText(REFUSED);
    await expect(alert).toBeFocused();
    await expect(email).toHaveValue(address);
  }
  await expectAccessible(page);

  const limits = openLimits(database.pool);
  const from = extraHTTPHeaders?.["x-forwarded-for"] ?? "";
  for (let tried = 1; tried < ONE_ACCOUNT_HAS_TRIES; tried += 1) {
    expect(await limits.take([{ limit: "loginToFrom", of: [known], from }])).toEqual({ kind: "free" });
  }
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await signInWith(page, { email: known, password: "another password" });
  expect((await answer).status()).toBe(429);
  await expect(alert).toHaveText(/^Too many attempts\. Wait [1-5] minutes?, then try again\.$/);
  await expect(email).toHaveValue(known);
  await expect(page).toHaveURL("/login");
});

test("a student signs in to the dashboard, the administrator to the administration, and neither signs in or up again", async ({
  page,
  request,
}) => {
  const { email, password } = await signUpQuickly(request);
  const ledTo = async (address: string) =>
    (await page.request.get(address, { maxRedirects: 0 })).headers().location ?? "stays";
  await page.goto("/login");
  const gate = Promise.withResolvers<void>();
  await page.route("**/login.data*", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await signInWith(page, { email: email.toUpperCase(), password });
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  gate.resolve();
  await expect(page).toHaveURL("/dashboard");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  expect([await ledTo("/login"), await ledTo("/signup")]).toEqual(["/dashboard", "/dashboard"]);

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Email Address", { exact: true }).fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  // As before scripts run: by loading a document.
  await page
    .getByRole("main")
    .locator("form")
    .evaluate((form) => HTMLFormElement.prototype.submit.call(form));
  await expect(page).toHaveURL(/\/admin(\/|$)/);
  await expect(heading).toBeFocused();
  expect([await ledTo("/login"), await ledTo("/signup")]).toEqual(["/admin", "/admin"]);
});

test("who came for a page gets there after signing in, never to another site, and back after the session has ended", async ({
  page,
  request,
  database,
}) => {
  const visitor = await signUpQuickly(request);
  await page.goto("/account?from=mail");
  await expect(page).toHaveURL("/login?next=%2Faccount%3Ffrom%3Dmail");
  await expect(page.getByText("Sign in to continue.")).toBeVisible();
  await signInWith(page, visitor);
  await expect(page).toHaveURL("/account?from=mail");

  const foreign = ["https://example.net/", "//example.net", "/\\example.net", "/\t/example.net", "javascript:alert(1)"];
  for (const next of foreign) {
    const answer = await page.request.get(`/login?${new URLSearchParams({ next })}`, { maxRedirects: 0 });
    expect(answer.headers().location, next).toBe("/dashboard");
  }

  const owner = sql`select id from users where email = ${visitor.email}`;
  await database.db.execute(sql`delete from sessions where user_id = (${owner})`);
  await page.getByRole("link", { name: "Student Dashboard" }).click();
  await expect(page).toHaveURL("/login?next=%2Fdashboard&ended=1");
  await expect(page.getByText("Your session has ended. Sign in again.")).toBeVisible();
  await expectAccessible(page);
});

test("without network signing in and saving the profile say so, and keep what was typed", { tag: WITH_WORKER }, async ({
  page,
  context,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/login");
  // No worker begins here.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const { email, password } = newVisitor();
  // The page has loaded nothing yet that could send it.
  await signInWith(page, { email, password });
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText(/^We could not reach the server\. What you typed is still here\./);
  await context.setOffline(false);
  await page.getByLabel("Password", { exact: true }).focus();
  await page.locator("html:not(:has(script[data-held]))").waitFor({ state: "attached" });
  await expect(alert).toBeHidden();
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expect(alert).toHaveText(
    "Signing in did not work: we could not reach the server. Check your connection and try again.",
  );
  await expect(page.getByLabel("Email Address", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);

  await context.setOffline(false);
  const student = await signedInStudent(database);
  await signIn(context, student.cookie);
  await page.goto("/account");
  await cutNetwork(page);
  const profile = page.getByRole("region", { name: "Profile" });
  const fullName = profile.getByLabel("Full Name", { exact: true });
  await fullName.fill("Dr. Asha Ramanathan");
  await profile.getByRole("button", { name: "Save" }).click();
  await expect(profile.getByRole("alert")).toHaveText(
    "That could not be saved: we could not reach the server. Check your connection and try again.",
  );
  await expect(fullName).toHaveValue("Dr. Asha Ramanathan");
  await expect(page.getByTitle("Your account")).toContainText(student.name);
});

test("who waits for others that sign in is told that it goes on", async ({ page, request }) => {
  const { email, password } = await signUpQuickly(request);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/login.data", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/login");
  const inLine = page.getByText("There is no need to press again.");
  await signInWith(page, { email, password });
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
  await expect(inLine).toBeHidden();
  await expect(inLine).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  letGo();
  await expect(page).toHaveURL("/dashboard");
});

test("without scripts signing in, its mistakes and logging out work", async ({ plainPage, request }) => {
  const { email, password } = await signUpQuickly(request);
  await plainPage.goto("/account");
  await expect(plainPage).toHaveURL("/login?next=%2Faccount");
  await expect(plainPage.getByRole("button", { name: "Show password" })).toBeHidden();
  const signUp = plainPage.getByRole("main").getByRole("link", { name: "Sign Up" });
  await expect(signUp).toHaveAttribute("href", "/signup?next=%2Faccount");
  await signInWith(plainPage, { email, password: "another password" });
  await expect(plainPage.getByRole("alert")).toHaveText(REFUSED);
  await expect(plainPage.getByLabel("Email Address", { exact: true })).toHaveValue(email);
  await signInWith(plainPage, { email, password });
  await expect(plainPage).toHaveURL("/account");

  await plainPage.getByRole("button", { name: "Logout" }).click();
  await expect(plainPage).toHaveURL("/login");
  await plainPage.goto("/dashboard");
  await expect(plainPage).toHaveURL("/login?next=%2Fdashboard");
});

test("log-out warns of unsent answers; after it nothing personal is left on the device, and the way back is closed", {
  tag: WITH_WORKER,
}, async ({ page, context, student, database, expectConsoleErrors }) => {
  expectConsoleErrors(/ERR_FAILED|Failed to load resource/);
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await waitUntilCached(page, `/attempts/${attemptId}`);
  await page.route("**/save", (route) => route.abort());
  await page.getByLabel("Option b", { exact: true }).check();
  await expect(page.getByRole("status").filter({ hasText: "Offline, kept on this device" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toEqual([]);
  await page.getByRole("link", { name: "Back to practice tests" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("One answer on this device has not reached us yet.");
  await dialog.getByRole("button", { name: "Stay signed in" }).click();
  await expect(page).toHaveURL(/dashboard/);
  await page.setViewportSize(PHONE);
  await page.getByTitle("Your account").click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Logout" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Log out and delete" }).click();
  await expect(page).toHaveURL("/login");

  const left = await page.evaluate(async () => ({
    stored: Object.keys(localStorage),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left).toEqual({ stored: [], caches: [], databases: [], workers: 0 });
  expect(await context.cookies()).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard/);
  await expect(page.getByText(student.name)).toHaveCount(0);
});

test("where what counts the answers on the device does not come, log-out asks as well, and deletes nothing", async ({
  page,
  student: _,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED|Failed to load resource/);
  const key = `${ATTEMPT_PREFIX}${newId<"attempt">()}:answer:1`;
  await page.addInitScript((name) => localStorage.setItem(name, "{}"), key);
  await page.route("**/assets/answer-storage-*", (route) => route.abort());
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Answers on this device may not have reached us yet.");
  await dialog.getByRole("button", { name: "Stay signed in" }).click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe("{}");
});

test("a student changes name, course and password, which signs out all other devices", async ({
  page,
  browser,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 400/);
  await page.setViewportSize(PHONE);
  const { name, email, password } = await signUpQuickly(page.request);
  const other = await browser.newContext();
  await other.request.post("/login", { form: { email, password }, headers: FROM_OUR_PAGE });
  const otherIsLedTo = async () => (await other.request.get("/dashboard", { maxRedirects: 0 })).headers().location;
  expect(await otherIsLedTo()).toBeUndefined();

  await page.goto("/dashboard");
  const menu = page.getByTitle("Your account");
  const logOut = page.getByRole("button", { name: "Logout" });
  await expect(logOut).toBeHidden();
  await menu.click();
  await expect(logOut).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(logOut).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(logOut).toBeVisible();
  await page.getByRole("main").click({ position: { x: 4, y: 4 } });
  await expect(logOut).toBeHidden();
  await menu.click();
  await page.getByRole("link", { name: "Your account" }).click();
  await expect(page).toHaveURL("/account");
  await expect(logOut).toBeHidden();
  const profile = page.getByRole("region", { name: "Profile" });
  const fullName = profile.getByLabel("Full Name", { exact: true });
  await expect(fullName).toHaveValue(name);
  await fullName.fill("");
  await profile.getByRole("button", { name: "Save" }).click();
  await expectFieldError(fullName, "Please enter your full name.");
  await expect(fullName).toBeFocused();
  await fullName.fill("Dr. Asha Ramanathan");
  await profile.getByLabel("Course", { exact: true }).selectOption("DHA");
  await profile.getByRole("button", { name: "Save" }).click();
  await expect(profile.getByRole("status")).toHaveText("Your profile is saved.");
  await expect(menu).toContainText("Dr. Asha Ramanathan");
  // Cut after one line, with the role below it: the bar does not grow.
  expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(48);

  const form = page.getByRole("region", { name: "Change Password" });
  const oldOne = form.getByLabel("Current Password", { exact: true });
  const newOne = form.getByLabel("New Password", { exact: true });
  const save = form.getByRole("button", { name: "Change Password" });
  await oldOne.fill("not the old one");
  await newOne.fill("eight quiet lamps");
  await save.click();
  await expectFieldError(oldOne, "This is not your current password.");
  await expect(oldOne).toBeFocused();
  await expect(newOne).toHaveValue("eight quiet lamps");
  await expectAccessibleAtBothWidths(page);
  await oldOne.fill(password);
  await save.click();
  await expect(form.getByRole("status")).toHaveText("Your password is changed. All other devices were signed out.");
  await expect(oldOne).toHaveValue("");

  expect(await otherIsLedTo()).toBe("/login?next=%2Fdashboard&ended=1");
  await page.goto("/account");
  await expect(fullName).toHaveValue("Dr. Asha Ramanathan");
  await expect(profile.getByLabel("Course", { exact: true })).toHaveValue("DHA");
  await other.close();
});
