/** A test of several sections: closing them by hand and by the clock, breaks, no way back, and no network in the middle. */
import type { Page } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import type { Id } from "../../../src/core/id.ts";
import type { Db } from "../../../src/db/client.ts";
import { attemptItems, attemptSections, attempts, testResults } from "../../../src/db/schema.ts";
import { buildSectionedAttempt } from "../../../src/testing/build-attempts.ts";
import { problemsOfLargeText } from "../../../src/testing/large-text.ts";
import {
  expect,
  expectAccessible,
  expectStateAccessible,
  expectStateAccessibleAtBothWidths,
  NETWORK_ERRORS,
  PHONE,
  test,
  WITH_WORKER,
} from "../fixtures.ts";
import { callWorkerToSend, setOffline, waitForWorker, waitUntilCached } from "../service-workers.ts";

test.describe.configure({ mode: "parallel" });

const MINUTE = 60_000;

const option = (page: Page, letter: string) => page.getByLabel(`Option ${letter}`, { exact: true });
const saveState = (page: Page) => page.getByRole("status").filter({ hasText: /^(Saved|Saving|Offline)/ });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const pressButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const confirm = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();

/** Goes to the last question of the section and closes it. */
async function closeSection(page: Page): Promise<void> {
  await pressButton(page, "Close section");
  await confirm(page, "Close section");
}

async function itemsOf(db: Db, attemptId: Id<"attempt">) {
  return db.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId)).orderBy(attemptItems.position);
}

async function answersOf(db: Db, attemptId: Id<"attempt">) {
  return (await itemsOf(db, attemptId)).map(({ answer }) => answer);
}

async function sectionsOf(db: Db, attemptId: Id<"attempt">) {
  return db
    .select()
    .from(attemptSections)
    .where(eq(attemptSections.attemptId, attemptId))
    .orderBy(attemptSections.section);
}

test("sections are closed one after the other, with a break between them; a closed one is seen and not opened", async ({
  page,
  student,
  database: { db },
}) => {
  await page.setViewportSize(PHONE);
  const instructions = "Read each question twice.";
  const built = await buildSectionedAttempt(db, { student, startedAt: new Date(), breakMinutes: 5, instructions });
  await page.goto(`/attempts/${built.attemptId}`);
  await expect(heading(page, "Question 1 of 2")).toBeVisible();
  await expect(page.getByText("Section 1 of 2")).toBeVisible();
  await expect(page.getByText(instructions)).toBeVisible();
  await expect(page.getByRole("timer", { name: "Time left in this section" })).toHaveText(/^(10:00|9:\d\d)$/);
  await expectStateAccessibleAtBothWidths(page);
  expect(await page.evaluate(problemsOfLargeText, "200%")).toEqual([]);
  await option(page, "a").check();
  await pressButton(page, "Next");
  await expect(page.getByText(instructions)).toHaveCount(0);

  await pressButton(page, "Close section");
  const dialog = page.getByRole("alertdialog", { name: "Close section 1?" });
  await expect(dialog).toContainText("1 question of 2 is not answered. You cannot come back to this section.");
  await expect(dialog).toContainText("A break follows.");
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "Question 2" }).click();
  await expect(heading(page, "Question 2 of 2")).toBeFocused();
  await closeSection(page);

  await expect(heading(page, "Break")).toBeFocused();
  await expect(page.getByRole("timer", { name: "Time left in this break" })).toHaveText(/^(5:00|4:\d\d)$/);
  await expectStateAccessibleAtBothWidths(page);
  expect(await page.evaluate(problemsOfLargeText, "200%")).toEqual([]);
  await page.getByRole("button", { name: "All questions: 1 of 4 answered" }).click();
  await expect(page.getByRole("dialog")).toContainText("Closed · 1 of 2 answered");
  await page.keyboard.press("Escape");
  await page.reload();
  await pressButton(page, "End break");
  await expect(heading(page, "Question 1 of 2")).toBeFocused();
  await expect(page.getByRole("timer", { name: "Time left in this section" })).toHaveText(/^(10:00|9:\d\d)$/);

  await page.getByRole("button", { name: "All questions: 0 of 2 answered" }).click();
  const first = page.getByRole("dialog").getByRole("region", { name: /^Section 1: one/ });
  await expect(first).toContainText("Closed · 1 of 2 answered");
  await expect(first.getByText("Question 1, answered")).toBeHidden();
  await first.getByText("Closed").click();
  await expect(first).toContainText("Question 1, answered");
  await expect(first.getByRole("button")).toHaveCount(0);
  await expectStateAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Question 2, not visited" }).click();
  await option(page, "a").check();
  await pressButton(page, "Submit Test");
  await expect(page.getByRole("alertdialog")).toContainText("1 question of 2 is not answered.");
  await confirm(page, "Submit Test");

  await expect(page).toHaveURL(`/attempts/${built.attemptId}/review`);
  const [result] = await db.select().from(testResults).where(eq(testResults.attemptId, built.attemptId));
  expect(result).toMatchObject({ score: 50, questionCount: 4, correctCount: 2 });
});

