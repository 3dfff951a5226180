/** Matrix: a table with room, cards without; check boxes scored by column, radio buttons scored by row. */
import type { Page } from "@playwright/test";
import { optionsOf } from "../../../src/items/options.ts";
import { parseQuestionBody } from "../../../src/items/registry/models.ts";
import { unique } from "../../../src/testing/build.ts";
import { DESK, expect, expectAccessible, PHONE, test } from "../fixtures.ts";
import {
  addAndPreview,
  expectPlace,
  goToQuestion,
  openNewQuestion,
  openQuestions,
  reviewedIn,
  sampleBody,
  submitTest,
  tabTo,
} from "./steps.ts";

const TYPE = "matrix";
const LEFT = "Left-sided heart failure";
const RIGHT = "Right-sided heart failure";
const TAMPONADE = "Cardiac tamponade";

/** Where a row and a column meet, called by both as a screen reader says it. */
function cell(page: Page, row: string, column: string) {
  return page.getByRole("checkbox", { name: new RegExp(`^${row}.* ${column}$`) });
}

/** A matrix with one choice in each row. */
function oneChoiceBody() {
  return parseQuestionBody({
    type: TYPE,
    content: {
      v: 1,
      stem: "<p>Which vessel is it?</p>",
      selection: "one",
      columns: optionsOf(["Artery", "Vein"], "c"),
      rows: optionsOf(["It has valves", "It has a pulse", "It leads away from the heart"], "r"),
    },
    solution: { correct: { r1: ["c2"], r2: ["c1"], r3: ["c1"] }, rationale: "<p>Veins have valves.</p>" },
  });
}

test.use({ hasTouch: true });

/** One card a row. */
async function markByTouch(page: Page): Promise<void> {
  const [left, right] = [
    await cell(page, "Crackles", LEFT).boundingBox(),
    await cell(page, "Crackles", RIGHT).boundingBox(),
  ];
  expect(right?.y ?? 0).toBeGreaterThan((left?.y ?? 0) + 24);

  await cell(page, "Crackles", LEFT).tap();
  await cell(page, "Distended", LEFT).tap();
  await cell(page, "Pitting", LEFT).tap();
  await cell(page, "Distended", RIGHT).tap();
  await cell(page, "Pitting", RIGHT).tap();
  await expect(page.getByText("2 of 3 columns marked.")).toBeVisible();
  await expectPlace(page, "Question 1, answered in part");
  await cell(page, "Heart sounds", TAMPONADE).tap();
  await cell(page, "Pink", TAMPONADE).tap();
  await cell(page, "Pink", TAMPONADE).tap();
  await expectPlace(page, "Question 1, answered");
}

/** In a table with headings; what is taken back was never answered. */
async function markByKeys(page: Page): Promise<void> {
  const [left, right] = [
    await cell(page, "Crackles", LEFT).boundingBox(),
    await cell(page, "Crackles", RIGHT).boundingBox(),
  ];
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? Number.POSITIVE_INFINITY))).toBeLessThan(2);
  await expect(page.getByRole("columnheader")).toHaveText(["Row", LEFT, RIGHT, TAMPONADE]);

  const pink = cell(page, "Pink", LEFT);
  await tabTo(page, pink);
  await page.keyboard.press("Space");
  await expectPlace(page, "Question 2, answered in part");
  await page.keyboard.press("Space");
  await expectPlace(page, "Question 2, not answered");
  await cell(page, "Crackles", LEFT).focus();

  for (const [row, column] of [
    ["Crackles", LEFT],
    ["Distended", RIGHT],
    ["Distended", TAMPONADE],
    ["Pitting", RIGHT],
    ["Heart sounds", TAMPONADE],
    ["Pink", LEFT],
    ["A systolic", TAMPONADE],
  ] as const) {
    await tabTo(page, cell(page, row, column));
    await page.keyboard.press("Space");
    await expect(cell(page, row, column)).toBeChecked();
  }
}

/** One choice a row, on a phone that is turned: it keeps the answer and the focus. */
async function chooseAndTurn(page: Page): Promise<void> {
  const valves = page.getByRole("radio", { name: "It has valves Vein" });
  await valves.tap();
  await page.getByRole("radio", { name: "It has a pulse Vein" }).tap();
  await page.keyboard.press("ArrowLeft");
  const pulse = page.getByRole("radio", { name: "It has a pulse Artery" });
  await expect(pulse).toBeFocused();
  await page.setViewportSize({ width: 900, height: 360 });
  await expect(pulse).toBeFocused();
  await expect(pulse).toBeChecked();
  await expect(valves).toBeChecked();
  await expectAccessible(page);
}

