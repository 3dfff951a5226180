/** The start page: what it offers and where that leads, and the slider, with a clock that the test turns. */
import type { Locator, Page } from "@playwright/test";
import { publicCourses } from "../../../src/content/courses.ts";
import { loadSite } from "../../../src/modules/site/queries/load-site.server.ts";
import { secretOf } from "../../../src/testing/sample-secrets.ts";
import { DESK, expectAccessible, PHONE } from "../fixtures.ts";
import { expect, test } from "../visitors.ts";

function sliderOf(page: Page) {
  const slider = page.getByRole("region", { name: "From the first question to the first shift" });
  return {
    slider,
    picture: (number: number) => slider.getByRole("group", { name: `${number} of 5` }),
    next: slider.getByRole("button", { name: "Next picture" }),
    previous: slider.getByRole("button", { name: "Previous picture" }),
    dot: (number: number) => slider.getByRole("button", { name: new RegExp(`^Picture ${number}: `) }),
    open: slider.getByRole("button", { name: "View full screen" }),
  };
}

/** Opens the page with a clock that stands still. */
async function openTimeless(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-03-01T10:00:00Z" });
  await page.clock.pauseAt("2026-03-01T10:00:01Z");
  await page.goto("/");
}

async function setTabHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

/** Presses in the middle, moves and lets go. */
async function swipe(page: Page, place: Locator, dx: number): Promise<void> {
  const box = await place.boundingBox();
  if (!box) throw new Error("There is nothing to swipe.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y, { steps: 3 });
  await page.mouse.up();
}

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
  await expectAccessible(page);
  await page.setViewportSize(PHONE);

  const question = page.getByRole("region", { name: "Try one now" });
  await question.getByRole("radio", { name: /^Open the airway/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(question.getByText("Your answer, right")).toBeInViewport();
  await expect(question).toContainText("Right: 1 of 1 point.");
  await expect(question.locator(":focus")).toContainText(secretOf("text"));
  await expect(page).toHaveURL("/");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Get Started" }).first().click();
  await expect(page.getByRole("dialog", { name: "Sign Up" })).toBeVisible();
  await page.keyboard.press("Escape");

  const cards = page.getByRole("region", { name: "Programs" }).getByRole("listitem");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(publicCourses.map(({ title }) => title));
  // Not the title: all of a card is the way to the course.
  await cards.nth(4).click({ position: { x: 150, y: 60 } });
  await expect(page).toHaveURL("/courses/norcet");
});

test("the slider starts at the third picture and changes every five seconds, unless something stands against it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openTimeless(page);
  const { slider, picture, dot } = sliderOf(page);
  await expect(picture(3)).toBeVisible();
  await expect(dot(3)).toHaveAttribute("aria-current", "true");
  await page.clock.runFor(4999);
  await expect(picture(3)).toBeVisible();
  await page.clock.runFor(1);
  await expect(picture(4)).toBeVisible();
  await expect(picture(3)).toBeHidden();
  await page.clock.runFor(5000);
  await page.clock.runFor(5000);
  await expect(picture(1)).toBeVisible();

  await slider.hover();
  await page.clock.runFor(20_000);
  await expect(picture(1)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(picture(2)).toBeVisible();

  await setTabHidden(page, true);
  await page.clock.runFor(20_000);
  await expect(picture(2)).toBeVisible();
  await setTabHidden(page, false);
  await page.clock.runFor(5000);
  await expect(picture(3)).toBeVisible();

  const pause = slider.getByRole("button", { name: "Pause the pictures" });
  await slider.getByRole("button", { name: "Next picture" }).focus();
  await page.keyboard.press("Tab");
  await expect(pause).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(picture(3)).toBeVisible();
  await page.keyboard.press("Enter");
  await page.mouse.click(1, 1);
  await page.clock.runFor(20_000);
  await expect(picture(3)).toBeVisible();
  await slider.getByRole("button", { name: "Play the pictures" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(picture(4)).toBeVisible();
});

test("who wants less motion gets none until the pictures are started; buttons, dots, arrow keys and swipes of 50 px change them, round and round", async ({
  page,
}) => {
  await openTimeless(page);
  const { slider, picture, next, previous, dot, open } = sliderOf(page);
  await page.clock.runFor(20_000);
  await expect(picture(3)).toBeVisible();
  await expect(slider.getByRole("button", { name: "Pause the pictures" })).toBeHidden();
  await next.click();
  await expect(picture(4)).toBeVisible();
  await dot(5).click();
  await expect(picture(5)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(picture(1)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(picture(5)).toBeVisible();
  await dot(1).click();
  await previous.click();
  await expect(picture(5)).toBeVisible();

  await swipe(page, open, -50);
  await expect(picture(1)).toBeVisible();
  await swipe(page, open, 50);
  await expect(picture(5)).toBeVisible();
  await swipe(page, open, 49);
  await expect(picture(5)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();

  await slider.getByRole("button", { name: "Play the pictures" }).click();
  await page.mouse.click(1, 1);
  await page.clock.runFor(5000);
  await expect(picture(1)).toBeVisible();
});

test("a click on the slider opens the picture over the whole screen, at any width, and stops the others", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/");
  const { picture, dot, open } = sliderOf(page);
  await dot(3).click();
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Timed practice" });
  await expect(dialog).toBeVisible();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...DESK });
  await page.clock.fastForward(20_000);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("img", { name: /^A practice test under way/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  await expectAccessible(page, "width");

  await page.keyboard.press("ArrowRight");
  const following = page.getByRole("dialog", { name: "The reason why" });
  await expect(following).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(following).toBeHidden();
  await expect(open).toBeFocused();
  await expect(picture(4)).toBeVisible();
  await page.keyboard.press("Enter");
  await following.getByRole("button", { name: "Close" }).click();
  await expect(following).toBeHidden();
  await expect(open).toBeFocused();
});

test("without scripts the third picture is there first, the others beside it, and nothing moves when scripts arrive", async ({
  page,
  plainPage,
}) => {
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
