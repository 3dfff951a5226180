/** Drag-and-drop cloze: filled by touch, by keys and by mouse, and announced; a filled blank sends its choice back. */
import type { Page } from "@playwright/test";
import { unique } from "../../../src/testing/build.ts";
import { DESK, expect, expectAccessible, PHONE, test } from "../fixtures.ts";
import {
  addAndPreview,
  expectPlace,
  goToQuestion,
  openNewQuestion,
  openQuestions,
  reviewedIn,
  submitTest,
  tabTo,
} from "./steps.ts";

const TYPE = "dragdrop_cloze";

test.use({ hasTouch: true });

const choices = (page: Page) => page.getByRole("list", { name: "Choices" });
const choice = (page: Page, name: string | RegExp) => choices(page).getByRole("button", { name });
const blank = (page: Page, number: number) => page.getByRole("button", { name: new RegExp(`\\(blank ${number} of 3`) });
const said = (page: Page) => page.getByRole("status").filter({ hasText: "“" });

/** A choice and then its blank; a filled blank sends its choice back, and one in another blank leaves it. */
async function fillByTouch(page: Page): Promise<void> {
  await choice(page, "new wheeze").tap();
  await expect(choice(page, "new wheeze (picked up)")).toHaveAttribute("aria-pressed", "true");
  await expect(said(page)).toHaveText("“new wheeze” picked up. Now press the blank where it goes.");
  await blank(page, 1).tap();
  await expect(said(page)).toHaveText("“new wheeze” placed in blank 1 of 3: finding, 1 of 3 filled.");
  await choice(page, "low blood pressure").tap();
  await blank(page, 1).tap();
  await expect(said(page)).toHaveText(
    "“low blood pressure” placed in blank 1 of 3: finding, “new wheeze” is back in the list.",
  );
  await expect(choice(page, /^new wheeze$/)).toHaveAttribute("aria-pressed", "false");
  await blank(page, 2).tap();
  await choice(page, "hives on the chest").tap();
  await choice(page, "intramuscular adrenaline").tap();
  await expectAccessible(page, "look");
  await blank(page, 3).tap();
  await expectPlace(page, "Question 1, answered");
}

/** From a blank to the choices and on to the next blank, without looking for either. */
async function fillByKeys(page: Page): Promise<void> {
  await tabTo(page, blank(page, 1));
  await expect(blank(page, 1)).toHaveAccessibleName("finding (blank 1 of 3: finding, empty)");
  await page.keyboard.press("Enter");
  await expect(choice(page, "hives on the chest")).toBeFocused();
  await tabTo(page, choice(page, "new wheeze"));
  await page.keyboard.press("Space");
  await expect(blank(page, 1)).toHaveAccessibleName("new wheeze (blank 1 of 3: finding, take it back)");
  await expect(blank(page, 2)).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, choice(page, "low blood pressure"));
  await page.keyboard.press("Enter");
  await expect(blank(page, 3)).toBeFocused();
  // The other way round: the choice first.
  await tabTo(page, choice(page, "intramuscular adrenaline"));
  await page.keyboard.press("Space");
  await expect(blank(page, 3)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(choice(page, "intramuscular adrenaline")).toHaveAccessibleName(/\(in blank 3 of 3: medication\)$/);
  await expectPlace(page, "Question 2, answered");
}

/** Into a blank, from one into another, and back among the choices. */
async function dragAndTakeBack(page: Page): Promise<void> {
  await choice(page, "itching of the palms").dragTo(blank(page, 1));
  await blank(page, 1).dragTo(blank(page, 2));
  await expect(blank(page, 2)).toContainText("itching of the palms");
  await expect(blank(page, 1)).toHaveAccessibleName("finding (blank 1 of 3: finding, empty)");
  await choice(page, "new wheeze").dragTo(blank(page, 2));
  await expect(choice(page, /^itching of the palms$/)).toHaveAttribute("aria-pressed", "false");
  await blank(page, 2).dragTo(choice(page, "an oral antihistamine"));
  await expect(said(page)).toHaveText("“new wheeze” taken back from blank 2 of 3: finding, 0 of 3 filled.");
  await expectPlace(page, "Question 3, not answered");
}

test("filled by touch on a phone, by keyboard alone and with a mouse at a desk; every step is announced, and all taken back is not answered", async ({
  page,
  student,
  database,
}) => {
  await page.setViewportSize(PHONE);
  await openQuestions(page, database.db, student, [TYPE, TYPE, TYPE]);
  await fillByTouch(page);
  await goToQuestion(page, 2);
  await page.setViewportSize(DESK);
  await fillByKeys(page);
  await goToQuestion(page, 3);
  await dragAndTakeBack(page);

  await submitTest(page);
  const [first, second, third] = reviewedIn(page);
  await expect(first.getByText("2 of 3 right: 2 of 3 points.")).toBeVisible();
  await expect(first.getByText("hives on the chest (wrong) new wheeze (right answer). Once")).toBeVisible();
  await expect(first.getByText("Wrong: 0 of 1 point.")).toBeVisible();
  await expect(second.getByText("3 of 3 right: 3 of 3 points.")).toBeVisible();
  await expect(third.getByText("Not answered: 0 of 3 points.")).toBeVisible();
});

test("written through the form: each blank has its choice, and two of them may be interchangeable", async ({
  page,
  admin: _,
}) => {
  const text = `${unique("The client")} has [finding] and [finding].`;
  await openNewQuestion(page, "Drag-and-drop cloze", text);
  await page.getByLabel("Patient Scenario").fill("A client is pale.");
  const add = page.getByRole("button", { name: "Add Question" });
  const message = page.getByRole("alert");
  await add.click();
  await expect(message).toHaveText("Please provide at least two choices.");
  await expect(page.getByRole("textbox", { name: "Choice 1" })).toBeFocused();
  for (const [index, words] of ["pallor", "fever", "fatigue", "rash"].entries()) {
    await page.getByRole("textbox", { name: `Choice ${index + 1}` }).fill(words);
  }
  const belongs = (number: number, place: string) =>
    page.getByRole("group", { name: `Choice ${number} belongs in` }).getByRole("checkbox", { name: place });
  await add.click();
  await expect(message).toHaveText("Please mark the choice that belongs in each blank.");
  await expect(belongs(1, "Blank 1: condition")).toBeFocused();
  await page.keyboard.press("Space");
  await add.click();
  await expect(message).toContainText("The question text has 2 placeholders in square brackets, but there is 1 blank.");
  await page.getByRole("button", { name: "Add Blank" }).click();
  await expect(page.getByLabel("Placeholder of blank 2")).toBeFocused();
  await page.keyboard.type("finding");
  await belongs(3, "Blank 2: finding").check();
  await page.getByLabel("Right choice of blank 1").selectOption("In any of the interchangeable blanks");
  await expect(page.getByText("Only one blank is interchangeable.")).toBeVisible();
  await page.getByLabel("Right choice of blank 2").selectOption("In any of the interchangeable blanks");
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  await preview.getByRole("button", { name: "fatigue" }).click();
  await preview.getByRole("button", { name: /blank 1 of 2/ }).click();
  await preview.getByRole("button", { name: "pallor" }).click();
  await preview.getByRole("button", { name: /blank 2 of 2/ }).click();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("2 of 2 right: 2 of 2 points.")).toBeVisible();
});
