/** Drop-down table: a native drop-down in each row, in a table at a desk and in cards on a phone. */
import type { Page } from "@playwright/test";
import { unique } from "../../../src/testing/build.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { addAndPreview, answerTwice, expectPlace, openNewQuestion, tabTo } from "./steps.ts";

const TYPE = "dropdown_table";
const TALL = "Drop-down 1 of 3: Tall, narrow T waves and a longer PR interval";
const FLAT = "Drop-down 2 of 3: Flat T waves, followed by U waves";
const LONG = "Drop-down 3 of 3: A longer ST segment, and with it a longer QT interval";

test.use({ hasTouch: true });

const dropdown = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

async function chooseByTouch(page: Page): Promise<void> {
  await dropdown(page, TALL).selectOption("Hyperkalaemia");
  await dropdown(page, FLAT).selectOption("Hypokalaemia");
  await expectPlace(page, "Question 1, answered in part");
  await dropdown(page, LONG).selectOption("Hypercalcaemia");
  await expectPlace(page, "Question 1, answered");
  await expectAccessible(page, "look");
}

async function chooseByKeys(page: Page): Promise<void> {
  await tabTo(page, dropdown(page, TALL));
  await page.keyboard.press("ArrowDown");
  await expect(dropdown(page, TALL).locator("option:checked")).toHaveText("Hyperkalaemia");
  await page.keyboard.press("Tab");
  await expect(dropdown(page, FLAT)).toBeFocused();
}

test("answered by touch on a phone and by keyboard alone at 1280 px", async ({ page, student, database }) => {
  const sample = { db: database.db, student, type: TYPE } as const;
  const [first, second] = await answerTwice(page, sample, { byTouch: chooseByTouch, byKeys: chooseByKeys });
  await expect(first.getByText("2 of 3 right: 2 of 3 points.")).toBeVisible();
  await expect(first.getByRole("cell").last()).toContainText("Hypercalcaemia (wrong)");
  await expect(first.getByRole("cell").last()).toContainText("Hypocalcaemia (right answer)");
  await expect(second.getByText("1 of 3 right: 1 of 3 points.")).toBeVisible();
});

test("written through the form", async ({ page, admin: _ }) => {
  const text = unique("Which organ?");
  await openNewQuestion(page, "Drop-down table", text);
  const add = page.getByRole("button", { name: "Add Question" });
  await add.click();
  await expect(page.getByRole("alert")).toHaveText("Please enter the heading of the rows.");
  await expect(page.getByLabel("Heading of the rows")).toBeFocused();
  await page.keyboard.type("Finding");
  await page.getByLabel("Heading of the drop-downs").fill("Organ");
  await page.getByRole("button", { name: "Remove row 3" }).click();
  for (const [index, words] of ["Crackles", "Jaundice"].entries()) {
    const row = page.getByRole("group", { name: `Row ${index + 1}`, exact: true });
    await row.getByLabel(`Text of row ${index + 1}`).fill(words);
    for (const [place, option] of ["Heart", "Lung", "Liver"].entries()) {
      await row.getByRole("textbox", { name: `Option ${place + 1}` }).fill(option);
    }
    await row
      .getByRole("radio")
      .nth(index + 1)
      .check();
  }
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  await preview.getByRole("combobox", { name: "Drop-down 1 of 2: Crackles" }).selectOption("Lung");
  await preview.getByRole("combobox", { name: "Drop-down 2 of 2: Jaundice" }).selectOption("Heart");
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("1 of 2 right: 1 of 2 points.")).toBeVisible();
});
