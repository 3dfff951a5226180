/** Learning from each answer, and being asked again: an explained test in two tabs and without network, the list of mistakes, what is due. */
import { eq } from "drizzle-orm";
import { lessonPlaces, notes, studentQuestions, students, studyPlans } from "../../../src/db/schema.ts";
import { buildLesson, unique } from "../../../src/testing/build.ts";
import { buildQuestion } from "../../../src/testing/build-attempts.ts";
import { buildCourse, buildLessonIn } from "../../../src/testing/build-learning.ts";
import { expect, expectStateAccessibleAtBothWidths, LONG, NETWORK_ERRORS, test, WITH_WORKER } from "../fixtures.ts";
import { setOffline, waitForWorker } from "../service-workers.ts";

test("each answer is explained once it is checked, in both tabs, and without network as soon as that is back", {
  tag: WITH_WORKER,
}, async ({ page, context, student: _, database: { db }, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  const { lessonId } = await buildLesson(db);
  for (let count = 0; count < 3; count += 1) await buildQuestion(db, lessonId);
  await page.goto(`/dashboard/tests?lesson=${lessonId}`);
  await page.getByLabel("Explain each answer").check();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole("button", { name: "Create Test" }).click();
  const question = (number: number) => page.getByRole("heading", { name: `Question ${number} of 3` });
  await expect(question(1)).toBeVisible();
  // The reply to the start has brought the questions.
  expect(asked.filter((pathname) => pathname.endsWith(".data"))).toEqual(["/dashboard/tests.data"]);
  await expect(page.getByText("No time limit")).toBeVisible();
  const address = page.url();

  await page.keyboard.press("2");
  await page.getByRole("radio", { name: "A guess" }).check();
  await page.getByRole("button", { name: "Check my answer" }).press("Enter");
  const explanation = page.getByRole("heading", { name: "Explanation" });
  await expect(explanation).toBeFocused();
  await expect(page.getByText("Because it is a.")).toBeVisible();
  await expect(page.getByText("Your answer, wrong")).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);

  // The other tab had the question open, and answers it otherwise.
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole("heading", { name: "Question 1 of 3" })).toBeVisible();
  await expect(other.getByText("Because it is a.")).toBeVisible();
  await expect(other.getByRole("radio", { name: "Option a" })).toHaveCount(0);
  await other.close();

  await page.getByRole("button", { name: "Next" }).click();
  await expect(question(2)).toBeFocused();
  await waitForWorker(page);
  await setOffline(page, true);
  await page.keyboard.press("1");
  await page.getByRole("button", { name: "Check my answer" }).click();
  await expect(page.getByText("You are offline. Your answer is kept")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Option b" })).toBeDisabled();
  await setOffline(page, false);
  await expect(page.getByText("Because it is a.")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Your answer, right")).toBeVisible();

  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Submit Test" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit Test" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Review: Custom Test \(.+, 3 questions\)$/);
});