test("the clock closes a section, also while its student is asked something, and in every window", async ({
  page,
  context,
  student,
  database: { db },
}) => {
  const startedAt = new Date(Date.now() - 10 * MINUTE + 12_000);
  const { attemptId } = await buildSectionedAttempt(db, { student, startedAt });
  await page.goto(`/attempts/${attemptId}`);
  const other = await context.newPage();
  await other.goto(`/attempts/${attemptId}`);
  await page.bringToFront();
  await option(page, "b").check();
  await pressButton(page, "Next");
  await pressButton(page, "Close section");

  await expect(page.getByText("The time for section 1 is over. Section 2 is open now.")).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(heading(page, "Question 1 of 2")).toBeFocused();
  await expect(page.getByText("Section 2 of 2")).toBeVisible();
  await expect(other.getByText("Section 2 of 2")).toBeVisible();
  await expect(page.getByText("Time running out!", { exact: true })).toHaveCount(0);
  await option(page, "c").check();
  await expect.poll(() => answersOf(db, attemptId)).toEqual([{ chosen: "b" }, null, { chosen: "c" }, null]);
  const [first] = await sectionsOf(db, attemptId);
  expect(first?.closedAt).toBeNull();
});

test("a section that waits opens the next one only when its time is over", async ({
  page,
  student,
  database: { db },
}) => {
  const startedAt = new Date(Date.now() - 10 * MINUTE + 12_000);
  const { attemptId } = await buildSectionedAttempt(db, { student, startedAt, onEarlyEnd: "wait" });
  await page.goto(`/attempts/${attemptId}`);
  await page.keyboard.press("n");
  await closeSection(page);

  await expect(heading(page, "Section 1 is closed")).toBeFocused();
  await expect(page.getByText("Section 2 opens when the time of this section is over.")).toBeVisible();
  await expectStateAccessible(page);
  await expect(heading(page, "Question 1 of 2")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("timer", { name: "Time left in this section" })).toHaveText(/^(10:00|9:\d\d)$/);
});

test("nothing of a section that is sent later is in the browser before it opens", async ({
  page,
  student,
  database: { db },
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource/);
  const { attemptId } = await buildSectionedAttempt(db, { student, startedAt: new Date(), content: "by-section" });
  const contents = await db.query.questionVersions.findMany({ columns: { id: true, content: true } });
  const items = await itemsOf(db, attemptId);
  const stems = items.map(({ versionId }) => {
    const { content } = contents.find(({ id }) => id === versionId) ?? {};
    return /<p>(.+?)<\/p>/.exec(JSON.stringify(content))?.[1] ?? "";
  });
  const received: Promise<string>[] = [];
  page.on("response", (response) => received.push(response.text().catch(() => "")));
  const all = async () => (await Promise.all(received)).join("");

  await page.goto(`/attempts/${attemptId}`);
  await option(page, "a").check();
  await expect(saveState(page)).toHaveText("Saved");
  expect(stems.map((stem) => stem !== "")).toEqual([true, true, true, true]);
  const before = await all();
  expect(stems.map((stem) => before.includes(stem))).toEqual([true, true, false, false]);

  await pressButton(page, "Next");
  const asked = /\/(save|state|time)$/;
  await page.route(asked, (route) => route.abort());
  await closeSection(page);
  await expect(
    page.getByText("You are offline, and the questions of this section are not on this device"),
  ).toBeVisible();
  await expectStateAccessible(page);
  await page.unroute(asked);
  await expect(option(page, "d")).toBeVisible({ timeout: 20_000 });
  await option(page, "d").check();
  await expect.poll(() => answersOf(db, attemptId)).toEqual([{ chosen: "a" }, null, { chosen: "d" }, null]);
});

