/** A timed test whatever happens: reload, no network, a second tab, another device, log-out, the end of the time. */
import type { Page } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import type { Id } from "../../../src/core/id.ts";
import type { Db } from "../../../src/db/client.ts";
import { attemptItems, attempts, testResults } from "../../../src/db/schema.ts";
import { textsOf } from "../../../src/items/registry/authoring.ts";
import { ITEM_TYPES } from "../../../src/items/registry/models.ts";
import { closeOverdueAttempts } from "../../../src/modules/attempts/commands/close-overdue-attempts.server.ts";
import { submitAttempt } from "../../../src/modules/attempts/commands/submit-attempt.server.ts";
import { buildOpenAttempt, selectAllBody, singleChoiceBody } from "../../../src/testing/build-attempts.ts";
import { problemsOfLargeText } from "../../../src/testing/large-text.ts";
import { sampleBody } from "../../../src/testing/sample-body.ts";
import { secretOf } from "../../../src/testing/sample-secrets.ts";
import {
  expect,
  expectStateAccessible,
  expectStateAccessibleAtBothWidths,
  NETWORK_ERRORS,
  PHONE,
  productUnderTest,
  signIn,
  test,
  WITH_WORKER,
} from "../fixtures.ts";
import { callWorkerToSend, setOffline, waitForWorker, waitUntilCached } from "../service-workers.ts";
import { KILOBYTE, weigh } from "../weigh.ts";

// Half of them wait for a clock: one after the other they would be what a run ends with.
test.describe.configure({ mode: "parallel" });

async function answersOf(db: Db, attemptId: Id<"attempt">) {
  const rows = await db
    .select()
    .from(attemptItems)
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  return rows.map(({ answer }) => answer);
}

/** Until the worker that reopens the page without network is in charge and has kept the page. */
async function waitForServiceWorker(page: Page): Promise<void> {
  await waitForWorker(page);
  await waitUntilCached(page, new URL(page.url()).pathname);
}

const option = (page: Page, letter: string) => page.getByLabel(`Option ${letter}`, { exact: true });
const saveState = (page: Page) => page.getByRole("status").filter({ hasText: /Saved|Saving|Offline|Time is up/ });

