/** Highlight table: words of findings, selected by touch in cards and by keys in a table; written row by row. */
import type { Page } from "@playwright/test";
import { unique } from "../../../src/testing/build.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { addAndPreview, answerTwice, expectPlace, openNewQuestion, tabTo, tapWords } from "./steps.ts";

const TYPE = "highlight_table";

test.use({ hasTouch: true });

const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

async function chooseByTouch(page: Page): Promise<void> {
  const table = page.getByRole("table", { name: "Findings" });
  await expect(table.getByRole("rowheader")).toHaveText(["Breathing", "Circulation", "Laboratory"]);
  await tapWords(page, "a fruity odour");
  await tapWords(page, "haemoglobin 138 g/L");
  await expect(box(page, "haemoglobin 138 g/L")).toBeChecked();
  await expectPlace(page, "Question 1, answered");
}

async function chooseByKeys(page: Page): Promise<void> {
  await tabTo(page, box(page, "a fruity odour"));
  await page.keyboard.press("Space");
  await tabTo(page, box(page, "blood ketones 5.2 mmol/L"));
  await page.keyboard.press("Space");
  await expectPlace(page, "Question 2, answered");
}

test("selected by touch on a phone and by keyboard alone at 1280 px; the review counts each row", async ({
  page,
  student,
  database,
}) => {
  const sample = { db: database.db, student, type: TYPE } as const;
  const [first, second] = await answerTwice(page, sample, { byTouch: chooseByTouch, byKeys: chooseByKeys });
  await expect(first.getByText("haemoglobin 138 g/L (wrong)")).toBeVisible();
  await expect(first.getByRole("row", { name: "Circulation" }).getByText("Nothing chosen")).toBeVisible();
  await expect(first.getByText("1 right, 1 wrong: 0 of 5 points.")).toBeVisible();
  await expect(second.getByRole("row", { name: "Laboratory" }).getByText("1 right, 0 wrong")).toBeVisible();
  await expect(second.getByText("2 right, 0 wrong: 2 of 5 points.")).toBeVisible();
});

test("written through the form: a row that is removed takes its selectable texts along", async ({ page, admin: _ }) => {
  const text = unique("Select what needs follow-up");
  await openNewQuestion(page, "Highlight table", text);
  for (const [index, [title, findings]] of [
    ["Skin", "[clammy] and [pale]"],
    ["Lungs", "[clear]"],
    ["Heart", "[regular]"],
  ].entries()) {
    await page.getByRole("textbox", { name: `Heading of row ${index + 1}` }).fill(title ?? "");
    await page.getByRole("textbox", { name: `Findings of row ${index + 1}` }).fill(findings ?? "");
  }
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please mark at least one selectable text as right.");
  await expect(page.getByRole("checkbox", { name: "“clammy” is right" })).toBeFocused();
  await page.keyboard.press("Space");
  await page.getByRole("checkbox", { name: "“regular” is right" }).check();
  await page.getByRole("button", { name: "Remove row 3" }).click();
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  await preview.getByRole("checkbox", { name: "clammy" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("1 right, 0 wrong: 1 of 1 point.")).toBeVisible();
});
