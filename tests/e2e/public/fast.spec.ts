import { sharedAddresses } from "../../../src/app/shared-addresses.ts";
import { siteAddressesFor } from "../../../src/testing/site-map.ts";
import { productUnderTest } from "../fixtures.ts";
import { expect, test } from "../visitors.ts";
import { KILOBYTE, weigh } from "../weigh.ts";

const COURSE = "/courses/nclex-rn";
const POST = "/blog/study-plan-for-a-working-nurse";

test("what is the same for everybody has a tag, and nothing else has", async ({ elsewhere }) => {
  const { url } = productUnderTest();
  const shared = sharedAddresses.map(({ pattern }) => pattern);
  const examples = new Map([
    ["/courses/:courseId", COURSE],
    ["/sample-lesson/:courseId", "/sample-lesson/nclex-rn"],
    ["/blog/:slug", POST],
  ]);
  for (const { pattern, address } of siteAddressesFor("everyone")) {
    const answer = await elsewhere.get(url + (examples.get(pattern) ?? address), { maxRedirects: 0 });
    const { etag, "cache-control": cacheControl, vary } = answer.headers();
    if (shared.includes(pattern)) {
      expect(answer.status(), pattern).toBe(200);
      expect(etag, pattern).toMatch(/^"[\w-]+"$/);
      expect(cacheControl, pattern).toBe("public, no-cache");
      expect(vary, pattern).toBe("Cookie, Accept-Encoding");
    } else {
      expect(etag, pattern).toBeUndefined();
      expect(cacheControl ?? "", pattern).not.toContain("public");
    }
  }
  expect((await elsewhere.get(`${url}/blog/never-written`)).headers()).not.toHaveProperty("etag");
});

test("who is signed in gets pages of their own, which nobody keeps", async ({ page, student, elsewhere }) => {
  const { url } = productUnderTest();
  const visitors = await elsewhere.get(`${url}/`);
  const own = await page.request.get("/", { headers: { "If-None-Match": visitors.headers().etag ?? "" } });

  expect(own.status()).toBe(200);
  expect(own.headers()["cache-control"]).toBe("private, no-store");
  expect(own.headers()).not.toHaveProperty("etag");
  expect(await own.text()).toContain(student.name);
  expect(await visitors.text()).not.toContain(student.name);
  // And what was rendered for one of them is not what the next visitor gets.
  expect(await (await elsewhere.get(`${url}/`)).text()).toBe(await visitors.text());
});

test("a page from memory comes alive under its policy, also when an advertisement led to it", async ({ page }) => {
  const broken: string[] = [];
  await page.exposeFunction("reportViolation", (directive: string) => broken.push(directive));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      Reflect.get(window, "reportViolation")(effectiveDirective);
    }),
  );
  for (const address of ["/?utm_source=mail", "/blog?fbclid=1&page=1", COURSE, POST]) {
    const answer = await page.goto(address);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+;/);
    expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/);
    expect(await answer?.text()).not.toContain("nonce=");
    await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
    await expect(page.getByRole("dialog", { name: "Sign Up" })).toBeVisible();
    await page.keyboard.press("Escape");
    // From now on React leads to other pages.
    await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
  }
  // A page with a nonce, and with a form that is checked in the browser.
  await page.goto("/login");
  expect(broken).toEqual([]);
});

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 };
const DESK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

test("a page costs at most 15 kB of scripts and 20 kB of styles before anything is touched, Home 150 kB in all, from one host", async ({
  browser,
}) => {
  const { url } = productUnderTest();
  for (const [address, screen, most] of [
    ["/", PHONE, 150],
    ["/", DESK, 150],
    ["/courses", PHONE, 1000],
    [COURSE, PHONE, 1000],
    ["/blog", PHONE, 1000],
    [POST, PHONE, 1000],
    ["/login", PHONE, 1000],
  ] as const) {
    const context = await browser.newContext(screen);
    const { js, css, all, hosts } = await weigh(await context.newPage(), url + address);
    await context.close();
    const weight = `${address} at ${screen.viewport.width} px: ${js} B of scripts, ${css} B of styles, ${all} B in all`;
    test.info().annotations.push({ type: "weight", description: weight });

    expect(js, weight).toBeGreaterThan(KILOBYTE);
    expect(js, weight).toBeLessThanOrEqual(15 * KILOBYTE);
    expect(css, weight).toBeGreaterThan(KILOBYTE);
    expect(css, weight).toBeLessThanOrEqual(20 * KILOBYTE);
    expect(all, weight).toBeLessThanOrEqual(most * KILOBYTE);
    expect(hosts).toEqual([new URL(url).host]);
  }
});

test("where the scripts of a page do not come, its links and forms do it by themselves", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route("**/assets/react-*.js", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/signup");
  await page.goto("/");
  await page.getByRole("radio", { name: /^Open the airway/ }).check();
  await page.getByRole("button", { name: "Check Answer" }).click();
  await expect(page.getByText("Your answer, right")).toBeInViewport();
});
