/** The student's dashboard: the figures, the lessons, and every way a test is started, resumed or refused. */
import { eq } from "drizzle-orm";
import { newId } from "../../../src/core/id.ts";
import type { Db } from "../../../src/db/client.ts";
import { lessons, students, subjects, users } from "../../../src/db/schema.ts";
import { buildAdmin, buildLesson, unique } from "../../../src/testing/build.ts";
import { buildAreaQuestions } from "../../../src/testing/build-area-questions.ts";
import {
  buildOpenAttempt,
  buildPracticeTest,
  buildQuestion,
  buildResult,
  calculationBody,
  singleChoiceBody,
} from "../../../src/testing/build-attempts.ts";
import { buildStimulus } from "../../../src/testing/build-stimulus.ts";
import {
  expect,
  expectAccessible,
  expectStateAccessible,
  expectStateAccessibleAtBothWidths,
  LONG,
  NETWORK_ERRORS,
  PHONE,
  signIn,
  test,
  WITH_WORKER,
} from "../fixtures.ts";
import { cutNetwork, waitForWorker, waitUntilCached } from "../service-workers.ts";

// The last is the service worker, when the network goes before it has been fetched.

// The last of a run: one after the other they would be what it ends with.
test.describe.configure({ mode: "parallel" });

/** A subject whose lessons hold so many questions each. */
async function buildSubject(db: Db, questionCounts: ReadonlyArray<number>) {
  const subjectId = newId<"subject">();
  const name = unique("Subject");
  await db.insert(subjects).values({ id: subjectId, name });
  const titles: string[] = [];
  for (const count of questionCounts) {
    const lessonId = newId<"lesson">();
    const title = unique("Lesson");
    await db.insert(lessons).values({ id: lessonId, subjectId, title, content: `<p>The text of ${title}.</p>` });
    for (let number = 0; number < count; number += 1) await buildQuestion(db, lessonId);
    titles.push(title);
  }
  return { name, titles };
}

