/** The administrator's day: a subject, a lesson, a question, its edit, its end. Nothing that was typed is ever lost. */
import type { Page } from "@playwright/test";
import { submitAttempt } from "../../../src/modules/attempts/commands/submit-attempt.server.ts";
import { unique } from "../../../src/testing/build.ts";
import { buildOpenAttempt } from "../../../src/testing/build-attempts.ts";
import { buildSubjects, writeQuestion } from "../authors.ts";
import { expectAccessible, expectAccessibleAtBothWidths, PHONE, WITH_WORKER } from "../fixtures.ts";
import { cutNetwork } from "../service-workers.ts";
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

test("subject, lesson, question, edit and deletion", async ({ page, admin: _, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  // Many steps, on the heaviest pages that there are.
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  const lesson = await addLesson(page);
  await expectAccessibleAtBothWidths(page);

  const text = unique("Which nerve is hurt?");
  await page.goto("/admin/questions/add");
  await writeQuestion(page, lesson, text);
  await page.getByRole("button", { name: "Suggest ID" }).click();
  await expect(page.getByLabel("Question ID")).toHaveValue(/^S-L-TE\d{3}$/);
  const questionId = await page.getByLabel("Question ID").inputValue();
  await expect(page.getByRole("region", { name: "Question Preview" })).toContainText(text);
  await page.getByRole("button", { name: "Show preview" }).click();
  await expectAccessible(page, "width");
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByText("Question added successfully.")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search questions" }).fill(questionId);
  await expect(page).toHaveURL(new RegExp(`q=${questionId}`));
  await expect(page.getByText("1 question found")).toBeVisible();
  await page.getByRole("button", { name: /^Show answers/ }).click();
  await expect(page.getByRole("region", { name: "Answers" })).toContainText("The facial nerveCorrect");
  await expectAccessible(page, "look");

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
  await expectAccessible(page, "width");
  await page.getByRole("button", { name: "Save Question" }).click();
  await expect(page.getByText("Question saved successfully.")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search questions" }).fill(questionId);
  await expect(page.getByText("1 question found")).toBeVisible();
  await expect(page.getByText("Adult nursing · Analyze cues")).toBeVisible();
  await page.getByRole("link", { name: /^Edit/ }).click();
  await expect(page.getByText("For exams Adult nursing, Analyze cues, Reserved")).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: /^Delete/ }).click();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Question deleted.")).toBeVisible();
  await expect(page.getByText("No questions found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search terms or filters")).toBeVisible();
});

test("what is missing is said in order, with the focus on it, and goes away when it is put right", async ({
  page,
  admin: _,
  database,
}) => {
  const lesson = await buildSubjects(database);
  await page.goto("/admin/questions/add");
  const add = page.getByRole("button", { name: "Add Question" });
  const said = page.getByRole("alert");

  await expect(page.getByLabel("Lesson")).toBeDisabled();
  await expect(page.getByLabel("Lesson")).toHaveText("Select subject first");
  await add.click();
  await expect(said).toHaveText("Please select a subject.");
  await expect(page.getByLabel("Subject")).toBeFocused();
  await expect(page.getByLabel("Lesson")).not.toHaveAttribute("aria-invalid");
  await expectAccessible(page);
  await page.getByLabel("Subject").selectOption({ label: lesson.subject });
  await expect(said).toHaveText("Please select a lesson.");
  await add.click();
  await expect(page.getByLabel("Lesson")).toBeFocused();
  await page.getByLabel("Lesson").selectOption({ label: lesson.lesson });
  await add.click();
  await expect(said).toHaveText("Please enter the question text.");
  await expect(page.getByRole("textbox", { name: "Question Text" })).toBeFocused();
  await page.getByRole("textbox", { name: "Question Text" }).fill("Which?");
  await page.getByRole("radio", { name: "Multiple answers" }).click();
  await add.click();
  await expect(said).toHaveText("Please provide at least two options for a multiple-answer question.");
  await expect(page.getByRole("textbox", { name: "Option 1" })).toBeFocused();
  await page.getByRole("textbox", { name: "Option 1" }).fill("One");
  await page.getByRole("textbox", { name: "Option 2" }).fill("Two");
  await add.click();
  await expect(said).toHaveText("Please select at least one correct answer.");
  await page.getByRole("checkbox", { name: "Option 1 is a correct answer" }).check();
  // Said after it, though it stands above it on the page.
  await page.getByRole("textbox", { name: "Option 2" }).fill("One");
  await add.click();
  await expect(said).toHaveText("Please enter the explanation.");
  await expect(page.getByRole("textbox", { name: "Explanation" })).toBeFocused();
});

test("hints say what gives the answer away, lead to it by key, and keep nothing from being saved", async ({
  page,
  admin: _,
  database,
}) => {
  const lesson = await buildSubjects(database);
  await page.goto("/admin/questions/add");
  const hints = page.getByRole("heading", { name: "Hints for a better question" });
  await expect(hints).toBeHidden();
  await writeQuestion(page, lesson, unique("Which nerve moves the face?"));
  await page.getByRole("button", { name: "Add Option" }).click();
  await page.getByRole("textbox", { name: "Option 3" }).fill("All of the above");
  const speaking = page.getByRole("button", { name: "“All of the above” seems to speak of other options." });
  await expect(speaking).toBeVisible();
  await expect(hints).toBeVisible();
  await expect(page.getByRole("button", { name: "The explanation has no source with a year." })).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await speaking.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Option 3" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("The optic nerve");
  await expect(speaking).toBeHidden();
  await expect(hints).toBeVisible();
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByText("Question added successfully.")).toBeVisible();
});

