/** Nursing action: a verdict on each action, in a table at a desk and in cards on a phone. */
import type { Page } from "@playwright/test";
import { unique } from "../../../src/testing/build.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { addAndPreview, answerTwice, expectPlace, openNewQuestion, tabTo } from "./steps.ts";

const TYPE = "nursing_action";

/** A verdict on an action, called by both as a screen reader says it. */
function verdict(page: Page, action: string, word: "Appropriate" | "Not appropriate") {
  return page.getByRole("radio", { name: new RegExp(`^${action}.* ${word}$`) });
}

test.use({ hasTouch: true });

/** Judges four of six actions, one wrong, one card an action. */
async function judgeByTouch(page: Page): Promise<void> {
  await expect(page.getByRole("group", { name: "Patient scenario" })).toContainText("14:10 Shivering");
  await expect(page.getByRole("rowheader")).toHaveCount(6);
  await expect(page.getByRole("columnheader", { name: "Not appropriate" })).toBeAttached();

  await verdict(page, "Stop", "Appropriate").tap();
  await verdict(page, "Flush", "Appropriate").tap();
  await verdict(page, "Keep", "Not appropriate").tap();
  await verdict(page, "Keep", "Appropriate").tap();
  await expect(page.getByText("3 of 6 actions judged.")).toBeVisible();
  await expectPlace(page, "Question 1, answered in part");
  await verdict(page, "Give", "Not appropriate").tap();
}

/** Judges all actions; each is one stop of the Tab key. */
async function judgeByKeys(page: Page): Promise<void> {
  await tabTo(page, verdict(page, "Stop", "Appropriate"));
  for (const [action, isAppropriate] of [
    ["Stop", true],
    ["Flush", false],
    ["Keep", true],
    ["Give", false],
    ["Check", true],
    ["Discard", false],
  ] as const) {
    await expect(verdict(page, action, "Appropriate")).toBeFocused();
    await page.keyboard.press(isAppropriate ? "Space" : "ArrowRight");
    await expect(verdict(page, action, isAppropriate ? "Appropriate" : "Not appropriate")).toBeChecked();
    await page.keyboard.press("Tab");
  }
  await expectPlace(page, "Question 2, answered");
}

test("judged by touch on a phone, one card an action, and by keyboard alone at 1280 px, where an action is one stop of the Tab key; a wrong verdict takes nothing away", async ({
  page,
  student,
  database,
}) => {
  const sample = { db: database.db, student, type: TYPE } as const;
  const [first, second] = await answerTwice(page, sample, { byTouch: judgeByTouch, byKeys: judgeByKeys });
  await expect(first.getByText("3 of 6 right: 3 of 6 points.")).toBeVisible();
  const flush = first.getByRole("row", { name: /^Flush/ });
  await expect(flush.getByRole("cell")).toContainText([
    "Your answer, wrong",
    "Right answer, not chosen",
    "0 of 1 point",
  ]);
  await expect(first.getByRole("row", { name: /^Discard/ })).toContainText("Not answered: 0 of 1 point.");
  await expect(second.getByText("6 of 6 right: 6 of 6 points.")).toBeVisible();
  await expect(page.getByText("50%")).toBeVisible();
});

test("written through the form: a new action is not appropriate until its author says so", async ({
  page,
  admin: _,
}) => {
  const text = unique("Which actions are appropriate?");
  await openNewQuestion(page, "Nursing action", text);
  const add = page.getByRole("button", { name: "Add Question" });
  const said = page.getByRole("alert");
  const verdictOn = (number: number) => page.getByRole("group", { name: `Verdict on action ${number}` });

  await add.click();
  await expect(said).toHaveText("Please provide the patient scenario.");
  await expect(page.getByLabel("Patient Scenario")).toBeFocused();
  await page.keyboard.type("A client faints in the corridor.");
  await add.click();
  await expect(said).toHaveText("Please enter the text of this action, or remove it.");
  await expect(page.getByRole("textbox", { name: "Action 1" })).toBeFocused();
  await page.keyboard.type("Lower the client to the floor");
  await page.getByRole("textbox", { name: "Action 2" }).fill("Hold the client upright");
  await verdictOn(1).getByRole("radio", { name: "Appropriate", exact: true }).check();
  await page.getByRole("button", { name: "Add Action" }).click();
  await expect(page.getByRole("textbox", { name: "Action 3" })).toBeFocused();
  await page.keyboard.type("Run to fetch the chart");
  await expect(verdictOn(3).getByRole("radio", { name: "Not appropriate" })).toBeChecked();
  await page.getByRole("button", { name: "Remove action 2" }).click();
  await expect(page.getByRole("textbox", { name: "Action 1" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Action 2" })).toHaveValue("Run to fetch the chart");
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  await preview.getByRole("radio", { name: "Lower the client to the floor Appropriate" }).check();
  await preview.getByRole("radio", { name: "Run to fetch the chart Appropriate" }).check();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("1 of 2 right: 1 of 2 points.")).toBeVisible();
});