test("the tabs show the figures, the lessons and the tests", async ({ page, student, database }) => {
  await page.setViewportSize(PHONE);
  const { subjectId, lessonId } = await buildLesson(database.db);
  const { attemptId } = await buildResult(database.db, student, {
    timeTaken: 90,
    completedAt: new Date("2026-03-01T20:00:00Z"),
    answers: [{ lessonId, isCorrect: true }, { lessonId }, { lessonId, isAnswered: false }],
  });

  await page.goto("/dashboard");
  await expect(page).toHaveTitle("Performance – Student Dashboard – Lamplight");
  for (const [label, value] of [
    ["Average Score", "33%"],
    ["Accuracy", "33%"],
    ["Avg Time/Test", "1.5 min"],
    ["Tests Completed", "1"],
  ] as const) {
    await expect(page.locator("dl > div", { hasText: label }).locator("dd").first()).toHaveText(value);
  }
  await expect(page.getByText("1 of 3 right, 1 not answered")).toBeVisible();
  await expect(page.getByRole("cell", { name: "1 of 3 1 not answered" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "30 s" })).toBeVisible();
  // Eight in the evening in London is the next day in Kolkata.
  const bar = page.getByRole("link", { name: "Review Custom Test: 33% 2 Mar" });
  await expect(bar).toHaveAttribute("href", `/attempts/${attemptId}/review`);
  await expectStateAccessibleAtBothWidths(page);

  await page.getByRole("link", { name: "All results" }).click();
  await expect(page).toHaveURL("/dashboard/results");
  const tabs = page.getByRole("navigation", { name: "Student Dashboard" });
  await expect(tabs.getByRole("link", { name: "Performance" })).toHaveAttribute("aria-current", "page");
  await expect(
    page.getByRole("img", { name: /^Custom tests: Percent of the questions.* 33% on 2 Mar\.$/ }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Custom tests (1)" }).click();
  await expect(page).toHaveURL("/dashboard/results?kind=custom");
  await expect(page.getByRole("row", { name: /Custom Test.*33%.*1 of 3 1 not answered.*1 min 30 s/ })).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "Custom Test", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review: Custom Test");
  await page.goBack();
  await expect(page).toHaveURL("/dashboard/results?kind=custom");
  await page.getByRole("link", { name: "Practice tests (0)" }).click();
  await expect(page.getByText("No practice test submitted yet")).toBeVisible();

  await page.getByRole("link", { name: "Subjects", exact: true }).click();
  await expect(page).toHaveTitle("Subjects – Student Dashboard – Lamplight");
  await page.getByText("Heart failure: assessment and daily care").click();
  await expect(page.locator("details[open] p").first()).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);

  await page.goto(`/dashboard/subjects/${subjectId}`);
  await page.getByRole("link", { name: "Practise these questions" }).click();
  await expect(page.getByText("have 3 questions, fewer than 20. The test asks all of them.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create Test" })).toBeFocused();
  await expectStateAccessibleAtBothWidths(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Question 1 of 3" })).toBeVisible();
  await page.getByRole("link", { name: "Back to practice tests" }).click();

  await expect(page.getByRole("heading", { name: "Practice Test 1", exact: true })).toBeVisible();
  const practice = page.getByRole("region", { name: "All practice tests" });
  await expect(practice.getByText("30 minutes").first()).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  const find = page.getByRole("searchbox", { name: "Name, number, subject or lesson" });
  await find.fill("Pharmacology");
  await find.press("Enter");
  await expect(page).toHaveURL("/dashboard/tests?find=Pharmacology");
  await expect(find).toBeFocused();
  await expect(practice.getByRole("listitem").filter({ hasText: "Pharmacology" }).first()).toBeVisible();
  await page
    .getByRole("navigation", { name: "State of the tests" })
    .getByRole("link", { name: "Taken" })
    .press("Enter");
  await expect(page.getByText("No test fits “Pharmacology”.")).toBeVisible();
  await expect(practice).toBeHidden();
  await page.goBack();
  await expect(find).toHaveValue("Pharmacology");
  await page.getByRole("button", { name: "Start Test" }).first().click();
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
});

test("the list of all tests is narrowed by keyboard, and two results of one test are compared", async ({
  page,
  student,
  database,
}) => {
  const { db } = database;
  await page.setViewportSize(PHONE);
  const { lessonId } = await buildLesson(db);
  const { practiceTestId, number } = await buildPracticeTest(db);
  const questions = [await buildQuestion(db, lessonId), await buildQuestion(db, lessonId)];
  const take = (day: number, ...right: boolean[]) =>
    buildResult(db, student, {
      ...{ practiceTestId, completedAt: new Date(Date.UTC(2026, 2, day, 12)), isReviewable: true },
      answers: questions.map((question, index) => ({ lessonId, question, isCorrect: right[index] === true })),
    });
  await take(1, true, false);
  await take(3);
  const later = await take(5, true, true);
  await buildResult(db, student, { answers: [{ lessonId }], completedAt: new Date(Date.UTC(2026, 2, 6)) });

  await page.goto("/dashboard/results");
  await expect(page.getByText("From 50% on 1 Mar to 100% on 5 Mar.")).toBeVisible();
  await page.getByText("Filter by test, state or date").click();
  await page.getByLabel("Test", { exact: true }).selectOption({ label: `Practice Test ${number}` });
  await page.getByLabel("From", { exact: true }).fill("2026-03-02");
  await page.getByRole("button", { name: "Show results" }).click();
  await expect(page).toHaveURL(`/dashboard/results?test=${practiceTestId}&from=2026-03-02`);
  await expect(page.getByRole("table", { name: "Results" }).getByRole("row")).toHaveCount(3);
  await expectStateAccessibleAtBothWidths(page);

  await page.getByRole("link", { name: "Compare with another" }).first().press("Enter");
  const notice = page.getByRole("status").filter({ hasText: `Compare Practice Test ${number}, 5 Mar 2026` });
  await expect(notice).toBeFocused();
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "Compare with this one: 1 Mar 2026" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Compare: Practice Test ${number}`);
  await expect(page.getByText("Both times the test asked the same 2 questions")).toBeVisible();
  await expect(page.getByRole("row", { name: /Score.*50%.*1 of 2.*100%.*2 of 2.*\+50 points/ })).toBeVisible();
  await expect(page.getByText("Right only the later time").locator("xpath=following-sibling::dd")).toHaveText(
    "50%, 1 of 2",
  );
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "Question 2" }).last().click();
  await expect(page).toHaveURL(`/attempts/${later.attemptId}/review#question-2`);
  await expect(page.getByRole("heading", { name: "Question 2" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "Compare with 3 Mar 2026" })).toBeVisible();
});

test("without a result there is no figure; a started test is led back to from every tab, and discarded while nothing is answered", async ({
  page,
  student,
  database,
}) => {
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt: new Date() });

  await page.goto("/dashboard");
  await expect(page.locator("dd", { hasText: "–" })).toHaveCount(3);
  await expect(page.getByRole("complementary", { name: "Tests in progress" })).toContainText("minutes left");
  await expect(page.getByRole("link", { name: "Resume" })).toHaveAttribute("href", `/attempts/${attemptId}`);
  await expectStateAccessible(page);
  await page.getByRole("link", { name: "Take a practice test" }).click();
  await expect(page).toHaveURL("/dashboard/tests");
  await expect(page.getByText("0 of 3 answered")).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expectStateAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard test" }).click();

  await expect(page.getByText("The test was discarded.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Resume" })).toHaveCount(0);
});

