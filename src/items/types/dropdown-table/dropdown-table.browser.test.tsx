/** Drop-down table: a native drop-down in each row, in a table at a desk and in cards on a phone. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, expectText, PHONE, tabTo } from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";

const dropdown = (name: string) => page.getByRole("combobox", { name, exact: true });
const TALL = dropdown("Drop-down 1 of 3: Tall, narrow T waves and a longer PR interval");
const FLAT = dropdown("Drop-down 2 of 3: Flat T waves, followed by U waves");
const LONG = dropdown("Drop-down 3 of 3: A longer ST segment, and with it a longer QT interval");

test("answered on a phone; each row earns its point", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("dropdown_table");
  await TALL.selectOptions("Hyperkalaemia");
  await FLAT.selectOptions("Hypokalaemia");
  expect(asked.progress()).toBe("partly");
  await LONG.selectOptions("Hypercalcaemia");
  expect(asked.progress()).toBe("complete");
  await expectAccessible("look");

  await asked.review();
  await expect.element(page.getByText("2 of 3 right: 2 of 3 points.")).toBeVisible();
  const last = page.getByRole("cell").last();
  await expectText(last, "Hypercalcaemia (wrong)");
  await expectText(last, "Hypocalcaemia (right answer)");
});

test("answered by keyboard alone at 1280 px", async () => {
  const asked = await askQuestion("dropdown_table");
  await tabTo(TALL);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(TALL).toHaveDisplayValue("Hyperkalaemia");
  await userEvent.tab();
  await expect.element(FLAT).toHaveFocus();
  expect(asked.progress()).toBe("partly");

  await asked.review();
  await expect.element(page.getByText("1 of 3 right: 1 of 3 points.")).toBeVisible();
});

test("written through the form", async () => {
  const sent = await openNewQuestion("Drop-down table");
  const add = page.getByRole("button", { name: "Add Question" });
  await add.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Please enter the heading of the rows.");
  await expect.element(page.getByLabelText("Heading of the rows")).toHaveFocus();
  await userEvent.keyboard("Finding");
  await page.getByLabelText("Heading of the drop-downs").fill("Organ");
  await page.getByRole("button", { name: "Remove row 3" }).click();
  for (const [index, words] of ["Crackles", "Jaundice"].entries()) {
    const row = page.getByRole("group", { name: `Row ${index + 1}`, exact: true });
    await row.getByLabelText(`Text of row ${index + 1}`).fill(words);
    for (const [place, option] of ["Heart", "Lung", "Liver"].entries()) {
      await row.getByRole("textbox", { name: `Option ${place + 1}` }).fill(option);
    }
    const right = row.getByRole("radio").nth(index + 1);
    await right.click();
    await expect.element(right).toBeChecked();
  }
  await expectAccessible();

  const preview = page.getByRole("complementary");
  await preview.getByRole("combobox", { name: "Drop-down 1 of 2: Crackles" }).selectOptions("Lung");
  await preview.getByRole("combobox", { name: "Drop-down 2 of 2: Jaundice" }).selectOptions("Heart");
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("1 of 2 right: 1 of 2 points.")).toBeVisible();
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
  expect(sent).toHaveLength(1);
});
