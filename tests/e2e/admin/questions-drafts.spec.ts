/** Writing a question: what is said before it is saved, what survives, and trying it. */
import type { BrowserContext, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { lessons, questionLabels, questions } from "../../../src/db/schema.ts";
import { buildLesson, unique } from "../../../src/testing/build.ts";
import { buildQuestion, singleChoiceBody } from "../../../src/testing/build-attempts.ts";
import { buildImage, buildSubjects, writeQuestion } from "../authors.ts";
import { expect, expectAccessible, PHONE, test } from "../fixtures.ts";
import { ADMIN } from "../people.ts";

const ADD = "/admin/questions/add";

const notes = (page: Page) => page.getByRole("status").filter({ hasText: "Before you save" });
const note = (page: Page, text: string) => notes(page).getByRole("button", { name: text });

test("what is wrong is said while the question is written, not before, and each note leads to its field", async ({
  page,
  admin: _,
  database,
}) => {
  const lesson = await buildSubjects(database);
  await page.goto(ADD);
  await page.getByRole("textbox", { name: "Question Text" }).fill("Which nerve?");
  await expect(page.getByRole("region", { name: "Question Preview" })).toContainText("Which nerve?");
  await expect(notes(page)).toBeHidden();
  const [one, two] = [page.getByRole("textbox", { name: "Option 1" }), page.getByRole("textbox", { name: "Option 2" })];
  await one.fill("Vagus");
  await two.fill("Vagus");
  await note(page, "Two options have the same text.").click();
  await expect(two).toBeFocused();
  await two.fill("Facial");
  await expect(note(page, "Two options have the same text.")).toBeHidden();
  await note(page, "Please select the correct answer.").click();
  await expect(page.getByRole("radio", { name: "Option 1 is the correct answer" })).toBeFocused();
  await page.keyboard.press("Space");
  await expectAccessible(page);
  await note(page, "Please enter the explanation.").click();
  await expect(page.getByRole("textbox", { name: "Explanation" })).toBeFocused();
  await page.keyboard.type("It wanders.");
  await expect(notes(page)).toBeHidden();

  await page.getByLabel("Subject", { exact: true }).selectOption({ label: lesson.subject });
  await page.getByLabel("Lesson", { exact: true }).selectOption({ label: lesson.lesson });
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByText("Question added successfully.")).toBeVisible();
});

test("a warning does not keep a question from being saved", async ({ page, admin: _, database }) => {
  const body = singleChoiceBody();
  const image = `<p>Read it.<img src="${await buildImage(database, 64, 48)}" loading="lazy" /></p>`;
  const { lessonId } = await buildLesson(database.db);
  const { questionId } = await buildQuestion(database.db, lessonId, {
    ...body,
    content: { ...body.content, stem: image },
  });
  await page.goto(`/admin/questions/${questionId}/edit`);
  await expect(note(page, "An image has no alternative text")).toBeVisible();
  await page.getByRole("textbox", { name: "Option 1" }).fill("Option e");
  await page.getByRole("button", { name: "Save Question" }).click();
  await expect(page.getByText("Question saved successfully.")).toBeVisible();
});

/** Types a question, where nothing else is offered, and closes the tab when this device has kept it. */
async function leaveUnsaved(context: BrowserContext, text: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(ADD);
  await page.getByRole("textbox", { name: "Question Text" }).fill(text);
  await expect(page.getByText(/Unsaved question from/)).toBeHidden();
  await page.getByRole("radio", { name: "Multiple answers" }).click();
  await page.getByRole("textbox", { name: "Option 1" }).fill("Kept one");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("Kept one");
  await page.close();
}

