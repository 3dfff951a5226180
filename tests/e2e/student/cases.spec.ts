/** A case study: its record beside the questions, from start to review, also without network, and nothing of it too early. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { Id } from "../../../src/core/id.ts";
import type { Db } from "../../../src/db/client.ts";
import { testResults } from "../../../src/db/schema.ts";
import type { Student } from "../../../src/modules/accounts/viewer.ts";
import { startInstituteTest } from "../../../src/modules/attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../../../src/modules/attempts/commands/submit-attempt.server.ts";
import { type Section, TOOLS } from "../../../src/modules/tests/test-version.ts";
import { buildAdmin } from "../../../src/testing/build.ts";
import { buildInstituteTest, fixedSection } from "../../../src/testing/build-institute-test.ts";
import { buildStimulus, wordsOfEntry } from "../../../src/testing/build-stimulus.ts";
import { problemsOfLargeText } from "../../../src/testing/large-text.ts";
import { jsonAddresses, siteAddressesFor } from "../../../src/testing/site-map.ts";
import { findStoredMarkup } from "../../../src/testing/stored-answer.ts";
import {
  DESK,
  expect,
  expectAccessible,
  expectStateAccessible,
  expectStateAccessibleAtBothWidths,
  NETWORK_ERRORS,
  PHONE,
  test,
  WITH_WORKER,
} from "../fixtures.ts";
import { painted } from "../painted.ts";
import { setOffline, waitForWorker, waitUntilCached } from "../service-workers.ts";

test.describe.configure({ mode: "parallel" });

const option = (page: Page, letter: string) => page.getByLabel(`Option ${letter}`, { exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const entry = (page: Page, from: number) => page.getByText(wordsOfEntry(from), { exact: true });

/** A running test of one case study, which has a note for each of its six questions, with all tools. */
async function startCase(db: Db, student: Student, over: Partial<Section> = {}): Promise<Id<"attempt">> {
  const now = new Date();
  const { questionIds } = await buildStimulus(db, await buildAdmin(db), {}, now);
  const source = { kind: "fixed" as const, questions: questionIds };
  const { testId } = await buildInstituteTest(db, {
    sections: [fixedSection("case", [], { source, ...over })],
    version: { tools: [...TOOLS] },
  });
  const started = await startInstituteTest(db, student, testId, now, Math.random);
  if (started.kind !== "started") throw new Error(started.kind);
  return started.attemptId;
}

