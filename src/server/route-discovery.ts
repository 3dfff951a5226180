/** Bounds React Router's route discovery: for each link its server compares all routes. */
import { createMiddleware } from "hono/factory";

/** The address of route discovery. */
export const DISCOVERY = "/__manifest";
/** More than a page of ours asks for: the longest list has 50 rows. */
const LINKS_MAX = 80;

/** Refuses to look up more links in one request than a page has. */
export const limitDiscovery = createMiddleware(async (c, next) => {
  const { length } = (c.req.query("paths") ?? "").split(",", LINKS_MAX + 1);
  return length <= LINKS_MAX ? next() : c.body(null, 400);
});
