/** What protects every answer and every change: headers, the check where a change comes from, and a bound on its size. */
import { randomFillSync } from "node:crypto";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";

export type RequestVariables = { Variables: { requestId: string; nonce: string } };

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

const NONCE_BYTES = 16;
const randomBytes = Buffer.alloc(NONCE_BYTES * 256);
let bytesUsed = randomBytes.length;

/** A fresh nonce. Random bytes are fetched for many at a time: asking for a few costs as much. */
export function newNonce(): string {
  if (bytesUsed === randomBytes.length) {
    randomFillSync(randomBytes);
    bytesUsed = 0;
  }
  bytesUsed += NONCE_BYTES;
  return randomBytes.toString("base64", bytesUsed - NONCE_BYTES, bytesUsed);
}

type Surroundings = { isHttps: boolean; isDevelopment: boolean };

/**
 * Headers of every answer. Only those inline scripts run that the given sources name: a nonce, or hashes. Inline styles
 * are allowed because React and the editor set them; they cannot run code.
 */
export function protectiveHeaders({ isHttps, isDevelopment }: Surroundings) {
  const fixed = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
  const policyAfterScripts = [
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return (scripts: ReadonlyArray<string>): Readonly<Record<string, string>> => {
    // The development server injects scripts of its own.
    if (isDevelopment) return fixed;
    const policy = `default-src 'self'; script-src ${["'self'", ...scripts].join(" ")}; ${policyAfterScripts}`;
    return { ...fixed, "content-security-policy": policy };
  };
}

/** Sends them with every answer that is made for one visitor, for the nonce of this answer. */
export function securityHeaders(surroundings: Surroundings) {
  const protect = protectiveHeaders(surroundings);
  return createMiddleware<RequestVariables>(async (c, next) => {
    await next();
    const headers = c.res.headers;
    for (const [name, value] of Object.entries(protect([`'nonce-${c.var.nonce}'`]))) headers.set(name, value);
    headers.set("X-Request-Id", c.var.requestId);
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

/**
 * Refuses a body that is larger than its address allows. Of one that announces its length Node reads no more than that,
 * and one that announces nothing is empty: to look at it all the same costs as much as a save. Only what comes in pieces
 * must be counted.
 */
export function limitBody(limitOf: (path: string) => number, refuse: () => Response) {
  return createMiddleware<RequestVariables>(async (c, next) => {
    const maxSize = limitOf(c.req.path);
    if (c.req.header("transfer-encoding") !== undefined) return bodyLimit({ maxSize, onError: refuse })(c, next);
    return Number(c.req.header("content-length") ?? 0) <= maxSize ? next() : refuse();
  });
}