test("on a desktop the record stands on the left, keeps its tab and says what is new at a question", async ({
  page,
  student,
  database: { db },
}) => {
  await page.setViewportSize(DESK);
  await page.goto(`/attempts/${await startCase(db, student)}`);
  const record = page.getByRole("complementary", { name: "Record" });
  await expect(record.getByText("A woman of 62 years on a medical ward")).toBeVisible();
  await expect(page.getByText("Case study, question 1 of 6")).toBeVisible();
  await expect(entry(page, 1)).toBeVisible();
  await expect(entry(page, 2)).toHaveCount(0);
  const [left, right] = [await record.boundingBox(), await heading(page, "Question 1 of 6").boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);

  await press(page, "Next");
  await expect(page.getByRole("status").getByText("New in the record: Nurses’ notes.")).toBeVisible();
  await expect(record.getByRole("tab", { name: "Nurses’ notes New" })).toHaveAttribute("aria-selected", "true");
  await record.getByRole("tab", { name: "Nurses’ notes New" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(record.getByRole("tab", { name: "Vital signs" })).toBeFocused();
  await expect(record.getByRole("row", { name: /Heart rate.*88.*112/ })).toBeVisible();
  await press(page, "Next");
  await expect(record.getByRole("tab", { name: "Vital signs" })).toHaveAttribute("aria-selected", "true");
  await expectStateAccessible(page);
  await press(page, "Previous");
  await record.getByRole("tab", { name: /Nurses’ notes/ }).click();
  await expect(entry(page, 2)).toBeVisible();
  await expect(entry(page, 3)).toHaveCount(0);
});

test("what is highlighted and noted in the record is there at all its questions, after a reload, and in the review", async ({
  page,
  student,
  database: { db },
}) => {
  await page.setViewportSize(DESK);
  const attemptId = await startCase(db, student);
  await page.goto(`/attempts/${attemptId}`);
  const record = page.getByRole("complementary", { name: "Record" });
  await press(page, "Next");
  await press(page, "Highlighter");
  const first = record.getByRole("application", { name: "Highlighter: Nurses’ notes, Day 1, 08:00" });
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  expect(await painted(page)).toEqual(["of question"]);
  await expect(page.getByRole("button", { name: "Clear this question" })).toBeDisabled();
  await press(page, "Test notes");
  await record.getByLabel("Test note: Nurses’ notes, Day 2, 08:00").fill("Ask again at noon.");
  await expectStateAccessible(page);

  await press(page, "Next");
  expect(await painted(page)).toEqual(["of question"]);
  await expect(async () => {
    expect(await findStoredMarkup(db, attemptId, 1)).toMatchObject({
      markup: { highlights: { "exhibit:note-1": [[1, 2]] }, notes: { "exhibit:note-2": "Ask again at noon." } },
    });
  }).toPass();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(record.getByText("Highlights in Nurses’ notes, Day 1, 08:00: of question")).toBeAttached();
  expect(await painted(page)).toEqual(["of question"]);

  await page.setViewportSize(PHONE);
  await press(page, /^Record/);
  const drawer = page.getByRole("dialog", { name: "Record" });
  await press(page, "Close");
  await expect(drawer).toBeHidden();
  await press(page, "Tools");
  await page.getByRole("dialog", { name: "Tools" }).getByRole("button", { name: "Highlighter" }).click();
  await press(page, /^Record/);
  await drawer.getByRole("application", { name: /Day 1/ }).click({ position: { x: 8, y: 8 } });
  await expect(drawer.getByRole("status").filter({ hasText: "Highlighted: Entry" })).toBeAttached();
  await expectAccessible(page);
  expect(await page.evaluate(problemsOfLargeText, "200%")).toEqual([]);

  await expect(async () => {
    expect(await findStoredMarkup(db, attemptId, 1)).toMatchObject({
      markup: { highlights: { "exhibit:note-1": [[0, 2]] } },
    });
  }).toPass();
  await submitAttempt(db, student, attemptId, new Date());
  await page.goto(`/attempts/${attemptId}/review`);
  await page.getByText("Show the record as it was at this question").nth(1).click();
  await expect(page.getByText("Ask again at noon.")).toBeVisible();
  expect(await painted(page)).toEqual(["Entry of question"]);
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test("on a phone a case study is taken from start to review, with the network cut in the middle", {
  tag: WITH_WORKER,
}, async ({ page, student, database: { db }, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  await page.setViewportSize(PHONE);
  const attemptId = await startCase(db, student);
  await page.goto(`/attempts/${attemptId}`);
  await waitForWorker(page);
  await waitUntilCached(page, `/attempts/${attemptId}`);
  await option(page, "a").check();
  await press(page, /^Record/);
  const drawer = page.getByRole("dialog", { name: "Record" });
  await drawer.getByRole("tab", { name: "Vital signs" }).click();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await press(page, "Next");
  await setOffline(page, true);
  await option(page, "a").check();
  await press(page, "Next");
  await option(page, "b").check();
  await press(page, "Tools");
  await page.getByRole("dialog", { name: "Tools" }).getByRole("button", { name: "Highlighter" }).click();
  await press(page, /^Record New/);
  await expect(drawer.getByRole("tab", { name: "Vital signs" })).toHaveAttribute("aria-selected", "true");
  await drawer.getByRole("tab", { name: "Nurses’ notes New" }).click();
  await expect(drawer.getByText(wordsOfEntry(3))).toBeVisible();
  await drawer.getByRole("application", { name: /Day 3/ }).click({ position: { x: 8, y: 8 } });
  await expect(drawer.getByRole("status").filter({ hasText: "Highlighted: Entry" })).toBeAttached();
  await expectStateAccessible(page);
  await page.keyboard.press("Escape");
  await page.reload();
  await press(page, /^All questions: 3 of 6/);
  await press(page, /^Question 4/);
  await press(page, /^Record/);
  await expect(drawer.getByText(wordsOfEntry(4))).toBeVisible();
  await expect(async () => expect(await painted(page)).toEqual(["Entry"])).toPass();
  await page.keyboard.press("Escape");
  await press(page, "Close");
  for (let question = 4; question <= 6; question += 1) {
    await option(page, "a").check();
    if (question < 6) await press(page, "Next");
  }
  await expect(page.getByRole("status").filter({ hasText: /^Offline/ })).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  expect(await page.evaluate(problemsOfLargeText, "200%")).toEqual([]);
  await setOffline(page, false);
  await press(page, "Submit Test");
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit Test" }).click();

  await expect(page).toHaveURL(`/attempts/${attemptId}/review`);
  const [result] = await db.select().from(testResults).where(eq(testResults.attemptId, attemptId));
  expect(result).toMatchObject({ earned: 5, possible: 6 });
  expect(await findStoredMarkup(db, attemptId, 1)).toMatchObject({
    markup: { highlights: { "exhibit:note-3": [[0, 0]] } },
  });
  await expect(page.getByText("5 of 6 points")).toBeVisible();
});

test("where there is no way back, what appears at a question comes when the one before is left, and waits for the network", {
  tag: WITH_WORKER,
}, async ({ page, student, database: { db }, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  await page.setViewportSize(DESK);
  const attemptId = await startCase(db, student, { navigation: "forward" });
  await page.goto(`/attempts/${attemptId}`);
  await waitForWorker(page);
  await waitUntilCached(page, `/attempts/${attemptId}`);
  await expect(entry(page, 1)).toBeVisible();
  await option(page, "a").check();
  await press(page, "Next");
  await expect(entry(page, 2)).toBeVisible();
  await option(page, "a").check();
  await setOffline(page, true);
  await press(page, "Next");
  await expect(page.getByText(/More of the record appears once you are online/)).toBeVisible();
  await expect(entry(page, 3)).toHaveCount(0);
  await option(page, "a").check();
  await setOffline(page, false);
  await expect(entry(page, 3)).toBeVisible();
  await expect(page.getByRole("status").getByText("New in the record: Nurses’ notes.")).toBeVisible();
  await expect(option(page, "a")).toBeChecked();
});

test("no address of a student says what appears at a later question", async ({
  request,
  student,
  database: { db },
}) => {
  const attemptId = await startCase(db, student, { navigation: "forward" });
  const headers = { cookie: student.cookie, accept: "*/*" };
  const save = { saves: [{ position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 }] };
  const left = { saves: [], left: [{ position: 1, ageMs: 0 }] };
  for (const data of [save, left]) await request.post(`/attempts/${attemptId}/save`, { headers, data });
  const fill = (pattern: string) =>
    pattern
      .replace(":attemptId", attemptId)
      .replaceAll(/:\w+\??/g, () => randomUUID())
      .replace("*", "no-such-page");
  const pages = [...siteAddressesFor("student"), ...siteAddressesFor("everyone")].flatMap(({ pattern }) => {
    const address = fill(pattern);
    return [address, address === "/" ? "/_root.data" : `${address}.data`];
  });
  const json = jsonAddresses.filter(({ pattern }) => !pattern.endsWith("/submit"));
  let heard = 0;
  for (const { method, address } of [
    ...pages.map((address) => ({ method: "GET", address })),
    ...json.map(({ method, pattern }) => ({ method, address: fill(pattern) })),
  ]) {
    const reply = await request.fetch(address, {
      ...{ method, headers, maxRedirects: 0 },
      ...(method === "POST" && { data: save }),
    });
    const text = await reply.text();
    if (text.includes(wordsOfEntry(2))) heard += 1;
    for (let question = 3; question <= 6; question += 1) expect(text, address).not.toContain(wordsOfEntry(question));
  }
  // The page of the test, its data and its state say what can be read by now.
  expect(heard).toBeGreaterThanOrEqual(3);
});
