/** Highlight text: words of a note, selected by touch and by keys; written with a button that sets the brackets. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, PHONE, tabTo, tap } from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";
import { tapWords } from "../../../testing/tap-words.ts";

const box = (name: string) => page.getByRole("checkbox", { name, exact: true });

test("selected by touch on a phone; only marked words react, each line of them high enough for a finger", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("highlight_text");
  const note = page.getByRole("group", { name: "Note" });
  expect(note.getByRole("checkbox").elements()).toHaveLength(7);
  await tapWords(box("Dressing dry"));
  await expect.element(box("Dressing dry")).toBeChecked();
  expect(asked.progress()).not.toBe("untouched");
  await tapWords(box("Dressing dry"));
  await expect.element(box("Dressing dry")).not.toBeChecked();
  expect(asked.progress()).toBe("untouched");
  for (const words of ["pulse 128/min", "blood pressure 84/46 mm Hg", "Infant at the breast"]) {
    await tapWords(box(words));
    await expect.element(box(words)).toBeChecked();
  }
  expect(asked.progress()).toBe("complete");
  const lines = [...note.element().querySelectorAll("label")].flatMap((label) => [...label.getClientRects()]);
  expect(Math.min(...lines.map(({ height }) => height))).toBeGreaterThanOrEqual(24);
  await expectAccessible("look");

  await asked.review();
  await expect.element(page.getByText("pulse 128/min (right)")).toBeVisible();
  await expect.element(page.getByText("Infant at the breast (wrong)")).toBeVisible();
  await expect.element(page.getByText("A second pad is soaked within 15 minutes (missed)")).toBeVisible();
  await expect.element(page.getByText("2 right, 1 wrong: 1 of 4 points.")).toBeVisible();
});

test("selected by keyboard alone, one stop of the Tab key for each", async () => {
  const asked = await askQuestion("highlight_text");
  await tabTo(box("pulse 128/min"));
  await userEvent.keyboard(" ");
  await userEvent.tab();
  await expect.element(box("blood pressure 84/46 mm Hg")).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(box("blood pressure 84/46 mm Hg")).toBeChecked();
  expect(asked.progress()).toBe("complete");

  await asked.review();
  await expect.element(page.getByText("2 right, 0 wrong: 2 of 4 points.")).toBeVisible();
});

test("written through the form: marked words become selectable by a button, and a mark survives a moved bracket", async () => {
  const sent = await openNewQuestion("Highlight text");
  const note = page.getByRole("textbox", { name: "Note", exact: true });
  const make = page.getByRole("button", { name: "Make selectable" });
  const add = page.getByRole("button", { name: "Add Question" });
  const said = page.getByRole("alert");
  const isRight = (words: string) => page.getByRole("checkbox", { name: `“${words}” is right` });

  await add.click();
  await expect.element(said).toHaveTextContent("Please write the note.");
  await expect.element(note).toHaveFocus();
  await note.fill("Skin clammy, severe pain.");
  await userEvent.keyboard("{ArrowLeft}");
  make.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(note).toHaveValue("Skin clammy, severe [pain].");
  await expect.element(note).toHaveFocus();
  const area = note.element();
  if (area instanceof HTMLTextAreaElement) area.setSelectionRange(5, 11);
  await tap(make);
  await expect
    .element(page.getByRole("status").filter({ hasText: "selectable now" }))
    .toHaveTextContent("“clammy” is selectable now.");
  await add.click();
  await expect.element(said).toHaveTextContent("Please mark at least one selectable text as right.");
  await expect.element(isRight("clammy")).toHaveFocus();
  await isRight("pain").click();
  await expect.element(isRight("pain")).toBeChecked();
  await note.fill("Skin [clammy], severe pain].");
  await expect.element(isRight("pain")).not.toBeInTheDocument();
  await note.fill("Skin [clammy], [severe pain].");
  await note.fill("Skin [clammy], severe [pain].");
  await expect.element(isRight("pain")).toBeChecked();
  await page.getByRole("button", { name: "Make “clammy” not selectable" }).click();
  await expect.element(note).toHaveValue("Skin clammy, severe [pain].");
  await note.fill("Skin [clammy], severe [pain].");
  await expectAccessible();

  const preview = page.getByRole("complementary");
  preview.getByRole("checkbox", { name: "pain" }).element().focus();
  await userEvent.keyboard(" ");
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("1 right, 0 wrong: 1 of 1 point.")).toBeVisible();
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
  expect(JSON.parse(String(sent[0]?.get("solution")))).toMatchObject({ correct: [expect.any(String)] });
});
