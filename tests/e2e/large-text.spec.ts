/** Every kind of page with large text on the smallest screen. */
import { matchPath } from "react-router";
import { siteAddresses } from "../../src/testing/site-map.ts";
import { expect, PHONE, signInAs, test } from "./fixtures.ts";
import { problemsOfLargeText } from "./large-text.ts";
import { ADMIN } from "./people.ts";

// What is asked is how pages are laid out, and without scripts they stand sooner.
test.use({ viewport: PHONE, javaScriptEnabled: false });
test.describe.configure({ mode: "parallel" });

const pages = siteAddresses.filter(({ isPage, pattern }) => isPage && pattern !== "/logout");

for (const { access, email } of [
  { access: "everyone", email: null },
  // The student of the demo content, who has results.
  { access: "student", email: "asha@example.org" },
  { access: "admin", email: ADMIN.email },
]) {
  test(`with text at 200 % at 360 px no page of ${access} scrolls sideways, cuts words off or breaks them`, async ({
    page,
    context,
    database,
    expectConsoleErrors,
  }) => {
    test.setTimeout(180_000);
    expectConsoleErrors(/status of 404/);
    if (email !== null) await signInAs(context, database, email);
    // One of each kind: those with an id are reached by the links of the others.
    const known = pages.filter((place) => place.access === access && !/:\w+(\/|$)/.test(place.pattern));
    const waiting = known.map(({ pattern, address }) =>
      pattern.includes(":") ? pattern.replace(/\/:\w+\?/, "") : address,
    );
    const seen = new Set<string>();
    const found: string[] = [];
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const place = pageAt(address);
      if (place?.access !== access || seen.has(place.pattern)) continue;
      seen.add(place.pattern);
      await page.goto(address);
      found.push(...(await problemsOfLargeText(page)).map((problem) => `${address} ${problem}`));
      const links = page.locator("a[href^='/']");
      waiting.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))));
    }

    expect(found).toEqual([]);
  });
}

/** What is behind an address: the place with the fewest parameters. */
function pageAt(address: string) {
  const { pathname } = new URL(address, "http://here");
  const openEnds = ({ pattern }: { pattern: string }) =>
    pattern.split(":").length + (pattern === "/*" ? pages.length : 0);
  return pages.filter(({ pattern }) => matchPath(pattern, pathname)).sort((a, b) => openEnds(a) - openEnds(b))[0];
}
