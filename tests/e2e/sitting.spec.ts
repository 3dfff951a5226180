/** A timed test whatever happens: reload, no network, a second tab, another device, log-out, the end of the time. */
import type { Page } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import type { Id } from "../../src/core/id.ts";
import type { Db } from "../../src/db/client.ts";
import { attemptItems, attempts, testResults } from "../../src/db/schema.ts";
import { SAMPLE_CANARY } from "../../src/items/contract.ts";
import {
  ITEM_TYPES,
  type ItemType,
  parseQuestionBody,
  type QuestionBody,
  textsOf,
} from "../../src/items/registry/models.ts";
import { sampleOf } from "../../src/items/registry/samples.server.ts";
import { buildOpenAttempt, selectAllBody, singleChoiceBody } from "../../src/testing/build-attempts.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  PHONE,
  productUnderTest,
  signIn,
  test,
} from "./fixtures.ts";
import { waitForWorker, waitUntilKept } from "./service-workers.ts";

const OFFLINE_ERRORS = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;

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
  await waitUntilKept(page, new URL(page.url()).pathname);
}

function sampleBody(type: ItemType): QuestionBody {
  const { content, solution } = sampleOf(type);
  return parseQuestionBody({ type, content, solution });
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
  await expectAccessibleAtBothWidths(page);

  await option(page, "a").check();
  await expect(saveState(page)).toHaveText("Saved");
  await page.getByRole("button", { name: "Flag for review" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "Question 2 of 3" })).toBeFocused();
  await option(page, "a").check();
  await option(page, "b").check();
  await page.getByRole("button", { name: "Question 3, not answered" }).click();
  await page.getByRole("button", { name: "Submit Test" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("1 question of 3 is not answered");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Submit Test" }).click();

  await expect(page).toHaveURL(`/attempts/${attemptId}/review`);
  await expect(page.getByText("33%")).toBeVisible();
  await expect(page.getByText("Because it is a.").first()).toBeVisible();
  await expect(page.getByText("1 right, 1 wrong: 0 of 2 points.")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "Flagged (1)" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: "Report a problem with this question" }).click();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Please say what is wrong with this question.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Your message").fill("Two options are right.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Thank you. Your report has been sent.")).toBeVisible();
  expect(await answersOf(database.db, attemptId)).toEqual([{ chosen: "a" }, { chosen: ["a", "b"] }, null]);
});

