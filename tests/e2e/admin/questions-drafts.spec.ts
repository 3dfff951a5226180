/** Writing a question: what was left unsaved is offered again, and no lost network, ended session or other author takes it away. */
import type { BrowserContext } from "@playwright/test";
import { eq } from "drizzle-orm";
import { questions } from "../../../src/db/schema.ts";
import { buildLesson, unique } from "../../../src/testing/build.ts";
import { buildQuestion } from "../../../src/testing/build-attempts.ts";
import { buildSubjects, writeQuestion } from "../authors.ts";
import { expect, LONG, PHONE, test, WITH_WORKER } from "../fixtures.ts";
import { ADMIN } from "../people.ts";
import { cutNetwork } from "../service-workers.ts";

const ADD = "/admin/questions/add";

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

test("what was left unsaved is offered on return, restored, and gone once it is saved", async ({
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
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(offer).toBeHidden();
  await expect(
    page.getByRole("status").filter({ hasText: /What you wrote at \d{1,2}:\d\d\s[ap]m \S+ is back/ }),
  ).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Question Text" })).toHaveText(text);
  await expect(page.getByRole("radio", { name: "Multiple answers" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Option 1" })).toHaveValue("Kept one");

  await page.getByRole("radio", { name: "Single answer" }).click();
  await writeQuestion(page, lesson, text);
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByText("Question added successfully.")).toBeVisible();
  await page.goto(ADD);
  await expect(page.getByRole("textbox", { name: "Question Text" })).toBeVisible();
  await expect(page.getByText(/Unsaved question from/)).toBeHidden();
});

test("a draft is offered only to its author, and another author's log-out leaves it on the device", {
  tag: LONG,
}, async ({ page, context, admin: _, expectConsoleErrors }) => {
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
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left).toEqual([expect.stringMatching(/^lamplight:question-draft:/)]);
});

test("a lost network and a session that ended lose nothing: sign in again in another tab, and save", {
  tag: WITH_WORKER,
}, async ({ page, context, admin: _, database, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to load resource/);
  const lesson = await buildSubjects(database);
  await page.goto(ADD);
  await writeQuestion(page, lesson, unique("Which nerve?"));
  await cutNetwork(page);
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to add question: we could not reach the server.");
  await expect(page.getByRole("textbox", { name: "Option 2" })).toHaveValue("The facial nerve");
  await context.setOffline(false);
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

test("unsaved changes are kept for their question and overwrite neither a newer version nor a move without a word", {
  tag: LONG,
}, async ({ page, context, admin: _, database, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to load resource/);
  const { db } = database;
  const [{ lessonId }, target] = [await buildLesson(db), await buildSubjects(database)];
  const { questionId } = await buildQuestion(db, lessonId);
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
  await db
    .update(questions)
    .set({ lessonId: target.lessonId, areas: ["snle:adult"] })
    .where(eq(questions.id, questionId));
  await page.getByRole("button", { name: "Save Question" }).click();
  await expect(page.getByText(/^This question was moved or tagged while you were editing it\./)).toBeVisible();
  await expect(page.getByText(`It is now in ${target.subject} › ${target.lesson}.`).first()).toBeVisible();
  await expect(page.getByText("It now has SNLE blueprint: Adult nursing.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Option 1" })).toHaveValue("Mine");
  await page.getByLabel("Subject", { exact: true }).selectOption({ label: target.subject });
  await page.getByLabel("Lesson", { exact: true }).selectOption({ label: target.lesson });
  await page.getByRole("button", { name: "Save Question" }).click();
  await expect(page.getByText("Question saved successfully.")).toBeVisible();
  const [saved] = await db.select().from(questions).where(eq(questions.id, questionId));
  expect(saved).toMatchObject({ lessonId: target.lessonId, areas: [] });
});
