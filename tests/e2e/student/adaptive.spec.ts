/** A running adaptive test: one question after the other, with and without network, on two devices, with a break; and its result. */
import type { Page } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import { adaptiveResults, attemptItems, attempts } from "../../../src/db/schema.ts";
import { buildLesson } from "../../../src/testing/build.ts";
import { answerAdaptive, buildAdaptiveBank, startAdaptive } from "../../../src/testing/build-adaptive.ts";
import { buildResult } from "../../../src/testing/build-attempts.ts";
import {
  expect,
  expectStateAccessible,
  expectStateAccessibleAtBothWidths,
  NETWORK_ERRORS,
  productUnderTest,
  signIn,
  test,
  WITH_WORKER,
} from "../fixtures.ts";
import { setOffline, waitForWorker, waitUntilCached } from "../service-workers.ts";

test.beforeAll(({ database: { db } }) => buildAdaptiveBank(db, 6, new Date(), "firm"));

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const option = (page: Page, letter: string) => page.getByLabel(`Option ${letter}`, { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("without network the answer is kept, also over a reload, and the same next question comes on every device", {
  tag: WITH_WORKER,
}, async ({ page, browser, student, database: { db }, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  const attemptId = await startAdaptive(db, student, new Date());
  await page.goto(`/attempts/${attemptId}`);
  await waitForWorker(page);
  await waitUntilCached(page, `/attempts/${attemptId}`);
  await expect(heading(page, /^Question 1 of/)).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  await page.keyboard.press("n");
  await expect(page.getByText("Answer this question to go on.")).toBeVisible();
  await option(page, "a").check();
  await setOffline(page, true);
  await press(page, "Next");
  const kept = page.getByText("Your answer is kept on this device. The next question comes when you are online again.");
  await expect(kept).toBeVisible();
  await expect(option(page, "a")).toHaveCount(0);
  await expectStateAccessible(page);
  await page.reload();
  await expect(kept).toBeVisible();
  const before = await db.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId));
  expect(before).toHaveLength(1);
  await setOffline(page, false);
  await expect(heading(page, /^Question 2 of/)).toBeFocused();

  // The device keeps the next question from the reply that brought it.
  const keptPositions = () => page.evaluate(readKeptPositions, `/attempts/${attemptId}`);
  await expect.poll(keptPositions).toEqual([2]);
  await setOffline(page, true);
  await page.reload();
  await expect(heading(page, /^Question 2 of/)).toBeVisible();
  await setOffline(page, false);

  const second = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await signIn(second, student.cookie);
  const device = await second.newPage();
  await device.goto(`/attempts/${attemptId}`);
  await expect(heading(device, /^Question 2 of/)).toBeVisible();
  await option(device, "b").check();
  await press(device, "Next");
  await expect(heading(device, /^Question 3 of/)).toBeFocused();
  await second.close();
  // Here the second question is still open; what is chosen comes too late, and the third one follows.
  await option(page, "a").check();
  await press(page, "Next");
  await expect(heading(page, /^Question 3 of/)).toBeVisible();
  const items = await db
    .select({ answer: attemptItems.answer })
    .from(attemptItems)
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  expect(items.map(({ answer }) => answer)).toEqual([{ chosen: "a" }, { chosen: "b" }, null]);
});

async function readKeptPositions(address: string): Promise<number[]> {
  const kept: { attempt: { questions: { position: number }[] } } = await (await caches.match(address))?.json();
  return kept.attempt.questions.map(({ position }) => position);
}

test("by keyboard alone a break is taken while the clock runs, and the test is ended", async ({
  page,
  student,
  database: { db },
}) => {
  const attemptId = await startAdaptive(db, student, new Date(), { over: { breaks: [2], minimum: 20 } });
  const breakIsDue = Date.now() + 15_000;
  const nearly = sql`interval '105 seconds'`;
  await db
    .update(attempts)
    .set({ startedAt: sql`${attempts.startedAt} - ${nearly}`, closesAt: sql`${attempts.closesAt} - ${nearly}` })
    .where(eq(attempts.id, attemptId));
  await page.goto(`/attempts/${attemptId}`);
  await expect(heading(page, "Question 1")).toBeVisible();
  await expect(page.getByText(/This test asks 20 to \d+ questions\. It ends when it is sure enough\./)).toBeVisible();
  await page.keyboard.press("1");
  await expect(option(page, "a")).toBeChecked();
  await expect.poll(() => Date.now(), { timeout: 20_000 }).toBeGreaterThan(breakIsDue + 500);
  await expect(page.getByText("You may take a break now.")).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(heading(page, "Question 2")).toBeFocused();
  await expect(
    page.getByText("You have worked for 2 minutes. You may take a break now. The clock runs on."),
  ).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Take a break" }).press("Enter");
  await expect(heading(page, "Break")).toBeFocused();
  await expect(option(page, "a")).toHaveCount(0);
  await page.getByRole("button", { name: "Go on with the test" }).press("Enter");
  await expect(heading(page, "Question 2")).toBeFocused();
  await expect(option(page, "a")).toBeVisible();
  await expect(page.getByText("You may take a break now.")).toHaveCount(0);
  await page.getByRole("button", { name: "End test" }).press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "End this test now?" });
  await expect(dialog).toContainText("It has not asked all its questions yet. You cannot come back.");
  await dialog.getByRole("button", { name: "End test" }).press("Enter");
  await expect(page).toHaveURL(`/attempts/${attemptId}/review`);
  await expect(heading(page, "Not compared with our practice standard")).toBeVisible();
  await expect(
    page.getByRole("table", { name: "Areas of the test plan" }).getByRole("columnheader", { name: "Partly right" }),
  ).toBeVisible();
});

