/** Sign Up, as the dialog over a page and as a page of its own that needs no scripts. */
import type { Page } from "@playwright/test";
import { publicCourses } from "../../src/content/courses.ts";
import { expectAccessible, expectAccessibleAtBothWidths, PHONE } from "./fixtures.ts";
import { ADMIN } from "./people.ts";
import {
  expect,
  expectFieldError,
  fillSignUp,
  newVisitor,
  signUpFields,
  signUpFormOf,
  signUpQuickly,
  test,
} from "./visitors.ts";

const REFUSED = /status of 400/;
const TAKEN = "There is already an account with this email address. Please sign in, or reset your password.";
const NOT_AGREED = "Please agree to the Terms of Use and the Privacy Notice to sign up.";
const HUGE_NAME = "Meera".repeat(2 * 1024 * 1024);
const NAME_TOO_LONG = "The name may have at most 100 characters.";

async function openDialog(page: Page) {
  await page.goto("/");
  await page.getByRole("link", { name: "Sign Up", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Sign Up" });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("a visitor signs up in the dialog and is on the dashboard, signed in", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const dialog = await openDialog(page);
  const fields = signUpFields(dialog);
  await expect(fields.name).toBeFocused();
  await expect(fields.course.getByRole("option", { selected: true })).toHaveText("Choose a course");
  await expect(fields.course.getByRole("option")).toHaveText([
    "Choose a course",
    "NCLEX-RN",
    "OSCE",
    "OET",
    "PTE",
    "NORCET",
    "DHA",
  ]);
  await expect(dialog.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
  await expectAccessibleAtBothWidths(page);

  const visitor = newVisitor();
  await fillSignUp(dialog, visitor);
  await fields.submit.click();

  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByTitle("Your account")).toContainText(visitor.name);
  await page.goto("/account");
  await expect(page.getByText(visitor.email, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Course", { exact: true })).toHaveValue("OET");
});

test("Get Started opens the same dialog, and closing it gives the focus back", async ({ page }) => {
  await page.goto("/");
  const start = page.getByRole("link", { name: "Get Started" });
  await start.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Sign Up" });
  await expect(signUpFields(dialog).name).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(start).toBeFocused();

  await start.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/");
});

test("while it is sent the button says so and sends nothing twice", async ({ page }) => {
  const dialog = await openDialog(page);
  const { submit } = signUpFields(dialog);
  const sent: string[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route("**/signup.data*", async (route) => {
    sent.push(route.request().method());
    await gate.promise;
    await route.continue();
  });
  await fillSignUp(dialog, newVisitor());
  await submit.click();

  const busy = dialog.getByRole("button", { name: "Signing up..." });
  await expect(busy).toBeDisabled();
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  gate.resolve();

  await expect(page).toHaveURL("/dashboard");
  expect(sent.filter((method) => method === "POST")).toHaveLength(1);
});

test("each mistake is said at its field, and what was typed stays", async ({ page }) => {
  const dialog = await openDialog(page);
  const { name, email, password, course, consent, submit } = signUpFields(dialog);
  await submit.click();
  await expectFieldError(name, "Please enter your full name.");
  await expectFieldError(email, "Please enter your email address.");
  await expectFieldError(password, "Please enter a password.");
  await expectFieldError(course, "Please choose a course.");
  await expectFieldError(consent, NOT_AGREED);
  await expect(name).toBeFocused();
  await expectAccessible(page);

  await name.fill("Meera Nair");
  await email.fill("meera at home");
  await password.fill("five5");
  await submit.click();

  await expect(email).toBeFocused();
  await expectFieldError(email, "Please enter a valid email address, like name@example.org.");
  await expectFieldError(password, "The password must have at least 6 characters.");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(name).toHaveValue("Meera Nair");
  await expect(email).toHaveValue("meera at home");
});

test("a password that many people use is refused at its field", async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(REFUSED);
  const dialog = await openDialog(page);
  const visitor = newVisitor({ password: "password1" });
  await fillSignUp(dialog, visitor);
  await signUpFields(dialog).submit.click();

  const { password, email } = signUpFields(dialog);
  await expectFieldError(password, "This password is used by many people and easily guessed.");
  await expect(password).toBeFocused();
  await expect(email).toHaveValue(visitor.email);
});

test("an address that has an account, and the administrator's, are refused in the banner with everything kept", async ({
  page,
  elsewhere,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REFUSED);
  const { email: taken } = await signUpQuickly(elsewhere);
  const dialog = await openDialog(page);
  const { name, email, password, course, submit } = signUpFields(dialog);

  for (const address of [taken, taken.toUpperCase(), ADMIN.email, ADMIN.email.toUpperCase()]) {
    const visitor = newVisitor({ email: address, course: "PTE" });
    await fillSignUp(dialog, visitor);
    await submit.click();
    const banner = dialog.getByRole("alert");
    await expect(banner).toHaveText(TAKEN);
    await expect(banner).toBeFocused();
    await expect(name).toHaveValue(visitor.name);
    await expect(email).toHaveValue(address);
    await expect(password).toHaveValue(visitor.password);
    await expect(course).toHaveValue("PTE");
  }
  await expectAccessible(page);

  await email.fill(newVisitor().email);
  await submit.click();
  await expect(page).toHaveURL("/dashboard");
});

test("without network the dialog stays, says so, and keeps what was typed", async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  const dialog = await openDialog(page);
  await page.waitForLoadState("networkidle");
  const { name, email, password, course, submit } = signUpFields(dialog);
  const visitor = newVisitor();
  await fillSignUp(dialog, visitor);
  await context.setOffline(true);
  await submit.click();

  await expect(dialog.getByRole("alert")).toHaveText("An error occurred during sign up");
  await expect(name).toHaveValue(visitor.name);
  await expect(email).toHaveValue(visitor.email);
  await expect(password).toHaveValue(visitor.password);
  await expect(course).toHaveValue(visitor.course);
  await context.setOffline(false);
  await submit.click();
  await expect(page).toHaveURL("/dashboard");
});

test("a script in a name is shown as text", async ({ page }) => {
  const name = `<img src=x onerror="document.title='taken over'"><script>document.title='taken over'</script>`;
  const dialog = await openDialog(page);
  await fillSignUp(dialog, newVisitor({ name }));
  await signUpFields(dialog).submit.click();

  await expect(page.getByTitle("Your account")).toContainText(name);
  await page.goto("/account");
  await expect(page.getByLabel("Full Name", { exact: true })).toHaveValue(name);
  await expect(page.getByTitle("Your account")).toContainText(name);
  await expect(page).toHaveTitle("Your Account – Student Dashboard – Lamplight");
  await expectAccessible(page);
});

test("a name of 10 MB is refused at its field, in the browser and by the server", async ({ page, request }) => {
  const dialog = await openDialog(page);
  const { name, email, submit } = signUpFields(dialog);
  const visitor = newVisitor();
  await fillSignUp(dialog, visitor);
  await name.evaluate((input, text) => {
    if (input instanceof HTMLInputElement) input.value = text.repeat(2 * 1024 * 1024);
  }, "Meera");
  await submit.click();
  await expectFieldError(name, NAME_TOO_LONG);
  await expect(name).toBeFocused();
  await expect(email).toHaveValue(visitor.email);

  const answer = await request.post("/signup", {
    form: signUpFormOf({ ...visitor, name: HUGE_NAME }),
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(400);
  const html = await answer.text();
  expect(html).toContain(NAME_TOO_LONG);
  expect(html).toContain(visitor.email);
  expect(html.length).toBeLessThan(1024 * 1024);
});

test("without scripts /signup is a page that does the same", async ({ plainPage }) => {
  await plainPage.goto("/");
  await plainPage.getByRole("link", { name: "Sign Up", exact: true }).click();
  await expect(plainPage).toHaveURL("/signup");
  await expect(plainPage.getByRole("heading", { level: 1, name: "Sign Up" })).toBeVisible();
  const { name, email, password, course, consent, submit } = signUpFields(plainPage);
  await expect(course.getByRole("option")).toHaveText(["Choose a course", ...publicCourses.map(({ title }) => title)]);
  const visitor = newVisitor();
  await fillSignUp(plainPage, { ...visitor, password: "short" });
  await submit.click();

  await expectFieldError(password, "The password must have at least 6 characters.");
  await expect(name).toHaveValue(visitor.name);
  await expect(email).toHaveValue(visitor.email);
  await expect(course).toHaveValue(visitor.course);
  await expect(password).toHaveValue("");
  await expect(consent).toBeChecked();
  await fillSignUp(plainPage, visitor);
  await consent.uncheck();
  await submit.click();
  await expectFieldError(consent, NOT_AGREED);
  await fillSignUp(plainPage, { ...visitor, email: ADMIN.email });
  await submit.click();
  await expect(plainPage.getByRole("alert")).toHaveText(TAKEN);
  await expect(email).toHaveValue(ADMIN.email);

  await fillSignUp(plainPage, visitor);
  await submit.click();
  await expect(plainPage).toHaveURL("/dashboard");
  await expect(plainPage.getByTitle("Your account")).toContainText(visitor.name);
});

test("the page of Sign Up takes the course from its address, and is accessible with and without mistakes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/signup?course=DHA");
  await expect(page).toHaveTitle("Sign Up · Lamplight");
  await expect(signUpFields(page).course).toHaveValue("DHA");
  await expectAccessible(page);
  await signUpFields(page).submit.click();
  await expectFieldError(signUpFields(page).name, "Please enter your full name.");
  await expectAccessible(page);
});

test("who is signed in does not sign up again", async ({ page, student }) => {
  await page.goto("/signup");

  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByTitle("Your account")).toContainText(student.name);
});
