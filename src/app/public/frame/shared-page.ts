/** Pages that are the same for every visitor: rendered once, kept in memory by `server/page-cache.ts`, checked by ETag. */

import type { HeadersArgs } from "react-router";

/** Browsers keep it and ask each time whether it still holds, so a change is seen at the next request. */
export const SHARED = { "Cache-Control": "public, no-cache", Vary: "Cookie" } as const;
/** For a page that is less than it should be, as the database failed: kept by nobody. */
export const NOT_SHARED = { "Cache-Control": "no-store" } as const;

/**
 * The `headers` of a page whose loaders never look at who is asking. Who is signed in gets a page of their own. A loader of
 * the page or of its frame that could not read all it should have says `NOT_SHARED`, and that holds for the whole.
 */
export function sharedPage({ loaderHeaders, parentHeaders }: Pick<HeadersArgs, "loaderHeaders" | "parentHeaders">) {
  const said = loaderHeaders.get("Cache-Control") ?? parentHeaders.get("Cache-Control");
  return said === null ? SHARED : { "Cache-Control": said };
}
