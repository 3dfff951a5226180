/** Matrix: a table with room, cards without; check boxes scored by column, radio buttons scored by row. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, expectText, PHONE, tabTo, tap } from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";
import { optionsOf } from "../../options.ts";
import { parseQuestionBody } from "../../registry/models.ts";

const LEFT = "Left-sided heart failure";
const RIGHT = "Right-sided heart failure";
const TAMPONADE = "Cardiac tamponade";

/** Where a row and a column meet, called by both as a screen reader says it. */
const cell = (row: string, column: string) => page.getByRole("checkbox", { name: new RegExp(`^${row}.* ${column}$`) });
const topOf = (row: string, column: string) => cell(row, column).element().getBoundingClientRect().top;
const radio = (name: string) => page.getByRole("radio", { name });

test("several choices by touch, one card a row; each column has points and a floor of its own", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("matrix");
  expect(topOf("Crackles", RIGHT)).toBeGreaterThan(topOf("Crackles", LEFT) + 24);

  for (const [row, column] of [
    ["Crackles", LEFT],
    ["Distended", LEFT],
    ["Pitting", LEFT],
    ["Distended", RIGHT],
    ["Pitting", RIGHT],
  ] as const) {
    await tap(cell(row, column));
  }
  await expect.element(page.getByText("2 of 3 columns marked.")).toBeVisible();
  expect(asked.progress()).toBe("partly");
  await tap(cell("Heart sounds", TAMPONADE));
  await tap(cell("Pink", TAMPONADE));
  await tap(cell("Pink", TAMPONADE));
  expect(asked.progress()).toBe("complete");

  await asked.review();
  const points = page.getByRole("row", { name: /^Points for each column/ });
  await expectText(
    points,
    "1 right, 2 wrong: 0 of 2 points.",
    "2 right, 0 wrong: 2 of 2 points.",
    "1 right, 0 wrong: 1 of 3 points.",
  );
  await expect.element(page.getByText("All columns together: 3 of 7 points.")).toBeVisible();
  await expectText(page.getByRole("row", { name: /^Pink/ }), "Right answer, not chosen");
});

test("by keyboard alone in a table with headings; a choice taken back was never made", async () => {
  const asked = await askQuestion("matrix");
  expect(Math.abs(topOf("Crackles", LEFT) - topOf("Crackles", RIGHT))).toBeLessThan(2);
  const headings = page.getByRole("columnheader").elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Row", LEFT, RIGHT, TAMPONADE]);

  await tabTo(cell("Pink", LEFT));
  await userEvent.keyboard(" ");
  expect(asked.progress()).toBe("partly");
  await userEvent.keyboard(" ");
  expect(asked.progress()).toBe("untouched");
  cell("Crackles", LEFT).element().focus();
  for (const [row, column] of [
    ["Crackles", LEFT],
    ["Distended", RIGHT],
    ["Distended", TAMPONADE],
    ["Pitting", RIGHT],
    ["Heart sounds", TAMPONADE],
    ["Pink", LEFT],
    ["A systolic", TAMPONADE],
  ] as const) {
    await tabTo(cell(row, column));
    await userEvent.keyboard(" ");
    await expect.element(cell(row, column)).toBeChecked();
  }

  await asked.review();
  await expect.element(page.getByText("All columns together: 7 of 7 points.", { exact: true })).toBeVisible();
});

test("one choice a row keeps answer and focus when the phone is turned", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion(
    parseQuestionBody({
      type: "matrix",
      content: {
        v: 1,
        stem: "<p>Which vessel is it?</p>",
        selection: "one",
        columns: optionsOf(["Artery", "Vein"], "c"),
        rows: optionsOf(["It has valves", "It has a pulse", "It leads away from the heart"], "r"),
      },
      solution: { correct: { r1: ["c2"], r2: ["c1"], r3: ["c1"] }, rationale: "<p>Veins have valves.</p>" },
    }),
  );
  await tap(radio("It has valves Vein"));
  await tap(radio("It has a pulse Vein"));
  await userEvent.keyboard("{ArrowLeft}");
  const pulse = radio("It has a pulse Artery");
  await expect.element(pulse).toHaveFocus();
  await page.viewport(900, 360);
  await expect.element(pulse).toHaveFocus();
  await expect.element(pulse).toBeChecked();
  await expect.element(radio("It has valves Vein")).toBeChecked();

  await asked.review();
  await expect.element(page.getByText("2 of 3 right: 2 of 3 points.")).toBeVisible();
  await expectText(page.getByRole("row", { name: /^It leads away/ }), "Not answered: 0 of 1 point");
});

test("written through the form; another selection keeps what is marked", async () => {
  const sent = await openNewQuestion("Matrix");
  const add = page.getByRole("button", { name: "Add Question" });
  const said = page.getByRole("alert");
  const rightIn = (number: number) => page.getByRole("group", { name: `Right in row ${number}` });
  const selection = page.getByLabelText("What students choose");

  await expect.element(page.getByRole("button", { name: "Remove column 1" })).toBeDisabled();
  await add.click();
  await expect.element(said).toHaveTextContent("Please enter the heading of this column, or remove it.");
  await expect.element(page.getByRole("textbox", { name: "Column 1" })).toHaveFocus();
  await userEvent.keyboard("Artery");
  await page.getByRole("textbox", { name: "Column 2" }).fill("Vein");
  await page.getByRole("button", { name: "Add Column" }).click();
  await expect.element(page.getByRole("textbox", { name: "Column 3" })).toHaveFocus();
  await userEvent.keyboard("Lymph vessel");
  await page.getByRole("textbox", { name: "Row 1" }).fill("It has valves");
  await page.getByRole("textbox", { name: "Row 2" }).fill("It has a pulse");
  await page.getByRole("button", { name: "Remove row 4" }).click();
  await page.getByRole("button", { name: "Remove row 3" }).click();
  await expect.element(page.getByRole("textbox", { name: "Row 2" })).toHaveFocus();
  await add.click();
  await expect.element(said).toHaveTextContent("Please choose the one right column of this row.");
  await expect.element(rightIn(1).getByRole("radio", { name: "Artery" })).toHaveFocus();

  await selection.selectOptions("Any cells");
  await rightIn(1).getByRole("checkbox", { name: "Vein" }).click();
  await rightIn(1).getByRole("checkbox", { name: "Lymph vessel" }).click();
  await rightIn(2).getByRole("checkbox", { name: "Artery" }).click();
  await selection.selectOptions("One column in each row");
  await expect.element(rightIn(2).getByRole("radio", { name: "Artery" })).toBeChecked();
  for (const column of rightIn(1).getByRole("radio").all()) await expect.element(column).not.toBeChecked();
  await selection.selectOptions("Any cells");
  await expect.element(rightIn(1).getByRole("checkbox", { name: "Lymph vessel" })).toBeChecked();
  await expectAccessible();

  const preview = page.getByRole("complementary");
  for (const name of ["It has valves Vein", "It has valves Artery", "It has a pulse Artery"]) {
    await preview.getByRole("checkbox", { name }).click();
  }
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("All columns together: 1 of 3 points.")).toBeVisible();
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
  expect(JSON.parse(String(sent[0]?.get("solution")))).toMatchObject({ correct: expect.anything() });
});
