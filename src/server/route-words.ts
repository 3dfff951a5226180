/**
 * React Router compares an address with every route of the product, one after the other, and for a page puts all of them
 * together anew, several times. So it is given only those that begin with the same word as the address.
 */
import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

/** What stands for any word: a parameter, or everything that is left. */
const ANY = "*";

/** Answers requests as `createRequestHandler` does for the whole build. */
export function createWordedHandler(build: ServerBuild): RequestHandler {
  const whole = createRequestHandler(build);
  const parts = new Map<string, RequestHandler>();
  for (const word of wordsIn(build.routes)) parts.set(word, createRequestHandler(partOf(build, word)));
  return (request, context) => (parts.get(firstWordOf(request.url)) ?? whole)(request, context);
}

/** A route as the build lists it: below which other, and what it adds to the address. */
export type RoutePlace = { parentId?: string | undefined; path?: string | undefined; index?: boolean | undefined };
type RoutePlaces = Readonly<Record<string, RoutePlace | undefined>>;

/** The first words of all addresses. What takes any word is none. */
export function wordsIn(routes: RoutePlaces): Set<string> {
  return new Set(
    Object.keys(routes).flatMap((id) => {
      const word = wordOf(routes, id);
      return word === null || word === ANY ? [] : [word];
    }),
  );
}

/** The routes of one first word, those that take any word, and what stands around them. */
export function routesOf(routes: RoutePlaces, word: string): Set<string> {
  const ids = new Set<string>();
  for (const id of Object.keys(routes)) {
    const own = wordOf(routes, id);
    if (own !== word && own !== ANY) continue;
    for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) ids.add(at);
  }
  return ids;
}

function partOf(build: ServerBuild, word: string): ServerBuild {
  const ids = routesOf(build.routes, word);
  const only = <Route>(routes: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}

/** The first word of a route's whole address; null for what only stands around others. */
function wordOf(routes: RoutePlaces, id: string): string | null {
  const route = routes[id];
  if (!route || (route.path === undefined && !route.index)) return null;
  const words: string[] = [];
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) {
    words.unshift(...(routes[at]?.path?.split("/") ?? []));
  }
  const [first = ""] = words.filter((word) => word !== "");
  return first.startsWith(":") || first === "*" ? ANY : first;
}

/** As it stands in the address, which has one spelling by now (`canonical-address.ts`). */
export function firstWordOf(url: string): string {
  const { pathname } = new URL(url);
  const [word = ""] = pathname.slice(1).split("/", 1);
  return word.endsWith(".data") ? word.slice(0, -".data".length) : word;
}
