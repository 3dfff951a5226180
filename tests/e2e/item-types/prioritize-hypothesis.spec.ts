/** Prioritize hypothesis: as many as are asked for, and not one more. */
import type { Page } from "@playwright/test";
import { unique } from "../../../src/testing/build.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { addAndPreview, answerTwice, listenTo, openNewQuestion, tabTo } from "./steps.ts";

const TYPE = "prioritize_hypothesis";
const REFUSAL = "2 of 2 selected. To select another one, first clear one of those you have.";

test.use({ hasTouch: true });

/** Chooses one right and one wrong; the third choice is refused. */
async function chooseByTouch(page: Page): Promise<void> {
  const choice = (name: string) => page.getByRole("checkbox", { name });
  await expect(page.getByRole("group", { name: "Patient scenario" })).toContainText("right hemicolectomy");
  await expect(page.getByRole("group", { name: "Select 2 hypotheses." })).toBeVisible();

  const heard = await listenTo(page);
  await choice("Septic shock").tap();
  await choice("Atelectasis").tap();
  await choice("Paralytic ileus").tap({ force: true });
  await expect(page.getByRole("status").filter({ hasText: REFUSAL })).toBeVisible();
  await choice("Paralytic ileus").tap({ force: true });
  await expect
    .poll(async () => (await heard()).filter((words) => words.includes("selected")))
    .toEqual(["1 of 2 selected.", "2 of 2 selected.", REFUSAL, REFUSAL]);
  await expect(choice("Paralytic ileus")).not.toBeChecked();
  await expectAccessible(page, "look");
  await choice("Atelectasis").tap();
  await choice("Paralytic ileus").tap();
  await expect(page.getByRole("status").filter({ hasText: "2 of 2 selected." })).toHaveText("2 of 2 selected.");
}

/** Chooses what is right; the third choice can be reached and says why not. */
async function chooseByKeys(page: Page): Promise<void> {
  const choice = (name: string) => page.getByRole("checkbox", { name });

  await tabTo(page, choice("Septic shock"));
  await page.keyboard.press("Space");
  await tabTo(page, choice("Leak at the bowel"));
  await page.keyboard.press("Space");
  await tabTo(page, choice("Atelectasis"));
  await page.keyboard.press("Space");
  await expect(choice("Atelectasis")).toBeFocused();
  await expect(choice("Atelectasis")).not.toBeChecked();
  await expect(page.getByRole("status").filter({ hasText: REFUSAL })).toBeVisible();
}

test("answered by touch on a phone and by keyboard alone at 1280 px; the third choice can be reached, is refused and says why", async ({
  page,
  student,
  database,
}) => {
  const sample = { db: database.db, student, type: TYPE } as const;
  const [first, second] = await answerTwice(page, sample, { byTouch: chooseByTouch, byKeys: chooseByKeys });
  await expect(first.getByText("1 right, 1 wrong: 1 of 2 points. A wrong choice takes nothing away.")).toBeVisible();
  await expect(first.getByRole("listitem").filter({ hasText: /peritonitisRight answer, not chosen$/ })).toBeVisible();
  await expect(second.getByText("2 right, 0 wrong: 2 of 2 points.")).toBeVisible();
  await expect(page.getByText("50%")).toBeVisible();
});

test("written through the form: what is marked as correct is the number that students are told", async ({
  page,
  admin: _,
}) => {
  const text = unique("Which problems come first?");
  await openNewQuestion(page, "Prioritize hypothesis", text);
  const add = page.getByRole("button", { name: "Add Question" });
  await add.click();
  await expect(page.getByRole("alert")).toHaveText("Please provide the patient scenario.");
  await expect(page.getByRole("textbox", { name: "Patient Scenario" })).toBeFocused();

  await page.getByRole("textbox", { name: "Patient Scenario" }).fill("A client has chest pain.");
  await page.getByLabel("Hypothesis 1", { exact: true }).fill("Myocardial infarction");
  await page.getByLabel("Hypothesis 2", { exact: true }).fill("Anxiety");
  await page.getByRole("button", { name: "Add Hypothesis" }).click();
  await expect(page.getByLabel("Hypothesis 3", { exact: true })).toBeFocused();
  await page.keyboard.type("Pulmonary embolism");
  await add.click();
  await expect(page.getByRole("alert")).toHaveText("Please mark at least one hypothesis as correct.");
  await page.getByRole("checkbox", { name: "Hypothesis 1 is a correct answer" }).check();
  await page.getByRole("checkbox", { name: "Hypothesis 3 is a correct answer" }).check();
  await expect(page.getByText("Students select 2 hypotheses")).toBeVisible();
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  await expect(preview.getByText("Select 2 hypotheses.")).toBeVisible();
  await preview.getByRole("checkbox", { name: "Myocardial infarction" }).check();
  await preview.getByRole("checkbox", { name: "Anxiety" }).check();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("1 right, 1 wrong: 1 of 2 points.")).toBeVisible();
});
