/** What protects every answer and every change: headers, and the check where a change comes from. */
import { createMiddleware } from "hono/factory";

export type RequestVariables = { Variables: { requestId: string; nonce: string } };

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Headers of every answer. Scripts run only with this answer's nonce. Inline styles are allowed because React and the
 * editor set them; they cannot run code.
 */
export function securityHeaders({ isHttps, isDevelopment }: { isHttps: boolean; isDevelopment: boolean }) {
  return createMiddleware<RequestVariables>(async (c, next) => {
    await next();
    const headers = c.res.headers;
    // The development server injects scripts of its own.
    if (!isDevelopment) {
      headers.set(
        "Content-Security-Policy",
        [
          "default-src 'self'",
          `script-src 'self' 'nonce-${c.var.nonce}'`,
          "style-src 'self' 'unsafe-inline'",
          "img-src 'self' https: data:",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
          ...(isHttps ? ["upgrade-insecure-requests"] : []),
        ].join("; "),
      );
    }
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("X-Frame-Options", "DENY");
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("X-Request-Id", c.var.requestId);
    if (isHttps) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  });
}

/**
 * Refuses a change that a page of another site sent. Every browser names the origin of what is not GET or HEAD; a JSON
 * body would pass a check of form types only.
 */
export function sameOriginOnly(publicUrl: string | undefined) {
  const publicOrigin = publicUrl ? new URL(publicUrl).origin : null;
  return createMiddleware<RequestVariables>(async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      const origin = c.req.header("origin");
      const site = c.req.header("sec-fetch-site");
      const own = publicOrigin ?? new URL(c.req.url).origin;
      const isForeign =
        origin === undefined ? site !== undefined && site !== "same-origin" && site !== "none" : origin !== own;
      if (isForeign) return c.text("This change was sent by another site and is refused.", 403);
    }
    return next();
  });
}
