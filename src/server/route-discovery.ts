/** Bounds React Router's route discovery: for each link its server compares all routes. */
import type { MiddlewareHandler } from "hono";

/** The address of route discovery. */
export const DISCOVERY = "/__manifest";
/**
 * Links of the page that has most, with the steps on the way: 99 in a list of twenty questions, and 21 more where each is of another case study.
 * Without an account it is 20, in the blog.
 */
const LINKS_MAX = 120;
const STRANGERS_LINKS_MAX = 24;

/** Refuses to look up more links in one request than a page has, of those that whoever asks can see. */
export function limitDiscovery(isSignedIn: (headers: Headers) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const { length } = (c.req.query("paths") ?? "").split(",", LINKS_MAX + 1);
    const isFew = length <= STRANGERS_LINKS_MAX || (length <= LINKS_MAX && isSignedIn(c.req.raw.headers));
    return isFew ? next() : c.body(null, 400);
  };
}