test("a custom test is made of lessons, saved, started, and deleted again", async ({ page, student: _, database }) => {
  const few = await buildSubject(database.db, [3, 0]);
  const many = await buildSubject(database.db, [18]);
  await page.goto("/dashboard/tests");
  await page.getByRole("button", { name: "Create Custom Test" }).click();
  const row = (number: number) => page.getByRole("group", { name: `Subject ${number}` });
  const chooseAll = async (number: number, subject: string) => {
    await row(number).getByRole("combobox", { name: "Subject" }).selectOption({ label: subject });
    await row(number).getByRole("button", { name: "Select all" }).click();
  };
  await chooseAll(1, few.name);
  await page.getByRole("button", { name: "Add another subject" }).click();
  await chooseAll(2, many.name);
  await page.getByText("More choices").press("Enter");
  await page.getByRole("checkbox", { name: "Wrong last time 0 questions" }).check();
  await expect(page.getByText("No question fits all your choices.")).toBeVisible();
  await page.getByRole("checkbox", { name: "New to you 21 questions" }).check();
  await page.getByRole("textbox", { name: "Number of questions" }).fill("2");
  await page.getByRole("checkbox", { name: "No time limit" }).check();
  await expect(page.getByText("21 questions fit your choices. The test asks 2 of them")).toContainText("no time limit");
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Save these choices" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Monday mix");
  await page.getByRole("textbox", { name: "Name" }).press("Enter");
  await expect(page.getByText("Saved as “Monday mix”.")).toBeVisible();
  await page.getByRole("button", { name: "Create Test" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 2" })).toBeVisible();

  await page.goto("/dashboard/tests/saved");
  await expect(page.getByText("Up to 2 questions · no time limit · 3 lessons")).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Start Test: Monday mix" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 2" })).toBeVisible();
  await page.goto("/dashboard/tests?find=monday&state=open");
  const own = page
    .getByRole("region", { name: "My saved tests" })
    .getByRole("listitem")
    .filter({ hasText: "Monday mix" });
  await expect(own.getByRole("link", { name: "Resume" })).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  await page.goto("/dashboard/tests/saved");
  await page.getByRole("button", { name: "Delete Monday mix" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete saved test" }).click();
  await expect(page.getByRole("status").filter({ hasText: "“Monday mix” was deleted." })).toBeFocused();
  await expect(page.getByText("You have no saved tests yet.")).toBeVisible();
});

test("without a connection a tab that was never opened says so, and opens when the connection is back", {
  tag: WITH_WORKER,
}, async ({ page, context, student, expectConsoleErrors }) => {
  expect(student.status).toBe("Active");
  expectConsoleErrors(NETWORK_ERRORS);
  await page.goto("/dashboard");
  await waitForWorker(page);
  await waitUntilCached(page, "/offline");
  await cutNetwork(page);
  await page.getByRole("link", { name: "Subjects", exact: true }).click();
  await expect(page.getByText("We could not load this page")).toBeVisible();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText("We could not load this page")).toBeVisible();
  await expectStateAccessible(page);

  await context.setOffline(false);
  await expect(page.getByText("Heart failure: assessment and daily care")).toBeVisible();
});

