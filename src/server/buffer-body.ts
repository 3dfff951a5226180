/** Bodies are buffered before anything else is checked. */
import { createMiddleware } from "hono/factory";
import { type BodyLimits, LARGE_LIMIT } from "./body-limits.ts";
import { type RequestVariables, SAFE_METHODS } from "./security.ts";

/**
 * Reads the body before the request's time is taken and its sender looked up: otherwise both would date from its first line,
 * and a client could hold back the rest and act in the past. Large files are left to the administrator's actions; an
 * administrator gains nothing by it. Chunked bodies have been read by then, to count them.
 */
export function bufferBody(bodyLimitOf: BodyLimits) {
  return createMiddleware<RequestVariables>(async (c, next) => {
    const isSent = !SAFE_METHODS.has(c.req.method) && Number(c.req.header("content-length") ?? 0) > 0;
    if (isSent && bodyLimitOf(c.req.path) <= LARGE_LIMIT) {
      const body = await c.req.raw.arrayBuffer().catch(() => null);
      // The client disconnected: nothing to answer.
      if (body === null) return c.body(null, 400);
      const { url, method, headers, signal } = c.req.raw;
      c.req.raw = new Request(url, { method, headers, body, signal, redirect: "manual" });
    }
    return next();
  });
}