test("the result is a band: its figures are in a table by keyboard, it is read without scripts, and weak lessons are practised", async ({
  page,
  browser,
  student,
  database: { db },
}) => {
  // The shorter form takes an hour: after that the product's own clock would close it in the middle.
  const start = new Date(Date.now() - 45 * 60_000);
  const attemptId = await startAdaptive(db, student, start, { over: { known: "firm" } });
  await answerAdaptive(db, student, attemptId, start, (position) => position % 2 === 0);
  const review = `/attempts/${attemptId}/review`;
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false, baseURL: productUnderTest().url });
  await signIn(withoutScripts, student.cookie);
  const plain = await withoutScripts.newPage();
  await plain.goto(review);
  await expect(heading(plain, /^(Above|Near|Below) our practice standard$/)).toBeVisible();
  await expect(plain.getByRole("table", { name: "Areas of the test plan" })).toContainText("Management of care");
  await withoutScripts.close();

  await page.goto(review);
  await expect(heading(page, /^(Above|Near|Below) our practice standard$/)).toBeVisible();
  await expect(
    page.getByRole("img", { name: /^Ability after each question\. After question 1 the estimate was/ }),
  ).toBeVisible();
  await expect(page.getByText(/\d%/)).toHaveCount(0);
  await page.getByText("Show as a table").focus();
  await page.keyboard.press("Enter");
  const figures = page.getByRole("table", { name: "Ability after each question. Practice standard: 0.00" });
  await expect(figures.getByRole("row")).toHaveCount(
    1 + (await db.$count(attemptItems, eq(attemptItems.attemptId, attemptId))),
  );
  await expectStateAccessibleAtBothWidths(page);
  await press(page, "Practise these");
  await expect(page).toHaveURL(/\/attempts\/[0-9a-f-]+$/);
  await expect(heading(page, /^Question 1 of \d+$/)).toBeVisible();
});

test("weeks after a whole simulation one tap tells of the real exam, and another takes it back", async ({
  page,
  student,
  context,
  database: { db },
  expectConsoleErrors,
}) => {
  expectConsoleErrors(NETWORK_ERRORS);
  const { lessonId } = await buildLesson(db);
  const { resultId } = await buildResult(db, student, { answers: [{ lessonId, isCorrect: true }] });
  const completedAt = new Date(Date.now() - 30 * 86_400_000);
  await db.insert(adaptiveResults).values({
    ...{ resultId, studentId: student.studentId, presetId: "nclex-rn", isShorter: false, completedAt, ability: 0.4 },
    ...{ error: 0.24, cut: 0, isAtOrAbove: true, endedBy: "maximum", asked: 85, scored: 70 },
    details: { path: [], areas: [] },
  });
  await page.goto("/dashboard");
  await expect(heading(page, "Have you taken the real NCLEX-RN?")).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  // The page that takes the answer has come beforehand.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await press(page, "I passed");
  await expect(page.getByText(/^Nothing was saved: we could not reach the server/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "I did not pass" }).press("Enter");
  await expect(page.getByText("Thank you. Your answer is saved.")).toBeVisible();
  await expect(page.getByText(/^You told us on .*: you did not pass the NCLEX-RN\.$/)).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  await page.goto("/dashboard");
  await expect(heading(page, "Recent Test Scores")).toBeVisible();
  await expect(heading(page, "Have you taken the real NCLEX-RN?")).toHaveCount(0);
  await page.goto("/account/privacy/real-exam");
  await page.getByRole("button", { name: "Delete answer" }).press("Enter");
  await expect(page.getByText("Your answer is deleted.")).toBeVisible();
  await expect(page.getByRole("button", { name: "I passed" })).toBeVisible();
});

test("the page before the start says what an adaptive test is, and what its bank lacks", async ({ page, student }) => {
  expect(student.course).toBe("NCLEX-RN");
  await page.goto("/dashboard/tests/exams/nclex-rn");
  await page.getByText("Why the test is shorter").press("Enter");
  await expect(
    page.getByText(/^The question bank is too small for the whole test\. You can take a shorter form/),
  ).toBeVisible();
  await expect(page.getByText("Case studies: 0 of 9 case studies")).toBeVisible();
  await expect(page.getByText("So the result cannot say whether you would pass the exam.")).toBeVisible();
  await expect(page.getByText(/ marks?\b/).filter({ hasNotText: "no marks" })).toHaveCount(0);
  await expectStateAccessibleAtBothWidths(page);
});
