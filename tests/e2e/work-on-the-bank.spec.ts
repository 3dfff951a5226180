/**
 * The Question Bank: what is looked for stands in the address, many questions are changed at once, and all of it travels. A change can
 * be undone until the administrator does anything else, so these tests run last, when no others act as the administrator.
 */
import { readFile, writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { Database } from "../../src/db/client.ts";
import { questions, users } from "../../src/db/schema.ts";
import type { Admin } from "../../src/modules/accounts/viewer.ts";
import { createQuestion } from "../../src/modules/questions/commands/create-question.server.ts";
import { buildLesson, unique } from "../../src/testing/build.ts";
import { questionInput, textBody } from "../../src/testing/build-content.ts";
import { pressAndChoose } from "./await-pages.ts";
import { expectStateAccessible, expectStateAccessibleAtBothWidths, LONG, PHONE } from "./fixtures.ts";
import { ADMIN } from "./people.ts";
import { expect, test } from "./visitors.ts";

/** A lesson of its own with questions that say these words. */
async function buildQuestions({ db }: Database, stems: ReadonlyArray<string>) {
  const [user] = await db.select().from(users).where(eq(users.email, ADMIN.email));
  if (!user) throw new Error("The administrator is missing.");
  const admin: Admin = { kind: "admin", userId: user.id, name: user.name, email: user.email, language: "en" };
  const lesson = await buildLesson(db);
  const displayIds: number[] = [];
  for (const stem of stems) {
    const input = questionInput(lesson, { body: textBody({ stem: `<p>${stem}</p>` }) });
    const created = await createQuestion(db, admin, input, new Date());
    if (created.kind !== "created") throw new Error(JSON.stringify(created));
    displayIds.push(created.displayId);
  }
  return { ...lesson, displayIds };
}

/** Opens the filters where there is no room to show them. */
async function openFilters(page: Page): Promise<Locator> {
  const form = page.getByRole("search");
  if (!(await form.getByLabel("Question type").isVisible())) await form.getByText("Filters", { exact: true }).click();
  return form;
}

test("filters stand in the address, and Back takes them back", async ({ page, admin: _, database }) => {
  await page.setViewportSize(PHONE);
  const { subjectId, lessonId, displayIds } = await buildQuestions(database, [unique("One"), unique("Two")]);
  await page.goto("/admin/questions");
  const filters = await openFilters(page);

  await expect(filters.getByLabel("Lesson")).toBeDisabled();
  await filters.getByLabel("Subject").selectOption(subjectId);
  await expect(page).toHaveURL(new RegExp(`subject=${subjectId}`));
  await expect(page.getByText("2 questions found")).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  await filters.getByLabel("Lesson").selectOption(lessonId);
  await expect(page).toHaveURL(new RegExp(`lesson=${lessonId}`));
  await filters.getByLabel("Question type").selectOption({ label: "Matrix" });
  await expect(page.getByText("No questions found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search terms or filters")).toBeVisible();
  await expectStateAccessible(page, "look");

  await page.goBack();
  await expect(page.getByText("2 questions found")).toBeVisible();
  await expect(filters.getByLabel("Question type")).toHaveValue("");
  await expect(filters.getByLabel("Lesson")).toHaveValue(lessonId);
  await filters.getByLabel("Question ID").fill(`#${displayIds[0]}`);
  await expect(page.getByText("1 question found")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article", { name: `#${displayIds[0]}` })).toBeVisible();
  await expect(filters.getByLabel("Question ID")).toHaveValue(`#${displayIds[0]}`);
  await filters.getByLabel("Needs rationale").check();
  await expect(page.getByText("No questions found")).toBeVisible();
  await pressAndChoose(
    filters.getByRole("link", { name: "Clear filters" }),
    filters.getByLabel("Question type"),
    "matrix",
  );
  await expect(page).toHaveURL(/\/admin\/questions\?type=matrix$/);
  await filters.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/admin\/questions$/);
  await expect(filters.getByLabel("Question ID")).toHaveValue("");
});

test("a filtered list is worked through, and is as it was when one comes back", async ({
  page,
  admin: _,
  database,
}) => {
  const word = unique("Work");
  const { displayIds } = await buildQuestions(database, [`${word} one`, `${word} two`, `${word} three`]);
  const [last, middle, first] = displayIds;
  const card = (displayId: number | undefined) =>
    page.getByRole("listitem").filter({ has: page.getByRole("article", { name: `#${displayId}` }) });
  const heading = (displayId: number | undefined) =>
    page.getByRole("heading", { level: 1, name: `Edit Question #${displayId}` });
  await page.goto(`/admin/questions?q=${word}&type=text`);
  const list = /\/admin\/questions\?q=[^&]+&type=text$/;

  await card(middle).getByRole("link", { name: "Edit" }).click();
  await expect(page.getByText("1 question comes after this one.")).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(card(middle)).toBeFocused();
  await expect(page).toHaveURL(list);
  await card(middle).getByRole("link", { name: "Edit" }).click();
  await expect(heading(middle)).toBeVisible();
  await page.goBack();
  await expect(card(middle)).toBeFocused();

  await card(first).getByRole("link", { name: "Edit" }).click();
  await page.getByRole("link", { name: "Versions" }).click();
  await page.getByRole("link", { name: "Back to the question" }).click();
  await expect(heading(first)).toBeVisible();
  await page.getByRole("button", { name: "Save and Next" }).click();
  await expect(heading(middle)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Question saved successfully." })).toBeFocused();
  await page.getByRole("button", { name: "Save Question" }).click();
  await expect(card(middle)).toBeFocused();
  await expect(card(middle).getByText("Question saved successfully.")).toBeVisible();
  await expect(page).toHaveURL(list);

  await card(middle).getByRole("link", { name: "Edit" }).click();
  await page.getByRole("link", { name: "Next question" }).click();
  await expect(heading(last)).toBeVisible();
  await expect(page.getByText("This is the last question of the list.")).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole("button", { name: "Save and Next" }).click();
  await expect(page.getByText("That was the last one of this list.")).toBeVisible();
  await expect(card(last)).toBeFocused();
  await expect(page).toHaveURL(list);
});

test("all that match are moved, the change is undone after a reload, and they are withdrawn and brought back", async ({
  page,
  admin: _,
  database,
}) => {
  await page.setViewportSize(PHONE);
  const word = unique("Moved");
  const { lessonId } = await buildQuestions(
    database,
    Array.from({ length: 22 }, (_, index) => `${word} ${index}`),
  );
  const target = await buildLesson(database.db);
  const inLesson = (id: typeof lessonId) => database.db.$count(questions, eq(questions.lessonId, id));
  await page.goto(`/admin/questions?q=${word}`);
  const bar = page.getByRole("region", { name: "Selected questions" });
  const selectAll = async () => {
    await page.getByRole("button", { name: "Select this page" }).click();
    await bar.getByRole("button", { name: "Select all 22 that match" }).click();
  };

  await selectAll();
  await expectStateAccessible(page, "look");
  await bar.getByRole("button", { name: "Move to lesson" }).click();
  const dialog = page.getByRole("dialog", { name: "Move 22 questions" });
  await dialog.getByLabel("Subject").selectOption(target.subjectId);
  await dialog.getByLabel("Lesson").selectOption(target.lessonId);
  await dialog.getByRole("button", { name: "Change 22 questions" }).click();
  await expect(page.getByText(/^22 questions moved to Lesson/)).toBeVisible();
  await expect(bar).toBeHidden();
  expect(await inLesson(target.lessonId)).toBe(22);
  await page.reload();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone: 22 questions are as before.")).toBeVisible();
  expect(await inLesson(lessonId)).toBe(22);

  await selectAll();
  await bar.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText(/^22 questions withdrawn/)).toBeVisible();
  await expect(page.getByText("No questions found")).toBeVisible();
  const filters = await openFilters(page);
  await filters.getByLabel("Status").selectOption("Withdrawn");
  await expect(page.getByText("22 questions found")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Edit/ })).toHaveCount(0);
  await selectAll();
  await bar.getByRole("button", { name: "Bring back" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Bring back" }).click();
  await expect(page.getByText("22 questions brought back.")).toBeVisible();

  // A change can no longer be undone after its page was left.
  await page.getByRole("link", { name: "Categories", exact: true }).click();
  await page.getByRole("link", { name: "Back to Questions" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Question Bank" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
});

test("what is selected is exported, and comes back when it is imported", async ({
  page,
  admin: _,
  database,
}, testInfo) => {
  const word = unique("Travelled");
  const { displayIds, lessonId } = await buildQuestions(database, [`${word} a`, `${word} b`]);
  await page.goto(`/admin/questions?q=${word}`);
  await page.getByRole("checkbox", { name: `Select question ${displayIds[0]}` }).check();
  await page.getByRole("region", { name: "Selected questions" }).getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export questions" });
  await expect(dialog.getByText("1 question will be exported.")).toBeVisible();
  await expectStateAccessible(page);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Export" }).click();
  await expect(dialog.getByText("2 questions will be exported.")).toBeVisible();
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/^questions-\d{4}-\d\d-\d\d\.csv$/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download JSON Lines" }).click(),
  ]);
  const file = testInfo.outputPath("questions.jsonl");
  await download.saveAs(file);
  const lines = (await readFile(file, "utf8")).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).question_text)).toEqual([`<p>${word} a</p>`, `<p>${word} b</p>`]);
  await writeFile(file, lines.map((line) => line.replaceAll(word, `${word}-again`)).join("\n"));

  await page.goto("/admin/questions/import");
  await page.getByLabel("JSON Lines, text or CSV file").setInputFiles(file);
  await page.getByRole("button", { name: "Check the file" }).click();
  await page.getByRole("button", { name: "Import 2 questions" }).click();
  await expect(page.getByText("2 questions imported.")).toBeVisible();
  expect(await database.db.$count(questions, eq(questions.lessonId, lessonId))).toBe(4);
});

