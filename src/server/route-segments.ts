/**
 * React Router compares an address with every route of the product in turn, and for a page reassembles all of them several
 * times. So it gets only those that begin with the same path segment as the address.
 */
import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

/** Matches any segment: a parameter, or a splat. */
const ANY = "*";

/** Handles requests as `createRequestHandler` does for the whole build. */
export function createHandlerBySegment(build: ServerBuild): RequestHandler {
  const whole = createRequestHandler(build);
  const parts = new Map<string, RequestHandler>();
  for (const segment of segmentsIn(build.routes)) parts.set(segment, createRequestHandler(partOf(build, segment)));
  return (request, context) => (parts.get(firstSegmentOf(request.url)) ?? whole)(request, context);
}

/** A route as the build lists it: its parent, and what it adds to the address. */
export type RouteEntry = { parentId?: string | undefined; path?: string | undefined; index?: boolean | undefined };
type RouteEntries = Readonly<Record<string, RouteEntry | undefined>>;

/** The first segments of all addresses. Wildcards are left out. */
export function segmentsIn(routes: RouteEntries): Set<string> {
  return new Set(
    Object.keys(routes).flatMap((id) => {
      const segment = segmentOf(routes, id);
      return segment === null || segment === ANY ? [] : [segment];
    }),
  );
}

/** The routes of one first segment, those that match any segment, and the layouts around them. */
export function routesOf(routes: RouteEntries, segment: string): Set<string> {
  const ids = new Set<string>();
  for (const id of Object.keys(routes)) {
    const own = segmentOf(routes, id);
    if (own !== segment && own !== ANY) continue;
    for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) ids.add(at);
  }
  return ids;
}

function partOf(build: ServerBuild, segment: string): ServerBuild {
  const ids = routesOf(build.routes, segment);
  const only = <Route>(routes: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}

/** The first segment of a route's whole address; null for a layout. */
function segmentOf(routes: RouteEntries, id: string): string | null {
  const route = routes[id];
  if (!route || (route.path === undefined && !route.index)) return null;
  const segments: string[] = [];
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) {
    segments.unshift(...(routes[at]?.path?.split("/") ?? []));
  }
  const [first = ""] = segments.filter((segment) => segment !== "");
  return first.startsWith(":") || first === "*" ? ANY : first;
}

/** As in the address, which has its canonical spelling by now (`canonical-address.ts`). */
export function firstSegmentOf(url: string): string {
  const { pathname } = new URL(url);
  const [segment = ""] = pathname.slice(1).split("/", 1);
  return segment.endsWith(".data") ? segment.slice(0, -".data".length) : segment;
}