test("of the samples the first comes after the last; of options there are never fewer than two, and a mark goes with its own", async ({
  page,
  admin: _,
}) => {
  await page.goto("/admin/questions/add");
  await page.getByRole("button", { name: "View Sample Questions" }).click();
  const dialog = page.getByRole("dialog", { name: "Sample Questions" });
  const dots = await dialog.getByRole("button", { name: /^Sample \d/ }).count();
  await expect(dialog.getByRole("heading", { name: `1 of ${dots}` })).toBeVisible();
  await dialog.getByRole("button", { name: "Previous sample" }).click();
  await expect(dialog.getByRole("heading", { name: `${dots} of ${dots}` })).toBeVisible();
  await dialog.getByRole("button", { name: "Show the solution" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Next sample" }).click();
  await expect(dialog.getByRole("heading", { name: `1 of ${dots}` })).toBeVisible();
  await page.keyboard.press("Escape");

  const marks = page.getByRole("radio", { name: /is the correct answer$/ });

  await page.getByRole("button", { name: "Add Option" }).click();
  await expect(page.getByRole("textbox", { name: "Option 3" })).toBeFocused();
  await marks.nth(2).check();
  await page.getByRole("button", { name: "Remove option 3" }).click();
  await expect(marks).toHaveCount(2);
  for (const mark of await marks.all()) await expect(mark).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Remove option 1" })).toBeDisabled();
});

test("a failure says so and keeps what was typed; leaving asks first", { tag: WITH_WORKER }, async ({
  page,
  admin: _,
  database,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(NETWORK_ERRORS);
  const lesson = await buildSubjects(database);
  await page.goto("/admin/questions/add");
  const text = unique("Which nerve?");
  await writeQuestion(page, lesson, text);

  await cutNetwork(page);
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to add question: we could not reach the server.");
  await expect(page.getByRole("textbox", { name: "Option 2" })).toHaveValue("The facial nerve");
  await context.setOffline(false);

  await page.getByRole("link", { name: "Back to Questions" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(/\/add$/);
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByText("Question added successfully.")).toBeVisible();
});

test("the editor formats as it says, pastes plain text, and its toolbar is one stop of the Tab key", async ({
  page,
  admin: _,
}) => {
  await page.goto("/admin/questions/add");
  const editor = page.getByRole("textbox", { name: "Question Text" });
  const toolbar = page.getByRole("toolbar", { name: "Formatting of Question Text" });
  const html = page.locator('input[name="content.stem"]');
  const tool = (label: string) => toolbar.getByRole("button", { name: label, exact: true });
  // By keys, not by fill(): the editor takes the focus back in a frame of its own, which would undo fill()'s selection.
  const clear = async () => {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await expect(html).not.toHaveValue(/[a-z]{3}/);
  };

  await editor.click();
  await page.keyboard.type("> 38 ");
  await tool("Bold").click();
  await page.keyboard.type("hot");
  await expect(html).toHaveValue("<p>&gt; 38 <strong>hot</strong></p>");
  await tool("Bold").click();
  await tool("Align centre").click();
  await tool("Text colour").click();
  await page.getByRole("group", { name: "Text colour" }).getByRole("button", { name: "Red" }).click();
  await page.keyboard.type(" red");
  await expect(html).toHaveValue(/text-align: center.*<span style="color: rgb\(179, 38, 30\);"> red<\/span>/);
  await tool("Undo").click();
  await expect(html).not.toHaveValue(/ red/);

  await clear();
  await tool("Link").click();
  await page.getByLabel("URL").fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter a web address, such as https://example.org.")).toBeVisible();
  await page.getByLabel("URL").fill("example.org");
  await page.keyboard.press("Enter");
  await expect(html).toHaveValue(/href="https:\/\/example\.org"/);
  await expect(editor).toBeFocused();

  await clear();
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", "<h1>Rich</h1><img src='x' onerror='alert(1)'>");
    clipboardData.setData("text/plain", "Plain one\nPlain two");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(html).toHaveValue(/^<p[^>]*>Plain one<\/p><p[^>]*>Plain two<\/p>$/);

  await editor.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Home");
  await expect(toolbar.getByRole("combobox", { name: "Block format" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(tool("Highlight colour")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(editor).toBeFocused();
});

test("a subject with answered questions is not deleted, but can be emptied for the tests to come", async ({
  page,
  admin: _,
  database,
}) => {
  const { subject } = await buildSubjects(database);
  await page.goto(`/admin/subjects?${new URLSearchParams({ q: subject })}`);
  await page.getByRole("link", { name: `Delete subject ${subject}` }).click();
  await expect(page.getByRole("alertdialog")).toContainText("with 1 lesson and 0 questions");
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

test("subjects and lessons are added and deleted without scripts", async ({ plainPage: page, context, admin: _ }) => {
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
  await expect(page.getByText("Subject deleted.")).toBeVisible();
});
