/** The administrator's day: a subject, a lesson, a question, its edit, its end. Nothing that was typed is ever lost. */
import type { Page } from "@playwright/test";
import { submitAttempt } from "../../../src/modules/attempts/commands/submit-attempt.server.ts";
import { unique } from "../../../src/testing/build.ts";
import { buildOpenAttempt } from "../../../src/testing/build-attempts.ts";
import { buildSubjects, writeQuestion } from "../authors.ts";
import {
  expectAccessible,
  expectStateAccessible,
  expectStateAccessibleAtBothWidths,
  LONG,
  PHONE,
} from "../fixtures.ts";
import { expect, test } from "../visitors.ts";

const NETWORK_ERRORS = /Failed to load resource/;

/** A subject with one lesson, made on the screens. */
async function addLesson(page: Page): Promise<{ subject: string; lesson: string }> {
  const [subject, lesson] = [unique("Subject"), unique("Lesson")];
  await page.goto("/admin/subjects");
  await page.getByRole("link", { name: "Add Subject" }).first().click();
  await page.getByLabel("Subject Name").fill(subject);
  await page.getByRole("button", { name: "Add Subject" }).click();
  await expect(page.getByText("Subject added.")).toBeVisible();
  await page.getByRole("link", { name: `Add Lesson to ${subject}` }).click();
  await page.getByLabel("Lesson Title").fill(lesson);
  await page.getByRole("textbox", { name: "Content" }).fill("Read this first.");
  await page.getByRole("button", { name: "Add Lesson" }).click();
  await expect(page.getByText("Lesson added.")).toBeVisible();
  return { subject, lesson };
}

test("questions are written one after the other, and each time the text of the next has the focus", async ({
  page,
  admin: _,
  database,
}) => {
  const place = await buildSubjects(database);
  await page.goto("/admin/questions/add");
  for (let times = 0; times < 4; times += 1) {
    await writeQuestion(page, place, unique("Which nerve?"));
    await page.getByRole("button", { name: "Save and Add Another" }).click();
    const text = page.getByRole("textbox", { name: "Question Text" });
    await expect(text).toHaveText("");
    await expect(text).toBeFocused();
  }
});

test("subject, lesson, question, edit and deletion", async ({ page, admin: _, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  // Many steps, on the heaviest pages that there are.
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  const lesson = await addLesson(page);
  await expectStateAccessibleAtBothWidths(page);

  const text = unique("Which nerve is hurt?");
  await page.goto("/admin/questions/add");
  await writeQuestion(page, lesson, text);
  await page.getByRole("button", { name: "Suggest ID" }).click();
  await expect(page.getByLabel("Question ID")).toHaveValue(/^S-L-TE\d{3}$/);
  const questionId = await page.getByLabel("Question ID").inputValue();
  await expect(page.getByRole("region", { name: "Question Preview" })).toContainText(text);
  await page.getByRole("button", { name: "Show preview" }).click();
  await expectStateAccessible(page, "width");
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByText("Question added successfully.")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search questions" }).fill(questionId);
  await expect(page).toHaveURL(new RegExp(`q=${questionId}`));
  await expect(page.getByText("1 question found")).toBeVisible();
  await page.getByRole("button", { name: /^Show answers/ }).click();
  await expect(page.getByRole("region", { name: "Answers" })).toContainText("The facial nerveCorrect");
  await expectStateAccessible(page, "look");

  await page.getByRole("link", { name: /^Preview/ }).click();
  await page.getByRole("dialog").getByRole("radio", { name: "The vagus nerve" }).check();
  await page.route("**/preview.data*", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The answer could not be checked:" })).toBeFocused();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(page.getByText("Wrong: 0 of 1 point.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Result" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.getByRole("link", { name: /^Edit/ }).click();
  await page.getByRole("textbox", { name: "Option 1" }).fill("The optic nerve");
  await page.getByText("For exams").click();
  await page.getByLabel("Another exam plan").selectOption({ label: "SNLE blueprint" });
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByLabel("SNLE blueprint")).toBeFocused();
  await page.getByLabel("SNLE blueprint").selectOption({ label: "Adult nursing" });
  await page.getByLabel("Step of clinical judgment").selectOption({ label: "Analyze cues" });
  await page.getByLabel("Reserved for tests of the institute").check();
  await expectStateAccessible(page, "width");
  await page.getByRole("button", { name: "Save Question" }).click();
  await expect(page.getByText("Question saved successfully.")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search questions" }).fill(questionId);
  await expect(page.getByText("1 question found")).toBeVisible();
  await expect(page.getByText("Adult nursing · Analyze cues")).toBeVisible();
  await page.getByRole("link", { name: /^Edit/ }).click();
  await expect(page.getByText("For exams Adult nursing, Analyze cues, Reserved")).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: /^Delete/ }).click();
  await expectStateAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Question deleted.")).toBeVisible();
  await expect(page.getByText("No questions found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search terms or filters")).toBeVisible();
});

test("a subject with answered questions is not deleted, but can be emptied for the tests to come", {
  tag: LONG,
}, async ({ page, admin: _, database }) => {
  const { subject } = await buildSubjects(database);
  await page.goto(`/admin/subjects?${new URLSearchParams({ q: subject })}`);
  await page.getByRole("link", { name: `Delete subject ${subject}` }).click();
  await expect(page.getByRole("alertdialog")).toContainText("with 1 lesson and 0 questions");
  await page.getByLabel(/type the name of the subject/).fill(subject);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Subject deleted.")).toBeVisible();

  const { subject: name, lessonId } = await buildSubjects(database);
  const answered = await buildOpenAttempt(database.db, { lessonId, startedAt: new Date() });
  await submitAttempt(database.db, answered.student, answered.attemptId, new Date());
  await page.goto(`/admin/subjects?${new URLSearchParams({ q: name })}`);
  await page.getByRole("link", { name: `Delete subject ${name}` }).click();
  await expect(page.getByRole("alertdialog")).toContainText(`${name} cannot be deleted`);
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Withdraw 3 questions" })).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("link", { name: `Delete subject ${name}` })).toBeFocused();
});

test("subjects and lessons are added and deleted without scripts", { tag: LONG }, async ({
  plainPage: page,
  context,
  admin: _,
}) => {
  await page.context().addCookies(await context.cookies());
  const subject = unique("Quiet");
  await page.goto("/admin/subjects");
  await page.getByRole("link", { name: "Add Subject" }).first().click();
  await page.getByLabel("Subject Name").fill(subject);
  await page.getByRole("button", { name: "Add Subject" }).click();
  await page.getByRole("link", { name: `Add Lesson to ${subject}` }).click();
  await page.getByLabel("Lesson Title").fill("Plain");
  await page.getByLabel("Content").fill("a < b\n\nsecond");
  await page.getByRole("button", { name: "Add Lesson" }).click();
  await expect(page.getByText("Lesson added.")).toBeVisible();
  await page.getByRole("link", { name: `Delete subject ${subject}` }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Please type the name of the subject as shown above.")).toBeVisible();
  await page.getByLabel(/type the name of the subject/).fill(subject.toUpperCase());
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Subject deleted.")).toBeVisible();
});
