/** By what an exam simulation is marked, changed after a student has taken it. */
import { eq } from "drizzle-orm";
import { attempts, students, testResults } from "../../../src/db/schema.ts";
import { saveAnswers } from "../../../src/modules/attempts/commands/save-answers.server.ts";
import { startPreset } from "../../../src/modules/attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../../../src/modules/attempts/commands/submit-attempt.server.ts";
import { EXAM_PLANS } from "../../../src/modules/tests/exam-plans.ts";
import { PRESETS } from "../../../src/modules/tests/presets/presets.ts";
import { buildLesson, unique } from "../../../src/testing/build.ts";
import { buildAreaQuestions } from "../../../src/testing/build-area-questions.ts";
import { buildInstituteTest } from "../../../src/testing/build-institute-test.ts";
import {
  expect,
  expectAccessible,
  expectStateAccessible,
  expectStateAccessibleAtBothWidths,
  PHONE,
  signedInStudent,
  signIn,
  test,
} from "../fixtures.ts";

test("the marks of a simulation are changed and a question is voided: the preview says what comes of it, and the student sees it", async ({
  page,
  admin: _,
  browser,
  database,
  baseURL,
}) => {
  const { db } = database;
  const student = await signedInStudent(database);
  // Of no other test: they run at the same time.
  const preset = PRESETS.find(({ id }) => id === "rrb-nursing-superintendent");
  if (!preset) throw new Error("There is no such preset.");
  const area = unique("area");
  await buildAreaQuestions(db, 4, [area]);
  const sections = preset.version.sections.slice(0, 1).map((section) => ({
    ...section,
    source: { kind: "drawn" as const, rules: [{ count: 4, from: { areas: [area] } }] },
  }));
  const now = new Date();
  const started = await startPreset(db, student, preset, { ...preset.version, sections }, now, Math.random);
  if (started.kind !== "started") throw new Error(started.kind);
  const saves = ["a", "a", "b"].map((chosen, index) => ({
    ...{ position: index + 1, basedOn: 0, answer: { chosen }, ageMs: 0, seconds: 5 },
  }));
  await saveAnswers(db, student, started.attemptId, saves, now);
  await submitAttempt(db, student, started.attemptId, now);
  const marks = async () => {
    const [result] = await db.select().from(testResults).where(eq(testResults.attemptId, started.attemptId));
    return [result?.marks, result?.possibleMarks];
  };
  expect(await marks()).toEqual([20, 48]);

  const done = page.getByRole("status").filter({ hasText: "Changed. 1 result was marked again." });
  await page.setViewportSize(PHONE);
  await page.goto("/admin/tests");
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: preset.version.title }).click();
  await expect(page.getByRole("row").filter({ hasText: "#" })).toHaveCount(4);
  await expectStateAccessibleAtBothWidths(page);

  await page.getByRole("link", { name: "Change marks" }).click();
  const wrong = page.getByRole("group", { name: "Professional ability" }).getByLabel("Wrong answer");
  await wrong.fill("a third");
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expect(wrong).toBeFocused();
  await expect(page.getByText(/Please enter a number or a fraction/)).toBeVisible();
  await wrong.fill("-1/4");
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expect(page.getByRole("heading", { name: "What would change" })).toBeFocused();
  await expect(page.getByRole("row").filter({ hasText: student.name })).toContainText(
    "1.67 of 4 marks → 1.75 of 4 marks",
  );
  await expectStateAccessibleAtBothWidths(page);
  expect(await marks()).toEqual([20, 48]);
  await page.getByRole("button", { name: "Apply to 1 result" }).click();
  await expect(done).toBeFocused();
  expect(await marks()).toEqual([21, 48]);

  const lowest = page.getByRole("row").filter({ hasText: "0%" }).first();
  await lowest.getByRole("link", { name: "Change how it counts" }).click();
  await page.getByLabel("How it counts").selectOption("Left out for everybody");
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expectStateAccessible(page);
  await page.getByRole("button", { name: "Apply to 1 result" }).click();
  await expect(done).toBeFocused();
  await expect(page.getByRole("row").filter({ hasText: "Left out" })).toHaveCount(1);
  await expect(page.getByText("Marks changed: 1 result marked again, 1 came out differently")).toBeVisible();

  await page.getByRole("link", { name: "Change pass mark" }).click();
  await expect(page.getByLabel("UR")).toBeVisible();
  await page.getByLabel("Kind of pass mark").selectOption("One percentage of all marks");
  await expect(page.getByLabel("UR")).toBeHidden();
  await page.getByLabel("Percentage of all marks").fill("90");
  await page.getByRole("button", { name: "Show what would change" }).click();
  // The old pass mark is by category: its verdicts are nothing for the administrator.
  await expect(page.getByText(/^1 verdict depends on what students told/)).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);

  const context = await browser.newContext({ viewport: PHONE, ...(baseURL && { baseURL }) });
  await signIn(context, student.cookie);
  const theirs = await context.newPage();
  await theirs.goto(`/attempts/${started.attemptId}/review`);
  await expect(
    theirs.getByText(/^On .* we changed the marks of this test\. Before that the result was 1\.67 of 4/),
  ).toBeVisible();
  await expect(theirs.getByText("Left out for everybody")).toHaveCount(1);
  await theirs.goto(`/dashboard/tests/exams/${preset.id}`);
  await expect(theirs.getByText("A wrong answer takes 1/4 mark.")).toBeVisible();
  await expect(theirs.getByText(/^We changed the marks or the pass mark on/)).toBeVisible();
  await context.close();
});

