/** What a student reads, marks as complete and gets for it, and what anyone can check of that. */
import { eq, sql, sum } from "drizzle-orm";
import { type Id, newId } from "../../../src/core/id.ts";
import type { Db } from "../../../src/db/client.ts";
import { certificates, lessonCompletions, lessonReadings, lessons, students } from "../../../src/db/schema.ts";
import { unique } from "../../../src/testing/build.ts";
import { buildCourse } from "../../../src/testing/build-learning.ts";
import { problemsOfLargeText } from "../../../src/testing/large-text.ts";
import {
  expect,
  expectAccessible,
  expectStateAccessible,
  NETWORK_ERRORS,
  signIn,
  test,
  WITH_WORKER,
} from "../fixtures.ts";
import { cutNetwork } from "../service-workers.ts";

// The last is the service worker, when the network goes before it has been fetched.
const PHONE = { width: 360, height: 740 };

// The last of a run: one after the other they would be what it ends with.
test.describe.configure({ mode: "parallel" });

/** Makes the course with its lessons the student's own. */
async function buildCourseOf(db: Db, studentId: Id<"student">, lessonCount: number) {
  const built = await buildCourse(db, lessonCount);
  await db.update(students).set({ course: built.course }).where(eq(students.id, studentId));
  return built;
}