test("a student answers, moves, flags, submits, and reports a problem from the review", async ({
  page,
  student,
  database,
}) => {
  await page.setViewportSize(PHONE);
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await expect(page.getByRole("heading", { name: "Question 1 of 3" })).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  expect(await page.evaluate(problemsOfLargeText, "200%")).toEqual([]);

  await option(page, "a").check();
  await expect(saveState(page)).toHaveText("Saved");
  await page.getByRole("button", { name: "Flag for review" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "Question 2 of 3" })).toBeFocused();
  await option(page, "a").check();
  await option(page, "b").check();
  await page.getByRole("button", { name: "All questions: 2 of 3 answered" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Question 3, not visited" }).click();
  await page.getByRole("button", { name: "Submit Test" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("1 question of 3 is not answered");
  await expectStateAccessible(page);
  await dialog.getByRole("button", { name: "Submit Test" }).click();

  await expect(page).toHaveURL(`/attempts/${attemptId}/review`);
  await expect(page.getByText("33%")).toBeVisible();
  await expect(page.getByText("Because it is a.").first()).toBeVisible();
  await expect(page.getByText("1 right, 1 wrong: 0 of 2 points.")).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  const [attempt] = await database.db.select().from(attempts).where(eq(attempts.id, attemptId));
  expect(attempt?.solutionsShownAt).toEqual(expect.any(Date));
  await page.getByRole("button", { name: "Filter all 3 questions" }).click();
  await page.getByRole("link", { name: "Flagged (1)" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: "Report a problem with this question" }).click();
  await page.getByLabel("Your message").fill("Two options are right.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Thank you. Your report has been sent." })).toBeFocused();
  expect(await answersOf(database.db, attemptId)).toEqual([{ chosen: "a" }, { chosen: ["a", "b"] }, null]);
});

test("a whole test by keyboard alone", async ({ page, student, database }) => {
  const bodies = [singleChoiceBody(), selectAllBody()];
  const { attemptId } = await buildOpenAttempt(database.db, { student, bodies, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await expect(saveState(page)).toHaveText("Saved");

  await page.keyboard.press("1");
  await expect(option(page, "a")).toBeChecked();
  await page.keyboard.press("f");
  await expect(page.getByRole("button", { name: "Flagged", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { name: "Question 2 of 2" })).toBeFocused();
  await page.keyboard.press("1");
  await page.keyboard.press("3");
  await expect(option(page, "c")).toBeChecked();
  await page.getByRole("button", { name: "Submit Test" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep working" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("100%")).toBeVisible();
});

test("no byte of a solution of any item type reaches the browser before submission", async ({
  page,
  student,
  database,
}) => {
  const bodies = ITEM_TYPES.map((type) => sampleBody(type));
  const { attemptId } = await buildOpenAttempt(database.db, { student, bodies, startedAt: new Date() });
  const receiving: Promise<string>[] = [];
  page.on("response", (response) => receiving.push(response.text().catch(() => "")));

  await page.goto(`/attempts/${attemptId}`);
  await page.getByRole("radio").first().check();
  await expect(saveState(page)).toHaveText("Saved");
  for (const position of ITEM_TYPES.keys()) {
    await expect(page.getByRole("heading", { name: `Question ${position + 1} of ${bodies.length}` })).toBeVisible();
    if (position + 1 < bodies.length) await page.getByRole("button", { name: "Next" }).click();
  }
  await page.reload();
  await page.getByRole("button", { name: new RegExp(`^Question ${bodies.length},`) }).click();
  await expect(page.getByRole("heading", { name: `Question ${bodies.length} of ${bodies.length}` })).toBeVisible();
  const received = await Promise.all(receiving);
  for (const body of bodies) {
    const passages = textsOf(body).flatMap((text) => text.match(/[A-Za-z ]{12,}/g) ?? []);
    expect(
      passages.some((passage) => received.join("").includes(passage)),
      body.type,
    ).toBe(true);
  }
  expect(received.filter((text) => bodies.some(({ type }) => text.includes(secretOf(type))))).toEqual([]);
  const told = received.filter((text) => !text.startsWith("import"));
  for (const secret of ['"solution"', '"correct":', "isCorrect"]) {
    expect(told.filter((text) => text.includes(secret))).toEqual([]);
  }

  await page.getByRole("button", { name: "Submit Test" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit Test" }).click();
  for (const { type } of bodies) await expect(page.getByText(secretOf(type))).toHaveCount(1);
});

test("answers given without network survive a reload without network, and are sent when it is back", {
  tag: WITH_WORKER,
}, async ({ page, student, database, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await waitForServiceWorker(page);
  await option(page, "d").check();
  await expect(saveState(page)).toHaveText("Saved");
  const flagged = page.waitForResponse("**/flag");
  await page.getByRole("button", { name: "Flag for review" }).click();
  await flagged;

  await setOffline(page, true);
  await page.getByRole("button", { name: "Next" }).click();
  await option(page, "a").check();
  await option(page, "c").check();
  await expect(saveState(page)).toHaveText("Offline, kept on this device");
  // The page that the worker kept is older than the last that was heard of the server: its time does not begin again.
  const heardLater = (minutes: number) =>
    page.evaluate(
      ([key = "", ms]) => {
        const clock = JSON.parse(localStorage.getItem(key) ?? "{}");
        localStorage.setItem(key, JSON.stringify({ ...clock, serverNow: clock.serverNow + Number(ms) }));
      },
      [`lamplight:attempt:${attemptId}:clock`, `${minutes * 60_000}`],
    );
  await heardLater(10);
  await page.reload();
  await expect(page.getByRole("timer", { name: "Time left" })).toHaveText(/^(19|20):/);
  await heardLater(-10);
  await page.reload();

  await expect(page.getByRole("button", { name: "Question 1, answered, flagged" })).toBeVisible();
  await page.getByRole("button", { name: "Question 2, answered" }).click();
  await expect(option(page, "c")).toBeChecked();
  await page.getByRole("button", { name: "Question 3, not visited" }).click();
  await option(page, "b").check();
  await expect(saveState(page)).toHaveText("Offline, kept on this device");
  await page.getByRole("button", { name: "Submit Test" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit Test" }).click();
  const notSubmitted = page.getByRole("alert").filter({ hasText: "We could not submit your test" });
  await expect(notSubmitted).toBeInViewport();
  expect((await answersOf(database.db, attemptId))[2]).toBeNull();

  await setOffline(page, false);
  await expect(saveState(page)).toHaveText("Saved");
  await expect(notSubmitted).toBeHidden();
  expect(await answersOf(database.db, attemptId)).toEqual([{ chosen: "d" }, { chosen: ["a", "c"] }, { chosen: "b" }]);

  // Given without network, and left: the browser calls the worker when the network is back, and the next page says it.
  await setOffline(page, true);
  await option(page, "c").check();
  await expect(saveState(page)).toHaveText("Offline, kept on this device");
  await page.getByRole("link", { name: "Back to practice tests" }).click();
  await expect(page.getByText("We could not load this page")).toBeVisible();
  await page.getByRole("link", { name: "Back to your test" }).click();
  await expect(saveState(page)).toHaveText("Offline, kept on this device");
  await setOffline(page, true);
  await page.goto("about:blank");
  expect((await answersOf(database.db, attemptId))[2]).toEqual({ chosen: "b" });
  await setOffline(page, false);
  await callWorkerToSend(page);
  await expect
    .poll(() => answersOf(database.db, attemptId))
    .toEqual([{ chosen: "d" }, { chosen: ["a", "c"] }, { chosen: "c" }]);
  await page.goto("/courses");
  await expect(page.getByText("1 answer kept on this device has been sent.")).toBeVisible({ timeout: 15_000 });
  await expectStateAccessible(page);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("kept on this device")).toHaveCount(0);
  expect(await page.evaluate(async () => (await caches.open("lamplight-unsent-1")).keys())).toEqual([]);

  // Submitted elsewhere meanwhile: what is opened next leads to the review, and what was kept arrives before it.
  await page.goto(`/attempts/${attemptId}`);
  await page.getByRole("button", { name: "Question 3, answered" }).click();
  await setOffline(page, true);
  await option(page, "d").check();
  await expect(saveState(page)).toHaveText("Offline, kept on this device");
  await page.goto("about:blank");
  expect((await answersOf(database.db, attemptId))[2]).toEqual({ chosen: "c" });
  await submitAttempt(database.db, student, attemptId, new Date());
  await setOffline(page, false);
  await page.goto(`/attempts/${attemptId}`);
  await expect(page).toHaveURL(`/attempts/${attemptId}/review`);
  await expect(page.getByText("This answer arrived too late and was not scored.")).toBeVisible();
  await expect(page.getByText("1 answer kept on this device reached us too late to count.")).toBeVisible();
});

test.describe("where the browser does not call when the network is back", () => {
  test.use({ serviceWorkers: "block" });

  test("answers kept on the device when a test was left wait for signing in, and are sent from any page", async ({
    page,
    context,
    student,
    database,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/Failed to load resource/);
    await page.setViewportSize(PHONE);
    const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt: new Date() });
    await page.goto(`/attempts/${attemptId}`);
    await expect(saveState(page)).toHaveText("Saved");
    await page.route("**/save", (route) => route.abort());
    await option(page, "b").check();
    await expect(saveState(page)).toHaveText("Offline, kept on this device");
    await page.getByRole("link", { name: "Back to practice tests" }).click();
    await expect(page.getByText("0 of 3 answered")).toBeVisible();
    await page.goto("/blog");
    await context.clearCookies();
    await page.reload();
    await expect(page.getByText("1 answer kept on this device will be sent once you sign in.")).toBeVisible();
    await expectStateAccessibleAtBothWidths(page);

    await page.unroute("**/save");
    await signIn(context, student.cookie);
    await page.goto("/dashboard/tests");
    await expect(page.getByText("1 answer kept on this device has been sent.")).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText("1 of 3 answered")).toBeVisible();
    expect(await answersOf(database.db, attemptId)).toEqual([{ chosen: "b" }, null, null]);
  });

  test("without network at zero the answers wait on the device, and what comes too late is shown and not scored", async ({
    page,
    context,
    student,
    database,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(NETWORK_ERRORS);
    const startedAt = new Date(Date.now() - 30 * 60_000 + 12_000);
    const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt, minutes: 30 });
    await page.goto(`/attempts/${attemptId}`);
    await option(page, "a").check();
    await expect.poll(() => answersOf(database.db, attemptId)).toEqual([{ chosen: "a" }, null, null]);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Next" }).click();
    await option(page, "c").check();
    await expect(page.getByText("You are offline. Answers count if they reach us by")).toBeVisible();
    const left = page.getByRole("timer").filter({ hasText: "left." });
    await expect(left).toHaveText(/1:[01]\d/);
    await expectStateAccessible(page);
    await expect(page.getByText("Time is up. Your answers are kept on this device")).toBeVisible({ timeout: 15_000 });
    await expect(option(page, "a")).toBeDisabled();
    await expect(left).toHaveText(/0:\d\d/);
    await page.getByRole("button", { name: "Previous" }).click();
    await expect(option(page, "a")).toBeChecked();
    await expect(option(page, "a")).toBeDisabled();
    await page.getByRole("button", { name: "Next" }).click();

    // The minute after the deadline, without waiting for it.
    await database.db
      .update(attempts)
      .set({ closesAt: sql`${attempts.closesAt} - interval '2 minutes'` })
      .where(eq(attempts.id, attemptId));
    await closeOverdueAttempts(database.db, new Date());
    const [closed] = await database.db.select().from(attempts).where(eq(attempts.id, attemptId));
    expect(closed?.state).toBe("submitted");
    await context.setOffline(false);

    await expect(page).toHaveURL(`/attempts/${attemptId}/review`, { timeout: 30_000 });
    const late = page.getByText("This answer arrived too late and was not scored.");
    await expect(late).toContainText(/given on .*\d:\d\d:\d\d.* and arrived on .*\d:\d\d:\d\d/);
    await expect(page.getByText("33%")).toBeVisible();
  });
});

test("the answer given last counts, whichever save arrives first; the tabs of one device know each other's answers", async ({
  page,
  context,
  browser,
  student,
  database,
}) => {
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await expect(saveState(page)).toHaveText("Saved");
  const phone = await browser.newContext({ baseURL: productUnderTest().url, viewport: PHONE });
  await signIn(phone, student.cookie);
  const onPhone = await phone.newPage();
  await onPhone.goto(`/attempts/${attemptId}`);
  await expect(saveState(onPhone)).toHaveText("Saved");

  const held = Promise.withResolvers<void>();
  const isSent = page.waitForRequest("**/save");
  await page.route("**/save", (route) => held.promise.then(() => route.continue()));
  await option(page, "b").check();
  await isSent;
  await option(onPhone, "c").check();
  await expect.poll(() => answersOf(database.db, attemptId)).toEqual([{ chosen: "c" }, null, null]);
  held.resolve();
  await expect(page.getByText("You saved a newer answer to this question")).toBeVisible();
  await expect(option(page, "c")).toBeChecked();
  expect(await answersOf(database.db, attemptId)).toEqual([{ chosen: "c" }, null, null]);

  const other = await context.newPage();
  await other.goto(`/attempts/${attemptId}`);
  await other.getByRole("button", { name: "Question 1, answered" }).click();
  await option(other, "d").check();
  await expect(option(page, "d")).toBeChecked();
  await expect.poll(() => answersOf(database.db, attemptId)).toEqual([{ chosen: "d" }, null, null]);
  await option(onPhone, "a").check();
  await expect(saveState(onPhone)).toHaveText("Saved");
  await expect.poll(() => answersOf(database.db, attemptId)).toEqual([{ chosen: "a" }, null, null]);
  await phone.close();

  await submitAttempt(database.db, student, attemptId, new Date());
  await option(other, "b").check();
  await expect(other).toHaveURL(`/attempts/${attemptId}/review`);
  // The window beside it hears of the end, and asks.
  await expect(page).toHaveURL(`/attempts/${attemptId}/review`);
});

test("at zero the page locks, submits what was given, and opens the review", async ({ page, student, database }) => {
  const startedAt = new Date(Date.now() - 30 * 60_000 + 12_000);
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt, minutes: 30 });
  await page.goto(`/attempts/${attemptId}`);
  await option(page, "a").check();

  await expect(page).toHaveURL(`/attempts/${attemptId}/review`, { timeout: 20_000 });
  await expect(page.getByText("33%")).toBeVisible();
  const [result] = await database.db.select().from(testResults).where(eq(testResults.attemptId, attemptId));
  expect(result).toMatchObject({ score: 33, timeTaken: 1800 });
});

// Nothing of it can come later: who loses the network must be able to go on to the end, and to submit.
test("the page of a running test costs at most 175 kB of scripts and 15 kB of styles, whatever its questions are; the tab before it 141 and 16", async ({
  page,
  browser,
  student,
  database: { db },
}) => {
  const { attemptId } = await buildOpenAttempt(db, {
    student,
    bodies: ITEM_TYPES.map(sampleBody),
    startedAt: new Date(),
  });
  const { js, css } = await weigh(page, `/attempts/${attemptId}`);
  const weight = `${js} B of scripts, ${css} B of styles`;
  test.info().annotations.push({ type: "weight", description: weight });

  expect(js, weight).toBeGreaterThan(50 * KILOBYTE);
  expect(js, weight).toBeLessThanOrEqual(175 * KILOBYTE);
  expect(css, weight).toBeGreaterThan(KILOBYTE);
  expect(css, weight).toBeLessThanOrEqual(15 * KILOBYTE);

  // Another browser, which has none of it yet. The builder of custom tests comes when it is opened.
  const other = await browser.newContext({ serviceWorkers: "block" });
  await signIn(other, student.cookie);
  const tab = await weigh(await other.newPage(), `${productUnderTest().url}/dashboard/tests`);
  await other.close();
  const weightOfTab = `the tab: ${tab.js} B of scripts, ${tab.css} B of styles`;
  test.info().annotations.push({ type: "weight", description: weightOfTab });

  expect(tab.js, weightOfTab).toBeGreaterThan(50 * KILOBYTE);
  expect(tab.js, weightOfTab).toBeLessThanOrEqual(141 * KILOBYTE);
  expect(tab.css, weightOfTab).toBeGreaterThan(KILOBYTE);
  expect(tab.css, weightOfTab).toBeLessThanOrEqual(16 * KILOBYTE);
});
