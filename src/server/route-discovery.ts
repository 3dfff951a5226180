/** Bounds React Router's route discovery: for each link its server compares all routes. */
import { createMiddleware } from "hono/factory";

/** The address of route discovery. */
export const DISCOVERY = "/__manifest";
/** More than a page of ours asks for: an address with an id takes 70 of the 7,680 characters that the client allows. */
const LINKS_MAX = 110;

/** Refuses to look up more links in one request than a page has. */
export const limitDiscovery = createMiddleware(async (c, next) => {
  const { length } = (c.req.query("paths") ?? "").split(",", LINKS_MAX + 1);
  return length <= LINKS_MAX ? next() : c.body(null, 400);
});
