/** Sign Up, as the dialog over a page. */
import { PHONE } from "../fixtures.ts";
import { expect, fillSignUp, newVisitor, signUpFields, test } from "../visitors.ts";

test("a visitor signs up once in a dialog over the page, under the name typed, be it a script", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await page.getByRole("link", { name: "Sign Up", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Sign Up" });
  const fields = signUpFields(dialog);
  await expect(fields.name).toBeFocused();
  await expect(fields.course.getByRole("option", { selected: true })).toHaveText("Choose a course");
  const courses = ["NCLEX-RN", "OSCE", "OET", "PTE", "NORCET", "DHA"];
  await expect(fields.course.getByRole("option")).toHaveText(["Choose a course", ...courses]);

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
