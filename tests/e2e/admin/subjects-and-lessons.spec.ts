/** Subjects and lessons after they were added: edited, put in order, and never overwritten or lost without a word. */
import { eq } from "drizzle-orm";
import { lessons, subjects } from "../../../src/db/schema.ts";
import { buildLesson, unique } from "../../../src/testing/build.ts";
import { buildLessonIn } from "../../../src/testing/build-learning.ts";
import { buildSubjects, picture } from "../authors.ts";
import { expect, expectStateAccessibleAtBothWidths, LONG, PHONE, test } from "../fixtures.ts";

const NETWORK_ERRORS = /Failed to load resource/;

test("a subject gets its courses, and a second tab does not overwrite what the first one saved", { tag: LONG }, async ({
  page,
  context,
  admin: _,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(NETWORK_ERRORS);
  const { subject } = await buildSubjects(database);
  const name = unique("Renamed");
  await page.goto(`/admin/subjects?q=${subject}`);
  await expect(page.getByRole("article", { name: subject })).toContainText("All courses");
  await page.getByRole("link", { name: `Edit subject ${subject}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Subject" });
  await expect(dialog.getByText("Choose none for all courses.")).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await page.bringToFront();

  await dialog.getByLabel("Subject Name").fill(name);
  await dialog.getByRole("checkbox", { name: "OET" }).check();
  await dialog.getByRole("checkbox", { name: "NCLEX-RN" }).check();
  await dialog.getByRole("button", { name: "Save Subject" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Subject saved." })).toBeFocused();
  const card = page.getByRole("article", { name });
  await expect(card.getByRole("list", { name: "Courses" }).getByRole("listitem")).toHaveText(["NCLEX-RN", "OET"]);

  await second.bringToFront();
  await second.getByLabel("Description").fill("Typed in the second tab");
  await second.getByRole("checkbox", { name: "PTE" }).check();
  await second.getByRole("button", { name: "Save Subject" }).click();
  await expect(second.getByRole("alert")).toContainText(
    "Somebody else changed this subject while you were editing it.",
  );
  await expect(second.getByText(`Now: ${name}`)).toBeVisible();
  await expect(second.getByText("Now: NCLEX-RN, OET.")).toBeVisible();
  await expect(second.getByLabel("Description")).toHaveValue("Typed in the second tab");
  await expect(second.getByRole("checkbox", { name: "PTE" })).toBeChecked();
  await second.getByRole("button", { name: "Save Subject" }).click();
  await expect(second.getByRole("article", { name: subject })).toContainText("Typed in the second tab");
});

test("lessons are put in order, and never over a newer list", async ({
  page,
  admin: _,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(NETWORK_ERRORS);
  const { db } = database;
  const { subjectId, lessonId } = await buildLesson(db);
  await db.update(lessons).set({ title: "Alpha" }).where(eq(lessons.id, lessonId));
  for (const title of ["Beta", "Gamma"]) await buildLessonIn(db, subjectId, { title });
  await page.goto(`/admin/subjects?subject=${subjectId}`);
  const card = page.locator(`article[aria-labelledby="subject-${subjectId}"]`);
  const dialog = page.getByRole("dialog");
  const rows = dialog.getByRole("list", { name: "Order" }).getByRole("listitem");
  const openOrder = () => card.getByRole("link", { name: "Order Lessons" }).click();

  await openOrder();
  await expect(rows).toHaveText(["Alpha", "Beta", "Gamma"]);
  await dialog.getByRole("button", { name: "Move up Beta" }).press("Enter");
  await expect(rows).toHaveText(["Beta", "Alpha", "Gamma"]);
  await expectStateAccessibleAtBothWidths(page);
  await dialog.getByRole("button", { name: "Save Order" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Order of lessons saved." })).toBeFocused();
  const listed = card.getByRole("list", { name: /^Lessons of/ }).getByRole("listitem");
  await expect(listed).toHaveText([/^Beta/, /^Alpha/, /^Gamma/]);

  await page.setViewportSize(PHONE);
  await openOrder();
  await dialog.getByRole("button", { name: "Move down Beta" }).click();
  await buildLessonIn(db, subjectId, { title: "Newer" });
  await dialog.getByRole("button", { name: "Save Order" }).click();
  await expect(dialog.getByRole("alert")).toContainText("somebody else changed this list");
  await expect(rows).toHaveText(["Newer", "Beta", "Alpha", "Gamma"]);
  await dialog.getByRole("button", { name: "Sort by name" }).click();
  await expect(rows).toHaveText(["Alpha", "Beta", "Gamma", "Newer"]);
  await dialog.getByRole("button", { name: "Save Order" }).click();
  await expect(listed).toHaveText([/^Alpha/, /^Beta/, /^Gamma/, /^Newer/]);

  const stored = await db.select().from(lessons).where(eq(lessons.subjectId, subjectId)).orderBy(lessons.position);
  expect(stored.map(({ title }) => title)).toEqual(["Alpha", "Beta", "Gamma", "Newer"]);
});

test("a lesson is edited with formats and pictures, kept when it is left, and moved to another subject", {
  tag: LONG,
}, async ({ page, context, admin: _, database }) => {
  const { db } = database;
  const { lessonId } = await buildLesson(db);
  const { subjectId: target } = await buildLesson(db);
  const [{ name = "" } = {}] = await db.select().from(subjects).where(eq(subjects.id, target));
  const title = unique("Heart sounds");
  const address = `/admin/subjects/lessons/${lessonId}/edit`;
  const left = await context.newPage();
  await left.goto(address);
  await left.getByLabel("Lesson Title").fill(title);
  const editor = left.getByRole("textbox", { name: "Content" });
  const toolbar = left.getByRole("toolbar", { name: "Formatting of Content" });
  await editor.fill("Listen first.");
  await editor.press("ControlOrMeta+a");
  await toolbar.getByRole("button", { name: "Bold" }).click();
  await editor.press("End");
  await toolbar.getByRole("button", { name: "Image" }).click();
  const image = left.getByRole("dialog", { name: "Image" });
  await image
    .getByLabel("Picture")
    .setInputFiles({ name: "heart.png", mimeType: "image/png", buffer: await picture(60, 40) });
  await expect(image.getByRole("img", { name: "The picture as it will be shown" })).toBeVisible();
  await image.getByRole("textbox", { name: "Alternative text" }).fill("Four places to listen");
  await image.getByRole("button", { name: "Insert image" }).click();
  await left.getByRole("link", { name: "Back to Subjects & Lessons" }).click();
  await left.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await expect.poll(() => left.evaluate(() => JSON.stringify(localStorage))).toContain("Four places to listen");
  await left.close();

  await page.goto(address);
  const offer = page.getByRole("status").filter({ hasText: /Unsaved changes from \d{1,2}:\d\d\s[ap]m/ });
  await expect(offer).toContainText("Listen first.");
  await expect(page.getByRole("textbox", { name: "Content" })).toHaveText("Read this.");
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Lesson Title")).toHaveValue(title);
  await expect(page.getByRole("img", { name: "Four places to listen" })).toBeVisible();
  await page.getByLabel("Subject", { exact: true }).selectOption({ label: name });
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Save Lesson" }).click();

  await expect(page.getByRole("status").filter({ hasText: "Lesson saved." })).toBeFocused();
  await expect(page.getByRole("list", { name: `Lessons of ${name}` })).toContainText(title);
  const [lesson] = await db.select().from(lessons).where(eq(lessons.id, lessonId));
  expect(lesson).toMatchObject({ subjectId: target, title });
  expect(lesson?.content).toContain("<strong>Listen first.</strong>");
  expect(lesson?.content).toMatch(/<img src="\/images\/[\da-f]{64}\.webp" alt="Four places to listen"/);
  await page.goto(address);
  await expect(page.getByRole("textbox", { name: "Content" })).toContainText("Listen first.");
  await expect(page.getByText(/Unsaved changes from/)).toBeHidden();
});
