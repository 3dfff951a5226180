/** Every page of the product, one of each kind, found as people find them: by the links of the others. */
import type { Page } from "@playwright/test";
import { matchPath } from "react-router";
import { siteAddresses } from "../../src/testing/site-map.ts";
import { productUnderTest } from "./fixtures.ts";
import { ADMIN } from "./people.ts";

const pages = siteAddresses.filter(({ isPage, pattern }) => isPage && pattern !== "/logout");

/** Who may enter, and as whom to sign in. The student is the one of the demo content, who has results. */
export const AUDIENCES = [
  { access: "everyone", email: null },
  { access: "student", email: "asha@example.org" },
  { access: "admin", email: ADMIN.email },
] as const;

/** Opens each page that this audience may enter, and calls `look` there. */
export async function onEveryPage(
  page: Page,
  access: (typeof AUDIENCES)[number]["access"],
  look: (address: string) => Promise<void>,
  url = productUnderTest().url,
): Promise<void> {
  // Those with an id are reached by the links of the others.
  const known = pages.filter((place) => place.access === access && !/:\w+(\/|$)/.test(place.pattern));
  const waiting = known.map(({ pattern, address }) =>
    pattern.includes(":") ? pattern.replace(/\/:\w+\?/, "") : address,
  );
  const seen = new Set<string>();
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const place = pageAt(address);
    if (place?.access !== access || seen.has(place.pattern)) continue;
    seen.add(place.pattern);
    await page.goto(new URL(address, url).href);
    await look(address);
    const links = page.locator("a[href^='/']");
    waiting.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))));
  }
}

/** What is behind an address: the place with the fewest parameters. */
function pageAt(address: string) {
  const { pathname } = new URL(address, "http://here");
  const openEnds = ({ pattern }: { pattern: string }) =>
    pattern.split(":").length + (pattern === "/*" ? pages.length : 0);
  return pages.filter(({ pattern }) => matchPath(pattern, pathname)).sort((a, b) => openEnds(a) - openEnds(b))[0];
}
