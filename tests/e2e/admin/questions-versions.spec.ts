/** After the fact: who changed a question when, results that are scored again, reports that are settled. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { newId } from "../../../src/core/id.ts";
import { attemptItems, parameterSets, questionParameters, questionReports, questions } from "../../../src/db/schema.ts";
import { buildLesson } from "../../../src/testing/build.ts";
import { buildQuestion, singleChoiceBody } from "../../../src/testing/build-attempts.ts";
import { buildAnsweredQuestion } from "../authors.ts";
import {
  expect,
  expectStateAccessible,
  expectStateAccessibleAtBothWidths,
  LONG,
  NETWORK_ERRORS,
  PHONE,
  productUnderTest,
  signedInStudent,
  signIn,
  test,
  WITH_WORKER,
} from "../fixtures.ts";
import { cutNetwork } from "../service-workers.ts";

test("a review by a clinician is recorded by keyboard, holds for the version, and is taken back", async ({
  page,
  admin: _,
  database,
}) => {
  const { lessonId } = await buildLesson(database.db);
  const { questionId } = await buildQuestion(database.db, lessonId);
  await page.goto(`/admin/questions/${questionId}/edit`);
  await expect(page.getByText("Version 1. Not yet reviewed by a clinician.")).toBeVisible();
  await page.getByRole("link", { name: "Review" }).click();
  await expect(page.getByText("No clinician has reviewed this version yet.")).toBeVisible();
  await page.getByRole("button", { name: "Record the review" }).click();
  await expect(page.getByText("Please enter the name of the reviewer.")).toBeVisible();
  await expect(page.getByLabel("Name of the reviewer")).toBeFocused();
  await page.keyboard.type("Anna Nair");
  await page.keyboard.press("Tab");
  await page.keyboard.type("RN");
  await expectStateAccessibleAtBothWidths(page);
  await page.keyboard.press("Enter");
  const reviewed = page.getByText(/^Reviewed by Anna Nair, RN, on /);
  await expect(reviewed).toBeFocused();
  await expect(page.getByText("Recorded by Admin User.")).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);

  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("No clinician has reviewed this version yet.")).toBeFocused();
});

test("a wrong key is corrected, results are rescored, and the student sees it", async ({
  page,
  admin: _,
  browser,
  database,
}) => {
  await page.setViewportSize(PHONE);
  const student = await signedInStudent(database);
  const { attemptId, questionId } = await buildAnsweredQuestion(database, student, singleChoiceBody(), {
    chosen: "b",
  });
  const versions = `/admin/questions/${questionId}/versions`;
  await page.goto(`/admin/questions/${questionId}/edit`);
  await expect(page.getByRole("link", { name: "Versions" })).toHaveAttribute("href", versions);
  await page.getByRole("radio", { name: "Option 2 is the correct answer" }).check();
  await page.getByRole("button", { name: "Save Question" }).click();
  const saved = page.getByRole("status").filter({ hasText: "Question saved successfully." });
  await expect(saved).toContainText("1 result was scored by an older answer key.");
  await saved.getByRole("link", { name: "Rescore results" }).click();
  await expect(page.getByRole("heading", { name: "What would change" })).toBeVisible();

  await page.goto(versions);
  const newest = page.getByRole("row").filter({ hasText: "In use" });
  await expect(newest).toContainText("Version 2");
  await expect(newest).toContainText("Right answer");
  await expect(newest).toContainText("Admin User");
  const older = page.getByRole("row").filter({ hasText: "First version" });
  await expect(older).toContainText("Import or command line");
  await expect(newest).toContainText("Not known yet");
  const { db } = database;
  const [asked] = await db
    .select({ versionId: attemptItems.versionId })
    .from(attemptItems)
    .where(eq(attemptItems.attemptId, attemptId));
  const [set] = await db.insert(parameterSets).values({ madeAt: new Date(), answers: 40, students: 40 }).returning();
  await db.insert(questionParameters).values({
    ...{
      id: newId<"parameters">(),
      versionId: asked?.versionId ?? newId(),
      setNumber: set?.number ?? 0,
      answers: 40,
      stage: "provisional",
    },
    ...{ thresholds: [-0.4213], errors: [0.3175], drift: 0 },
  });
  await page.reload();
  await expect(older).toContainText("-0.42 ± 0.32");
  await expectStateAccessibleAtBothWidths(page);

  await page.getByRole("link", { name: "Version 1", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^Version 1 of Question #\d+$/ })).toBeVisible();
  await expect(page.getByText("Right answer, not chosen")).toBeHidden();
  await expect(page.getByText("Your answer, right")).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole("link", { name: "Back to all versions" }).click();

  await page.getByRole("link", { name: "Rescore results" }).click();
  await expect(page.getByRole("checkbox", { name: "Version 1: 1 result" })).toBeChecked();
  const change = page.getByRole("row").filter({ hasText: student.name });
  await expect(change).toContainText("0 of 1 → 1 of 1");
  await expect(change).toContainText("0% → 100%");
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("checkbox", { name: "Version 1: 1 result" }).uncheck();
  await page.getByRole("button", { name: "Show what would change" }).click();
  await expect(page.getByText("Choose at least one version.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Version 1: 1 result" }).check();
  await page.getByRole("button", { name: "Show what would change" }).click();
  await page.getByRole("button", { name: "Rescore 1 result" }).click();
  await expect(
    page.getByText("1 result rescored. Emails to students whose points changed are kept, not sent"),
  ).toBeVisible();
  await expect(page.getByText("1 result by version 2, the points of 1 changed")).toBeVisible();
  await expect(page.getByRole("link", { name: "Rescore results" })).toBeHidden();
  await page.goto(`/admin/questions/${questionId}/rescore`);
  await expect(page.getByText("There is nothing to rescore")).toBeVisible();

  const mails = async () => readdir(path.join(productUnderTest().folder, "outbox")).catch(() => []);
  await expect
    .poll(async () => (await mails()).filter((file) => file.endsWith(`question-rescored to ${student.email}.eml`)))
    .toHaveLength(1);
  const context = await browser.newContext({ viewport: PHONE });
  await signIn(context, student.cookie);
  const review = await context.newPage();
  await review.goto(`${productUnderTest().url}/attempts/${attemptId}/review`);
  await expect(
    review.getByText(/scored again on .* because its answer key was corrected: 0 of 1 → 1 of 1\./),
  ).toBeVisible();
  await expect(review.getByText("100%")).toBeVisible();
  await expect(review.getByText("Your answer, right")).toBeVisible();
  await context.close();
});

test("results whose options are not those of the corrected question are named and keep their score", {
  tag: LONG,
}, async ({ page, admin: _, database }) => {
  const student = await signedInStudent(database);
  const { questionId } = await buildAnsweredQuestion(database, student, singleChoiceBody(), { chosen: "b" });
  await page.goto(`/admin/questions/${questionId}/edit`);
  await page.getByRole("button", { name: "Remove option 4" }).click();
  await page.getByRole("radio", { name: "Option 2 is the correct answer" }).check();
  await page.getByRole("button", { name: "Save Question" }).click();
  await expect(page.getByText("Question saved successfully.")).toBeVisible();

  await page.goto(`/admin/questions/${questionId}/rescore`);
  await expect(page.getByText(/^1 result cannot be rescored/)).toBeVisible();
  await expect(page.getByText("No score would change")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Rescore \d/ })).toBeHidden();
});

test("a report is settled with a note, folded away, and opened again; what was typed above stays", {
  tag: [WITH_WORKER, LONG],
}, async ({ page, admin: _, database, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  const student = await signedInStudent(database);
  const { questionId } = await buildAnsweredQuestion(database, student, singleChoiceBody(), { chosen: "b" });
  const [question] = await database.db.select().from(questions).where(eq(questions.id, questionId));
  if (!question) throw new Error("The question was not built.");
  for (const message of ["Two options are right.", "The unit is missing."]) {
    await database.db.insert(questionReports).values({
      id: newId<"report">(),
      questionId,
      versionId: question.versionId,
      studentId: student.studentId,
      message,
      createdAt: new Date(),
    });
  }
  await page.goto(`/admin/questions/${questionId}/edit`);
  await page.getByRole("textbox", { name: "Option 1" }).fill("Half written");
  await expect(page.getByText("2 reported")).toBeVisible();
  await page.getByRole("button", { name: "Settle the report of" }).first().click();
  await page.getByRole("textbox", { name: "Note", exact: true }).fill("The key was wrong.");
  await expectStateAccessible(page);
  await cutNetwork(page);
  await page.getByRole("button", { name: "Settle the report", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "we could not reach the server" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Note", exact: true })).toHaveValue("The key was wrong.");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Settle the report", exact: true }).click();

  await expect(page.getByText("1 reported")).toBeVisible();
  await page.getByText("Settled (1)").click();
  await expect(page.getByText("The key was wrong.")).toBeVisible();
  await expect(page.getByText(/^Settled by Admin User, /)).toBeVisible();
  await page.getByRole("button", { name: "Undo the report of" }).click();
  await expect(page.getByText("2 reported")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Option 1" })).toHaveValue("Half written");
});