test("a test of the institute says what is missing, gets questions by hand, is looked at, published, and travels as a file", async ({
  page,
  admin: _,
  database,
}) => {
  const area = EXAM_PLANS[0]?.areas[0];
  if (!area) throw new Error("There is no area.");
  const { subjectId, lessonId } = await buildLesson(database.db);
  await buildAreaQuestions(database.db, 12, [area.code], { isReserved: true, lessonId });
  const title = unique("Weekly test");
  const done = async (text: string) => {
    const notice = page.getByRole("status").filter({ hasText: text });
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport();
  };

  await page.goto("/admin/tests");
  await page.getByRole("link", { name: "New Test" }).first().click();
  await page.getByRole("button", { name: "Create test" }).click();
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.getByLabel("Title").fill(title);
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Create test" }).click();
  await done("Test added as a draft.");
  await expectStateAccessibleAtBothWidths(page);

  // By hand, from two searches.
  await page.getByRole("link", { name: "Section 1: This section has no questions yet." }).click();
  await page.getByRole("link", { name: "Choose from the bank" }).click();
  // On a phone the filters open first.
  await page.getByText("Filters", { exact: true }).click();
  // Only its own: those of other tests go at any moment.
  await page.getByRole("search").getByLabel("Subject").selectOption(subjectId);
  await expect(page.getByText("12 questions found")).toBeVisible();
  const boxes = page.getByRole("list", { name: "Questions of the bank" }).getByRole("checkbox");
  await boxes.nth(0).check();
  await page.getByLabel("Exam area").selectOption(area.code);
  await expect(page).toHaveURL(/area=/);
  await boxes.nth(1).check();
  await expect(page.getByText("2 questions selected")).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Add to section" }).click();
  await done("2 questions added to the section.");
  const listed = page.getByRole("list", { name: "Questions of this section" }).getByRole("listitem");
  await expect(listed).toHaveCount(2);
  const second = (await listed.nth(1).locator("strong").textContent()) ?? "";
  await page.getByRole("link", { name: "Change order" }).click();
  await page.getByRole("button", { name: `Move up ${second} ` }).click();
  await page.getByRole("button", { name: "Save Order" }).click();
  await expect(listed.nth(0)).toContainText(second);
  await expectStateAccessibleAtBothWidths(page);

  await page.getByRole("link", { name: "Back to the test" }).click();
  await page.getByRole("link", { name: "Preview as a student" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 2" })).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "Question 2 of 2" })).toBeFocused();
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "Back to the test" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await done("Test published.");

  // Through a file, as another institute would.
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save as a file" }).click();
  const file = await (await saved).path();
  await page.goto("/admin/tests/add");
  await page.getByRole("link", { name: "From a file" }).click();
  // The form before it has a button of the same name.
  await expect(page.getByLabel("File")).toBeVisible();
  await page.getByRole("button", { name: "Create test" }).click();
  await expect(page.getByLabel("File")).toBeFocused();
  await expectStateAccessibleAtBothWidths(page);
  await page.getByLabel("File").setInputFiles(file);
  await page.getByRole("button", { name: "Create test" }).click();
  await done("Test added as a draft.");
  await expect(page.getByText("Everything is in place.")).toBeVisible();

  await page.goto(`/admin/tests?${new URLSearchParams({ q: title, status: "published" })}`);
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("2");
  await expectStateAccessibleAtBothWidths(page);
  await page.goto(`/admin/questions?${new URLSearchParams({ status: "reserved", subject: subjectId })}`);
  await page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: second, exact: true }) })
    .getByRole("link", { name: "Delete" })
    .click();
  await expect(page.getByRole("dialog")).toContainText(`${title} (published)`);
});