test("what went wrong is found with its reason, comes back on the day it is due, and is done for the day", async ({
  page,
  student,
  database: { db },
}) => {
  const { lessonId } = await buildLesson(db);
  for (let count = 0; count < 2; count += 1) await buildQuestion(db, lessonId);
  const answerAll = async (key: string) => {
    for (const next of ["Next", "Submit Test"]) {
      await page.keyboard.press(key);
      const check = page.getByRole("button", { name: "Check my answer" });
      if (await check.isVisible()) {
        await check.click();
        await expect(page.getByRole("heading", { name: "Explanation" })).toBeFocused();
      }
      await page.getByRole("button", { name: next }).click();
      if (next === "Next") await expect(page.getByRole("heading", { name: "Question 2 of 2" })).toBeFocused();
    }
    await page.getByRole("alertdialog").getByRole("button", { name: "Submit Test" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Review");
  };
  await page.goto("/dashboard/mistakes");
  await expect(page.getByText("No mistakes yet")).toBeVisible();
  await page.goto(`/dashboard/tests?lesson=${lessonId}`);
  await page.getByRole("button", { name: "Create Test" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 2" })).toBeVisible();
  await answerAll("2");

  await page.goto("/dashboard/mistakes");
  await expect(page.getByText("Nothing is due today.")).toBeVisible();
  await expect(page.getByText("2 questions tomorrow.")).toBeVisible();
  const first = page.getByRole("main").getByRole("listitem").filter({ hasText: "Which one?" }).first();
  await first.getByRole("button", { name: "Misread it" }).click();
  await expect(first.getByRole("button", { name: "Misread it" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Exam date and questions a day" }).click();
  await page.getByLabel("Questions to repeat on one day").fill("0");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please enter a number from 1 to 200.")).toBeVisible();
  await page.getByLabel("Questions to repeat on one day").fill("15");
  await page.getByLabel("Show how many days in a row").uncheck();
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeFocused();
  await expectStateAccessibleAtBothWidths(page);
  await page.goto("/dashboard/mistakes");
  await page.getByText("The next 14 days").click();
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: /^Wrong \(2\)/ }).click();
  await expect(page).toHaveURL("/dashboard/mistakes?kind=wrong");
  await first.getByRole("link", { name: /^See the answer/ }).click();
  await expect(page.getByText("Because it is a.").first()).toBeVisible();
  const own = eq(studentQuestions.studentId, student.studentId);
  expect((await db.select().from(studentQuestions).where(own)).map(({ whyWrong }) => whyWrong).sort()).toEqual([
    "misread",
    null,
  ]);
  expect(await db.select().from(studyPlans).where(eq(studyPlans.studentId, student.studentId))).toMatchObject([
    { examOn: null, repeatsADay: 15, minutesADay: 45, showsDays: true, showsStreak: false },
  ]);

  // As it would be a day later.
  for (const row of await db.select().from(studentQuestions).where(own)) {
    const card = { ...Object(row.card), reviewedOn: "2026-01-01" };
    await db
      .update(studentQuestions)
      .set({ card, dueOn: "2026-01-02" })
      .where(eq(studentQuestions.questionId, row.questionId));
  }
  await page.goto("/dashboard");
  await expect(page.getByText("2 questions are due today.")).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Repeat 2 questions" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Question 1 of 2" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("You have begun. Go on where you stopped.")).toBeVisible();
  await page.getByRole("link", { name: "Go on" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 2" })).toBeVisible();
  await answerAll("1");
  await page.goto("/dashboard");
  await expect(page.getByText("Done for today. You repeated 2 questions.")).toBeVisible();
});

test("a new student begins in three ways, plans the days, and keeps notes, bookmarks, highlights and the place in a lesson", async ({
  page,
  student,
  database: { db },
}) => {
  const { course, subjectId, subjectName } = await buildCourse(db, 0);
  await db.update(students).set({ course }).where(eq(students.id, student.studentId));
  const paragraphs = Array.from({ length: 40 }, (_, nth) => `<p>Paragraph ${nth} tells of sodium.</p>`);
  const lesson = { title: unique("Lesson 1"), content: paragraphs.join("") };
  const lessonId = await buildLessonIn(db, subjectId, lesson);
  for (let count = 0; count < 6; count += 1) await buildQuestion(db, lessonId);

  await page.goto("/dashboard");
  // Subjects without a course belong to each, so those of other tests are in the plan too.
  await expect(page.getByRole("heading", { name: /^Take your first \d+ questions$/ })).toBeVisible();
  await expect(page.getByText(/^Today: \d+ new questions\. First /)).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  await page.getByLabel("Minutes a day").fill("700");
  await page.getByRole("button", { name: "Make my plan" }).click();
  await expect(page.getByText("Please enter a number from 5 to 600.")).toBeVisible();
  await page.getByLabel("Minutes a day").fill("10");
  await page.getByRole("button", { name: "Make my plan" }).press("Enter");
  await expect(page.getByRole("heading", { name: "When is your exam?" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Read it" })).toBeVisible();
  await page.goto(`/lessons/${lessonId}`);
  await expect(page.getByRole("heading", { level: 1, name: lesson.title })).toBeVisible();
  await page.getByRole("button", { name: "Practise this lesson" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 6" })).toBeVisible();
  await page.keyboard.press("2");
  await page.getByRole("button", { name: "Check my answer" }).click();
  await page.getByText("Private note, bookmark, and more").click();
  const note = page.getByLabel("Private note", { exact: true });
  await note.fill("Look at the kidneys first");
  await page.getByRole("button", { name: "Save private note" }).press("Enter");
  await expect(page.getByText("Private note saved.")).toBeVisible();
  for (let nth = 0; nth < 5; nth += 1) await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Submit Test" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit Test" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Review");
  const card = page.getByRole("article").filter({ hasText: "Look at the kidneys first" });
  await page
    .getByRole("article")
    .filter({ hasText: "Question 1" })
    .getByText("Private note, bookmark, and more")
    .click();
  await expect(card.getByText("You have answered it once.")).toBeVisible();
  await card.getByLabel(/^Labels/).fill("kidneys, ward");
  await card.getByRole("button", { name: "Bookmark", exact: true }).click();
  await expect(card.getByText("Bookmark saved.")).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);

  await page.goto(`/lessons/${lessonId}`);
  await expect(page.getByText("1 of 6 questions answered · 0 right · 1 not right yet")).toBeVisible();
  await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelectorAll("#lesson-text p")[2] ?? document.body);
    document.getSelection()?.addRange(range);
  });
  await page.getByRole("button", { name: "Highlight" }).press("Enter");
  await expect(page.getByText("Your highlights in this lesson (1)")).toBeVisible();
  expect(await page.evaluate(() => CSS.highlights.get("lesson-highlight")?.size)).toBe(1);
  await page.getByText("Paragraph 20 tells").evaluate((element) => element.scrollIntoView());
  await page.mouse.move(200, 200);
  // A report is of a second at least.
  await page.waitForTimeout(1_200);
  await page.goto(`/dashboard/subjects/${subjectId}`);
  const places = () => db.$count(lessonPlaces, eq(lessonPlaces.studentId, student.studentId));
  await expect.poll(places).toBe(1);
  await expect(page.getByText("1 answered, 0 right")).toBeVisible();
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Read on" }).click();
  await expect(page.getByRole("button", { name: /^Go on/ })).toHaveText(
    "Go on where you stopped: “Paragraph 20 tells of sodium.”",
  );
  await page.getByRole("button", { name: /^Go on/ }).press("Enter");
  await expect(page.getByText("Paragraph 20 tells")).toBeFocused();
  await expect(page.getByText("Paragraph 20 tells")).toBeInViewport();
  await expectStateAccessibleAtBothWidths(page);

  await page.goto("/dashboard/notebook");
  await expect(page.getByText("Paragraph 2 tells of sodium.")).toBeVisible();
  await page.getByLabel("Words").fill("kidneys");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("Look at the kidneys first")).toBeVisible();
  await expect(page.getByText("Paragraph 2 tells of sodium.")).toHaveCount(0);
  await expectStateAccessibleAtBothWidths(page);
  const bookmark = page.getByRole("listitem").filter({ hasText: "ward" });
  await bookmark.getByText("Remove", { exact: false }).first().click();
  await bookmark.getByRole("button", { name: "Remove for good" }).click();
  await expect(bookmark).toHaveCount(0);
  await page.goto("/dashboard/standing");
  await expect(page.getByRole("link", { name: subjectName })).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
});

test("a note is saved although its page is left at once", { tag: WITH_WORKER }, async ({
  page,
  student,
  database: { db },
}) => {
  const { course, subjectId } = await buildCourse(db, 0);
  await db.update(students).set({ course }).where(eq(students.id, student.studentId));
  const lessonId = await buildLessonIn(db, subjectId, { title: unique("Lesson"), content: "<p>Sodium.</p>" });
  const stored = async () =>
    (await db.select({ text: notes.text }).from(notes).where(eq(notes.studentId, student.studentId)))[0]?.text;
  for (const text of ["one", "two", "three", "four", "five", "six"]) {
    await page.goto(`/lessons/${lessonId}`);
    await waitForWorker(page);
    await page.locator("summary", { hasText: /note/i }).click();
    await page.getByLabel("Private note", { exact: true }).fill(text);
    await page.goto("/robots.txt");
    await expect.poll(stored).toBe(text);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a note and a bookmark of a lesson say that they were saved, or why not, with what was typed", {
    tag: LONG,
  }, async ({ page, student, database: { db }, expectConsoleErrors }) => {
    expectConsoleErrors(/400/);
    const { course, subjectId } = await buildCourse(db, 0);
    await db.update(students).set({ course }).where(eq(students.id, student.studentId));
    const lessonId = await buildLessonIn(db, subjectId, { title: unique("Lesson"), content: "<p>Sodium.</p>" });
    await page.goto(`/lessons/${lessonId}`);
    await page.locator("summary", { hasText: /note/i }).click();
    await page.getByLabel("Private note", { exact: true }).fill("kidneys first");
    await page.getByRole("button", { name: "Save private note" }).click();
    await expect(page.getByText("Private note saved.")).toBeVisible();
    await expect(page.getByLabel("Private note", { exact: true })).toHaveValue("kidneys first");
    await page.getByLabel(/^Labels/).fill("a,b,c,d,e,f");
    await page.getByRole("button", { name: "Bookmark", exact: true }).click();
    await expect(page.getByText("Please use at most 5 labels.")).toBeVisible();
    await expect(page.getByLabel(/^Labels/)).toHaveValue("a,b,c,d,e,f");
  });
});
