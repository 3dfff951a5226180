/** Rationale: the same question as drop-downs and by dragging; a pair earns its point together. */
import type { Page } from "@playwright/test";
import { parseQuestionBody } from "../../../src/items/registry/models.ts";
import { sampleOf } from "../../../src/items/registry/samples.server.ts";
import { unique } from "../../../src/testing/build.ts";
import { DESK, expect, expectAccessible, PHONE, test } from "../fixtures.ts";
import { dragByFinger } from "./hands.ts";
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

const TYPE = "rationale";
const { content, solution } = sampleOf(TYPE);
const byDragging = parseQuestionBody({ type: TYPE, content: { ...content, form: "dragdrop" }, solution });

test.use({ hasTouch: true });

const dropdown = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole("listitem").getByRole("button", { name });
const blank = (page: Page, number: number) => page.getByRole("button", { name: new RegExp(`\\(blank ${number} of 3`) });
const said = (page: Page) => page.getByRole("status").filter({ hasText: "“" });

/** What is picked in one of two blanks that may change places cannot be picked in the other. */
async function chooseByTouch(page: Page): Promise<void> {
  await dropdown(page, "blank 1 of 3: complication").selectOption("respiratory arrest from magnesium");
  await dropdown(page, "blank 2 of 3: finding").selectOption("urine output of the last 4 hours");
  await expect(
    dropdown(page, "blank 3 of 3: finding").getByRole("option", { name: "urine output of the last 4 hours" }),
  ).toBeDisabled();
  await dropdown(page, "blank 3 of 3: finding").selectOption("swollen ankles");
  await expectPlace(page, "Question 1, answered");
}

/** A choice with one blank goes there at once; one with two is asked for its blank. */
async function placeByTouch(page: Page): Promise<void> {
  await choice(page, "a seizure").tap();
  await expect(said(page)).toHaveText("“a seizure” placed in blank 1 of 3: complication, 1 of 3 filled.");
  await choice(page, "loss of the patellar reflexes").tap();
  await blank(page, 1).tap();
  await expect(said(page)).toHaveText(
    "“loss of the patellar reflexes” is not a choice for blank 1 of 3: complication.",
  );
  await blank(page, 3).tap();
  await dragByFinger(page, choice(page, "flushed face"), blank(page, 1));
  await expect(said(page)).toHaveText("“flushed face” is not a choice for blank 1 of 3: complication.");
  await expect(blank(page, 1)).toContainText("a seizure");
  await blank(page, 2).tap();
  await choice(page, "urine output of the last 4 hours").tap();
  await expectAccessible(page, "look");
  await expectPlace(page, "Question 2, answered");
}

async function placeByKeys(page: Page): Promise<void> {
  await tabTo(page, choice(page, "respiratory arrest from magnesium"));
  await page.keyboard.press("Space");
  await expect(blank(page, 1)).toHaveAccessibleName(/^respiratory arrest.*take it back\)$/);
  await expect(blank(page, 2)).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, choice(page, "urine output of the last 4 hours"));
  await page.keyboard.press("Enter");
  await expect(blank(page, 3)).toBeFocused();
  await page.keyboard.press("Space");
  await tabTo(page, choice(page, "loss of the patellar reflexes"));
  await page.keyboard.press("Space");
  await expectPlace(page, "Question 3, answered");
}

test("answered as drop-downs and by placing, by touch on a phone and by keyboard alone; a cause and its effect earn their point together", async ({
  page,
  student,
  database,
}) => {
  await page.setViewportSize(PHONE);
  await openQuestions(page, database.db, student, [TYPE, byDragging, byDragging]);
  await chooseByTouch(page);
  await goToQuestion(page, 2);
  await placeByTouch(page);
  await goToQuestion(page, 3);
  await page.setViewportSize(DESK);
  await placeByKeys(page);

  await submitTest(page);
  const [first, second, third] = reviewedIn(page);
  await expect(first.getByText("1 of 2 points, one for each pair that is right.")).toBeVisible();
  await expect(first.getByText("Right together with blank 1: 1 of 1 point.")).toHaveCount(1);
  await expect(first.getByText("swollen ankles (wrong) loss of the patellar reflexes (right answer).")).toBeVisible();
  await expect(second.getByText("0 of 2 points, one for each pair that is right.")).toBeVisible();
  await expect(second.getByText("Needs blank 1 and this one right: 0 of 1 point.")).toHaveCount(2);
  await expect(third.getByText("2 of 2 points, one for each pair that is right.")).toBeVisible();
});

test("written through the form as a pair to drag, which the preview scores together", async ({ page, admin: _ }) => {
  const text = `${unique("The client")} has [condition] because of [finding].`;
  await openNewQuestion(page, "Rationale", text);
  await page.getByLabel("Patient Scenario").fill("A client is pale.");
  await page.getByLabel("How students fill the blanks").selectOption("Choices to drag into the sentence");
  const part = (number: number) => page.getByRole("group", { name: `Blank ${number}`, exact: true });
  for (const [index, words] of [
    ["anaemia", "asthma", "gout"],
    ["low haemoglobin", "wheeze", "a red toe"],
  ].entries()) {
    for (const [option, word] of words.entries()) {
      await part(index + 1)
        .getByRole("textbox", { name: `Option ${option + 1}` })
        .fill(word);
    }
    await part(index + 1)
      .getByRole("radio", { name: "Option 1 of" })
      .check();
  }
  await page.getByLabel("The blank that the others depend on").selectOption("Blank 2: finding");
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  await preview.getByRole("button", { name: "anaemia" }).click();
  await preview.getByRole("button", { name: "wheeze" }).click();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("Only both blanks right earn the point: 0 of 1 point.")).toBeVisible();
  await expect(preview.getByText("Needs blank 2 and this one right: 0 of 1 point.")).toBeVisible();
});