test("categories are added, renamed and deleted", { tag: LONG }, async ({
  page,
  admin: _,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/400 \(Bad Request\)/);
  await page.setViewportSize(PHONE);
  await page.goto("/admin/questions");
  const [first, second] = [unique("Genetics"), unique("Genomics")];
  await page.getByRole("link", { name: "Categories" }).click();
  await expect(page.getByRole("heading", { name: "Categories and difficulties" })).toBeVisible();
  await page.getByLabel("New category").fill(" ");
  await page.getByRole("button", { name: "Add Category" }).click();
  await expect(page.getByText("Please enter a name.")).toBeVisible();
  await page.getByLabel("New category").fill(first);
  await page.getByRole("button", { name: "Add Category" }).click();
  await expect(page.getByText("Added.")).toBeVisible();
  await page.getByLabel(`Name of ${first}`).fill("Anatomy");
  await page.getByRole("button", { name: `Rename ${first}` }).click();
  await expect(page.getByText("There is already one with this name.")).toBeVisible();
  await expectStateAccessible(page);
  await page.getByLabel(`Name of ${first}`).fill(second);
  await page.getByRole("button", { name: `Rename ${first}` }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByLabel("Logit of hard").fill("very");
  await page.getByRole("button", { name: "Save hard" }).click();
  await expect(page.getByText("Use a number from −5 to 5, with at most two decimals.")).toBeVisible();
  await page.getByLabel("Logit of hard").fill("1.5");
  await page.getByRole("button", { name: "Save hard" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByLabel("Logit of hard")).toHaveValue("1.5");
  const labelled = await buildQuestions(database, [unique("Labelled")]);
  await page.goto(`/admin/questions?subject=${labelled.subjectId}`);
  await page.getByRole("button", { name: "Select this page" }).click();
  await page.getByRole("button", { name: "Set labels" }).click();
  await page.getByRole("dialog").getByLabel("Category").selectOption({ label: second });
  await page.getByRole("button", { name: "Change 1 question" }).click();
  await expect(page.getByText(`1 question changed: category ${second}.`)).toBeVisible();

  await page.goto("/admin/questions/labels");
  await page.getByRole("link", { name: `Delete ${second}` }).click();
  await expect(page.getByRole("alertdialog")).toContainText("1 question has it and will lose it.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Deleted. No question has it now.")).toBeVisible();
});

test("the list is searched and filtered without scripts", { tag: LONG }, async ({
  plainPage: page,
  context,
  admin: _,
  database,
}) => {
  const word = unique("Quiet");
  await buildQuestions(database, [word]);
  await page.context().addCookies(await context.cookies());
  await page.goto("/admin/questions");
  await page.getByRole("searchbox", { name: "Search questions" }).fill(word);
  await page.getByRole("search").getByLabel("Question type").selectOption({ label: "Single answer" });
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("1 question found")).toBeVisible();
});