test("a lesson is read, timed and marked, and its subject counts it, at 1280 and at 360 px", async ({
  page,
  student,
  database: { db },
}) => {
  const { course, subjectId, subjectName } = await buildCourseOf(db, student.studentId, 3);
  await page.clock.install();
  await page.goto(`/dashboard/subjects/${subjectId}`);
  await expect(page.getByText("0 of 3 completed")).toBeVisible();
  await page.getByRole("link", { name: "Read Lesson 2" }).click();

  await expect(page.getByRole("heading", { name: "Lesson 2", level: 1 })).toBeVisible();
  await expect(page.getByText("1 minute to read")).toBeVisible();
  await expectStateAccessible(page);
  await page.clock.fastForward(31_000);
  await expect
    .poll(async () => {
      const [read] = await db
        .select({ seconds: sum(lessonReadings.seconds) })
        .from(lessonReadings)
        .where(eq(lessonReadings.studentId, student.studentId));
      return Number(read?.seconds);
    })
    .toBeGreaterThanOrEqual(30);

  await page.getByRole("button", { name: "Mark as complete" }).click();
  await expect(page.locator(":focus")).toHaveText(/^Completed on \d+ \w+ \d{4}$/);
  await expect(page.getByRole("progressbar", { name: `Progress in ${course}` })).toHaveAttribute("aria-valuenow", "1");
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectStateAccessible(page, "look");
  await page.getByRole("button", { name: "Mark as not complete" }).click();
  await expect(page.getByRole("button", { name: "Mark as complete" })).toBeVisible();
  await page.getByRole("button", { name: "Mark as complete" }).click();
  await expect(page.getByText("1 of 3 lessons completed in this subject")).toBeVisible();

  await page.getByRole("link", { name: "Next lesson Lesson 3" }).click();
  await expect(page.getByRole("heading", { name: "Lesson 3", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as complete" })).toBeVisible();
  await page.getByRole("link", { name: `All lessons of ${subjectName}` }).click();
  await expect(page.getByText("1 of 3 completed")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Lesson 2" })).toContainText("Completed");
  await expectStateAccessible(page);

  await page.goto("/certificates");
  await expect(page.getByRole("heading", { name: `Your next certificate: ${course}` })).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+ lessons marked as complete$/)).toBeVisible();
  await expectStateAccessible(page);
});

test("a mark that does not arrive says so and can be tried again; without scripts it works as well", {
  tag: WITH_WORKER,
}, async ({ page, context, browser, baseURL, student, database: { db }, expectConsoleErrors }) => {
  expectConsoleErrors(NETWORK_ERRORS);
  const { lessonIds } = await buildCourseOf(db, student.studentId, 1);
  const address = `/lessons/${lessonIds[0]}`;
  await page.goto(address);
  await cutNetwork(page);
  await page.getByRole("button", { name: "Mark as complete" }).click();
  await expect(page.getByRole("alert")).toContainText("The mark was not saved: we could not reach the server");
  await expect(page.getByText("Read this.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Mark as complete" }).click();
  await expect(page.locator(":focus")).toHaveText(/^Completed on/);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await signIn(plain, student.cookie);
  const plainPage = await plain.newPage();
  await plainPage.goto(address);
  await plainPage.getByRole("button", { name: "Mark as not complete" }).click();
  await plainPage.getByRole("button", { name: "Mark as complete" }).click();
  await expect(plainPage.getByText(/^Completed on/)).toBeVisible();
  await plain.close();
});

test("the last lesson of the course brings congratulations and a certificate", async ({
  page,
  student,
  database: { db },
}) => {
  const { course, lessonIds } = await buildCourseOf(db, student.studentId, 1);
  const [last = newId<"lesson">()] = lessonIds;
  await page.goto(`/lessons/${last}`);
  // Other tests add lessons that belong to every course, so what is there to complete may grow at any moment.
  await expect(async () => {
    await page.reload();
    const undo = page.getByRole("button", { name: "Mark as not complete" });
    if (await undo.isVisible()) await undo.click();
    const complete = page.getByRole("button", { name: "Mark as complete" });
    await expect(complete).toBeVisible();
    await db.execute(sql`
      insert into ${lessonCompletions} (student_id, lesson_id, completed_at)
      select ${student.studentId}::uuid, ${lessons.id}, now() from ${lessons} where ${lessons.id} <> ${last}
      on conflict do nothing`);
    await db.execute(sql`
      insert into ${lessonReadings} (student_id, lesson_id, day, seconds, last_at)
      select ${student.studentId}::uuid, ${lessons.id}, current_date, 3600, now() from ${lessons}
      on conflict do nothing`);
    await complete.click();
    await expect(page.getByText(`You have completed ${course}`)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expectStateAccessible(page);
  await page.getByRole("link", { name: "See your certificate" }).click();

  await expect(page.getByText("This certificate is genuine")).toBeVisible();
  const sheet = page.getByRole("article", { name: "Certificate of Completion" });
  await expect(sheet).toContainText(student.name);
  await expect(sheet).toContainText(course);
  await page.getByRole("link", { name: "Your certificates" }).click();
  await expect(page.getByRole("list", { name: "Your certificates" })).toContainText(course);
});

test("anyone can check a certificate and print it on one sheet; a revoked or unknown one says so", async ({
  page,
  student,
  database: { db },
  request,
}) => {
  const number = `LL-2026-${randomGroups()}`;
  const course = unique("Course");
  const issuedAt = new Date("2026-03-01T20:00:00Z");
  const { studentId, name, email } = student;
  await db.insert(certificates).values({ id: newId(), number, studentId, name: "Asha Menon", course, issuedAt });
  await page.context().clearCookies();

  const answer = await request.get(`/certificates/${number}`);
  expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  const html = await answer.text();
  expect(html).toContain("Asha Menon");
  for (const secret of [email, studentId, name]) expect(html).not.toContain(secret);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("certificates");

  await page.goto(`/certificates/${number.toLowerCase()}`);
  await expect(page).toHaveURL(`/certificates/${number}`);
  const sheet = page.getByRole("article", { name: "Certificate of Completion" });
  // Eight in the evening in London is the next day in Kolkata.
  await expect(sheet).toContainText("2 March 2026");
  await expect(sheet).toContainText(`/certificates/${number}`);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await expectStateAccessible(page);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectStateAccessible(page, "look");
  expect(await page.evaluate(problemsOfLargeText, "200%")).toEqual([]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [width, height]);
  expect(boxes.map(([width, height]) => [Math.round(Number(width)), Math.round(Number(height))])).toEqual([[842, 595]]);

  const revokedAt = new Date("2026-04-05T10:00:00Z");
  await db.update(certificates).set({ revokedAt, revokedFor: "A secret" }).where(eq(certificates.number, number));
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("revoked it on 5 April 2026");
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Print" })).toHaveCount(0);
  await expect(page.getByText("A secret")).toHaveCount(0);
  await expectAccessible(page);

  for (const unknown of [`LL-2026-${randomGroups()}`, "LL-2026", "anything"]) {
    const missing = await request.get(`/certificates/${unknown}`);
    expect([missing.status(), missing.headers()["cache-control"]], unknown).toEqual([404, "no-store"]);
    expect(await missing.text(), unknown).toContain("There is no certificate with this number.");
  }
});

/** Three groups of digits as numbers have them. */
function randomGroups(): string {
  const digits = newId().replaceAll("-", "").slice(-12).toUpperCase();
  return digits.replace(/(.{4})(.{4})(.{4})/, "$1-$2-$3");
}
