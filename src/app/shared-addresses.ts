/**
 * The addresses whose response is the same for every visitor. `server/page-cache.ts` serves them from memory; their routes
 * declare it with `sharedPage`. A test compares the two.
 */
import { publicAddresses } from "../core/public-addresses.ts";

export type SharedAddress = {
  /** As in the route table. */
  pattern: string;
  /** The query parameters that the page reads, in the order of its canonical address. All others are ignored. */
  query: ReadonlyArray<string>;
};

const plain = (pattern: string): SharedAddress => ({ pattern, query: [] });

export const sharedAddresses: ReadonlyArray<SharedAddress> = [
  plain("/"),
  plain("/courses"),
  plain("/courses/:courseId"),
  { pattern: "/blog", query: ["category", "page"] },
  plain("/blog/:slug"),
  plain("/resources"),
  plain("/about"),
  plain("/contact"),
  plain("/newsletter"),
  plain("/sample-test"),
  plain("/sample-lesson/:courseId"),
  plain("/privacy"),
  plain("/terms"),
  plain("/sitemap.xml"),
  plain("/robots.txt"),
  plain("/feed.xml"),
  plain("/manifest.webmanifest"),
];

/** React Router's own requests while navigating, which are not pages. */
const DATA_REQUEST = /\.data$/;

/**
 * The cache key of a request: without parameters that mean nothing, the others in order. Null for everything that is not shared.
 * It keeps its language. The path arrives in canonical form (`server/canonical-address.ts`).
 */
export function sharedAddressOf(path: string, query: string): string | null {
  const known = parametersAt(publicAddresses.read(path).path);
  if (!known) return null;
  if (query === "" || known.length === 0) return path;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of known) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}

const fixed = new Map(
  sharedAddresses.filter(({ pattern }) => !pattern.includes(":")).map(({ pattern, query }) => [pattern, query]),
);
const below = new Map(
  sharedAddresses
    .filter(({ pattern }) => pattern.includes(":"))
    .map(({ pattern, query }) => [pattern.slice(0, pattern.indexOf(":")), query]),
);

function parametersAt(path: string): ReadonlyArray<string> | undefined {
  const own = fixed.get(path);
  if (own) return own;
  const slash = path.indexOf("/", 1) + 1;
  const name = path.slice(slash);
  return slash > 0 && isName(name) ? below.get(path.slice(0, slash)) : undefined;
}

function isName(text: string): boolean {
  return text !== "" && !text.includes("/") && !DATA_REQUEST.test(text);
}
