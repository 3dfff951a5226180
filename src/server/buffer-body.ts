/** Bodies are buffered before anything else is asked about them. */
import { createMiddleware } from "hono/factory";
import { type BodyLimits, LARGE_LIMIT } from "./body-limits.ts";
import { type RequestVariables, SAFE_METHODS } from "./security.ts";

/**
 * Reads what is sent before the request's time is taken and its sender is looked up: both would else be those of its first
 * line, and whoever holds the rest back would act in the past. Large files are left to the actions of the administrator, who
 * gains nothing by it. What comes in pieces has been read by then, to count it.
 */
export function bufferBody(bodyLimitOf: BodyLimits) {
  return createMiddleware<RequestVariables>(async (c, next) => {
    const isSent = !SAFE_METHODS.has(c.req.method) && Number(c.req.header("content-length") ?? 0) > 0;
    if (isSent && bodyLimitOf(c.req.path) <= LARGE_LIMIT) {
      const body = await c.req.raw.arrayBuffer().catch(() => null);
      // Broken off: nobody waits for the answer.
      if (body === null) return c.body(null, 400);
      const { url, method, headers, signal } = c.req.raw;
      c.req.raw = new Request(url, { method, headers, body, signal, redirect: "manual" });
    }
    return next();
  });
}
