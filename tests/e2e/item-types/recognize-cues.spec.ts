/** Recognize cues: each finding is expected or requires follow-up; all of them right is right, each of them has its point. */
import type { Page } from "@playwright/test";
import { unique } from "../../../src/testing/build.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { addAndPreview, answerTwice, expectPlace, openNewQuestion, tabTo } from "./steps.ts";

const TYPE = "recognize_cues";

/** A verdict on a finding, called by both as a screen reader says it. */
function verdict(page: Page, finding: string, word: "Expected" | "Requires Follow-up") {
  return page.getByRole("radio", { name: new RegExp(`^${finding}.* ${word}$`) });
}

test.use({ hasTouch: true });

/** Classifies all, one wrong. */
async function classifyByTouch(page: Page): Promise<void> {
  await verdict(page, "A sore throat", "Expected").tap();
  await verdict(page, "Tingling", "Expected").tap();
  await verdict(page, "A voice", "Expected").tap();
  await verdict(page, "A collar", "Requires Follow-up").tap();
  await verdict(page, "Temperature", "Expected").tap();
  await expect(page.getByText("5 of 6 findings classified.")).toBeVisible();
  await verdict(page, "A high-pitched", "Requires Follow-up").tap();
  await expectPlace(page, "Question 1, answered");
}

/** Classifies all. */
async function classifyByKeys(page: Page): Promise<void> {
  for (const [finding, isExpected] of [
    ["A sore throat", true],
    ["Tingling", false],
    ["A voice", true],
    ["A collar", false],
    ["Temperature", true],
    ["A high-pitched", false],
  ] as const) {
    await tabTo(page, verdict(page, finding, "Expected"));
    await page.keyboard.press(isExpected ? "Space" : "ArrowDown");
    await expect(verdict(page, finding, isExpected ? "Expected" : "Requires Follow-up")).toBeChecked();
  }
}

test("classified by touch on a phone and by keyboard alone at 1280 px; five of six right are five points, and the question is not right", async ({
  page,
  student,
  database,
}) => {
  const sample = { db: database.db, student, type: TYPE } as const;
  const [first, second] = await answerTwice(page, sample, { byTouch: classifyByTouch, byKeys: classifyByKeys });
  await expect(
    first.getByText("5 of 6 right: 5 of 6 points. The question counts as correct only when all are right."),
  ).toBeVisible();
  await expect(page.getByText("50%", { exact: true })).toBeVisible();
  await expect(first.getByText("Partly right", { exact: true })).toBeVisible();
  const tingling = first.getByRole("row", { name: /^Tingling/ });
  await expect(tingling.getByRole("cell")).toContainText([
    "Your answer, wrong",
    "Right answer, not chosen",
    "0 of 1 point",
  ]);
  await expect(second.getByText("6 of 6 right: 6 of 6 points.", { exact: true })).toBeVisible();
});

test("written through the form, with the instructions that students read and how it is scored", async ({
  page,
  admin: _,
}) => {
  const text = unique("Which findings are expected?");
  await openNewQuestion(page, "Recognize cues", text);
  await expect(page.getByRole("definition")).toContainText([
    "For each finding, choose whether it is expected for this client or requires follow-up.",
    "One point per finding, no partial credit for a finding. All classifications must be right for full points",
  ]);

  await page.getByLabel("Patient Scenario").fill("A client came back from the operating theatre.");
  await page.getByRole("textbox", { name: "Finding 1" }).fill("Pain at the incision");
  await page.getByRole("textbox", { name: "Finding 2" }).fill("Pain at the incision");
  const add = page.getByRole("button", { name: "Add Question" });
  await add.click();
  await expect(page.getByRole("alert")).toHaveText("Two findings have the same text.");
  await expect(page.getByRole("textbox", { name: "Finding 2" })).toBeFocused();
  await page.getByRole("textbox", { name: "Finding 2" }).fill("A cold, white foot");
  await page.getByRole("button", { name: "Add Finding" }).click();
  await page.keyboard.type("Thirst");
  await page.getByRole("button", { name: "Remove finding 3" }).click();
  await expect(page.getByRole("textbox", { name: "Finding 2" })).toBeFocused();
  const first = page.getByRole("group", { name: "Verdict on finding 1" });
  await expect(first.getByRole("radio", { name: "Requires Follow-up" })).toBeChecked();
  await first.getByRole("radio", { name: "Expected" }).check();
  await page.getByRole("button", { name: "Show preview" }).click();
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  await preview.getByRole("radio", { name: "Pain at the incision Expected" }).check();
  await preview.getByRole("radio", { name: "A cold, white foot Requires Follow-up" }).check();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("2 of 2 right: 2 of 2 points.")).toBeVisible();
});