test("without a connection the confirmation mail and a test are asked for in vain, and the page stays", {
  tag: [WITH_WORKER, LONG],
}, async ({ page, context, student, database, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  await database.db.update(users).set({ emailVerified: false }).where(eq(users.id, student.userId));
  await page.goto("/dashboard/tests");
  // The scripts of the page that the mail is asked of, and of its frame, have come beforehand.
  await expect.poll(() => page.evaluate(haveAccountScriptsCome)).toBe(true);
  await cutNetwork(page);
  await page.getByRole("button", { name: "Send Again" }).click();
  await expect(page.getByRole("alert")).toContainText("We could not send the email: we could not reach the server");
  await page.getByRole("button", { name: "Start Test" }).first().click();
  const notStarted = page
    .getByRole("alert")
    .filter({ hasText: "The test did not start: we could not reach the server" });
  await expect(notStarted).toBeFocused();

  await context.setOffline(false);
  await page.getByRole("button", { name: "Send Again" }).click();
  await expect(page.getByText("A new link is kept, not sent: we cannot send emails at the moment.")).toBeVisible();
  await page.getByRole("button", { name: "Start Test" }).first().click();
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
});

test("a test that can no longer be asked is refused, and an inactive student sees results, starts nothing, and is told whom to ask", async ({
  page,
  student,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(NETWORK_ERRORS);
  const { lessonId } = await buildLesson(database.db);
  await buildResult(database.db, student, { answers: [{ lessonId, isCorrect: true }] });
  const { number } = await buildPracticeTest(database.db);
  const address = `/dashboard/tests?find=${number}`;
  await page.goto(address);
  const start = page.getByRole("button", { name: "Start Test" }).first();
  await start.click();
  await expect(page.getByRole("alert")).toContainText("not available at the moment");
  await expect(page).toHaveURL(address);

  // What the page asks for after a refusal would else switch the button off.
  await page.goto(address);
  await database.db.update(students).set({ status: "Inactive" }).where(eq(students.id, student.studentId));
  await start.click();
  await expect(page.getByRole("alert")).toContainText("Your account is inactive");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(start).toBeDisabled();
  await expect(page.getByRole("button", { name: "Create Custom Test" })).toBeDisabled();
  await expect(page.getByRole("link", { name: "admin@example.org" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/dashboard/tests/exams/snle");
  await expect(page.getByText("Your account is inactive")).toBeVisible();
  await expect(page.getByRole("button", { name: "Start the shorter test" })).toBeDisabled();
  await page.getByRole("link", { name: "Performance", exact: true }).click();
  await expect(page.getByRole("link", { name: /^Review Custom Test/ })).toBeVisible();
});

test("an exam simulation says before the start what it is and where its numbers come from, and is resumed afterwards", async ({
  page,
  student,
  database,
}) => {
  await database.db.update(students).set({ course: "OSCE" }).where(eq(students.id, student.studentId));
  await buildAreaQuestions(database.db, 15, ["nmc-cbt:numeracy"], { body: calculationBody });
  const exams = page.getByRole("region", { name: "Exam simulations" });
  const exam = exams.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "NMC CBT, part A" }) });
  // The list knows of new questions after some seconds.
  await expect(async () => {
    await page.goto("/dashboard/tests");
    expect(await exam.textContent()).toContain("30 minutes");
  }).toPass();
  await expect(exam).toContainText("No negative marking");
  await expect(exams.getByRole("heading", { name: "TEAS 7" })).toBeHidden();
  await exams.getByText("Other exams").press("Enter");
  await expect(exams.getByRole("heading", { name: "TEAS 7" })).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);

  await exam.getByRole("link", { name: "See the test" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("NMC CBT, part A");
  await expect(page).toHaveTitle("NMC CBT, part A – Student Dashboard – Lamplight");
  await expect(page.getByRole("row", { name: "Numeracy 15 30" })).toBeVisible();
  await expect(page.getByText("A right answer gives 1 mark.")).toBeVisible();
  await expect(page.getByText("There is no pass mark")).toBeVisible();
  await expect(page.getByText("Numbers checked on 22 November 2026.")).toBeVisible();
  await expect(page.getByRole("link", { name: "NMC, the computer-based test" })).toHaveAttribute(
    "href",
    "https://nmc.org.uk/registration/joining-the-register/toc",
  );
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Start Test" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Question 1 of 15" })).toBeVisible();

  await page.goto("/dashboard/tests/exams/nmc-cbt-part-a");
  await expect(page.getByRole("button", { name: "Start Test" })).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Resume", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "Question 1 of 15" })).toBeVisible();
});