test("a test of the institute is taken by keyboard, its result waits until it is released, and it is opened again", async ({
  page,
  admin: _,
  browser,
  database,
  baseURL,
}) => {
  const { db } = database;
  const student = await signedInStudent(database);
  const title = unique("Mock");
  // Nobody else finds it in a list.
  const course = unique("Course");
  await db.update(students).set({ course }).where(eq(students.id, student.studentId));
  const { testId } = await buildInstituteTest(db, {
    title,
    rules: { release: { score: "by-hand", solutions: "by-hand" } },
    delivery: { attemptsMax: 1, course },
  });
  const context = await browser.newContext({ viewport: PHONE, ...(baseURL && { baseURL }) });
  await signIn(context, student.cookie);
  const theirs = await context.newPage();
  await theirs.goto("/dashboard/tests");
  const own = theirs.getByRole("listitem").filter({ has: theirs.getByRole("heading", { name: title }) });
  await expect(own).toContainText("3 questions");
  await expectStateAccessibleAtBothWidths(theirs);
  await own.getByRole("link", { name: "See the test" }).press("Enter");
  await expect(theirs.getByText("You can take it once.")).toBeVisible();
  await expectStateAccessibleAtBothWidths(theirs);
  await theirs.getByRole("button", { name: "Start Test" }).press("Enter");
  await expect(theirs.getByRole("heading", { name: "Question 1 of 3" })).toBeVisible();
  await page.goto(`/admin/tests/${testId}/live`);
  await expect(page.getByRole("row").filter({ hasText: student.email })).toContainText("0 of 3");
  await expectStateAccessibleAtBothWidths(page);
  await page.bringToFront();
  await page
    .getByRole("row")
    .filter({ hasText: student.email })
    .getByRole("link", { name: /^Extra minutes/ })
    .press("Enter");
  await expect(page.getByText(`Only ${student.name} gets them.`)).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(page.getByLabel("Minutes")).toBeFocused();
  await page.getByLabel("Minutes").fill("10");
  await page.getByLabel("Reason").fill("The power failed.");
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Give 10 minutes to 1 student?" })).toBeFocused();
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Give 10 minutes" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Given to 1 student." })).toBeFocused();
  await expect(page.getByRole("row").filter({ hasText: student.email })).toContainText("10 extra minutes");
  // The page of the test learns of it with the next answer that it saves.
  await theirs.bringToFront();
  await expect(theirs.getByRole("timer")).toHaveText(/^2\d:\d\d$/);
  await theirs.getByRole("radio").first().check();
  await expect(
    theirs.getByRole("status").filter({ hasText: "Your institute gave you 10 more minutes." }),
  ).toBeVisible();
  await expect(theirs.getByRole("timer")).toHaveText(/^3\d:\d\d$/);
  await expectAccessible(theirs);
  const [open] = await db.select({ id: attempts.id }).from(attempts).where(eq(attempts.testId, testId));
  if (!open) throw new Error("There is no attempt.");
  const saves = ["a", "a", "b"].map((chosen, index) => ({
    ...{ position: index + 1, basedOn: 0, answer: { chosen }, ageMs: 0, seconds: 5 },
  }));
  await saveAnswers(db, student, open.id, saves, new Date());
  await submitAttempt(db, student, open.id, new Date());
  // The page looks again every few seconds.
  await page.bringToFront();
  await expect(page.getByText("Nobody is in this test now")).toBeVisible({ timeout: 20_000 });
  await theirs.goto(`/dashboard/tests/institute/${testId}`);
  await expect(theirs.getByText("You have taken this test as often as you can.")).toBeVisible();
  await expect(theirs.getByText("Your result comes later")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Start Test" })).toHaveCount(0);

  await page.goto(`/admin/tests/${testId}`);
  await page.getByRole("link", { name: "Results" }).click();
  await expect(page.getByRole("row").filter({ hasText: student.email })).toContainText("2 of 3");
  await expect(page.getByRole("row").filter({ hasText: student.email })).toContainText("10 extra minutes");
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "Release the results" }).press("Enter");
  await expect(page.getByText("We write an email to 1 student.")).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Release and send emails" }).press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: "Released. 1 email is kept, not sent: no mail server is set." }),
  ).toBeFocused();
  await page
    .getByRole("row")
    .filter({ hasText: student.email })
    .getByRole("link", { name: /^Open again/ })
    .click();
  await expect(page.getByLabel("Email of the student")).toHaveValue(student.email);
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Open again" }).click();
  await expect(page.getByLabel("Reason")).toBeFocused();
  await page.getByLabel("Reason").fill("The power failed in your hall.");
  await page.getByRole("button", { name: "Open again" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Opened again." })).toBeFocused();

  await theirs.reload();
  await expect(theirs.getByText("Last result 2 of 3 marks")).toBeVisible();
  await expect(theirs.getByText("You can take it 2 times.")).toBeVisible();
  await theirs.getByRole("link", { name: "Review" }).click();
  await expect(theirs.getByText("Because it is a.").first()).toBeVisible();
  await context.close();
});
