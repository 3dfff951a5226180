/** Calculation: a field that keeps what is typed, says when that is no number, and is scored by value. */
import type { Page } from "@playwright/test";
import { unique } from "../../../src/testing/build.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { addAndPreview, answerTwice, expectPlace, goToQuestion, openNewQuestion, tabTo } from "./steps.ts";

const TYPE = "calculation";
const field = (page: Page) => page.getByRole("textbox", { name: "Your answer as a number" });

test.use({ hasTouch: true });

/** A comma is no point; what was typed survives a reload. */
async function typeByTouch(page: Page): Promise<void> {
  await field(page).tap();
  await page.keyboard.type("12,8");
  await expect(page.getByText("This is not a number yet. For decimals use a point, as in 1.5.")).toBeVisible();
  await expectPlace(page, "Question 1, answered in part");
  await expectAccessible(page, "look");
  await expect(page.getByRole("status").filter({ hasText: /^(Saved|Saving)/ })).toHaveText("Saved");
  await page.reload();
  // A test goes on with the first question that nothing was done with.
  await expect(page.getByRole("heading", { name: "Question 2 of 2" })).toBeVisible();
  await goToQuestion(page, 1);
  await expect(field(page)).toHaveValue("12,8");
  await field(page).fill(" 12.80");
  await expectPlace(page, "Question 1, answered");
  await expect(field(page)).toHaveValue(" 12.80");
}

/** Digits are typed, and choose nothing else on the page. */
async function typeByKeys(page: Page): Promise<void> {
  await tabTo(page, field(page));
  await page.keyboard.type("1,275");
  await expect(page.getByText("We read this as 1275.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Question 2 of 2" })).toBeVisible();
}

test("typed on a phone and by keyboard alone at 1280 px; what is no number stays as it was typed, and the value counts", async ({
  page,
  student,
  database,
}) => {
  const sample = { db: database.db, student, type: TYPE } as const;
  const [first, second] = await answerTwice(page, sample, { byTouch: typeByTouch, byKeys: typeByKeys });
  await expect(first.getByText("Your answer: 12.80 mL/hour (right)")).toBeVisible();
  await expect(first.getByText("Right: 1 of 1 point.")).toBeVisible();
  await expect(second.getByText("Your answer: 1,275 mL/hour (wrong) 12.8 mL/hour (right answer)")).toBeVisible();
});

test("written through the form, with a tolerance", async ({ page, admin: _ }) => {
  const text = unique("How many tablets?");
  await openNewQuestion(page, "Calculation", text);
  const add = page.getByRole("button", { name: "Add Question" });
  const value = page.getByRole("textbox", { name: "Right answer" });
  await add.click();
  await expect(page.getByRole("alert")).toHaveText("Please enter the right answer.");
  await expect(value).toBeFocused();
  await value.fill("1,5");
  await add.click();
  await expect(page.getByRole("alert")).toHaveText("The right answer must be a number, such as 0.5 or 1,000.");
  await value.fill("1.5");
  await page.getByRole("textbox", { name: "Unit" }).fill("tablets");
  await page.getByRole("textbox", { name: "Tolerance" }).fill("0.5");
  await page.getByRole("combobox", { name: "Rounding" }).selectOption("One decimal place");
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  await preview.getByRole("textbox", { name: "Your answer as a number" }).fill("2");
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("Every number from 1 to 2 tablets is right.")).toBeVisible();
});
