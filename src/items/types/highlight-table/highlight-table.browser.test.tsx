/** Highlight table: words of findings, selected by touch in cards and by keys in a table; written row by row. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, PHONE, tabTo } from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";
import { tapWords } from "../../../testing/tap-words.ts";

const box = (name: string) => page.getByRole("checkbox", { name, exact: true });

test("selected by touch on a phone; the review counts each row", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("highlight_table");
  const titles = page.getByRole("table", { name: "Findings" }).getByRole("rowheader").elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual(["Breathing", "Circulation", "Laboratory"]);
  expect(asked.progress()).toBe("untouched");
  await tapWords(box("a fruity odour"));
  await expect.element(box("a fruity odour")).toBeChecked();
  await tapWords(box("haemoglobin 138 g/L"));
  await expect.element(box("haemoglobin 138 g/L")).toBeChecked();
  expect(asked.progress()).toBe("complete");

  await asked.review();
  await expect.element(page.getByText("haemoglobin 138 g/L (wrong)")).toBeVisible();
  const circulation = page.getByRole("row", { name: "Circulation" });
  await expect.element(circulation.getByText("Nothing chosen")).toBeVisible();
  await expect.element(page.getByText("1 right, 1 wrong: 0 of 5 points.")).toBeVisible();
});

test("selected by keyboard alone; the points of all rows together", async () => {
  const asked = await askQuestion("highlight_table");
  for (const name of ["a fruity odour", "blood ketones 5.2 mmol/L"]) {
    await tabTo(box(name));
    await userEvent.keyboard(" ");
    await expect.element(box(name)).toBeChecked();
  }
  expect(asked.progress()).toBe("complete");

  await asked.review();
  const laboratory = page.getByRole("row", { name: "Laboratory" });
  await expect.element(laboratory.getByText("1 right, 0 wrong")).toBeVisible();
  await expect.element(page.getByText("2 right, 0 wrong: 2 of 5 points.")).toBeVisible();
});

test("written through the form: a row that is removed takes its selectable texts along", async () => {
  const sent = await openNewQuestion("Highlight table");
  const add = page.getByRole("button", { name: "Add Question" });
  for (const [index, [title, findings]] of (
    [
      ["Skin", "[clammy] and [pale]"],
      ["Lungs", "[clear]"],
      ["Heart", "[regular]"],
    ] as const
  ).entries()) {
    await page.getByRole("textbox", { name: `Heading of row ${index + 1}` }).fill(title);
    await page.getByRole("textbox", { name: `Findings of row ${index + 1}` }).fill(findings);
  }
  await add.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Please mark at least one selectable text as right.");
  await expect.element(page.getByRole("checkbox", { name: "“clammy” is right" })).toHaveFocus();
  await userEvent.keyboard(" ");
  await page.getByRole("checkbox", { name: "“regular” is right" }).click();
  await expect.element(page.getByRole("checkbox", { name: "“regular” is right" })).toBeChecked();
  await page.getByRole("button", { name: "Remove row 3" }).click();
  await expectAccessible();

  const preview = page.getByRole("complementary");
  preview.getByRole("checkbox", { name: "clammy" }).element().focus();
  await userEvent.keyboard(" ");
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("1 right, 0 wrong: 1 of 1 point.")).toBeVisible();
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
  expect(JSON.parse(String(sent[0]?.get("solution")))).toMatchObject({ correct: [expect.any(String)] });
});
