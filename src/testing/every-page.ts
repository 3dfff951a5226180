/** Every page of the product, one of each kind, found as people find them: by the links of the others. */
import { matchPath } from "react-router";
import { type Access, siteAddresses } from "./site-map.ts";

const pages = siteAddresses.filter(({ isPage, pattern }) => isPage && pattern !== "/logout");

/** The student of the demo content who has results. */
export const DEMO_STUDENT = "asha@example.org";

/** Calls `visit` for each kind of page that this audience may enter; it returns the links of the page. */
export async function onEveryPage(
  access: Access,
  visit: (address: string) => Promise<ReadonlyArray<string>>,
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
    waiting.push(...(await visit(address)));
  }
}

/** What is behind an address: the place with the fewest parameters. */
function pageAt(address: string) {
  const { pathname } = new URL(address, "http://here");
  const openEnds = ({ pattern }: { pattern: string }) =>
    pattern.split(":").length + (pattern === "/*" ? pages.length : 0);
  return pages.filter(({ pattern }) => matchPath(pattern, pathname)).sort((a, b) => openEnds(a) - openEnds(b))[0];
}
