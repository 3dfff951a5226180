/** Calculation: a field that keeps what is typed, says when that is no number, and is scored by value. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, PHONE, tabTo, tap } from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";

const field = page.getByRole("textbox", { name: "Your answer as a number" });

test("typed on a phone; a comma is no point, and what is no number stays as it was typed", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("calculation");
  expect(asked.progress()).toBe("untouched");
  await tap(field);
  await userEvent.keyboard("12,8");
  await expect.element(page.getByText("This is not a number yet. For decimals use a point, as in 1.5.")).toBeVisible();
  expect(asked.progress()).toBe("partly");
  await expectAccessible("look");
  await asked.reopen();
  await expect.element(field).toHaveValue("12,8");
  await field.fill(" 12.80");
  expect(asked.progress()).toBe("complete");
  await expect.element(field).toHaveValue(" 12.80");

  await asked.review();
  await expect.element(page.getByText("Your answer: 12.80 mL/hour (right)")).toBeVisible();
  await expect.element(page.getByText("Right: 1 of 1 point.")).toBeVisible();
});

test("typed by keyboard alone; the number that is read is shown", async () => {
  const asked = await askQuestion("calculation");
  await tabTo(field);
  await userEvent.keyboard("1,275");
  await expect.element(page.getByText("We read this as 1275.")).toBeVisible();
  expect(asked.progress()).toBe("complete");

  await asked.review();
  await expect.element(page.getByText("Your answer: 1,275 mL/hour (wrong) 12.8 mL/hour (right answer)")).toBeVisible();
});

test("written through the form, with a tolerance", async () => {
  const sent = await openNewQuestion("Calculation");
  const add = page.getByRole("button", { name: "Add Question" });
  const said = page.getByRole("alert");
  const value = page.getByRole("textbox", { name: "Right answer" });
  await add.click();
  await expect.element(said).toHaveTextContent("Please enter the right answer.");
  await expect.element(value).toHaveFocus();
  await value.fill("1,5");
  await add.click();
  await expect.element(said).toHaveTextContent("The right answer must be a number, such as 0.5 or 1,000.");
  await value.fill("1.5");
  await page.getByRole("textbox", { name: "Unit" }).fill("tablets");
  await page.getByRole("textbox", { name: "Tolerance" }).fill("0.5");
  await page.getByRole("combobox", { name: "Rounding" }).selectOptions("One decimal place");
  await expectAccessible();

  const preview = page.getByRole("complementary");
  await preview.getByRole("textbox", { name: "Your answer as a number" }).fill("2");
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("Every number from 1 to 2 tablets is right.")).toBeVisible();
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
  expect(sent).toHaveLength(1);
});
