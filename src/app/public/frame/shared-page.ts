/** Pages that are the same for every visitor: rendered once, kept in memory by `server/page-cache.ts`, revalidated by ETag. */

import type { HeadersArgs } from "react-router";

/** Browsers store it but revalidate each time, so a change shows at the next request. */
export const SHARED = { "Cache-Control": "public, no-cache", Vary: "Cookie" } as const;
/** For a page that is incomplete because the database failed: not cached anywhere. */
export const NOT_SHARED = { "Cache-Control": "no-store" } as const;

/**
 * The `headers` of a page whose loaders do not depend on the viewer. Signed-in users get a page of their own. If a loader of the
 * page or its frame could not read everything, it returns `NOT_SHARED`, which then holds for the whole page.
 */
export function sharedPage({ loaderHeaders, parentHeaders }: Pick<HeadersArgs, "loaderHeaders" | "parentHeaders">) {
  const cacheControl = loaderHeaders.get("Cache-Control") ?? parentHeaders.get("Cache-Control");
  return cacheControl === null ? SHARED : { "Cache-Control": cacheControl };
}
