/** The list of the students: who is found in it, how somebody gets into it, and a status that is saved at once. */
import { readFile } from "node:fs/promises";
import type { Route } from "@playwright/test";
import { eq } from "drizzle-orm";
import { consentTexts } from "../../../src/content/en/consent.ts";
import { students } from "../../../src/db/schema.ts";
import { buildStudent, unique } from "../../../src/testing/build.ts";
import { expectAccessible, expectStateAccessible, expectStateAccessibleAtBothWidths } from "../fixtures.ts";
import { expect, expectFieldError, linkMailedTo, mailsTo, test } from "../visitors.ts";

const LIST = "/admin/students";

test("a student is added, invited by mail, and found in the list", async ({
  page,
  admin: _,
  database,
  browser,
  expectConsoleErrors,
}) => {
  // Chromium writes down each answer that refuses something.
  expectConsoleErrors(/status of 400/);
  const { email: taken } = await buildStudent(database.db);
  const email = `${unique("invited")}@example.org`;
  await page.goto("/admin");
  await expect(page).toHaveURL(LIST);
  const pass = page.getByRole("button", { name: /on last month/ }).last();
  await pass.focus();
  await expect(page.getByRole("tooltip", { name: /70% progress or more/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expectStateAccessible(page);

  await page.getByRole("link", { name: "Add Student" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Student" });
  const submit = dialog.getByRole("button", { name: "Add Student" });
  await submit.click();
  await expect(dialog.getByLabel("Full Name")).toBeFocused();
  await dialog.getByLabel("Full Name").fill("Zoya Invited");
  await dialog.getByLabel("Email").fill(taken);
  await dialog.getByLabel("Course").selectOption("NORCET");
  await submit.click();
  await expectFieldError(dialog.getByLabel("Email"), "There is already a student with this email address.");
  await expect(dialog.getByLabel("Full Name")).toHaveValue("Zoya Invited");
  await expectAccessible(page);
  await dialog.getByLabel("Email").fill(email);
  await submit.click();
  await expect(
    page.getByRole("status").filter({ hasText: "The invitation is kept, not sent: no mail server is set." }),
  ).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel("Search students").fill(`zoya ${email.slice(0, 24)}`);
  await expect(page.getByText("1 student found")).toBeVisible();
  const row = page.getByRole("row", { name: /Zoya Invited/ });
  await expect(row).toContainText("Invited");
  await expect(row).toContainText("NORCET");
  await page.getByLabel("Sort by").selectOption("Progress, highest first");
  await expect(page).toHaveURL(/sort=-progress/);
  await expectStateAccessible(page, "width");
  await page.getByLabel("Search students").fill(unique("nobody"));
  await expect(page.getByText("No students found")).toBeVisible();

  const link = await linkMailedTo(email, "invitation");
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(link);
  await expect(visitor.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(visitor.getByLabel("Email", { exact: true })).not.toBeEditable();
  await expect(visitor.getByLabel("Full Name")).toHaveValue("Zoya Invited");
  await visitor.getByLabel("Password", { exact: true }).fill("seven quiet lamps");
  await visitor.getByLabel(consentTexts.wording).check();
  await visitor.getByRole("button", { name: "Sign Up" }).click();
  await expect(visitor).toHaveURL("/dashboard");
  await expect(visitor.getByText("Confirm your email address.")).toHaveCount(0);
  await visitor.goto(link);
  await expect(visitor.getByRole("alert")).toContainText("This link has expired or has already been used.");
  await visitor.context().close();
});

test("several students are changed and written to at once, and a status is saved at once and undone from its notice", async ({
  page,
  admin: _,
  database: { db },
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/);
  const { studentId, email } = await buildStudent(db, { name: "Nila Status" });
  const stored = async () => (await db.select().from(students).where(eq(students.id, studentId)))[0]?.status;
  await page.goto(`${LIST}?q=${email}&status=Active`);
  const select = page.getByLabel("Status of Nila Status");
  const row = page.getByRole("row", { name: /Nila Status/ });

  // Several at once, of which there is one here.
  const bar = page.getByRole("region", { name: "Selected students" });
  await page.getByRole("button", { name: "Select this page" }).click();
  await bar.getByRole("button", { name: "Course" }).click();
  const course = page.getByRole("dialog", { name: "Change the course of 1 student?" });
  await course.getByLabel("New course").selectOption("OET");
  await course.getByRole("button", { name: "Change 1 student" }).click();
  await expect(page.getByText("1 student is now in OET.")).toBeVisible();
  await expect(row).toContainText("OET");
  await page.getByRole("checkbox", { name: "Select Nila Status" }).check();
  const letter = page.getByRole("dialog", { name: "Write to students" });
  await bar.getByRole("button", { name: "Message" }).click();
  await expect(letter.getByText("1 student will get this email.")).toBeVisible();
  await letter.getByLabel("Subject").fill("No classes on Monday");
  await letter.getByLabel("Text").fill("See you on Tuesday.");
  await letter.getByRole("button", { name: "Review" }).click();
  // The message arrives, and its answer does not: sent once more it is the same one.
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/several*", loseAnswer, { times: 1 });
  await letter.getByRole("button", { name: "Send to 1 student" }).click();
  await expect(letter.getByRole("alert")).toContainText("It is not clear whether your message went out");
  await letter.getByRole("button", { name: "Send to 1 student" }).click();
  await expect(page.getByText("The message to 1 student is kept, not sent: no mail server is set.")).toBeVisible();
  await expect.poll(() => mailsTo(email, "institute-message")).toHaveLength(1);

  // The change takes the row out of this list, and the notice stays.
  await select.selectOption("Inactive");
  await expect(page.getByText("Nila Status is now Inactive.")).toBeVisible();
  await expect(page.getByText("No students found")).toBeVisible();
  expect(await stored()).toBe("Inactive");
  await page.getByRole("button", { name: "Undo the change of Nila Status" }).click();
  await expect(select).toHaveValue("Active");
  await expect(select).toBeFocused();
  expect(await stored()).toBe("Active");

  await db.update(students).set({ status: "Inactive" }).where(eq(students.id, studentId));
  await select.selectOption("Inactive");
  await expect(page.getByText("somebody else set Nila Status to Inactive")).toBeVisible();
  expect(await mailsTo(email, "institute-message")).toHaveLength(1);
});

test("a list is tried, imported and exported again", async ({ page, admin: _ }) => {
  const word = unique("listed");
  const rows = ["email;name;course", `one.${word}@example.org;Ina One;NCLEX-RN`, `two.${word}@example.org;;NCLEX-RN`];
  await page.goto(LIST);
  await page.getByRole("link", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import Students" });
  const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\r\n")) };
  await dialog.getByLabel("File").setInputFiles(file);
  await dialog.getByLabel("Send invitations").uncheck();

  await dialog.getByRole("button", { name: "Check File" }).click();
  await expect(dialog.getByRole("row", { name: /one\.listed/ })).toContainText("Will be added");
  await expect(dialog.getByRole("row", { name: /two\.listed/ })).toContainText("name: Please enter the full name.");
  await expectStateAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectStateAccessible(page, "width");
  await dialog.getByRole("button", { name: "Import the 1 good row" }).click();
  await expect(dialog.getByText("1 student imported.")).toBeVisible();
  await dialog.getByRole("link", { name: "Done" }).click();
  await expect(dialog).toBeHidden();

  await page.getByLabel("Search students").fill(word);
  await expect(page.getByText("1 student found")).toBeVisible();
  await expect(page.getByRole("row", { name: /Ina One/ })).toContainText("Not invited");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const exported = await readFile(await (await download).path(), "utf8");
  expect(exported.trimEnd().split("\r\n")).toEqual([
    "\uFEFFname,email,course,progress,status,joined,account",
    expect.stringMatching(new RegExp(`^Ina One,one.${word}@example.org,NCLEX-RN,0,Active,[\\d-]{10},not invited$`)),
  ]);

  await page.getByRole("link", { name: "Import" }).press("Enter");
  await dialog
    .getByRole("link", { name: /^Undo the import of/ })
    .first()
    .press("Enter");
  const question = page.getByRole("alertdialog", { name: "Undo Import" });
  await expect(question).toContainText("1 student of the file imported on");
  await expectStateAccessibleAtBothWidths(page);
  await question.getByRole("button", { name: "Delete 1 student" }).press("Enter");
  await expect(page.getByText("Import undone. 1 student deleted.")).toBeVisible();
  await expect(page.getByText("No students found")).toBeVisible();
});
