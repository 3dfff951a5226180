/** The frame of the public pages: its navigation by mouse, by keyboard and without scripts, and who is signed in. */

import { problemsOfLargeText } from "../../../src/testing/large-text.ts";
import { expectStateAccessible, LONG } from "../fixtures.ts";
import { expect, test } from "../visitors.ts";

test("the menu of a small screen is worked by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const toggle = page.getByRole("navigation", { name: "Main" }).locator("summary");
  const signIn = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Sign In" });
  await expect(toggle).toHaveAccessibleName("Menu");
  await expect(signIn).toBeHidden();
  await page.getByRole("link", { name: "Sign Up", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(toggle).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(signIn).toBeVisible();
  await expectStateAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(signIn).toBeHidden();
  await expect(toggle).toBeFocused();

  await page.keyboard.press("Space");
  for (const name of ["Home", "Courses", "Blog", "Resources", "About", "Contact", "Sign In"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await expect(signIn).toBeHidden();
  await toggle.click();
  await expect(signIn).toBeVisible();
  await page.getByRole("contentinfo").getByRole("heading").first().click();
  await expect(signIn).toBeHidden();
});

test("a wide screen shows the navigation itself and the place where one is, and the first stop of the keyboard leads past it", async ({
  page,
}) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(navigation.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  await expect(navigation.locator("summary")).toBeHidden();
  await navigation.getByRole("link", { name: "Sign In" }).click();

  await expect(page).toHaveURL("/login");
  await expect(navigation.getByRole("link", { name: "Sign In" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Lamplight" }).click();
  await expect(page).toHaveURL("/");
});

test("an institute's name of sixty characters is read in full at any width, beside the navigation or above it", {
  tag: LONG,
}, async ({ plainPage: page }) => {
  await page.goto("/login");
  const name = page.getByRole("banner").locator("[data-long]");
  for (const text of [
    "Shri Guru Ram Das Institute of Nursing Sciences and Research",
    "Krankenpflege".repeat(5).slice(0, 60),
  ]) {
    await name.evaluate((element, words) => {
      element.textContent = words;
      element.setAttribute("data-long", "true");
    }, text);
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(problemsOfLargeText, "100%"), `${text} at ${width} px`).toEqual([]);
      const words = await name.boundingBox();
      const nav = await page.getByRole("navigation", { name: "Main" }).boundingBox();
      const isApart = words && nav && (words.x + words.width <= nav.x || words.y + words.height <= nav.y);
      expect(isApart, `${text} at ${width} px`).toBe(true);
    }
  }
});

test("without scripts the menu of a small screen opens and leads on", { tag: LONG }, async ({ plainPage }) => {
  await plainPage.setViewportSize({ width: 360, height: 740 });
  await plainPage.goto("/");
  const navigation = plainPage.getByRole("navigation", { name: "Main" });
  await navigation.locator("summary").click();
  await navigation.getByRole("link", { name: "Sign In" }).click();

  await expect(plainPage).toHaveURL("/login");
});

test("who is signed in finds the way to the dashboard where visitors find Sign Up", async ({ page, student: _ }) => {
  const navigation = page.getByRole("navigation", { name: "Main" });
  await page.goto("/about");
  await expect(navigation.getByRole("link", { name: "Sign Up" })).toHaveCount(0);
  await navigation.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");

  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(navigation.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await navigation.locator("summary").click();
  await expect(navigation.getByRole("link", { name: "Sign In" })).toHaveCount(0);
});
