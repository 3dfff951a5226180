/** Signing in and out, who is let through to where, the account page, and how often a password may be guessed. */
import { sql } from "drizzle-orm";
import { buildOpenAttempt } from "../../src/testing/build-attempts.ts";
import { expectAccessible, expectAccessibleAtBothWidths, PHONE } from "./fixtures.ts";
import { ADMIN } from "./people.ts";
import { waitUntilKept } from "./service-workers.ts";
import { expect, expectFieldError, newVisitor, signInWith, signUpQuickly, test } from "./visitors.ts";

const REFUSED = "Invalid email or password. Please try again.";

test("a wrong password and an unknown address get the same answer, and the address stays", async ({
  page,
  request,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 400/);
  await page.setViewportSize(PHONE);
  const { email } = await signUpQuickly(request);
  await page.goto("/login");
  await expect(page).toHaveTitle("Sign In · Lamplight");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  for (const address of [email, newVisitor().email]) {
    await signInWith(page, { email: address, password: "another password" });
    await expect(page.getByRole("alert")).toHaveText(REFUSED);
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByLabel("Email Address", { exact: true })).toHaveValue(address);
  }
  await expectAccessibleAtBothWidths(page);
  await expect(page).toHaveURL("/login");
});

test("what is missing is said at its field before anything is sent", async ({ page }) => {
  await page.goto("/login");
  await signInWith(page, { email: "nobody", password: "" });

  const email = page.getByLabel("Email Address", { exact: true });
  await expect(email).toBeFocused();
  await expectFieldError(email, "Please enter a valid email address, like name@example.org.");
  await expectFieldError(page.getByLabel("Password", { exact: true }), "Please enter your password.");
  await expectAccessible(page);
});

test("a student signs in to the dashboard, the administrator to the administration", async ({ page, request }) => {
  const { email, password } = await signUpQuickly(request);
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
  await page.goto("/login");
  await expect(page).toHaveURL("/dashboard");

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await signInWith(page, ADMIN);
  await expect(page).toHaveURL(/\/admin(\/|$)/);
  await page.goto("/login");
  await expect(page).toHaveURL(/\/admin(\/|$)/);
  await page.goto("/signup");
  await expect(page).toHaveURL(/\/admin(\/|$)/);
});

test("who came for a page gets there after signing in, and never to another site", async ({ page, request }) => {
  const visitor = await signUpQuickly(request);
  await page.goto("/account?saved=profile");
  await expect(page).toHaveURL("/login?next=%2Faccount%3Fsaved%3Dprofile");
  await expect(page.getByText("Please sign in to go on.")).toBeVisible();
  await signInWith(page, visitor);
  await expect(page).toHaveURL("/account?saved=profile");

  const foreign = ["https://example.net/", "//example.net", "/\\example.net", "/\t/example.net", "javascript:alert(1)"];
  for (const next of foreign) {
    const answer = await page.request.get(`/login?${new URLSearchParams({ next })}`, { maxRedirects: 0 });
    expect(answer.headers().location, next).toBe("/dashboard");
    const signedIn = await request.post(`/login?${new URLSearchParams({ next })}`, {
      form: { email: visitor.email, password: visitor.password },
      maxRedirects: 0,
    });
    expect(signedIn.headers().location, next).toBe("/dashboard");
  }
});

test("a session that ended elsewhere is said to have ended, and leads back", async ({ page, student, database }) => {
  await page.goto("/account");
  await expect(page.getByLabel("Full Name", { exact: true })).toHaveValue(student.name);
  await database.db.execute(sql`delete from sessions where user_id = ${student.userId}`);
  await page.getByRole("link", { name: "Student Dashboard" }).click();

  await expect(page).toHaveURL("/login?next=%2Fdashboard&ended=1");
  await expect(page.getByText("Your session has ended. Please sign in again.")).toBeVisible();
  await expectAccessible(page);
});

