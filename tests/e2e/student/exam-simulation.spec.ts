/** A real exam from its start to its result: NORCET Stage I with its sections, marks and rules, only smaller and faster. */
import type { Page } from "@playwright/test";
import { asc, eq } from "drizzle-orm";
import { idOf } from "../../../src/core/id.ts";
import type { Db } from "../../../src/db/client.ts";
import { attemptSections, testAnswers, testResults } from "../../../src/db/schema.ts";
import type { Student } from "../../../src/modules/accounts/viewer.ts";
import { startPreset } from "../../../src/modules/attempts/commands/start-attempt.server.ts";
import { PRESETS } from "../../../src/modules/tests/presets/presets.ts";
import { unique } from "../../../src/testing/build.ts";
import { buildAreaQuestions } from "../../../src/testing/build-area-questions.ts";
import { expect, expectAccessible, expectStateAccessible, NETWORK_ERRORS, PHONE, test } from "../fixtures.ts";
import { setOffline } from "../service-workers.ts";

const QUESTIONS_A_SECTION = 2;

/** An attempt at a copy of the preset with two questions and a minute in each of its five sections, begun so many seconds ago. */
async function startShortened(db: Db, student: Student, secondsAgo: number) {
  const preset = PRESETS.find(({ id }) => id === "norcet-stage-1");
  if (!preset) throw new Error("There is no such preset.");
  const area = unique("area");
  const { sections } = preset.version;
  await buildAreaQuestions(db, sections.length * QUESTIONS_A_SECTION, [area]);
  const rules = [{ count: QUESTIONS_A_SECTION, from: { areas: [area] } }];
  const version = {
    ...preset.version,
    sections: sections.map((section) => ({ ...section, minutes: 1, source: { kind: "drawn" as const, rules } })),
  };
  const now = new Date(Date.now() - secondsAgo * 1000);
  const started = await startPreset(db, student, preset, version, now, Math.random);
  if (started.kind !== "started") throw new Error(started.kind);
  return started.attemptId;
}

const saveState = (page: Page) => page.getByRole("status").filter({ hasText: /Saved|Saving|Offline/ });

/** Goes to the second question of the section, whose options have the names of the first one's. */
async function next(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "Question 2 of 2" })).toBeFocused();
}

async function choose(page: Page, letter: string): Promise<void> {
  await page.getByLabel(`Option ${letter}`, { exact: true }).check();
}

async function closeSection(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close section" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close section" }).click();
}

const isIn = (page: Page, section: number) => expect(page.getByText(`Section ${section} of 5`)).toBeVisible();

test("NORCET Stage I goes through its five sections by hand, by the clock and without network, and takes a third of a mark for a wrong answer", async ({
  page,
  student,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(NETWORK_ERRORS);
  await page.setViewportSize(PHONE);
  const attemptId = await startShortened(database.db, student, 45);

  // The clock closes the first section.
  await page.goto(`/attempts/${attemptId}`);
  await isIn(page, 1);
  await choose(page, "b");
  await next(page);
  await choose(page, "a");
  await expect(saveState(page)).toHaveText("Saved");
  await expect(page.getByText("The time for section 1 is over. Section 2 is open now.")).toBeVisible({
    timeout: 30_000,
  });

  // The second one is closed by hand, with a question left blank.
  await isIn(page, 2);
  await choose(page, "a");
  await next(page);
  await page.getByRole("button", { name: "Close section" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("1 question of 2 is not answered.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Close section" }).click();

  // The network goes in the third one, and is back in the fourth.
  await isIn(page, 3);
  await choose(page, "a");
  await expect(saveState(page)).toHaveText("Saved");
  await setOffline(page, true);
  await next(page);
  await choose(page, "c");
  await closeSection(page);
  await isIn(page, 4);
  await choose(page, "a");
  await expect(saveState(page)).not.toHaveText("Saved");
  await setOffline(page, false);
  await expect(saveState(page)).toHaveText("Saved");
  await next(page);
  await choose(page, "a");
  await closeSection(page);

  await isIn(page, 5);
  await choose(page, "d");
  await next(page);
  await choose(page, "a");
  await page.getByRole("button", { name: "Submit Test" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit Test" }).click();
  await expect(page).toHaveURL(`/attempts/${attemptId}/review`);

  // Six right, three wrong, one left blank: 6 − 3/3 = 5 marks of 10, in twelfths.
  const [result] = await database.db.select().from(testResults).where(eq(testResults.attemptId, attemptId));
  expect(result).toMatchObject({ correctCount: 6, answeredCount: 9, marks: 60, possibleMarks: 120, isPassed: null });
  await expect(page.getByText("5 of 10").first()).toBeVisible();
  await expectStateAccessible(page);
  const sections = await database.db
    .select()
    .from(attemptSections)
    .where(eq(attemptSections.attemptId, attemptId))
    .orderBy(asc(attemptSections.section));
  expect(sections.map(({ closedAt }) => closedAt !== null)).toEqual([false, true, true, true, false]);
  for (const [index, { opensAt }] of sections.entries())
    expect(opensAt).toEqual(sections[index - 1]?.endsAt ?? opensAt);
  const answers = await database.db
    .select()
    .from(testAnswers)
    .where(eq(testAnswers.testResultId, idOf(result?.id)));
  expect(answers.filter(({ mode, studentId }) => mode === "preset" && studentId === student.studentId)).toHaveLength(
    10,
  );

  await page.goto("/dashboard");
  await expect(page.locator("dl > div", { hasText: "Tests Completed" }).locator("dd").first()).toHaveText("0");
  await page.getByRole("link", { name: "See your exam simulations" }).click();
  await expect(page).toHaveURL("/dashboard/results?kind=preset");
  await expect(page.getByRole("row", { name: /NORCET Stage I/ })).toBeVisible();
});
