/** The Analytics Dashboard. All tests share the statistics, so what is looked at lies on a day of its own, long ago. */
import { eq } from "drizzle-orm";
import { analyticsTexts } from "../../../src/content/en/analytics.ts";
import { addDays, dayOf } from "../../../src/core/days.ts";
import type { Db } from "../../../src/db/client.ts";
import { students } from "../../../src/db/schema.ts";
import { buildLesson, buildStudent } from "../../../src/testing/build.ts";
import { buildResult } from "../../../src/testing/build-attempts.ts";
import { expect, expectStateAccessible, test } from "../fixtures.ts";

const DAYS_AGO = 200;
/** First of all names, for the top performers. */
const NAME = "Aaa Asha Verma";

/** Somebody who joined on that day, completed the course and took two tests without a mistake, an hour each. */
async function buildTopPerformer(db: Db): Promise<string> {
  const day = addDays(dayOf(new Date(), "Asia/Kolkata"), -DAYS_AGO);
  const joinDate = new Date(`${day}T06:00:00Z`);
  const student = await buildStudent(db, { name: NAME });
  await db.update(students).set({ joinDate, progress: 100 }).where(eq(students.id, student.studentId));
  const { lessonId } = await buildLesson(db);
  const answers = [{ lessonId, isCorrect: true }];
  for (const completedAt of [joinDate, new Date(`${day}T09:00:00Z`)]) {
    await buildResult(db, student, { answers, completedAt, timeTaken: 3600 });
  }
  const stopped = await buildStudent(db, { course: "Medical Board Review" });
  await db.update(students).set({ joinDate }).where(eq(students.id, stopped.studentId));
  return day;
}

test("the dashboard shows the figures of the chosen range as cards, charts, tables and files", async ({
  page,
  admin: _,
  database,
}) => {
  test.setTimeout(120_000);
  const day = await buildTopPerformer(database.db);
  const dayName = analyticsTexts.day(day);
  const chart = (title: string) => page.getByRole("region", { name: title, exact: true });
  const rowIn = (title: string) => chart(title).getByRole("row", { name: new RegExp(`^${dayName}`) });
  const openTable = (title: string) => chart(title).locator("summary").press("Enter");

  // The worker counts what was just put in within seconds.
  await expect(async () => {
    await page.goto("/admin/analytics?range=365");
    await openTable("Tests taken per day");
    await expect(rowIn("Tests taken per day")).toHaveText(`${dayName}2`, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await openTable("Active students per day");
  await expect(rowIn("Active students per day")).toHaveText(`${dayName}1`);
  await openTable("Student Performance");
  await expect(rowIn("Student Performance")).toHaveText(`${dayName}10012`);
  await expect(chart("Top Performers").getByRole("listitem").first()).toContainText(
    /Aaa Asha Verma.*Progress100%.*Average score100%.*Study time2h.*Improvement±0 points/,
  );
  await expect(chart("Course Completion").getByRole("listitem").first()).toContainText("%");

  const trend = page.getByRole("button", { name: /on last period/ }).first();
  await trend.focus();
  await expect(page.getByRole("tooltip", { name: /Enrolments in courses/ })).toBeVisible();
  await expectStateAccessible(page);

  const link = chart("Student Performance").getByRole("link", { name: "Download CSV of Student Performance" });
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-disposition"]).toContain("student-performance-");
  expect(await file.text()).toContain(`\r\n${day},100,1,2\r\n`);

  await page.getByRole("combobox", { name: "Course", exact: true }).selectOption("Medical Board Review");
  await expect(page).toHaveURL(/range=365&course=Medical\+Board\+Review/);
  await expect(chart("Where students stop").getByRole("listitem").first()).toContainText("Before the first lesson");

  // The address changes a moment before the page does.
  await expect(link).toHaveAttribute("href", /course=Medical/);
  await page.getByRole("combobox", { name: "Time range" }).selectOption("Last 3 Months");
  await expect(page).toHaveURL(/range=90/);
  await expect(page.getByRole("combobox", { name: "Course", exact: true })).toHaveValue("Medical Board Review");
  await expect(rowIn("Student Performance")).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await expectStateAccessible(page, "width");
});