test("a whole test by keyboard alone; a submission that fails leaves it open and says why", async ({
  page,
  student,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/503|Failed to load resource/);
  const bodies = [singleChoiceBody(), selectAllBody()];
  const { attemptId } = await buildOpenAttempt(database.db, { student, bodies, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await expect(saveState(page)).toHaveText("Saved");

  await page.keyboard.press("1");
  await expect(option(page, "a")).toBeChecked();
  await page.keyboard.press("f");
  await expect(page.getByRole("button", { name: "Flagged for review" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { name: "Question 2 of 2" })).toBeFocused();
  await page.keyboard.press("1");
  await page.keyboard.press("3");
  await expect(option(page, "c")).toBeChecked();
  const submit = async () => {
    await page.getByRole("button", { name: "Submit Test" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Keep working" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  };
  await page.route("**/submit", (route) => route.fulfill({ status: 503 }));
  await submit();
  await expect(page.getByRole("alert")).toContainText("The test could not be submitted");
  await page.unroute("**/submit");
  await submit();

  await expect(page.getByText("100%")).toBeVisible();
});

test("no byte of a solution of any item type reaches the browser before submission", async ({
  page,
  student,
  database,
}) => {
  const bodies = ITEM_TYPES.map((type) => sampleBody(type));
  const { attemptId } = await buildOpenAttempt(database.db, { student, bodies, startedAt: new Date() });
  const received: string[] = [];
  page.on("response", async (response) => {
    received.push(await response.text().catch(() => ""));
  });

  await page.goto(`/attempts/${attemptId}`);
  await page.getByRole("radio").first().check();
  await expect(saveState(page)).toHaveText("Saved");
  for (const position of ITEM_TYPES.keys()) {
    await expect(page.getByRole("heading", { name: `Question ${position + 1} of ${bodies.length}` })).toBeVisible();
    if (position + 1 < bodies.length) await page.getByRole("button", { name: "Next" }).click();
  }
  await page.reload();
  await page.getByRole("button", { name: new RegExp(`^Question ${bodies.length},`) }).click();
  for (const body of bodies) {
    const plain = textsOf(body).find((text) => /^[A-Za-z ]{5,}$/.test(text));
    expect(received.join("")).toContain(plain);
  }
  expect(received.filter((text) => text.includes(SAMPLE_CANARY))).toEqual([]);
  const told = received.filter((text) => !text.startsWith("import"));
  for (const secret of ['"solution"', '"correct":', "isCorrect"]) {
    expect(told.filter((text) => text.includes(secret))).toEqual([]);
  }

  await page.getByRole("button", { name: "Submit Test" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit Test" }).click();
  await expect(page.getByText(SAMPLE_CANARY)).toHaveCount(bodies.length);
});

test("answers given without network survive a reload without network, and are sent when it is back", async ({
  page,
  context,
  student,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(OFFLINE_ERRORS);
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await waitForServiceWorker(page);
  await option(page, "d").check();
  await expect(saveState(page)).toHaveText("Saved");

  await context.setOffline(true);
  await page.getByRole("button", { name: "Next" }).click();
  await option(page, "a").check();
  await option(page, "c").check();
  await expect(saveState(page)).toHaveText("Offline, kept on this device");
  await page.reload();

  await expect(page.getByRole("button", { name: "Question 1, answered" })).toBeVisible();
  await page.getByRole("button", { name: "Question 2, answered" }).click();
  await expect(option(page, "c")).toBeChecked();
  await page.getByRole("button", { name: "Question 3, not answered" }).click();
  await option(page, "b").check();
  await expect(saveState(page)).toHaveText("Offline, kept on this device");
  expect((await answersOf(database.db, attemptId))[2]).toBeNull();

  await context.setOffline(false);
  await expect(saveState(page)).toHaveText("Saved");
  expect(await answersOf(database.db, attemptId)).toEqual([{ chosen: "d" }, { chosen: ["a", "c"] }, { chosen: "b" }]);
});

test("an older tab does not overwrite what a newer one saved, and a test goes on where it was on another device", async ({
  page,
  context,
  browser,
  student,
  database,
}) => {
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await expect(saveState(page)).toHaveText("Saved");
  const other = await context.newPage();
  await other.goto(`/attempts/${attemptId}`);
  await option(other, "c").check();
  await expect(saveState(other)).toHaveText("Saved");
  await expect.poll(() => answersOf(database.db, attemptId)).toEqual([{ chosen: "c" }, null, null]);

  await option(page, "b").check();
  await expect(page.getByText("A newer answer to this question was saved")).toBeVisible();
  await expect(option(page, "c")).toBeChecked();
  expect(await answersOf(database.db, attemptId)).toEqual([{ chosen: "c" }, null, null]);

  const phone = await browser.newContext({ baseURL: productUnderTest().url, viewport: PHONE });
  await signIn(phone, student.cookie);
  const onPhone = await phone.newPage();
  await onPhone.goto(`/attempts/${attemptId}`);
  await onPhone.getByRole("button", { name: "Question 1, answered" }).click();
  await expect(option(onPhone, "c")).toBeChecked();
  await phone.close();
});

test("the clock is the server's, whatever the device's clock says, and its last five minutes are red and said aloud", async ({
  page,
  student,
  database,
}) => {
  const startedAt = new Date(Date.now() - 25.5 * 60_000);
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt, minutes: 30 });
  await page.clock.setFixedTime(new Date("2011-11-11T11:11:11Z"));
  await page.goto(`/attempts/${attemptId}`);

  const shown = page.getByRole("timer", { name: "Time left" });
  await expect(async () => {
    const [minutes = 0, seconds = 0] = ((await shown.textContent()) ?? "").split(":").map(Number);
    const left = (startedAt.getTime() + 30 * 60_000 - Date.now()) / 1000;
    expect(Math.abs(minutes * 60 + seconds - left)).toBeLessThanOrEqual(2);
  }).toPass();
  await expect(page.getByText("Time running out!", { exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "5 minutes left." })).toBeAttached();
  await expectAccessible(page);
});

test("at zero the page locks, submits what was given, and opens the review", async ({ page, student, database }) => {
  const startedAt = new Date(Date.now() - 30 * 60_000 + 6_000);
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt, minutes: 30 });
  await page.goto(`/attempts/${attemptId}`);
  await option(page, "a").check();

  await expect(page).toHaveURL(`/attempts/${attemptId}/review`, { timeout: 20_000 });
  await expect(page.getByText("33%")).toBeVisible();
  const [result] = await database.db.select().from(testResults).where(eq(testResults.attemptId, attemptId));
  expect(result).toMatchObject({ score: 33, timeTaken: 1800 });
});

test("without network at zero the answers wait on the device, and what comes too late is shown and not scored", async ({
  page,
  context,
  student,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(OFFLINE_ERRORS);
  const startedAt = new Date(Date.now() - 30 * 60_000 + 8_000);
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt, minutes: 30 });
  await page.goto(`/attempts/${attemptId}`);
  await option(page, "a").check();
  await expect.poll(() => answersOf(database.db, attemptId)).toEqual([{ chosen: "a" }, null, null]);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Next" }).click();
  await option(page, "c").check();
  await expect(page.getByText("Time is up. Your answers are kept on this device")).toBeVisible({ timeout: 15_000 });
  await expect(option(page, "a")).toBeDisabled();

  // The minute after the deadline, without waiting for it.
  await database.db
    .update(attempts)
    .set({ closesAt: sql`${attempts.closesAt} - interval '2 minutes'` })
    .where(eq(attempts.id, attemptId));
  await expect
    .poll(async () => (await database.db.select().from(attempts).where(eq(attempts.id, attemptId)))[0]?.state, {
      timeout: 30_000,
    })
    .toBe("submitted");
  await context.setOffline(false);

  await expect(page).toHaveURL(`/attempts/${attemptId}/review`, { timeout: 30_000 });
  await expect(page.getByText("This answer arrived too late and was not scored:")).toBeVisible();
  await expect(page.getByText("33%")).toBeVisible();
});
