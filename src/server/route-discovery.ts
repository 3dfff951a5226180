/** Bounds React Router's route discovery: for each link its server compares all routes. */
import { createMiddleware } from "hono/factory";

/** The address of route discovery. */
export const DISCOVERY = "/__manifest";
/** More than one of our pages can ask for: its request's address would exceed the length the client allows. */
const LINKS_MAX = 150;

/** Refuses to look up more links in one request than a page has. */
export const limitDiscovery = createMiddleware(async (c, next) => {
  const { length } = (c.req.query("paths") ?? "").split(",", LINKS_MAX + 1);
  return length <= LINKS_MAX ? next() : c.body(null, 400);
});
