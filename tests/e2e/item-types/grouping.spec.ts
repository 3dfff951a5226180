/** Grouping: check boxes under headings, with something to choose under each. */
import type { Page } from "@playwright/test";
import { unique } from "../../../src/testing/build.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { addAndPreview, answerTwice, expectPlace, openNewQuestion, tabTo } from "./steps.ts";

test.use({ hasTouch: true });

async function answerByTouch(page: Page): Promise<void> {
  await page.getByRole("group", { name: "Samples" }).getByRole("checkbox", { name: "Blood cultures" }).tap();
  await page.getByRole("group", { name: "Treatment" }).getByRole("checkbox", { name: "Furosemide" }).tap();
  await expectPlace(page, "Question 1, answered in part");
  await page.getByRole("group", { name: "pressure stays low" }).getByRole("checkbox", { name: "vasopressor" }).tap();
  await expectPlace(page, "Question 1, answered");
  await expectAccessible(page, "look");
}

async function answerByKeys(page: Page): Promise<void> {
  for (const name of ["Blood cultures", "Lactate", "broad-spectrum", "Crystalloid", "vasopressor"]) {
    await tabTo(page, page.getByRole("checkbox", { name }));
    await page.keyboard.press("Space");
    await expect(page.getByRole("checkbox", { name })).toBeChecked();
  }
}

test("answered by touch on a phone and by keyboard alone at 1280 px", async ({ page, student, database }) => {
  const sample = { db: database.db, student, type: "grouping" } as const;
  const [first, second] = await answerTwice(page, sample, { byTouch: answerByTouch, byKeys: answerByKeys });
  await expect(first.getByText("0 right, 1 wrong: 0 of 2 points. A group never earns less than 0.")).toBeVisible();
  await expect(first.getByText("All groups together: 2 of 5 points.")).toBeVisible();
  await expect(second.getByText("All groups together: 5 of 5 points.")).toBeVisible();
});

test("written through the form: each group needs something right", async ({ page, admin: _ }) => {
  const text = unique("What now?");
  await openNewQuestion(page, "Grouping", text);
  await page.getByRole("button", { name: "Remove group 3" }).click();
  for (const [index, heading] of ["Imaging", "Medication"].entries()) {
    const group = page.getByRole("group", { name: `Group ${index + 1}`, exact: true });
    await group.getByLabel(`Heading of group ${index + 1}`).fill(heading);
    for (const option of [1, 2, 3]) {
      await group.getByRole("textbox", { name: `Option ${option}` }).fill(`${heading} ${option}`);
    }
  }
  await page.getByRole("checkbox", { name: "Option 1 of group 1 is a correct answer" }).check();
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please mark at least one option of group 2 as correct.");
  await expect(page.getByRole("checkbox", { name: "Option 1 of group 2 is a correct answer" })).toBeFocused();
  await page.keyboard.press("Space");

  const preview = await addAndPreview(page, text);
  await preview.getByRole("checkbox", { name: "Imaging 1" }).check();
  await preview.getByRole("checkbox", { name: "Medication 2" }).check();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("All groups together: 1 of 2 points.")).toBeVisible();
});
