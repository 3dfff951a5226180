/** What protects every response and every change: headers, the origin check, and a limit on the body. */
import { randomFillSync } from "node:crypto";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";

export type RequestVariables = { Variables: { requestId: string; nonce: string } };

/** Methods that change nothing. */
export const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

const NONCE_BYTES = 16;
const randomBytes = Buffer.alloc(NONCE_BYTES * 256);
let bytesUsed = randomBytes.length;

/** A fresh nonce. Random bytes are fetched in bulk: asking for a few costs as much. */
export function newNonce(): string {
  if (bytesUsed === randomBytes.length) {
    randomFillSync(randomBytes);
    bytesUsed = 0;
  }
  bytesUsed += NONCE_BYTES;
  return randomBytes.toString("base64", bytesUsed - NONCE_BYTES, bytesUsed);
}

type HeaderOptions = { isHttps: boolean; isDevelopment: boolean };

/** Device features a page may use: none, because the product needs none. */
const PERMISSIONS = [
  "camera",
  "microphone",
  "geolocation",
  "payment",
  "usb",
  "serial",
  "hid",
  "midi",
  "display-capture",
];

/**
 * Headers of every response. Only inline scripts with the given sources run: a nonce, or hashes. Style sheets are ours or
 * carry the nonce; style attributes are allowed, because React and the editor set them and a cleaned rich text holds colours
 * and sizes. Images may come from any host over TLS (P38): posts show them, with no referrer.
 */
export function protectiveHeaders({ isHttps, isDevelopment }: HeaderOptions) {
  const fixed = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": PERMISSIONS.map((name) => `${name}=()`).join(", "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
  const policyAfterStyles = [
    "style-src-attr 'unsafe-inline'",
    "script-src-attr 'none'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return (sources: ReadonlyArray<string>): Readonly<Record<string, string>> => {
    // The development server injects its own scripts.
    if (isDevelopment) return fixed;
    const scripts = ["script-src 'self'", ...sources].join(" ");
    const styles = ["style-src 'self'", ...sources.filter((source) => source.startsWith("'nonce-"))].join(" ");
    const policy = `default-src 'self'; ${scripts}; ${styles}; ${policyAfterStyles}`;
    return { ...fixed, "content-security-policy": policy };
  };
}

/** In seconds, unless the response sets it itself: limits last for minutes; what is away or busy may be back soon. */
const RETRY_AFTER = new Map([
  [429, "60"],
  [503, "5"],
]);

/**
 * An address that contains a key, as in our mails, is never sent to other sites. Not "no-referrer": with that a browser would
 * send the page's own form without its origin.
 */
const REFERRER_OF_A_KEY = "same-origin";

/** Sets the headers, with this response's nonce, on every response made for one visitor, and Retry-After on limited ones. */
export function securityHeaders(options: HeaderOptions) {
  const protect = protectiveHeaders(options);
  return createMiddleware<RequestVariables>(async (c, next) => {
    await next();
    const headers = c.res.headers;
    for (const [name, value] of Object.entries(protect([`'nonce-${c.var.nonce}'`]))) headers.set(name, value);
    if (/[?&]token=/.test(c.req.url)) headers.set("referrer-policy", REFERRER_OF_A_KEY);
    headers.set("X-Request-Id", c.var.requestId);
    const retryAfter = RETRY_AFTER.get(c.res.status);
    if (retryAfter !== undefined && !headers.has("retry-after")) headers.set("Retry-After", retryAfter);
  });
}

/** Every method that some address of ours supports. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Refuses other methods, such as OPTIONS and TRACE, before any lookup. */
export const knownMethodsOnly = createMiddleware<RequestVariables>(async (c, next) => {
  if (METHODS.includes(c.req.method)) return next();
  return c.text("This method is not known here.", 405, { Allow: METHODS.join(", ") });
});

/**
 * Refuses a change sent by a page of another site. Every browser names the origin of anything but GET or HEAD; a JSON body
 * would pass a check of form types only. A request with a cookie has to name its origin; one without may come from a program,
 * such as that of a mail provider that ends a subscription (RFC 8058).
 */
export function sameOriginOnly(publicUrl: string | undefined) {
  const publicOrigin = publicUrl ? new URL(publicUrl).origin : null;
  return createMiddleware<RequestVariables>(async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      const origin = c.req.header("origin");
      const site = c.req.header("sec-fetch-site");
      const own = publicOrigin ?? new URL(c.req.url).origin;
      const isForeign = origin === undefined ? !isOwnSite(site, c.req.header("cookie")) : origin !== own;
      if (isForeign) return c.text("This change was sent by another site and is refused.", 403);
    }
    return next();
  });
}

/** Whether a request without an origin is allowed: the browser marks it as same-origin, or there is no session. */
function isOwnSite(site: string | undefined, cookie: string | undefined): boolean {
  return site === undefined ? cookie === undefined : site === "same-origin" || site === "none";
}

/**
 * Refuses a body larger than its address allows. If the length is announced, Node reads no more than that, and without one
 * the body is empty: checking it anyway costs as much as a save. Only chunked bodies must be counted.
 */
export function limitBody(
  /** `announced` is Infinity for chunked bodies. */
  limitOf: (c: Context<RequestVariables>, announced: number) => number,
  refuse: (c: Context<RequestVariables>) => Response | Promise<Response>,
) {
  return createMiddleware<RequestVariables>(async (c, next) => {
    if (c.req.header("transfer-encoding") !== undefined) {
      const maxSize = limitOf(c, Number.POSITIVE_INFINITY);
      return bodyLimit({ maxSize, onError: () => refuse(c) })(c, next);
    }
    const announced = Number(c.req.header("content-length") ?? 0);
    return announced === 0 || announced <= limitOf(c, announced) ? next() : refuse(c);
  });
}
