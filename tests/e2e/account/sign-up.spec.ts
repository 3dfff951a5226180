/** Sign Up, as the dialog over a page and as a page of its own that needs no scripts. */
import type { Page } from "@playwright/test";
import { publicCourses } from "../../../src/content/courses.ts";
import { expectAccessible, expectAccessibleAtBothWidths, PHONE, WITH_WORKER } from "../fixtures.ts";
import { ADMIN } from "../people.ts";
import { cutNetwork } from "../service-workers.ts";
import {
  expect,
  expectFieldError,
  fillSignUp,
  newVisitor,
  signUpFields,
  signUpFormOf,
  signUpQuickly,
  test,
} from "../visitors.ts";

const REFUSED = /status of 400/;
const TAKEN = "There is already an account with this email address. Please sign in, or reset your password.";
const NOT_AGREED = "Please agree to the Terms of Use and the Privacy Notice to sign up.";
/** As much as a form may hold. */
const HUGE_NAME = "Meera".repeat(18 * 1024);
const NAME_TOO_LONG = "The name may have at most 100 characters.";

async function openDialog(page: Page) {
  await page.goto("/");
  await page.getByRole("link", { name: "Sign Up", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Sign Up" });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("a visitor opens the dialog, closes it and opens it again, and signs up once, under the name typed, be it a script", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  const start = page.getByRole("link", { name: "Get Started" }).first();
  await start.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Sign Up" });
  const fields = signUpFields(dialog);
  await expect(fields.name).toBeFocused();
  await fields.name.fill("Meera");
  await fields.password.fill("seven quiet lamps");
  await fields.consent.check();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(start).toBeFocused();
  await start.click();
  await expect(fields.name).toHaveValue("Meera");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/");

  await page.getByRole("link", { name: "Sign Up", exact: true }).click();
  await expect(fields.name).toBeFocused();
  await expect(fields.name).toHaveValue("Meera");
  await expect(fields.consent).toBeChecked();
  await expect(fields.password).toHaveValue("");
  await expect(fields.course.getByRole("option", { selected: true })).toHaveText("Choose a course");
  const courses = ["NCLEX-RN", "OSCE", "OET", "PTE", "NORCET", "DHA"];
  await expect(fields.course.getByRole("option")).toHaveText(["Choose a course", ...courses]);
  await expect(dialog.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
  await expectAccessible(page);

  const name = `<img src=x onerror="document.title='taken over'"><script>document.title='taken over'</script>`;
  const visitor = newVisitor({ name });
  const sent: string[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route("**/signup.data*", async (route) => {
    sent.push(route.request().method());
    await gate.promise;
    await route.continue();
  });
  await fillSignUp(dialog, visitor);
  await fields.submit.click();
  await expect(dialog.getByRole("button", { name: "Signing up..." })).toBeDisabled();
  await page.keyboard.press("Enter");
  gate.resolve();

  await expect(page).toHaveURL("/dashboard");
  expect(sent.filter((method) => method === "POST")).toHaveLength(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByTitle("Your account")).toContainText(name);
  await page.goto("/account");
  await expect(page.getByLabel("Full Name", { exact: true })).toHaveValue(name);
  await expect(page.getByText(visitor.email, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Course", { exact: true })).toHaveValue("OET");
  await expect(page).toHaveTitle("Your Account – Student Dashboard – Lamplight");
});

test("each mistake is said at its field, that of the server too, and what was typed stays", async ({
  page,
  request,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REFUSED);
  const dialog = await openDialog(page);
  const { name, email, password, course, consent, submit } = signUpFields(dialog);
  await submit.click();
  await expectFieldError(name, "Please enter your full name.");
  await expectFieldError(email, "Please enter your email address.");
  await expectFieldError(password, "Please enter a password.");
  await expectFieldError(course, "Please choose a course.");
  await expectFieldError(consent, NOT_AGREED);
  await expect(name).toBeFocused();
  await page.setViewportSize(PHONE);
  await expectAccessibleAtBothWidths(page);

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

  const visitor = newVisitor({ password: "password1" });
  await fillSignUp(dialog, visitor);
  await submit.click();
  await expectFieldError(password, "Many people use this password or one much like it, so it is easy to guess.");
  await expect(password).toBeFocused();
  await expect(email).toHaveValue(visitor.email);

  await name.evaluate((input, text) => {
    if (input instanceof HTMLInputElement) input.value = text.repeat(2 * 1024 * 1024);
  }, "Meera");
  await submit.click();
  await expectFieldError(name, NAME_TOO_LONG);
  await expect(name).toBeFocused();
  const form = signUpFormOf({ ...visitor, name: HUGE_NAME });
  const answer = await request.post("/signup", { form, maxRedirects: 0 });
  expect(answer.status()).toBe(400);
  const html = await answer.text();
  expect(html).toContain(NAME_TOO_LONG);
  expect(html).toContain(visitor.email);
  expect(html.length).toBeLessThan(1024 * 1024);
});

test("an address that has an account, and the administrator's, are refused with everything kept, and so is any without network", {
  tag: WITH_WORKER,
}, async ({ page, context, elsewhere, expectConsoleErrors }) => {
  expectConsoleErrors(/status of 400|ERR_INTERNET_DISCONNECTED/);
  const { email: taken } = await signUpQuickly(elsewhere);
  const dialog = await openDialog(page);
  const { name, email, password, course, submit } = signUpFields(dialog);
  const visitor = newVisitor({ course: "PTE" });
  const banner = dialog.getByRole("alert");
  const expectKept = async (address: string) => {
    await expect(name).toHaveValue(visitor.name);
    await expect(email).toHaveValue(address);
    await expect(password).toHaveValue(visitor.password);
    await expect(course).toHaveValue("PTE");
  };

  for (const address of [taken.toUpperCase(), ADMIN.email]) {
    await fillSignUp(dialog, { ...visitor, email: address });
    await submit.click();
    await expect(banner).toHaveText(TAKEN);
    await expect(banner).toBeFocused();
    await expectKept(address);
  }
  await expectAccessible(page);

  // The link that opened the dialog stands in the frame, which stays; what was typed does not.
  await banner.getByRole("link", { name: "sign in" }).click();
  await expect(page).toHaveURL("/login");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("link", { name: "Sign Up", exact: true }).first().click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("");
  await fillSignUp(dialog, visitor);

  await cutNetwork(page);
  await submit.click();
  await expect(banner).toHaveText("An error occurred during sign up");
  await expectKept(visitor.email);
  await context.setOffline(false);
  await submit.click();
  await expect(page).toHaveURL("/dashboard");
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
  const signIn = plainPage.getByRole("alert").getByRole("link", { name: "sign in" });
  await expect(signIn).toHaveAttribute("href", "/login?next=%2Fcourses%2Foet");
  await expect(email).toHaveValue(ADMIN.email);

  await fillSignUp(plainPage, visitor);
  await submit.click();
  await expect(plainPage).toHaveURL("/dashboard");
  await expect(plainPage.getByTitle("Your account")).toContainText(visitor.name);
});
