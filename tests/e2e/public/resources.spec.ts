/** Learning Resources, About, and the texts of the law. */
import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { legalTexts } from "../../../src/content/en/legal.ts";
import { sheets } from "../../../src/content/en/sheets.ts";
import { blogPosts } from "../../../src/db/schema.ts";
import { buildAdmin, unique } from "../../../src/testing/build.ts";
import { buildPost } from "../../../src/testing/build-posts.ts";
import { expectAccessible, expectStateAccessible, LONG, PHONE, WITH_WORKER } from "../fixtures.ts";
import { expect, expectFieldError, test } from "../visitors.ts";

test("Learning Resources has four cards that lead on", async ({ page, database: { db } }) => {
  const [slug, category] = [unique("guide"), unique("guides")];
  const guide = await buildPost(db, await buildAdmin(db), { slug, category }, new Date());
  await page.goto("/resources");
  await expect(page).toHaveTitle("Learning resources for nursing exams · Lamplight");
  await expect(page.getByRole("heading", { level: 1, name: "Learning Resources" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toContainText([
    "Study Guides",
    "Video Lectures",
    "Practice Tests",
    "Downloads",
  ]);
  const card = (title: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name: title }) });
  await expect(card("Video Lectures")).toContainText("Coming Soon");
  await expect(card("Video Lectures").getByRole("button", { name: "Notify Me When Available" })).toBeVisible();
  await expect(card("Practice Tests").getByRole("link", { name: "Take the sample test" })).toHaveAttribute(
    "href",
    "/sample-test",
  );
  await expect(card("Practice Tests").getByRole("link", { name: "Sign up for all tests" })).toBeVisible();
  await expectStateAccessible(page, "look");

  await card("Study Guides").getByRole("link", { name: guide.input.title }).click();
  await expect(page.getByRole("heading", { level: 1, name: guide.input.title })).toBeVisible();
  await db.delete(blogPosts).where(eq(blogPosts.id, guide.postId));
});

test("every sheet is downloaded as a PDF of the size that stands beside it", { tag: WITH_WORKER }, async ({
  page,
  request,
}) => {
  await page.goto("/resources");
  for (const [id, { title, pages }] of Object.entries(sheets)) {
    const link = page.getByRole("link", { name: title });
    const item = page.getByRole("listitem").filter({ has: link }).last();
    const answer = await request.get(`/downloads/${id}.pdf`);
    expect(answer.headers()).toMatchObject({ "content-type": "application/pdf", "x-content-type-options": "nosniff" });
    const size = `${Math.round((await answer.body()).length / 1000)} kB`;
    await expect(item).toContainText(`PDF, ${pages.length === 1 ? "1 page" : `${pages.length} pages`}, ${size}`);
  }

  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Adult Reference Values" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("adult-reference-values.pdf");
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a student is led to the own tests and to the dashboard", { tag: LONG }, async ({ page, student: _ }) => {
  await page.goto("/resources");
  await expect(page.getByRole("link", { name: "Sign up for all tests" })).toHaveCount(0);
  await page.getByRole("link", { name: "Your practice tests" }).click();
  await expect(page).toHaveURL("/dashboard/tests");

  await page.goto("/about");
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("About says what is offered, and its button begins", { tag: LONG }, async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1, name: "About Lamplight" })).toBeVisible();
  const offerings = page.getByRole("region", { name: "What We Offer" });
  await expect(offerings.getByRole("heading", { level: 3 })).toHaveText(["NCLEX-RN classes", "OET", "PTE", "OSCE"]);
  for (const [value, label] of [
    ["5,000+", "Students placed"],
    ["95%", "Success rate"],
    ["6+", "Programs"],
    ["10+", "Countries"],
  ]) {
    await expect(page.locator("dl > div").filter({ hasText: `${label}${value}` })).toBeVisible();
  }
  await expect(page.getByRole("region", { name: "Why Choose Us" }).getByRole("listitem")).toHaveCount(6);
  await expectStateAccessible(page, "look");
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page.getByRole("dialog", { name: "Sign Up" })).toBeVisible();
});

test("each text of the law names its date and a way to reach the institute, and its contents lead to its parts", async ({
  page,
  plainPage,
}) => {
  for (const { address, title } of [
    { address: "/privacy", title: "Privacy Notice" },
    { address: "/terms", title: "Terms of Use" },
  ]) {
    await plainPage.goto(address);
    await expect(plainPage.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(plainPage.getByText(`Effective from ${legalTexts.effectiveDay}`)).toBeVisible();
    const contents = plainPage.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const last = contents.last();
    const part = (await last.textContent()) ?? "";
    await last.click();
    await expect(plainPage.getByRole("heading", { level: 2, name: part })).toBeInViewport();
    await plainPage.getByRole("link", { name: "Write to us", exact: true }).click();
    await expect(plainPage).toHaveURL("/contact");
  }
  await page.goto("/privacy");
  await expectStateAccessible(page, "look");
});

test("the consent of Sign Up leads to both texts beside the form, where nothing typed is lost and what is missing is said", async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/signup?course=DHA");
  await expect(page).toHaveTitle("Sign Up · Lamplight");
  await page.getByLabel("Full Name").fill("Meera Nair");
  for (const { name, heading } of [
    { name: "Terms of Use", heading: "Terms of Use" },
    { name: "Privacy Notice", heading: "Privacy Notice" },
  ]) {
    const opened = context.waitForEvent("page");
    await page.getByRole("main").getByRole("link", { name }).click();
    const beside = await opened;
    await expect(beside.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await beside.close();
  }
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expectFieldError(page.getByLabel("Email", { exact: true }), "Please enter your email address.");
  await expect(page.getByLabel("Full Name")).toHaveValue("Meera Nair");
  await expect(page.getByLabel("Course", { exact: true })).toHaveValue("DHA");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await expectAccessible(page);
});