test("without network /login says so and keeps what was typed", async ({ page, context, expectConsoleErrors }) => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/login");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const { email, password } = newVisitor();
  await signInWith(page, { email, password });

  await expect(page.getByRole("alert")).toHaveText(
    "Signing in did not work: the server could not be reached. Check the connection and try again.",
  );
  await expect(page.getByLabel("Email Address", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
});

test("without scripts signing in, its mistakes and logging out work", async ({ plainPage, request }) => {
  const { email, password } = await signUpQuickly(request);
  await plainPage.goto("/account");
  await expect(plainPage).toHaveURL("/login?next=%2Faccount");
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

test("after logging out nothing personal is left on the device, and the way back is closed", async ({
  page,
  context,
  student,
  database,
}) => {
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await page.getByLabel("Option a", { exact: true }).check();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await waitUntilKept(page, `/attempts/${attemptId}`);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toEqual([]);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
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
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login?next=%2Fdashboard");
});

test("a student changes name and course", async ({ page, student }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/account");
  await expectAccessibleAtBothWidths(page);
  const fullName = page.getByLabel("Full Name", { exact: true });
  const profile = page.getByRole("region", { name: "Profile" });
  await expect(fullName).toHaveValue(student.name);
  await fullName.fill("");
  await profile.getByRole("button", { name: "Save" }).click();
  await expectFieldError(fullName, "Please enter your full name.");
  await expect(fullName).toBeFocused();

  await fullName.fill("Dr. Asha Rao");
  await page.getByLabel("Course", { exact: true }).selectOption("DHA");
  await profile.getByRole("button", { name: "Save" }).click();
  await expect(profile.getByRole("status")).toHaveText("Your profile is saved.");
  await expect(page.getByTitle("Your account")).toContainText("Dr. Asha Rao");
  await expectAccessibleAtBothWidths(page);

  await page.goto("/account");
  await expect(fullName).toHaveValue("Dr. Asha Rao");
  await expect(page.getByLabel("Course", { exact: true })).toHaveValue("DHA");
});

test("without network the account page stays as it is and says so", async ({
  page,
  context,
  student,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/account");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const profile = page.getByRole("region", { name: "Profile" });
  const fullName = profile.getByLabel("Full Name", { exact: true });
  await fullName.fill("Dr. Asha Rao");
  await profile.getByRole("button", { name: "Save" }).click();

  await expect(profile.getByRole("alert")).toHaveText(
    "That could not be saved: the server could not be reached. Check the connection and try again.",
  );
  await expect(fullName).toHaveValue("Dr. Asha Rao");
  await expect(page.getByTitle("Your account")).toContainText(student.name);
});

test("the password is changed by who knows the old one; all other devices are signed out", async ({
  page,
  browser,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 400/);
  const visitor = await signUpQuickly(page.request);
  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await otherPage.goto("/login");
  await signInWith(otherPage, visitor);
  await expect(otherPage).toHaveURL("/dashboard");

  await page.goto("/account");
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
  await expectAccessible(page);

  await oldOne.fill(visitor.password);
  await save.click();
  await expect(form.getByRole("status")).toHaveText("Your password is changed. All other devices were signed out.");
  await expect(oldOne).toHaveValue("");
  await otherPage.reload();
  await expect(otherPage).toHaveURL("/login?next=%2Fdashboard&ended=1");
  await signInWith(otherPage, visitor);
  await expect(otherPage.getByRole("alert")).toHaveText(REFUSED);
  await signInWith(otherPage, { email: visitor.email, password: "eight quiet lamps" });
  await expect(otherPage).toHaveURL("/dashboard");
  await page.reload();
  await expect(page).toHaveURL(/\/account/);
  await other.close();
});

test("the ninth wrong password within minutes says to wait, and limits nobody else", async ({
  page,
  request,
  elsewhere,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 429/);
  const visitor = await signUpQuickly(elsewhere);
  const neighbour = await signUpQuickly(elsewhere);
  for (let guess = 1; guess <= 8; guess += 1) {
    const answer = await request.post("/login", { form: { email: visitor.email, password: `guess ${guess}` } });
    expect(answer.status()).toBe(400);
  }

  await page.goto("/login");
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await signInWith(page, visitor);
  expect((await answer).status()).toBe(429);
  await expect(page.getByRole("alert")).toHaveText(/^Too many attempts\. Please wait [1-5] minutes? and try again\.$/);
  await expect(page.getByLabel("Email Address", { exact: true })).toHaveValue(visitor.email);
  await expectAccessible(page);
  await signInWith(page, neighbour);
  await expect(page).toHaveURL("/dashboard");
});
