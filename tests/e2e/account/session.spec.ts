/** Signing in and out, who is let through to where, the account page, and how often a password may be guessed. */
import { openLimits } from "../../../src/modules/accounts/limits.server.ts";
import { buildOpenAttempt } from "../../../src/testing/build-attempts.ts";
import { findStoredAnswer } from "../../../src/testing/stored-answer.ts";
import { waitForReact } from "../await-pages.ts";
import {
  expectStateAccessible,
  expectStateAccessibleAtBothWidths,
  FROM_OUR_PAGE,
  NETWORK_ERRORS,
  PHONE,
  signedInStudent,
  signIn,
  signInAs,
  WITH_WORKER,
} from "../fixtures.ts";
import { ADMIN } from "../people.ts";
import { cachedPages, cutNetwork, waitUntilCached } from "../service-workers.ts";
import { expect, expectFieldError, newVisitor, signInWith, signUpQuickly, test } from "../visitors.ts";

const REFUSED = "Invalid email or password. Please try again.";
const ONE_ACCOUNT_HAS_TRIES = 8;

test("a wrong password and an unknown address get the same answer, and then one is told to wait", async ({
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
  const alert = page.getByRole("alert");
  for (const address of [known, newVisitor().email]) {
    await signInWith(page, { email: address, password: "another password" });
    await expect(alert).toHaveText(REFUSED);
    await expect(email).toHaveValue(address);
  }

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

test("without network signing in and saving the profile say so, and keep what was typed", { tag: WITH_WORKER }, async ({
  page,
  context,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(NETWORK_ERRORS);
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
  await waitForReact(page);
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

test("without scripts signing in, its mistakes and logging out work", async ({ plainPage, request }) => {
  const { email, password } = await signUpQuickly(request);
  await plainPage.goto("/account");
  await expect(plainPage).toHaveURL("/login?next=%2Faccount");
  await expect(plainPage.getByText("Sign in to continue.")).toBeVisible();
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

test("log-out warns of unsent answers, and fails without network; after it nothing personal is left, and the way back is closed", {
  tag: WITH_WORKER,
}, async ({ page, context, student, database, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await waitUntilCached(page, `/attempts/${attemptId}`);
  // Blocks requests of the whole context, because the service worker sends what the page could not.
  await context.route("**/save", (route) => route.abort());
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
  await cutNetwork(page);
  await dialog.getByRole("button", { name: "Log out and delete" }).click();
  await expect(dialog).toContainText("You are still signed in");
  await expect(dialog).toContainText("Logging out did not work: we could not reach the server.");
  await context.setOffline(false);
  await context.route("**/logout", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog).toContainText("Logging out did not work: the site cannot answer right now.");
  const answers = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(":answer:1")));
  expect(answers).toHaveLength(1);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/login");

  const left = await page.evaluate(async () => ({
    stored: Object.keys(localStorage),
    databases: await indexedDB.databases(),
  }));
  expect(left).toEqual({ stored: [], databases: [] });
  expect(await cachedPages(page)).toEqual(["/offline"]);
  expect(await context.cookies()).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard/);
  await expect(page.getByText(student.name)).toHaveCount(0);
});

test("on a shared device a log-out before scripts run keeps unsent answers for their owner, and shows the next student nothing", {
  tag: WITH_WORKER,
}, async ({ page, context, student, database, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await waitUntilCached(page, `/attempts/${attemptId}`);
  const saveState = page.getByRole("status");
  await page.getByLabel("Option a", { exact: true }).check();
  await expect(saveState.filter({ hasText: "Saved" })).toBeVisible();
  await context.route("**/save", (route) => route.abort());
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Option b", { exact: true }).check();
  await expect(saveState.filter({ hasText: "Offline, kept on this device" })).toBeVisible();
  await page.getByRole("link", { name: "Back to practice tests" }).click();
  await expect(page).toHaveURL("/dashboard/tests");
  const logOut = page.locator("form[action='/logout']").first();
  const sendNatively = () => logOut.evaluate((form) => HTMLFormElement.prototype.submit.call(form));
  await cutNetwork(page);
  await sendNatively();
  await expect(page.getByText("You are still signed in on this device.")).toBeVisible();
  await context.setOffline(false);
  await page.goto("/dashboard/tests");
  await sendNatively();
  await expect(page).toHaveURL("/login");
  const storedAnswers = () =>
    page.evaluate(() => Object.keys(localStorage).flatMap((key) => /:answer:\d+$/.exec(key) ?? []));
  await expect.poll(storedAnswers).toEqual([":answer:2"]);

  const next = await signedInStudent(database);
  await signIn(context, next.cookie);
  await page.goto("/dashboard");
  // Only the copy of the answers that wait for their owner is left of the test, and the page without a test, which names nobody.
  await expect.poll(() => cachedPages(page)).toEqual([`/attempts/${attemptId}/unsent`, "/attempts/shell", "/offline"]);
  const shell = await page.evaluate(async () =>
    (await caches.match("/attempts/shell", { ignoreSearch: true }))?.text(),
  );
  expect(shell).toContain("<main");
  for (const word of [student.name, student.email]) expect(shell).not.toContain(word);
  await cutNetwork(page);
  await page.evaluate((address) => location.assign(address), `/attempts/${attemptId}`);
  await expect(page.getByText("We could not load this page.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to your test" })).toBeHidden();
  await context.setOffline(false);
  // The page loads itself again, which would end another navigation.
  await expect(page.getByText("We could not load this page.")).toBeHidden();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  expect(await storedAnswers()).toEqual([":answer:2"]);

  await context.unroute("**/save");
  await signInAs(context, database, student.email);
  await page.goto("/dashboard");
  await expect(page.getByText("1 answer kept on this device has been sent.")).toBeVisible({ timeout: 15_000 });
  expect(await findStoredAnswer(database.db, attemptId, 2)).toMatchObject({ answer: { chosen: ["b"] } });
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
  await expectStateAccessible(page);
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
  await expectStateAccessibleAtBothWidths(page);
  await oldOne.fill(password);
  await save.click();
  await expect(form.getByRole("status")).toHaveText("Your password is changed. All other devices were signed out.");
  await expect(oldOne).toHaveValue("");

  expect(await otherIsLedTo()).toBe("/login?next=%2Fdashboard&ended=1");
  const ended = await other.request.get("/login?next=%2Fdashboard&ended=1");
  expect(await ended.text()).toContain("Your session has ended. Sign in again.");
  await page.goto("/account");
  await expect(fullName).toHaveValue("Dr. Asha Ramanathan");
  await expect(profile.getByLabel("Course", { exact: true })).toHaveValue("DHA");
  await other.close();
});
