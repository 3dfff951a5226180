/** A student's own page at the administrator's. */
import { eq } from "drizzle-orm";
import { newId } from "../../../src/core/id.ts";
import { attempts, certificates, students, tests, testVersions } from "../../../src/db/schema.ts";
import { saveAnswers } from "../../../src/modules/attempts/commands/save-answers.server.ts";
import { submitAttempt } from "../../../src/modules/attempts/commands/submit-attempt.server.ts";
import { rowsOfCustomTest } from "../../../src/modules/tests/test-rows.ts";
import { buildLesson, unique } from "../../../src/testing/build.ts";
import { buildOpenAttempt, buildQuestion, buildResult } from "../../../src/testing/build-attempts.ts";
import { expect, expectStateAccessible, LONG, signedInStudent, signIn, test } from "../fixtures.ts";

const PHONE = { width: 360, height: 740 };

test("what is edited is saved with who it is about, and extra time is what the student sees and gets", async ({
  page,
  admin: _,
  database,
  browser,
  baseURL,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 4(00|09)/);
  const { db } = database;
  const student = await signedInStudent(database);
  const { lessonId } = await buildLesson(db);
  await buildQuestion(db, lessonId);
  const name = unique("Asha Verma");

  await page.goto(`/admin/students/${student.studentId}`);
  await expectStateAccessible(page);
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Course", { exact: true }).selectOption("TEAS 7");
  await page.getByLabel("Extra time in percent").fill("201");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Extra time in percent")).toBeFocused();
  await page.getByLabel("Extra time in percent").fill("25");

  // Somebody else is quicker.
  await db.update(students).set({ name: "Asha Quicker" }).where(eq(students.id, student.studentId));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("You both changed: Full Name, now “Asha Quicker”.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Asha Quicker");
  await expect(page.getByLabel("Full Name")).toHaveValue(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Student saved." })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: PHONE });
  await signIn(context, student.cookie);
  const tab = await context.newPage();
  await tab.goto("/dashboard/tests");
  await expect(tab.getByText("You have 25% extra time in every test that you start.")).toBeVisible();
  await expect(tab.getByText(/drawn at random .* in 56\smin 15\ss\./)).toBeVisible();
  await context.close();
});

test("notes, status, mails, sessions and the end of it all", { tag: LONG }, async ({
  page,
  admin: _,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 404/);
  const { db } = database;
  const student = await signedInStudent(database);
  const { lessonId } = await buildLesson(db);
  await buildResult(db, student, { answers: [{ lessonId, isCorrect: true }] });
  await buildOpenAttempt(db, { student, startedAt: new Date() });
  const heading = page.getByRole("heading", { level: 1 });
  const said = (text: string) => page.getByRole("status").filter({ hasText: text });

  const list = `/admin/students?${new URLSearchParams({ q: student.email, sort: "-joined" })}`;
  await page.setViewportSize(PHONE);
  await page.goto(list);
  await page.getByRole("link", { name: student.name }).click();
  await expect(heading).toHaveText(student.name);
  await expectStateAccessible(page, "width");
  await page.getByLabel("New note").fill("Asked for more time.\nHas a certificate.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(said("Note added.")).toBeFocused();
  await expect(page.getByLabel("New note")).toHaveValue("");
  await expect(page.getByText("Asked for more time.")).toBeVisible();
  await page.getByRole("link", { name: /^Delete the note of/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete note" }).click();
  await expect(said("Note deleted.")).toBeFocused();
  await expect(page.getByText("No notes yet")).toBeVisible();

  await page.getByRole("button", { name: "Set to Inactive" }).click();
  await expect(page.getByText("The status is now Inactive.")).toBeVisible();
  await page.getByRole("button", { name: "Send password reset" }).click();
  await expect(page.getByRole("status").filter({ hasText: student.email })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByText("Signed in on 1 device.")).toBeVisible();
  await page.getByRole("link", { name: "Sign out everywhere" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(said("Signed out on 1 device.")).toBeFocused();
  await expect(page.getByText("Not signed in on any device.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to students" })).toHaveAttribute("href", list);

  await page.getByRole("link", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("a test in progress: Custom Test");
  await expect(dialog).toContainText("1 test result with its answers");
  await expectStateAccessible(page, "look");
  await page.keyboard.press("Escape");
  await expect(heading).toHaveText(student.name);
  await page.getByRole("link", { name: "Delete", exact: true }).click();
  await dialog.getByRole("button", { name: "Delete student" }).click();
  await expect(page).toHaveURL(list);
  await expect(said("Student deleted.")).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(said("Student deleted.")).toHaveCount(0);
  expect(await db.$count(attempts, eq(attempts.studentId, student.studentId))).toBe(0);

  const gone = await page.goto(`/admin/students/${student.studentId}`);
  expect(gone?.status()).toBe(404);
  await expect(heading).toHaveText("Student Not Found");
});

test("a result leads to the review as the student sees it; a certificate is revoked for a reason, and restored", async ({
  page,
  admin: _,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 404/);
  const { db } = database;
  const [student, other] = [await signedInStudent(database), await signedInStudent(database)];
  const { attemptId, startedAt } = await buildOpenAttempt(db, { student, startedAt: new Date() });
  const answer = { position: 1, basedOn: 0, answer: { chosen: "b" }, ageMs: 0 };
  await saveAnswers(db, student, attemptId, [answer], startedAt);
  await submitAttempt(db, student, attemptId, startedAt);
  const { lessonId } = await buildLesson(db);
  const { test: taken, version } = rowsOfCustomTest(student.studentId, { lessons: [lessonId] });
  const testId = taken.id;
  await db.insert(tests).values(taken);
  await db.insert(testVersions).values(version);
  const earlier = {
    answers: [{ lessonId }],
    testId,
    completedAt: new Date("2026-02-01T09:00:00Z"),
    isReviewable: true,
  };
  await buildResult(db, student, earlier);
  await db.update(attempts).set({ testId, testVersionId: version.id }).where(eq(attempts.studentId, student.studentId));
  const { studentId, name, course } = student;
  const certificate = { id: newId<"certificate">(), number: unique("LL"), studentId, name, course };
  await db.insert(certificates).values({ ...certificate, issuedAt: startedAt });

  await page.goto(`/admin/students/${student.studentId}`);
  const results = page.getByRole("table", { name: "Results" });
  await expect(results.getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "Scores over time" })).toBeVisible();
  await results.getByRole("link", { name: "Compare with 1 Feb 2026" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Compare: Custom Test \(/);
  await expect(page.getByText("The questions differ, and none was asked both times.")).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole("link", { name: "All results of this test" }).click();
  await expect(page).toHaveURL(new RegExp(`test=${testId}#results$`));
  await results.getByRole("link", { name: "Custom Test" }).first().click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Review: Custom Test \(/);
  await expect(page.getByText(student.name)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Report a problem with this question" })).toHaveCount(0);
  await expectStateAccessible(page);
  await page.getByRole("link", { name: "Flagged (0)" }).click();
  await expect(page.getByText("No question was flagged")).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectStateAccessible(page, "width");
  await page.getByRole("link", { name: "Back to the student" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(student.name);

  await page.getByRole("link", { name: `Revoke ${certificate.number}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Revoke certificate" }).click();
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await dialog.getByLabel("Reason").fill("Issued to the wrong name");
  await expectStateAccessible(page, "look");
  await dialog.getByRole("button", { name: "Revoke certificate" }).click();
  const said = page.getByRole("status");
  await expect(said.filter({ hasText: "Certificate revoked." })).toBeFocused();
  await expect(page.getByText("Issued to the wrong name")).toBeVisible();
  await page.getByRole("button", { name: `Restore ${certificate.number}` }).click();
  await expect(said.filter({ hasText: "The certificate is valid again." })).toBeFocused();

  const elsewhere = await page.goto(`/admin/students/${other.studentId}/attempts/${attemptId}`);
  expect(elsewhere?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Test Not Found");
});
