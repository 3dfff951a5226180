/** The steps that the browser tests of item types share: to a sample in a running test, to its review, to the form. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Db } from "../../../src/db/client.ts";
import { type ItemType, parseQuestionBody } from "../../../src/items/registry/models.ts";
import { sampleOf } from "../../../src/items/registry/samples.server.ts";
import type { Student } from "../../../src/modules/accounts/viewer.ts";
import { buildOpenAttempt } from "../../../src/testing/build-attempts.ts";

/** Opens a running test of one question, the sample of this type. */
export async function openSample(page: Page, db: Db, student: Student, type: ItemType): Promise<void> {
  const { content, solution } = sampleOf(type);
  const bodies = [parseQuestionBody({ type, content, solution })];
  const { attemptId } = await buildOpenAttempt(db, { student, bodies, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await expect(page.getByRole("heading", { name: "Question 1 of 1" })).toBeVisible();
}

/** Submits the test, by keyboard alone, and waits for its review. */
export async function submitTest(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit Test" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit Test" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/review$/);
}

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

/** Opens the form for a new question of this type in a lesson of the demo content, with text and explanation. */
export async function openNewQuestion(page: Page, typeName: string, text: string): Promise<void> {
  await page.goto("/admin/questions/add");
  await page.getByRole("radio", { name: typeName }).click();
  await page.getByLabel("Subject").selectOption({ label: "Adult health" });
  await page.getByLabel("Lesson").selectOption({ label: "Heart failure: assessment and daily care" });
  await page.getByRole("textbox", { name: "Question Text" }).fill(text);
  await page.getByRole("textbox", { name: "Explanation" }).fill("Because of what was found.");
}

/** Saves the new question and opens its preview from the bank. */
export async function addAndPreview(page: Page, text: string): Promise<Locator> {
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByText("Question added successfully.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search questions" }).fill(text);
  await expect(page.getByText("1 question found")).toBeVisible();
  await page.getByRole("link", { name: /^Preview/ }).click();
  return page.getByRole("dialog");
}