test("an exam simulation with too few questions says what is missing and starts shorter, not once the bank has changed; one without any does not start", {
  tag: LONG,
}, async ({ page, student: _, database, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  await page.goto("/dashboard/tests/exams/oet-reading-b-c");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("OET Reading, part C");
  await expect(page.getByText("You can take 8 of 22 questions.")).toBeHidden();
  await page.getByText("Why the test is shorter").press("Enter");
  await expect(page.getByText("You can take 8 of 22 questions.")).toBeVisible();
  await expect(page.getByText("Part C, long texts: 8 of 16 questions")).toBeVisible();
  await expect(page.getByRole("row", { name: "Part C 8 of 16" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Part B Not asked" })).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);

  await buildAreaQuestions(database.db, 6, ["oet-reading:part-b"]);
  const bodies = Array.from({ length: 8 }, () => singleChoiceBody());
  const over = { areas: ["oet-reading:part-c"], bodies };
  await buildStimulus(database.db, await buildAdmin(database.db), { kind: "passage", ...over }, new Date());
  await page.getByRole("button", { name: "Start the shorter test" }).click();
  await expect(page.getByRole("alert")).toHaveText(/The questions for this test have changed/);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("row", { name: "Part C 16" })).toBeVisible();
  await page.getByRole("button", { name: "Start Test" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 6" })).toBeVisible();

  await buildAreaQuestions(database.db, 12, ["usmle-step-1:basic-sciences"]);
  await page.goto("/dashboard/tests/exams/usmle-step-1");
  await expect(page.getByRole("row", { name: "Block 1 12 of 20 18 of 30" })).toBeVisible();
  await page.getByRole("button", { name: "Start the shorter test" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 12" })).toBeVisible();

  await page.goto("/dashboard/tests/exams/rrb-nursing-superintendent");
  await expect(page.getByText("This test is not available yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Start/ })).toHaveCount(0);
});

test("a lesson that cannot be loaded says so in its place and can be tried again", { tag: LONG }, async ({
  page,
  student,
  expectConsoleErrors,
}) => {
  expect(student.status).toBe("Active");
  expectConsoleErrors(NETWORK_ERRORS);
  const isLesson = (url: URL) => url.pathname.startsWith("/dashboard/lessons/");
  await page.route(isLesson, (route) => route.abort());
  await page.goto("/dashboard/subjects");
  await page.getByText("Heart failure: assessment and daily care").click();
  await expect(page.getByRole("alert")).toHaveText("The lesson could not be loaded.");

  await page.unroute(isLesson);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("details[open] p").first()).toBeVisible();
});

test("an automatic test and an exam simulation start and are discarded, and choices are saved, renamed and deleted, without scripts", {
  tag: LONG,
}, async ({ browser, student, database, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await signIn(context, student.cookie);
  const page = await context.newPage();
  await page.goto("/dashboard/tests");
  await page.getByRole("button", { name: "Start Test" }).first().click();
  await expect(page).toHaveURL(/\/attempts\//);
  // This browser does as if scripts were off, and yet shows no <noscript>: what stands in it is read instead.
  const notes = await page.locator("noscript").evaluateAll((all) => all.map(({ textContent }) => textContent));
  expect(notes.join()).toContain("A timed test needs JavaScript.");
  for (const unusable of ["Saved", "Next", /^\d+(:\d\d)+$/]) {
    await expect(page.getByText(unusable, { exact: true })).toBeAttached();
    await expect(page.getByText(unusable, { exact: true })).toBeHidden();
  }
  await page.goto("/dashboard/tests");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("The test was discarded.")).toBeVisible();

  await buildAreaQuestions(database.db, 5, ["nmc-cbt:numeracy"], { body: calculationBody });
  await page.goto("/dashboard/tests/exams/nmc-cbt-part-a");
  await page.getByRole("button", { name: /^Start/ }).click();
  await expect(page).toHaveURL(/\/attempts\//);

  const { lessonId } = await buildLesson(database.db);
  await buildQuestion(database.db, lessonId);
  const name = page.getByRole("textbox", { name: "Name" });
  await page.goto(`/dashboard/tests?lesson=${lessonId}`);
  await page.getByRole("button", { name: "Save these choices" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Please enter a name.")).toBeVisible();
  await name.fill("Without scripts");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved as “Without scripts”.")).toBeVisible();
  await page.getByRole("link", { name: "Rename Without scripts" }).click();
  await name.fill("Plain");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("The saved test is called “Plain” now.")).toBeVisible();
  await page.getByRole("link", { name: "Delete Plain" }).click();
  await page.getByRole("button", { name: "Delete saved test" }).click();
  await expect(page.getByText("“Plain” was deleted.")).toBeVisible();
  await context.close();
});

/** In the browser: the frame is named among what is fetched beforehand, and all of that has arrived. */
function haveAccountScriptsCome(): boolean {
  const wanted = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(({ href }) => href);
  const arrived = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
  return wanted.some((href) => href.includes("/profile-")) && wanted.every((href) => arrived.has(href));
}
