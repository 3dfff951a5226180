/** A trend and a case study as their author has them: from nothing to published, corrected, withdrawn and deleted. */
import type { Page } from "@playwright/test";
import { buildAdmin, unique } from "../../../src/testing/build.ts";
import { buildStimulus, buildStimulusDraft } from "../../../src/testing/build-stimulus.ts";
import { buildSubjects } from "../authors.ts";
import { pressAndChoose } from "../await-pages.ts";
import {
  DESK,
  expect,
  expectAccessible,
  expectStateAccessible,
  expectStateAccessibleAtBothWidths,
  LONG,
  PHONE,
  test,
} from "../fixtures.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function expectDone(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: text })).toBeFocused();
}

test("a trend is written from nothing, published, corrected, refused when stale, withdrawn and deleted", async ({
  page,
  admin: _,
  context,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/409/);
  test.setTimeout(120_000);
  const { lesson } = await buildSubjects(database);
  const title = unique("Sepsis overnight");
  await page.setViewportSize(PHONE);
  await page.goto("/admin/cases");
  await page.getByRole("link", { name: "New", exact: true }).first().click();
  await press(page, "Create draft");
  await expect(page.getByText("Please enter a title.")).toBeVisible();
  await page.getByLabel("Kind").selectOption("Trend");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Lesson").selectOption(lesson);
  await expectStateAccessibleAtBothWidths(page);
  await press(page, "Create draft");
  await expectDone(page, "Added as a draft.");

  // What is missing leads to where it is put right.
  await press(page, "Please say who the client is.");
  await expect(page.getByLabel("Client", { exact: true })).toBeFocused();
  await page.keyboard.type("A man of 71 years with a urinary catheter");
  await page.getByRole("textbox", { name: "Time 1", exact: true }).fill("22:00");
  await page.getByRole("textbox", { name: "Time 2", exact: true }).fill("04:00");
  await page.getByRole("textbox", { name: "Heart rate, 22:00" }).fill("84");
  await page.getByRole("textbox", { name: "Heart rate, 04:00" }).fill("128");
  // Enter leads to the next row, and saves nothing.
  await page.getByRole("textbox", { name: "Respiratory rate, 04:00" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Blood pressure, 04:00" })).toBeFocused();
  const preview = page.getByRole("region", { name: "As students see it" });
  await expect(preview.getByRole("row", { name: /Heart rate/ })).toContainText("128");
  await page.getByRole("button", { name: "Remove measure 1" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Measure removed." })).toBeFocused();
  await press(page, "Undo");
  await expect(page.getByRole("textbox", { name: "Name of measure 1" })).toHaveValue("Temperature");
  await press(page, "Save record");
  await expectDone(page, "Record saved.");
  await expectStateAccessibleAtBothWidths(page);

  await page.getByRole("link", { name: "Write question 1" }).click();
  await expect(page.getByText("The record at question 1")).toBeVisible();
  await page.getByRole("textbox", { name: "Question Text" }).fill("Which change is most urgent?");
  await page.getByRole("textbox", { name: "Option 1" }).fill("The heart rate");
  await page.getByRole("textbox", { name: "Option 2" }).fill("The temperature");
  await page.getByRole("radio", { name: "Option 1 is the correct answer" }).check();
  await page.getByRole("textbox", { name: "Explanation" }).fill("It rose by half in six hours.");
  await expectStateAccessible(page, "width");
  await press(page, "Save question");
  await expectDone(page, "Draft saved.");
  await preview.getByRole("radio", { name: "The heart rate" }).check();
  await preview.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("It rose by half in six hours.")).toBeVisible();
  await press(page, "Publish");
  await expectDone(page, "Published.");

  // Two tabs: the second save is refused, keeps what was typed, and replaces the other when it is sent again.
  await page.setViewportSize(DESK);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Client", { exact: true }).fill("A man of 72 years");
  await press(other, "Save record");
  await expectDone(other, "Record saved.");
  await page.bringToFront();
  await page.getByLabel("Client", { exact: true }).fill("A man of 73 years");
  await expect(page.getByText("Save the record first.")).toHaveCount(0);
  await press(page, "Save record");
  await expect(page.getByText(/Somebody else saved this at/)).toBeVisible();
  await expect(page.getByLabel("Client", { exact: true })).toHaveValue("A man of 73 years");
  await press(page, "Save record");
  await expectDone(page, "Record saved.");
  await expect(page.getByText("Changes not published")).toBeVisible();
  await press(page, "Publish");
  await expectDone(page, "Published.");
  await other.close();
  const draftPage = page.url();
  await page.getByRole("link", { name: "Versions" }).click();
  const versions = page.getByRole("table", { name: "Versions, the newest first" });
  await expect(versions.getByRole("row")).toHaveCount(3);
  await expect(versions.getByRole("row", { name: /^Version 2 In use/ })).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  await versions.getByRole("link", { name: "Version 1" }).click();
  await expect(page.getByText("A man of 71 years with a urinary catheter")).toBeVisible();
  await expect(preview.getByRole("row", { name: /Heart rate/ })).toContainText("128");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText("A man of 73 years")).toBeVisible();
  await page.getByRole("link", { name: "Which change is most urgent?" }).click();
  await expect(page.getByText("It rose by half in six hours.")).toBeVisible();
  await page.goto(draftPage);

  // What is typed and left stays on the device.
  await page.getByLabel("Client", { exact: true }).fill("A man of 74 years");
  await page.getByRole("link", { name: "All case studies" }).click();
  await press(page, "Leave");
  await page.getByRole("link", { name: title }).click();
  await press(page, "Restore");
  await expect(page.getByLabel("Client", { exact: true })).toHaveValue("A man of 74 years");
  await press(page, "Save record");
  await expectDone(page, "Record saved.");
  await page.getByRole("link", { name: "Discard draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard draft" }).click();
  await expectDone(page, "Draft discarded.");
  await expect(page.getByLabel("Client", { exact: true })).toHaveValue("A man of 73 years");

  await page.getByRole("link", { name: "Withdraw" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expectDone(page, "Withdrawn with all its questions.");
  await press(page, "Bring back");
  await expectDone(page, "Brought back.");
  await page.getByRole("link", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectDone(page, "Deleted with all its questions.");
});

test("questions of a case study are seen with the record as it is then, put in order and removed", {
  tag: LONG,
}, async ({ page, admin: _, database }) => {
  const author = await buildAdmin(database.db);
  const { stimulusId } = await buildStimulusDraft(database.db, author, { title: unique("Stroke") }, new Date());
  await page.goto(`/admin/cases/${stimulusId}`);
  const record = page.getByRole("region", { name: /^Record at question/ });
  await expect(record.getByText("Entry of question 3")).toHaveCount(0);
  await page.getByRole("button", { name: /^Question 3/ }).click();
  await expect(record.getByText("Entry of question 3")).toBeVisible();
  await expect(record.getByText("Entry of question 4")).toHaveCount(0);
  // Arrow keys go from tab to tab, round the ends.
  await record.getByRole("tab", { name: "Nurses’ notes New" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(record.getByRole("tab", { name: "Vital signs" })).toBeFocused();
  await expect(record.getByRole("cell", { name: "112" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(record.getByRole("tab", { name: /^Nurses’ notes/ })).toHaveAttribute("aria-selected", "true");

  await page.getByRole("link", { name: "Remove Question 6" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expectDone(page, "Question removed from the draft.");
  await expect(page.getByRole("link", { name: /This one has 5 so far/ })).toBeVisible();
  await page.getByRole("link", { name: "Change order" }).click();
  // The record behind the dialog has such buttons, too.
  const dialog = page.getByRole("dialog", { name: /^Order of questions/ });
  await dialog
    .getByRole("button", { name: /^Move down/ })
    .first()
    .click();
  await press(page, "Save Order");
  await expectDone(page, "Order saved.");
  await expect(page.getByText("Question 2 asks for an earlier step")).toBeVisible();
});

test("the list finds by kind, state, place and words, and its address keeps that", { tag: LONG }, async ({
  page,
  admin: _,
  database,
}) => {
  const author = await buildAdmin(database.db);
  const { subject, lesson } = await buildSubjects(database);
  const [one, other] = [unique("Asthma"), unique("Croup")];
  await buildStimulus(database.db, author, { title: one, kind: "trend" }, new Date());
  await buildStimulusDraft(database.db, author, { title: other, kind: "passage" }, new Date());
  await page.goto("/admin/cases");
  await page.getByRole("searchbox", { name: "Search" }).fill(one);
  await expect(page.getByRole("link", { name: other })).toHaveCount(0);
  await expect(page.getByRole("row").filter({ hasText: one })).toContainText("Published");
  await page.getByLabel("Kind").selectOption("Reading passage");
  await expect(page.getByText("None found")).toBeVisible();
  await pressAndChoose(page.getByRole("link", { name: "Clear filters" }).first(), page.getByLabel("Status"), "draft");
  await expect(page).toHaveURL(/\/admin\/cases\?status=draft$/);
  await expect(page.getByRole("link", { name: other })).toBeVisible();
  await expect(page.getByRole("link", { name: one })).toHaveCount(0);
  await page.getByLabel("Subject").selectOption(subject);
  await page.getByLabel("Lesson").selectOption(lesson);
  await expect(page).toHaveURL(/lesson=/);
  await expect(page.getByText("None found")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Lesson")).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL(/\?status=draft$/);
  await expect(page.getByRole("link", { name: other })).toBeVisible();
  await expectAccessible(page);
});