test("where there is no way back Next asks for an answer first, and what was left is final", async ({
  page,
  student,
  database: { db },
}) => {
  const over = { navigation: "forward", answerRequired: true } as const;
  const { attemptId } = await buildSectionedAttempt(db, { student, startedAt: new Date(), ...over });
  await page.goto(`/attempts/${attemptId}`);
  await expect(page.getByText("After Next, you cannot come back to a question.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Question 2/ })).toHaveCount(0);
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toHaveAccessibleDescription("Answer this question to go on.");
  await expect(page.getByText("Answer this question to go on.")).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  await next.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("n");
  await expect(heading(page, "Question 1 of 2")).toBeVisible();

  await page.keyboard.press("2");
  await expect(option(page, "b")).toBeChecked();
  await page.keyboard.press("n");
  await expect(heading(page, "Question 2 of 2")).toBeFocused();
  await page.keyboard.press("p");
  await expect(heading(page, "Question 2 of 2")).toBeVisible();
  await expect.poll(async () => (await itemsOf(db, attemptId))[0]?.finalAt).toEqual(expect.any(Date));
  await page.reload();
  await expect(heading(page, "Question 2 of 2")).toBeVisible();
  await expect(page.getByText("Question 1, answered")).toBeAttached();
});

test("sections that stay open are one list, and all of them are asked about before the end", async ({
  page,
  student,
  database: { db },
}) => {
  const { attemptId } = await buildSectionedAttempt(db, {
    student,
    startedAt: new Date(),
    leavingASection: "may-return",
  });
  await page.goto(`/attempts/${attemptId}`);
  await pressButton(page, "Next");
  await pressButton(page, "Next");
  await expect(page.getByText("Section 2 of 2")).toBeVisible();
  await expect(heading(page, "Question 1 of 2")).toBeFocused();
  await pressButton(page, "Previous");
  await expect(page.getByText("Section 1 of 2")).toBeVisible();
  await page
    .getByRole("region", { name: /^Section 2: two/ })
    .getByRole("button", { name: /^Question 2/ })
    .click();
  await option(page, "a").check();
  await pressButton(page, "Submit Test");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("3 questions of 4 are not answered.");
  await expect(dialog.getByRole("heading", { name: "Not answered, Section 1: one" })).toBeVisible();
  await dialog.getByRole("link", { name: "Question 1" }).last().click();
  await expect(heading(page, "Question 1 of 2")).toBeFocused();
  await expect(page.getByText("Section 2 of 2")).toBeVisible();
});

test("a section is closed without network, the page loaded again, and all is told when the network is back", {
  tag: WITH_WORKER,
}, async ({ page, student, database: { db }, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  const { attemptId } = await buildSectionedAttempt(db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await waitForWorker(page);
  await waitUntilCached(page, `/attempts/${attemptId}`);
  await setOffline(page, true);
  await option(page, "a").check();
  await pressButton(page, "Next");
  await closeSection(page);
  await expect(page.getByText("Section 2 of 2")).toBeVisible();
  await option(page, "a").check();
  await expect(saveState(page)).toHaveText("Offline, kept on this device");
  await page.reload();

  await expect(page.getByText("Section 2 of 2")).toBeVisible();
  await page.getByRole("button", { name: "Question 1, answered" }).click();
  await expect(option(page, "a")).toBeChecked();
  expect((await sectionsOf(db, attemptId))[0]?.closedAt).toBeNull();
  await setOffline(page, false);
  await expect(saveState(page)).toHaveText("Saved", { timeout: 20_000 });
  expect((await sectionsOf(db, attemptId))[0]?.closedAt).toEqual(expect.any(Date));
  expect(await answersOf(db, attemptId)).toEqual([{ chosen: "a" }, null, { chosen: "a" }, null]);
});

test("the browser tells of a closed section when the network is back, also with no page of the product open", {
  tag: WITH_WORKER,
}, async ({ page, student, database: { db }, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  const { attemptId } = await buildSectionedAttempt(db, { student, startedAt: new Date() });
  await page.goto(`/attempts/${attemptId}`);
  await waitForWorker(page);
  await setOffline(page, true);
  await page.keyboard.press("n");
  await closeSection(page);
  await option(page, "c").check();
  await expect(saveState(page)).toHaveText("Offline, kept on this device");
  await page.goto("about:blank");
  await setOffline(page, false);
  await callWorkerToSend(page);

  await expect.poll(() => answersOf(db, attemptId)).toEqual([null, null, { chosen: "c" }, null]);
  expect((await sectionsOf(db, attemptId))[0]?.closedAt).toEqual(expect.any(Date));
  const [attempt] = await db.select().from(attempts).where(eq(attempts.id, attemptId));
  expect(attempt?.state).toBe("open");
});

/** More than the grace, and less than a section has. */
const MINUTES_OFFLINE = 8;
const START_AGE_MS = MINUTES_OFFLINE * MINUTE;

/** Moves what the device did, and the last contact, towards the start of the attempt, as if the network had been away since. */
async function moveToStart(page: Page, db: Db, attemptId: Id<"attempt">): Promise<void> {
  const earlier = sql.raw(`- interval '${MINUTES_OFFLINE} minutes'`);
  await db
    .update(attempts)
    .set({ lastContactAt: sql`${attempts.lastContactAt} ${earlier}` })
    .where(eq(attempts.id, attemptId));
  await page.evaluate(async (ms) => {
    const times = /"(unsentSince|leftAt|madeAt|at)":(\d+(?:\.\d+)?)/g;
    const shifted = (text: string) => text.replace(times, (_all, name, time) => `"${name}":${Number(time) - ms}`);
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, shifted(localStorage.getItem(key) ?? ""));
    const cache = await caches.open("lamplight-unsent-1");
    for (const request of await cache.keys()) {
      const text = await (await cache.match(request))?.text();
      await cache.put(request, new Response(shifted(text ?? "")));
    }
  }, START_AGE_MS);
}

const opened = {
  "the page is opened": async (page: Page, attemptId: string) => {
    await page.goto("about:blank");
    await setOffline(page, false);
    await page.goto(`/attempts/${attemptId}`);
  },
  "the page is loaded again": async (page: Page, attemptId: string) => {
    await page.evaluate((address) => location.assign(address), `/attempts/${attemptId}`);
    await expect(saveState(page)).toHaveText("Offline, kept on this device");
    await setOffline(page, false);
    await page.reload();
  },
  "the worker is called and no page is open": async (page: Page) => {
    await page.goto("about:blank");
    await setOffline(page, false);
    await callWorkerToSend(page);
  },
};

for (const [title, open] of Object.entries(opened)) {
  test(`what was answered without network, across a question without way back and the end of a section, counts when ${title}`, {
    tag: WITH_WORKER,
  }, async ({ page, student, database: { db }, expectConsoleErrors }) => {
    expectConsoleErrors(NETWORK_ERRORS);
    const { attemptId } = await buildSectionedAttempt(db, {
      student,
      startedAt: new Date(Date.now() - START_AGE_MS),
      navigation: "forward",
    });
    await page.goto(`/attempts/${attemptId}`);
    await waitForWorker(page);
    await waitUntilCached(page, `/attempts/${attemptId}`);
    await expect(saveState(page)).toHaveText("Saved");
    await setOffline(page, true);
    await option(page, "a").check();
    await pressButton(page, "Next");
    await option(page, "b").check();
    await closeSection(page);
    await expect(page.getByText("Section 2 of 2")).toBeVisible();
    await option(page, "c").check();
    await expect(saveState(page)).toHaveText("Offline, kept on this device");
    await page.evaluate(() => location.assign("/dashboard"));
    await expect(page.getByText("We could not load this page.")).toBeVisible();
    await moveToStart(page, db, attemptId);

    await open(page, attemptId);

    await expect
      .poll(() => answersOf(db, attemptId), { timeout: 20_000 })
      .toEqual([{ chosen: "a" }, { chosen: "b" }, { chosen: "c" }, null]);
    const [first, second] = await itemsOf(db, attemptId);
    expect([first?.finalAt, first?.lateAnswer, second?.lateAnswer]).toEqual([expect.any(Date), null, null]);
  });
}
