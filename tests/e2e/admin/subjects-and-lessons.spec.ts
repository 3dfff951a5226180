/** Subjects and lessons after they were added: edited, put in order, and never overwritten or lost without a word. */
import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { lessons, subjects } from "../../../src/db/schema.ts";
import { buildLesson, unique } from "../../../src/testing/build.ts";
import { buildLessonIn } from "../../../src/testing/build-learning.ts";
import { buildSubjects, picture } from "../authors.ts";
import { expect, expectAccessibleAtBothWidths, PHONE, signIn, test } from "../fixtures.ts";

const NETWORK_ERRORS = /Failed to load resource/;

test("a subject gets its courses, and a second tab does not overwrite what the first one saved", async ({
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
  await expectAccessibleAtBothWidths(page);
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

test("lessons are put in order by keys, by mouse and by finger, without scripts too, and never over a newer list", async ({
  page,
  context,
  browser,
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
  await expect(dialog.getByRole("status")).toHaveText("Beta is now number 1 of 3.");
  await dialog.getByRole("button", { name: "Move down Beta" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Move down Beta" })).toBeFocused();
  await drag(page, rows.nth(2), rows.nth(0));
  await expect(rows).toHaveText(["Gamma", "Alpha", "Beta"]);
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole("button", { name: "Save Order" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Order of lessons saved." })).toBeFocused();
  const listed = card.getByRole("list", { name: /^Lessons of/ }).getByRole("listitem");
  await expect(listed).toHaveText([/^Gamma/, /^Alpha/, /^Beta/]);

  await page.setViewportSize(PHONE);
  await openOrder();
  await dragByFinger(page, rows.nth(0), rows.nth(2));
  await expect(rows).toHaveText(["Alpha", "Beta", "Gamma"]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await buildLessonIn(db, subjectId, { title: "Newer" });
  await dialog.getByRole("button", { name: "Save Order" }).click();
  await expect(dialog.getByRole("alert")).toContainText("somebody else changed this list");
  await expect(rows).toHaveText(["Newer", "Gamma", "Alpha", "Beta"]);
  await dialog.getByRole("button", { name: "Sort by name" }).click();
  await expect(rows).toHaveText(["Alpha", "Beta", "Gamma", "Newer"]);
  await dialog.getByRole("button", { name: "Save Order" }).click();
  await expect(listed).toHaveText([/^Alpha/, /^Beta/, /^Gamma/, /^Newer/]);

  const quiet = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  const [session] = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  await signIn(quiet, `${session?.name}=${session?.value}`);
  const plain = await quiet.newPage();
  await plain.goto(`/admin/subjects/${subjectId}/order`);
  await plain.getByRole("button", { name: "Move up Newer" }).click();
  await plain.getByRole("button", { name: "Move up Newer" }).click();
  await plain.getByRole("button", { name: "Save Order" }).click();
  await expect(plain.getByText("Order of lessons saved.")).toBeVisible();
  await quiet.close();
  const stored = await db.select().from(lessons).where(eq(lessons.subjectId, subjectId)).orderBy(lessons.position);
  expect(stored.map(({ title }) => title)).toEqual(["Alpha", "Newer", "Beta", "Gamma"]);
});

test("a lesson is edited with formats and pictures, kept when it is left, and moved to another subject", async ({
  page,
  context,
  admin: _,
  database,
}) => {
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
  await expectAccessibleAtBothWidths(page);
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

/** Where a finger or the mouse takes hold of a row, and a place a little below its middle. */
async function holdOf(row: Locator) {
  const grip = await row.locator("[data-alive]").boundingBox();
  if (!grip) throw new Error("The row has no handle.");
  return { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await holdOf(from), await holdOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y - 4, { steps: 6 });
  await page.mouse.up();
}

async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await holdOf(from), await holdOf(to)];
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const touch = (type: "touchStart" | "touchMove", y: number) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: start.x, y }] });
  await touch("touchStart", start.y);
  for (let step = 1; step <= 6; step += 1) await touch("touchMove", start.y + ((end.y + 4 - start.y) * step) / 6);
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await client.detach();
}
