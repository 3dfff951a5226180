/** Drag-and-drop cloze: filled by touch, by keys and by mouse, and announced; a filled blank sends its choice back. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dragByMouse, expectAccessible, expectText, PHONE, tabTo, tap } from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";

const choice = (name: string | RegExp) => page.getByRole("list", { name: "Choices" }).getByRole("button", { name });
const blank = (number: number) => page.getByRole("button", { name: new RegExp(`\\(blank ${number} of 3`) });
const said = page.getByRole("status").filter({ hasText: "“" });

test("filled by touch, the choice or the blank first; a filled blank sends its choice back", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("dragdrop_cloze");
  await tap(choice("new wheeze"));
  await expect.element(choice("new wheeze (picked up)")).toHaveAttribute("aria-pressed", "true");
  await expect.element(said).toHaveTextContent("“new wheeze” picked up. Now press the blank where it goes.");
  await tap(blank(1));
  await expect.element(said).toHaveTextContent("“new wheeze” placed in blank 1 of 3: finding, 1 of 3 filled.");
  await tap(choice("low blood pressure"));
  await tap(blank(1));
  await expect
    .element(said)
    .toHaveTextContent("“low blood pressure” placed in blank 1 of 3: finding, “new wheeze” is back in the list.");
  await expect.element(choice(/^new wheeze$/)).toHaveAttribute("aria-pressed", "false");
  await tap(blank(2));
  await tap(choice("hives on the chest"));
  await tap(choice("intramuscular adrenaline"));
  await expectAccessible("look");
  expect(asked.progress()).toBe("partly");
  await tap(blank(3));
  await expectText(said, "3 of 3 filled");
  expect(asked.progress()).toBe("complete");

  await asked.review();
  await expect.element(page.getByText("2 of 3 right: 2 of 3 points.")).toBeVisible();
  await expect.element(page.getByText("hives on the chest (wrong) new wheeze (right answer). Once")).toBeVisible();
  await expect.element(page.getByText("Wrong: 0 of 1 point.")).toBeVisible();
});

test("filled by keyboard alone; the focus goes from a blank to the choices and on to the next blank", async () => {
  const asked = await askQuestion("dragdrop_cloze");
  await tabTo(blank(1));
  await expect.element(blank(1)).toHaveAccessibleName("finding (blank 1 of 3: finding, empty)");
  await userEvent.keyboard("{Enter}");
  await expect.element(choice("hives on the chest")).toHaveFocus();
  await tabTo(choice("new wheeze"));
  await userEvent.keyboard(" ");
  await expect.element(blank(1)).toHaveAccessibleName("new wheeze (blank 1 of 3: finding, take it back)");
  await expect.element(blank(2)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await tabTo(choice("low blood pressure"));
  await userEvent.keyboard("{Enter}");
  await expect.element(blank(3)).toHaveFocus();
  // The other way round: the choice first.
  await tabTo(choice("intramuscular adrenaline"));
  await userEvent.keyboard(" ");
  await expect.element(blank(3)).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(choice("intramuscular adrenaline")).toHaveAccessibleName(/\(in blank 3 of 3: medication\)$/);
  expect(asked.progress()).toBe("complete");

  await asked.review();
  await expect.element(page.getByText("3 of 3 right: 3 of 3 points.")).toBeVisible();
});

test("dragged with a mouse into a blank, to another and back; all taken back is not answered", async () => {
  const asked = await askQuestion("dragdrop_cloze");
  await dragByMouse(choice("itching of the palms"), blank(1));
  await expect.element(blank(1)).toHaveAccessibleName(/^itching of the palms/);
  await dragByMouse(blank(1), blank(2));
  await expect.element(blank(2)).toHaveAccessibleName(/^itching of the palms/);
  await expect.element(blank(1)).toHaveAccessibleName("finding (blank 1 of 3: finding, empty)");
  expect(asked.progress()).toBe("partly");
  await dragByMouse(choice("new wheeze"), blank(2));
  await expect.element(choice(/^itching of the palms$/)).toHaveAttribute("aria-pressed", "false");
  await dragByMouse(blank(2), choice("an oral antihistamine"));
  await expect.element(said).toHaveTextContent("“new wheeze” taken back from blank 2 of 3: finding, 0 of 3 filled.");
  expect(asked.progress()).toBe("untouched");

  await asked.review();
  await expect.element(page.getByText("Not answered: 0 of 3 points.")).toBeVisible();
});

test("written through the form: each blank has its choice, and two of them may be interchangeable", async () => {
  const sent = await openNewQuestion("Drag-and-drop cloze");
  await page.getByRole("textbox", { name: "Question Text" }).fill("The client has [finding] and [finding].");
  await page.getByLabelText("Patient Scenario").fill("A client is pale.");
  const add = page.getByRole("button", { name: "Add Question" });
  const message = page.getByRole("alert");
  await add.click();
  await expect.element(message).toHaveTextContent("Please provide at least two choices.");
  await expect.element(page.getByRole("textbox", { name: "Choice 1" })).toHaveFocus();
  for (const [index, words] of ["pallor", "fever", "fatigue", "rash"].entries()) {
    await page.getByRole("textbox", { name: `Choice ${index + 1}` }).fill(words);
  }
  const belongs = (number: number, place: string) =>
    page.getByRole("group", { name: `Choice ${number} belongs in` }).getByRole("checkbox", { name: place });
  await add.click();
  await expect.element(message).toHaveTextContent("Please mark the choice that belongs in each blank.");
  await expect.element(belongs(1, "Blank 1: condition")).toHaveFocus();
  await userEvent.keyboard(" ");
  await add.click();
  await expectText(message, "The question text has 2 placeholders in square brackets, but there is 1 blank.");
  await page.getByRole("button", { name: "Add Blank" }).click();
  await expect.element(page.getByLabelText("Placeholder of blank 2")).toHaveFocus();
  await userEvent.keyboard("finding");
  await belongs(3, "Blank 2: finding").click();
  await page.getByLabelText("Right choice of blank 1").selectOptions("In any of the interchangeable blanks");
  await expect.element(page.getByText("Only one blank is interchangeable.")).toBeVisible();
  await page.getByLabelText("Right choice of blank 2").selectOptions("In any of the interchangeable blanks");
  await expectAccessible();

  const preview = page.getByRole("complementary");
  await preview.getByRole("button", { name: "fatigue" }).click();
  await preview.getByRole("button", { name: /blank 1 of 2/ }).click();
  await preview.getByRole("button", { name: "pallor" }).click();
  await preview.getByRole("button", { name: /blank 2 of 2/ }).click();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("2 of 2 right: 2 of 2 points.")).toBeVisible();
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
  expect(sent).toHaveLength(1);
});
