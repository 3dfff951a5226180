/** Follows every link of the public site from its start page, as a search engine would. */
import type { Page } from "@playwright/test";
import { problemsOfLargeText } from "../../../src/testing/large-text.ts";
import { expectAccessible, PHONE, productUnderTest } from "../fixtures.ts";
import { expect, test } from "../visitors.ts";

/** What is fetched and not rendered. */
const FILE = /\.(pdf|xml|png|svg|txt|webmanifest)$/;
/** Far more than there are: a crawler that never ends is a site that makes addresses up. */
const MOST_PAGES = 150;
/** Of pages that differ in their words alone so many are opened; what the server sends is read of all of them. */
const MOST_OF_A_KIND = 2;

test("every link leads to a page with its own title, description and heading, which is accessible in the dark and has room for large text", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const { url } = productUnderTest();
  const hosts = new Set<string>();
  page.on("request", (asked) => {
    const { protocol, host } = new URL(asked.url());
    if (protocol !== "data:" && protocol !== "blob:") hosts.add(host);
  });
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });

  const waiting = ["/"];
  const seen = new Set(waiting);
  const titles = new Map<string, string>();
  const found = new Set<string>();
  const openedOfKind = new Map<string, number>();
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    expect(seen.size, "the site ends somewhere").toBeLessThan(MOST_PAGES);
    const { pathname, search } = new URL(address, url);
    if (FILE.test(pathname)) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      expect((await answer.body()).length, address).toBeGreaterThan(100);
      continue;
    }
    const kind = pathname.replace(/(?<=^\/[^/]+\/).+$/, "");
    const opened = openedOfKind.get(kind) ?? 0;
    // What has a query shows other words on the same screen.
    const isOpened = search === "" && opened < MOST_OF_A_KIND;
    const answer = isOpened ? await page.goto(address) : await request.get(address);
    expect(answer?.status(), address).toBe(200);
    const head = await headOf(page, (await answer?.text()) ?? "");
    expect(head.headings, `${address} has one main heading`).toBe(1);
    expect(head.deadTargets, `${address} leads only to places it has`).toEqual([]);
    if (search === "") {
      expect(titles.get(head.title), `${address} has a title of its own: ${head.title}`).toBeUndefined();
      titles.set(head.title, address);
      expect(head.title, address).toContain("Lamplight");
    }
    if (isOpened) {
      await expectAccessible(page, opened === 0 ? "everything" : "look");
      expect(await page.evaluate(problemsOfLargeText, "200%"), address).toEqual([]);
      openedOfKind.set(kind, opened + 1);
    }
    if (head.isFound) {
      expect(head.description.length, `${address} says what it is about`).toBeGreaterThan(30);
      if (search === "") {
        expect(head.canonical, address).toBe(new URL(pathname, url).href);
        found.add(head.canonical);
      }
    }
    for (const link of head.links) {
      const to = new URL(link, new URL(address, url));
      if (to.origin !== url) {
        expect(["mailto:", "tel:", "https:"], `${address} → ${link}`).toContain(to.protocol);
        continue;
      }
      const next = to.pathname + to.search;
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }

  expect([...hosts]).toEqual([new URL(url).host]);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect([...found].sort()).toEqual(listed.sort());
});

/** What a crawler reads of a page that the server sent. */
function headOf(page: Page, html: string) {
  return page.evaluate((sent) => {
    const document = new DOMParser().parseFromString(sent, "text/html");
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? "";
    const hrefs = [...document.querySelectorAll("a[href]")].map((anchor) => anchor.getAttribute("href") ?? "");
    return {
      title: document.title,
      description: attribute('meta[name="description"]', "content"),
      canonical: attribute('link[rel="canonical"]', "href"),
      isFound: !attribute('meta[name="robots"]', "content").includes("noindex"),
      headings: document.querySelectorAll("h1").length,
      links: hrefs.filter((href) => !href.startsWith("#")),
      deadTargets: hrefs.filter((href) => /^#./.test(href) && !document.getElementById(href.slice(1))),
    };
  }, html);
}
