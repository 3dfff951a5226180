/** Bounds how React Router's pages ask where their links lead: for each one its server compares all routes. */
import { createMiddleware } from "hono/factory";

/** The address at which they ask. */
export const DISCOVERY = "/__manifest";
/** More than a page of ours can ask for: the address would be longer than the pages make it. */
const LINKS_MAX = 150;

/** Refuses to look up more links at once than a page has. */
export const limitDiscovery = createMiddleware(async (c, next) => {
  const { length } = (c.req.query("paths") ?? "").split(",", LINKS_MAX + 1);
  return length <= LINKS_MAX ? next() : c.body(null, 400);
});
