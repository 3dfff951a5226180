/** What anybody may see: the start page, the frame around the public pages, and the page for what is not there. */
import { publicCourses } from "../../src/content/courses.ts";
import { expectAccessible, productUnderTest, WIDTHS } from "./fixtures.ts";
import { placesFor } from "./site-map.ts";
import { expect, test } from "./visitors.ts";

/** /offline has neither scripts nor links to others, and is seen where the network is gone. */
const NO_PAGES = ["/logout", "/offline", "/sample-test/check"];

/** The public pages that have one address each and are no error. */
const PAGES = placesFor("everyone")
  .map(({ pattern }) => pattern)
  .filter((pattern) => !/[:*.]/.test(pattern) && !NO_PAGES.includes(pattern));

for (const { name, viewport } of WIDTHS) {
  test(`Home says what the institute offers, at ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await expect(page).toHaveTitle("Lamplight: exam preparation for nurses");
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /NCLEX-RN.*No credit card|free/i);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const [value, label] of [
      ["5,000+", "Students placed"],
      ["95%", "Success rate"],
      ["6+", "Programs"],
      ["10+", "Countries"],
    ]) {
      await expect(page.locator("dl > div").filter({ hasText: `${label}${value}` })).toBeVisible();
    }
    const reasons = page.getByRole("region", { name: "Why Choose Us" }).getByRole("heading", { level: 3 });
    await expect(reasons).toHaveCount(4);
    const programs = page.getByRole("region", { name: "Programs" }).getByRole("heading", { level: 3 });
    await expect(programs).toHaveText(publicCourses.map(({ title }) => title));
    await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
    await expectAccessible(page);
  });
}

test("every public page has its own title and one heading, is accessible in the dark, and asks no other host", async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:") hosts.add(url.host);
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  const titles = new Set<string>();
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    titles.add(await page.title());
    await expectAccessible(page);
  }

  expect(PAGES).toEqual(expect.arrayContaining(["/", "/login", "/signup", "/forgot-password"]));
  expect(titles.size).toBe(PAGES.length);
  expect([...titles].filter((title) => !title.includes("Lamplight"))).toEqual([]);
  expect([...hosts]).toEqual([new URL(productUnderTest().url).host]);
});

test("no link of the public pages is dead", async ({ page, request }) => {
  const links = new Set<string>();
  for (const address of PAGES) {
    await page.goto(address);
    const found = await page
      .locator("a[href]")
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")));
    expect(found.length).toBeGreaterThan(3);
    for (const href of found) links.add(new URL(href ?? "", page.url()).href);
    const targets = await page
      .locator('a[href^="#"]')
      .evaluateAll((anchors) =>
        anchors.map((anchor) => document.querySelector(anchor.getAttribute("href") || "#none") !== null),
      );
    expect(targets).not.toContain(false);
  }
  for (const link of links) {
    expect(link).toContain(productUnderTest().url);
    expect((await request.get(link)).status(), link).toBeLessThan(400);
  }
});

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
  await expectAccessible(page);
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
  await page.getByRole("contentinfo").click();
  await expect(signIn).toBeHidden();
});

test("a wide screen shows the navigation itself, and the place where one is", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  await expect(navigation.locator("summary")).toBeHidden();
  await navigation.getByRole("link", { name: "Sign In" }).click();

  await expect(page).toHaveURL("/login");
  await expect(navigation.getByRole("link", { name: "Sign In" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Lamplight" }).click();
  await expect(page).toHaveURL("/");
});

test("the first stop of the keyboard leads past the navigation", async ({ page }) => {
  await page.goto("/login");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("without scripts the menu of a small screen opens and leads on", async ({ plainPage }) => {
  await plainPage.setViewportSize({ width: 360, height: 740 });
  await plainPage.goto("/");
  const navigation = plainPage.getByRole("navigation", { name: "Main" });
  await navigation.locator("summary").click();
  await navigation.getByRole("link", { name: "Sign In" }).click();

  await expect(plainPage).toHaveURL("/login");
});

for (const { name, viewport } of WIDTHS) {
  test(`what is not there is a page that says so and leads home, at ${name}`, async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/status of 404/);
    await page.setViewportSize(viewport);
    for (const address of ["/no-such-page", "/dashboard/no/such/page", "/admin/no-such-page", "/%00", "/.env"]) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    }
    await expect(page).toHaveTitle("Page not found · Lamplight");
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.getByRole("link", { name: "Back to the start page" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
  });
}