test("several choices by touch, one card a row, and by keyboard alone in a table with headings; one choice a row when the phone is turned; each column has points and a floor of its own", async ({
  page,
  student,
  database,
}) => {
  await page.setViewportSize(PHONE);
  await openQuestions(page, database.db, student, [sampleBody(TYPE), sampleBody(TYPE), oneChoiceBody()]);
  await markByTouch(page);
  await goToQuestion(page, 2);
  await page.setViewportSize(DESK);
  await markByKeys(page);
  await goToQuestion(page, 3);
  await page.setViewportSize(PHONE);
  await chooseAndTurn(page);

  await submitTest(page);
  const [first, second, third] = reviewedIn(page);
  const points = first.getByRole("row", { name: /^Points for each column/ });
  await expect(points.getByRole("cell")).toContainText([
    "1 right, 2 wrong: 0 of 2 points.",
    "2 right, 0 wrong: 2 of 2 points.",
    "1 right, 0 wrong: 1 of 3 points.",
  ]);
  await expect(first.getByText("All columns together: 3 of 7 points.")).toBeVisible();
  await expect(first.getByRole("row", { name: /^Pink/ })).toContainText("Right answer, not chosen");
  await expect(second.getByText("All columns together: 7 of 7 points.", { exact: true })).toBeVisible();
  await expect(page.getByText("33%")).toBeVisible();
  await expect(third.getByText("2 of 3 right: 2 of 3 points.")).toBeVisible();
  await expect(third.getByRole("row", { name: /^It leads away/ })).toContainText("Not answered: 0 of 1 point.");
  await expectAccessible(page);
});

test("written through the form; another selection keeps what is marked", async ({ page, admin: _ }) => {
  const text = unique("What belongs together?");
  await openNewQuestion(page, "Matrix", text);
  const add = page.getByRole("button", { name: "Add Question" });
  const said = page.getByRole("alert");
  const rightIn = (number: number) => page.getByRole("group", { name: `Right in row ${number}` });

  await expect(page.getByRole("button", { name: "Remove column 1" })).toBeDisabled();
  await add.click();
  await expect(said).toHaveText("Please enter the heading of this column, or remove it.");
  await expect(page.getByRole("textbox", { name: "Column 1" })).toBeFocused();
  await page.keyboard.type("Artery");
  await page.getByRole("textbox", { name: "Column 2" }).fill("Vein");
  await page.getByRole("button", { name: "Add Column" }).click();
  await expect(page.getByRole("textbox", { name: "Column 3" })).toBeFocused();
  await page.keyboard.type("Lymph vessel");
  await page.getByRole("textbox", { name: "Row 1" }).fill("It has valves");
  await page.getByRole("textbox", { name: "Row 2" }).fill("It has a pulse");
  await page.getByRole("button", { name: "Remove row 4" }).click();
  await page.getByRole("button", { name: "Remove row 3" }).click();
  await expect(page.getByRole("textbox", { name: "Row 2" })).toBeFocused();
  await add.click();
  await expect(said).toHaveText("Please choose the one right column of this row.");
  await expect(rightIn(1).getByRole("radio", { name: "Artery" })).toBeFocused();

  await page.getByLabel("What students choose").selectOption("Any cells");
  await rightIn(1).getByRole("checkbox", { name: "Vein" }).check();
  await rightIn(1).getByRole("checkbox", { name: "Lymph vessel" }).check();
  await rightIn(2).getByRole("checkbox", { name: "Artery" }).check();
  await page.getByLabel("What students choose").selectOption("One column in each row");
  await expect(rightIn(2).getByRole("radio", { name: "Artery" })).toBeChecked();
  for (const radio of await rightIn(1).getByRole("radio").all()) await expect(radio).not.toBeChecked();
  await page.getByLabel("What students choose").selectOption("Any cells");
  await expect(rightIn(1).getByRole("checkbox", { name: "Lymph vessel" })).toBeChecked();
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  for (const name of ["It has valves Vein", "It has valves Artery", "It has a pulse Artery"]) {
    await preview.getByRole("checkbox", { name }).check();
  }
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("All columns together: 1 of 3 points.")).toBeVisible();
});