test("what was left unsaved is offered on return, never put in by itself, and discarded after a question", async ({
  page,
  context,
  admin: _,
  database,
}) => {
  await page.setViewportSize(PHONE);
  const lesson = await buildSubjects(database);
  const text = unique("Which nerve?");
  await leaveUnsaved(context, text);

  await page.goto(ADD);
  const offer = page.getByRole("status").filter({ hasText: /Unsaved question from \d{1,2}:\d\d\s[ap]m/ });
  await expect(offer).toContainText(text);
  await expect(page.getByRole("textbox", { name: "Question Text" })).toHaveText("");
  await expectAccessible(page);
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(offer).toBeHidden();
  await expect(
    page.getByRole("status").filter({ hasText: /What you wrote at \d{1,2}:\d\d\s[ap]m is back/ }),
  ).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Question Text" })).toHaveText(text);
  await expect(page.getByRole("radio", { name: "Multiple answers" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Option 1" })).toHaveValue("Kept one");

  await page.getByRole("radio", { name: "Single answer" }).click();
  await writeQuestion(page, lesson, text);
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByText("Question added successfully.")).toBeVisible();

  await leaveUnsaved(context, unique("Not worth it"));
  await page.goto(ADD);
  await expect(offer).toContainText("Not worth it");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("Discarded.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Question Text" })).toBeVisible();
  await expect(page.getByText(/Unsaved question from/)).toBeHidden();
});

test("log-out leaves nothing of it on the device, and it is offered only to who wrote it", async ({
  page,
  context,
  admin: _,
  expectConsoleErrors,
}) => {
  // The bank may be asked for similar questions as the session ends.
  expectConsoleErrors(/status of 401 .*\/similar$/);
  const text = unique("Private");
  await leaveUnsaved(context, text);
  // Any address of the site: what the device keeps is there.
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("lamplight:question-draft:")) ?? "";
    const foreign = key.replace(/:[\da-f-]{36}:new:/, `:${crypto.randomUUID()}:new:`);
    localStorage.setItem(foreign, localStorage.getItem(key) ?? "");
    localStorage.removeItem(key);
  });
  await page.goto(ADD);
  await expect(page.getByRole("textbox", { name: "Question Text" })).toBeVisible();
  await expect(page.getByText(/Unsaved question from/)).toBeHidden();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(text);
});

test("a session that ended loses nothing: sign in again in another tab, and save", async ({
  page,
  context,
  admin: _,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource/);
  const lesson = await buildSubjects(database);
  await page.goto(ADD);
  await writeQuestion(page, lesson, unique("Which nerve?"));
  await context.clearCookies();

  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByRole("alert")).toContainText("you are signed out");
  const [other] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Sign in again in another tab" }).click(),
  ]);
  await other.getByLabel("Email Address").fill(ADMIN.email);
  await other.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await other.getByRole("button", { name: "Sign In" }).click();
  await expect(other).toHaveURL(/\/admin\/questions/);

  await page.bringToFront();
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByText("Question added successfully.")).toBeVisible();
});

test("unsaved changes are kept for their question, know which version they changed, and overwrite none without a word", async ({
  page,
  context,
  admin: _,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource/);
  const { lessonId } = await buildLesson(database.db);
  const { questionId } = await buildQuestion(database.db, lessonId);
  const edit = `/admin/questions/${questionId}/edit`;
  const first = await context.newPage();
  await first.goto(edit);
  await first.getByRole("textbox", { name: "Option 1" }).fill("Mine");
  await expect.poll(() => first.evaluate(() => JSON.stringify(localStorage))).toContain("Mine");
  await first.close();
  const second = await context.newPage();
  await second.goto(edit);
  await second.getByRole("textbox", { name: "Option 2" }).fill("Theirs");
  await second.getByRole("button", { name: "Save Question" }).click();
  await expect(second.getByText("Question saved successfully.")).toBeVisible();

  await page.bringToFront();
  await page.goto(ADD);
  await expect(page.getByText(/Unsaved/)).toBeHidden();
  await page.goto(edit);
  await expect(page.getByText(/Unsaved changes from \d{1,2}:\d\d\s[ap]m/)).toBeVisible();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByRole("textbox", { name: "Option 1" })).toHaveValue("Mine");
  await page.getByRole("button", { name: "Save Question" }).click();
  await expect(page.getByRole("alert")).toContainText("This question was changed while you were editing it.");
  await expect(page.getByRole("textbox", { name: "Option 1" })).toHaveValue("Mine");
  await page.getByRole("button", { name: "Save Question" }).click();
  await expect(page.getByText("Question saved successfully.")).toBeVisible();
});

