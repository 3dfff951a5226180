/** The start page: what it offers and where that leads. */
import { publicCourses } from "../../../src/content/courses.ts";
import { loadSite } from "../../../src/modules/site/queries/load-site.server.ts";
import { secretOf } from "../../../src/testing/sample-secrets.ts";
import { DESK, expectStateAccessible, LONG, PHONE } from "../fixtures.ts";
import { expect, test } from "../visitors.ts";

test("Home leads to the sample test, the courses and sign-up, and shows the figures of the settings", async ({
  page,
  database,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  const site = await loadSite(database.db);
  const figures = page.locator('dl[aria-label="The institute in figures"] > div');
  await expect(figures).toHaveText([
    `Students placed${site.studentsPlaced}`,
    `Success rate${site.successRate}`,
    `Programs${site.programs}`,
    `Countries${site.countries}`,
  ]);
  await expect(page.getByRole("link", { name: "Watch Demo" })).toHaveAttribute("href", "/sample-test");
  await expect(page.getByRole("link", { name: "View All Courses" })).toHaveAttribute("href", "/courses");
  await expect(page.getByRole("region", { name: "Mobile Apps" }).getByRole("link")).toHaveCount(2);
  await page.setViewportSize(DESK);
  await expectStateAccessible(page);
  await page.setViewportSize(PHONE);

  // Without React, which nobody has asked for yet.
  const slider = page.getByRole("region", { name: "From the first question to the first shift" });
  await expect(slider.getByRole("group", { name: "3 of 5" })).toBeVisible();
  await slider.getByRole("button", { name: "Next picture" }).click();
  await expect(slider.getByRole("group", { name: "4 of 5" })).toBeVisible();

  const question = page.getByRole("region", { name: "Try one now" });
  await question.getByRole("radio", { name: /^Open the airway/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(question.getByText("Your answer, right")).toBeInViewport();
  await expect(question).toContainText("Right: 1 of 1 point.");
  await expect(question.locator(":focus")).toContainText(secretOf("text"));
  await expect(page).toHaveURL("/");
  await expectStateAccessible(page);

  await page.getByRole("link", { name: "Get Started" }).first().click();
  await expect(page.getByRole("dialog", { name: "Sign Up" })).toBeVisible();
  await page.keyboard.press("Escape");

  const cards = page.getByRole("region", { name: "Programs" }).getByRole("listitem");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(publicCourses.map(({ title }) => title));
  // Not the title: all of a card is the way to the course.
  await cards.nth(4).click({ position: { x: 150, y: 60 } });
  await expect(page).toHaveURL("/courses/norcet");
});

test("without scripts the third picture is there first, the others beside it, and nothing moves when scripts arrive", {
  tag: LONG,
}, async ({ page, plainPage }) => {
  const boxes = [];
  for (const visit of [plainPage, page]) {
    await visit.setViewportSize({ width: 360, height: 740 });
    await visit.goto("/");
    const third = visit.getByRole("img", { name: /^A practice test under way/ });
    boxes.push([await third.boundingBox(), await visit.getByRole("region", { name: "Why Choose Us" }).boundingBox()]);
  }
  expect(boxes[1]).toEqual(boxes[0]);

  const pictures = plainPage.getByRole("region", { name: "From the first question" }).getByRole("img");
  await expect(pictures).toHaveCount(5);
  await expect(plainPage.getByRole("button", { name: "Next picture" })).toBeHidden();
  const fourth = plainPage.getByRole("img", { name: /^The review of a test/ });
  await expect(fourth).not.toBeInViewport();
  await fourth.scrollIntoViewIfNeeded();
  await expect(fourth).toBeInViewport();

  await plainPage.getByRole("radio", { name: /^Inspect the surgical dressing/ }).check();
  await plainPage.getByRole("button", { name: "Check Answer" }).click();
  await expect(plainPage.getByText("Your answer, wrong")).toBeInViewport();
  await expect(plainPage.getByText(secretOf("text"))).toBeVisible();
});
