/** An institute test from its first draft to its last correction, and what students and administrator are told on the way. */
import type { Browser, Locator, Page } from "@playwright/test";
import { desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../src/db/client.ts";
import { lessons, questions, students, subjects } from "../../../src/db/schema.ts";
import { buildLesson, unique } from "../../../src/testing/build.ts";
import { buildAreaQuestions } from "../../../src/testing/build-area-questions.ts";
import { DESK, expect, expectStateAccessible, LONG, PHONE, signedInStudent, signIn, test } from "../fixtures.ts";
import { mailsTo } from "../visitors.ts";

/** Of no other test, so that nobody else's list shows what is published here. */
const COURSE = "Medical Board Review";

test("an institute test is made from an exam, taken on phone and desktop, opened again, released and corrected, and all are told", async ({
  page,
  admin: _,
  browser,
  database,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const title = unique("Stage II mock");
  const { subject, lesson, chosen } = await buildSmallBank(database);
  const [first, second] = chosen;
  const done = async (text: string) => {
    const notice = page.getByRole("status").filter({ hasText: text });
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport();
  };
  const save = (name: string) => page.getByRole("button", { name, exact: true }).click();

  // Made from a preset, cut down to two sections of three questions.
  await page.goto("/admin/tests/add");
  await page.getByLabel("Begin with").selectOption("NORCET Stage II");
  await page.getByLabel("Title").fill(title);
  await save("Create test");
  await done("Test added as a draft.");
  for (const section of ["Section 4", "Section 3"]) {
    await page.getByRole("link", { name: `Remove ${section}` }).click();
    await page
      .getByRole("alertdialog", { name: `Remove ${section}?` })
      .getByRole("button", { name: "Remove" })
      .click();
    await expect(page.getByRole("link", { name: section, exact: true })).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Section 1", exact: true }).click();
  await page.getByRole("link", { name: "Edit Rule 1" }).click();
  await page.getByLabel("Number of questions").fill("1");
  await page.getByText(subject, { exact: true }).click();
  await page.getByRole("checkbox", { name: lesson }).check();
  await expect(page.getByText("1 question matches")).toBeVisible();
  await save("Save rule");
  await done("Draft saved.");
  await page.getByRole("link", { name: "Back to the test" }).click();

  await page.getByRole("link", { name: "Section 2", exact: true }).click();
  await page.getByLabel("Where the questions come from").selectOption("Chosen by hand");
  await save("Save draft");
  await page.getByRole("link", { name: "Choose from the bank" }).click();
  await page.getByLabel("Subject", { exact: true }).selectOption(subject);
  const bank = page.getByRole("list", { name: "Questions of the bank" });
  await expect(page).toHaveURL(/subject=/);
  await expect(bank.getByRole("listitem")).toHaveCount(3);
  for (const number of [first, second]) await bank.getByRole("checkbox", { name: `#${number} ` }).check();
  await save("Add to section");
  await done("2 questions added to the section.");
  await page.getByRole("link", { name: "Back to the test" }).click();

  await page.getByRole("link", { name: "Edit Marks and pass mark" }).click();
  await page.getByLabel("Kind of pass mark").selectOption("One percentage of all marks");
  await page.getByLabel("Percentage of all marks").fill("50");
  await save("Save");
  await page.getByRole("link", { name: "Edit Students and times" }).click();
  await page.getByLabel("For", { exact: true }).selectOption(COURSE);
  await page.getByLabel("How often a student can take it").fill("1");
  await page.getByLabel("Score").selectOption("When you release it");
  await page.getByLabel("Solutions").selectOption("When you release it");
  await save("Save");
  await page.getByRole("button", { name: "Publish" }).click();
  await done("Test published.");
  const testAddress = new URL(page.url()).pathname.replace(/\/edit$/, "");

  // Taken by three: two with a finger, one with a mouse.
  const asha = await openStudent(browser, database, { baseURL, isPhone: true });
  const binu = await openStudent(browser, database, { baseURL, isPhone: false });
  const clara = await openStudent(browser, database, { baseURL, isPhone: true });
  await take(asha, title, ["a", "a", "a"]);
  await take(binu, title, ["b", "b", "a"]);
  await take(clara, title, ["a", null, null]);
  await expect(clara.page.getByText("Your score and the solutions are not out yet.")).toBeVisible();
  await expect(clara.page.getByText("Because it is a.")).toHaveCount(0);

  // The power failed for the third one.
  await page.bringToFront();
  await page.goto(`${testAddress}/results`);
  const rowsOf = ({ email }: { email: string }) => page.getByRole("row").filter({ hasText: email });
  await expect(rowsOf(asha)).toContainText("3 of 3");
  await rowsOf(clara)
    .getByRole("link", { name: /^Open again/ })
    .click();
  await page.getByLabel("Reason").fill("The power failed in your hall.");
  await save("Open again");
  await done("Opened again.");
  await expect.poll(async () => (await mailsTo(clara.email, "test-reopened")).join()).toContain("The power failed");
  await take(clara, title, ["a", "b", "b"]);

  // Released: each is told once, and sees everything.
  await page.bringToFront();
  await page.reload();
  await page.getByRole("link", { name: "Release the results" }).click();
  await expect(page.getByText("We write an email to 3 students.")).toBeVisible();
  await save("Release and send emails");
  await done("Released. 3 emails are kept, not sent: no mail server is set.");
  for (const { email } of [asha, binu, clara]) {
    await expect.poll(async () => (await mailsTo(email, "results-released")).length).toBe(1);
  }
  await binu.page.bringToFront();
  await binu.page.goto("/dashboard/tests");
  await openReview(binu, title);
  await expect(binu.page.getByRole("definition").filter({ hasText: "0.33 of 3" })).toBeVisible();
  await expect(binu.page.getByText("Not passed", { exact: true })).toBeVisible();
  await expect(binu.page.getByText("Because it is a.").first()).toBeVisible();

  // The key of one question was wrong.
  await page.bringToFront();
  await page.goto(`${testAddress}/results`);
  await expect(rowsOf(clara)).toHaveCount(2);
  await page.getByRole("link", { name: "Back to the test" }).click();
  await page.getByRole("link", { name: `Change how it counts #${first}` }).click();
  await page.getByRole("link", { name: "Correct the question instead" }).click();
  await page.getByRole("radio", { name: "Option 2 is the correct answer" }).check();
  await save("Save Question");
  await page.getByRole("link", { name: "Rescore results" }).click();
  await expect(page.getByRole("heading", { name: "What would change" })).toBeVisible();
  await save("Rescore 4 results");
  await expect(
    page.getByText("4 results rescored. Emails to students whose points changed are kept, not sent"),
  ).toBeVisible();
  for (const { email } of [asha, binu, clara]) {
    await expect.poll(async () => (await mailsTo(email, "question-rescored")).length).toBe(1);
  }

  // Another one had no right answer at all.
  await page.goto(testAddress);
  await page.getByRole("link", { name: `Change how it counts #${second}` }).click();
  await page.getByLabel("How it counts").selectOption("Right for everybody");
  await save("Show what would change");
  await save("Apply to 4 results");
  await done("Changed. 4 results were marked again.");
  await expect(
    page.getByText("A question counted as right for everybody: 4 results marked again, 2 came out differently"),
  ).toBeVisible();
  await expect.poll(async () => (await mailsTo(clara.email, "result-changed")).length).toBe(2);
  expect(await mailsTo(asha.email, "result-changed")).toEqual([]);
  await expectStateAccessible(page);

  await clara.page.bringToFront();
  await clara.page.goto("/dashboard/tests");
  await openReview(clara, title);
  await expect(clara.page.getByRole("definition").filter({ hasText: "3 of 3" })).toBeVisible();
  await expect(clara.page.getByText("Passed", { exact: true })).toBeVisible();
  await expect(
    clara.page.getByText(/we decided that a question of this test counts as right for everybody.*Before that/i),
  ).toBeVisible();
  await expect(clara.page.getByText("Counts as right for everybody", { exact: true })).toBeVisible();
  await expect(clara.page.getByText(/because its answer key was corrected: 0 of 1 → 1 of 1/)).toBeVisible();
  await expectStateAccessible(clara.page);
  await asha.page.bringToFront();
  await asha.page.goto("/dashboard/tests");
  await openReview(asha, title);
  await expect(asha.page.getByRole("definition").filter({ hasText: "1.67 of 3" })).toBeVisible();
  await expect(asha.page.getByText(/because its answer key was corrected: 1 of 1 → 0 of 1/)).toBeVisible();
  await page.bringToFront();
  await page.goto(`${testAddress}/results`);
  await expect(rowsOf(asha)).toContainText("1.67 of 3");
  await expect(rowsOf(binu)).toContainText("Passed");
  for (const { page: theirs } of [asha, binu, clara]) await theirs.context().close();
});

test("without scripts a test is written, cut down, published and deleted by plain forms", { tag: LONG }, async ({
  admin: _,
  context,
  browser,
  database,
  baseURL,
}) => {
  const { lesson, subject } = await buildSmallBank(database);
  const quiet = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await quiet.addCookies(await context.cookies());
  const page = await quiet.newPage();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const done = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
  await page.goto("/admin/tests/add");
  await page.getByLabel("Title").fill(unique("Plain"));
  await press("Create test");
  await done("Test added as a draft.");

  await page.getByRole("link", { name: "Edit General" }).click();
  await page.getByLabel("Minutes for the whole test").fill("ten");
  await page.getByLabel("Reference values").uncheck();
  await press("Save draft");
  await expect(page.getByText("Please enter a whole number of minutes")).toBeVisible();
  await expect(page.getByLabel("Minutes for the whole test")).toHaveValue("ten");
  await page.getByLabel("Minutes for the whole test").fill("10");
  await press("Save draft");
  await expect(page.getByText("10 minutes for the whole test.")).toContainText(
    "Tools: Strike out, Highlighter, Test notes, Calculator.",
  );

  // By rule: its list of lessons opens without scripts.
  await page.getByLabel("Title of the new section").fill("Drawn");
  await press("Add section");
  await page.getByLabel("Where the questions come from").selectOption("Drawn by rules");
  await press("Save draft");
  for (const nth of ["first", "second"]) {
    await page.getByRole("link", { name: "Add rule" }).first().click();
    await page.getByText(subject, { exact: true }).click();
    await page.getByRole("checkbox", { name: lesson }).check();
    if (nth === "first") {
      // Refused, it comes back with everything that was chosen, and its lists are open.
      const types = ["Single answer", "Multiple answers"].map((name) =>
        page.getByRole("checkbox", { name, exact: true }),
      );
      for (const type of types) await type.check();
      await press("Save rule");
      await expect(page.getByLabel("Number of questions")).toHaveAttribute("aria-invalid", "true");
      for (const box of [page.getByRole("checkbox", { name: lesson }), ...types]) await expect(box).toBeChecked();
      for (const type of types) await type.uncheck();
    }
    await page.getByLabel("Number of questions").fill("1");
    await press("Save rule");
    await done("Draft saved.");
  }
  await page.getByRole("link", { name: "Remove Rule 2" }).click();
  await expect(page.getByRole("heading", { name: "Remove rule 2?" })).toBeVisible();
  await press("Remove");
  await done("Rule removed.");
  await expect(page.getByText(/^Rule \d/)).toHaveCount(1);

  // By hand: the filters of the bank are a form, too.
  await page.getByRole("link", { name: "Back to the test" }).click();
  await page.getByRole("link", { name: "Section 1", exact: true }).click();
  await page.getByRole("link", { name: "Choose from the bank" }).click();
  await page.getByLabel("Subject", { exact: true }).selectOption(subject);
  await press("Apply");
  const boxes = page.getByRole("list", { name: "Questions of the bank" }).getByRole("checkbox");
  await expect(boxes).toHaveCount(3);
  for (const index of [0, 1]) await boxes.nth(index).check();
  await press("Add to section");
  await done("2 questions added to the section.");
  await page
    .getByRole("link", { name: /^Remove #/ })
    .first()
    .click();
  await press("Remove");
  await done("Question removed from the section.");
  await page.getByRole("link", { name: "Back to the test" }).click();
  await page.getByRole("link", { name: "Change order" }).click();
  await page.getByRole("button", { name: /^Move up Drawn/ }).click();
  await press("Save Order");
  await done("Order saved.");
  await press("Publish");
  await done("Test published.");
  await page.getByRole("link", { name: "Delete" }).click();
  await press("Delete");
  await done("Test deleted.");
  await quiet.close();
});

/** A lesson with one reserved question of an area of the exam, and two others by their numbers as the bank lists them, the newest first; `a` is right. */
async function buildSmallBank({ db }: Database) {
  const { subjectId, lessonId } = await buildLesson(db);
  const [drawn] = await buildAreaQuestions(db, 1, ["norcet:fundamentals"], { lessonId, isReserved: true });
  const chosen = await buildAreaQuestions(db, 2, [], { lessonId });
  const [subject] = await db.select().from(subjects).where(eq(subjects.id, subjectId));
  const [lesson] = await db.select().from(lessons).where(eq(lessons.id, lessonId));
  const rows = await db
    .select({ number: questions.displayId })
    .from(questions)
    .where(
      inArray(
        questions.id,
        chosen.map(({ questionId }) => questionId),
      ),
    )
    .orderBy(desc(questions.displayId));
  const [first, second] = rows.map(({ number }) => number);
  if (!drawn || !subject || !lesson || first === undefined || second === undefined)
    throw new Error("Nothing was built.");
  return { subject: subject.name, lesson: lesson.title, chosen: [first, second] as const };
}

type Taker = { page: Page; email: string; press: (target: Locator) => Promise<void> };

/** A student of the course with a browser of their own. */
async function openStudent(
  browser: Browser,
  database: Database,
  { baseURL, isPhone }: { baseURL: string | undefined; isPhone: boolean },
): Promise<Taker> {
  const { studentId, email, cookie } = await signedInStudent(database);
  await database.db.update(students).set({ course: COURSE }).where(eq(students.id, studentId));
  const device = isPhone ? { viewport: PHONE, hasTouch: true, isMobile: true } : { viewport: DESK };
  const context = await browser.newContext({ ...device, ...(baseURL && { baseURL }) });
  await signIn(context, cookie);
  const page = await context.newPage();
  return { page, email, press: (target) => (isPhone ? target.tap() : target.click()) };
}

/** Finds the test in the list, takes it from section to section and submits it; null leaves a question blank. */
async function take({ page, press }: Taker, title: string, answers: ReadonlyArray<string | null>): Promise<void> {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const confirm = (name: string) => press(page.getByRole("alertdialog").getByRole("button", { name, exact: true }));
  const answer = async (chosen: string | null | undefined) => {
    if (chosen) await press(page.getByLabel(`Option ${chosen}`, { exact: true }));
  };
  const [drawn, first, second] = answers;
  await page.bringToFront();
  await page.goto("/dashboard/tests");
  await press(cardOf(page, title).getByRole("link", { name: "See the test" }));
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await press(button("Start Test"));
  await expect(page.getByRole("heading", { name: "Question 1 of 1" })).toBeVisible();
  await answer(drawn);
  await press(button("Close section"));
  await confirm("Close section");
  await expect(page.getByRole("heading", { name: "Question 1 of 2" })).toBeVisible();
  await answer(first);
  await press(button("Next"));
  await expect(page.getByRole("heading", { name: "Question 2 of 2" })).toBeVisible();
  await answer(second);
  await press(button("Submit Test"));
  await confirm("Submit Test");
  await expect(page).toHaveURL(/\/review$/);
}

function cardOf(page: Page, title: string): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
}

async function openReview({ page, press }: Taker, title: string): Promise<void> {
  await press(
    cardOf(page, title)
      .getByRole("link", { name: /Review/ })
      .first(),
  );
  await expect(page).toHaveURL(/\/review/);
}