test("a form that stood open while its question was moved and tagged says so, and keeps what was typed", async ({
  page,
  admin: _,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource/);
  const { db } = database;
  const [{ lessonId }, lesson] = [await buildLesson(db), await buildSubjects(database)];
  const { questionId } = await buildQuestion(db, lessonId);
  const [target] = await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.title, lesson.lesson));
  const [category] = await db.select().from(questionLabels).where(eq(questionLabels.kind, "category"));
  if (!target || !category) throw new Error("There is nowhere to move to.");
  await page.goto(`/admin/questions/${questionId}/edit`);
  const option = page.getByRole("textbox", { name: "Option 1" });
  await option.fill("Mine");
  await db
    .update(questions)
    .set({ lessonId: target.id, categoryId: category.id, areas: ["snle:adult"] })
    .where(eq(questions.id, questionId));

  await page.getByRole("button", { name: "Save Question" }).click();
  await expect(page.getByText(/^This question was moved or tagged while you were editing it\./)).toBeVisible();
  await expect(page.getByLabel("Lesson", { exact: true })).toBeFocused();
  await expect(page.getByText(`It is now in ${lesson.subject} › ${lesson.lesson}.`).first()).toBeVisible();
  await expect(page.getByText(`It is now ${category.name}.`)).toBeVisible();
  // Folded up until then.
  await expect(page.getByText("It now has SNLE blueprint: Adult nursing.")).toBeVisible();
  await expect(option).toHaveValue("Mine");
  await expectAccessible(page, "look");

  await page.getByLabel("Subject", { exact: true }).selectOption({ label: lesson.subject });
  await page.getByLabel("Lesson", { exact: true }).selectOption({ label: lesson.lesson });
  await page.getByRole("button", { name: "Save Question" }).click();
  await expect(page.getByText("Question saved successfully.")).toBeVisible();
  const [saved] = await db.select().from(questions).where(eq(questions.id, questionId));
  expect(saved).toMatchObject({ lessonId: target.id, categoryId: null, areas: [] });
});

test("an answer is tried in the preview, scored by the server, and tried again", async ({
  page,
  admin: _,
  database,
}) => {
  const lesson = await buildSubjects(database);
  await page.goto(ADD);
  await writeQuestion(page, lesson, unique("Which nerve?"));
  const preview = page.getByRole("region", { name: "Question Preview" });
  const check = preview.getByRole("button", { name: "Check the answer" });

  await preview.getByRole("radio", { name: "The vagus nerve" }).check();
  await check.click();
  await expect(preview.getByText("Wrong: 0 of 1 point.")).toBeVisible();
  await expect(preview.getByRole("heading", { name: "Result" })).toBeFocused();
  await preview.getByRole("button", { name: "Answer again" }).click();
  await preview.getByRole("radio", { name: "The facial nerve" }).check();
  await check.click();
  await expect(preview.getByText("Right: 1 of 1 point.")).toBeVisible();

  await page.getByRole("radio", { name: "Option 1 is the correct answer" }).check();
  await expect(preview.getByText("Right: 1 of 1 point.")).toBeHidden();
  await expect(page.getByRole("radio", { name: "Option 1 is the correct answer" })).toBeFocused();
  await page.getByRole("textbox", { name: "Option 2" }).fill("");
  await check.click();
  await expect(preview.getByRole("alert")).toContainText("This question cannot be scored yet.");
});
