/**
 * Public pages for visitors without a session, answered from memory before React Router (record 15). Every answer is as new
 * as its request, so browsers keep their copy and revalidate it each time; while the database cannot be reached, the kept
 * page is sent with a header that says so.
 */
import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { sharedAddressOf } from "../app/shared-addresses.ts";
import { currentRequest, nameRoute } from "../core/current-request.server.ts";
import type { Encoding, Page } from "./page-cache-page.ts";
import type { FoundPage, PageStore } from "./page-cache-store.ts";
import type { RequestVariables } from "./security.ts";

/** All of them take the same time, whatever their address. */
const CACHED_PAGE = "(kept page)";

/** Answers shared pages from the store, and passes everything else on. */
export function servePages(options: {
  store: PageStore;
  /** True if the request carries a session cookie: its pages are personal. */
  hasSession(headers: Headers): boolean;
}) {
  const { store, hasSession } = options;
  return createMiddleware<RequestVariables>(async (c, next) => {
    const { method, headers, url } = c.req.raw;
    if (method !== "GET" && method !== "HEAD") return next();
    const address = sharedAddressOf(c.req.path, queryOf(url));
    if (address === null || (headers.has("cookie") && hasSession(headers))) return next();
    const found = await store.find(address);
    if (!found) return next();
    nameRoute(CACHED_PAGE);
    return found.unsureForMs === 0 ? answerWith(found.page, headers) : answerAsItWas(found, headers);
  });
}

async function answerWith(page: Page, requestHeaders: Headers): Promise<Response> {
  const form = await page.formIn(encodingFor(requestHeaders.get("accept-encoding")));
  const requestId = currentRequest()?.id ?? randomUUID();
  const isHeld = form.etag !== undefined && matches(requestHeaders.get("if-none-match"), form.etag);
  return isHeld
    ? new Response(null, { status: 304, headers: { ...form.unchangedHeaders, "x-request-id": requestId } })
    : new Response(page.status === 200 || form.bytes.length > 0 ? form.bytes : null, {
        status: page.status,
        headers: { ...form.headers, "x-request-id": requestId },
      });
}

/** Marks the response as possibly stale (RFC 9211, 2.4), so that caches do not keep it for too long. */
async function answerAsItWas({ page, unsureForMs }: FoundPage, requestHeaders: Headers): Promise<Response> {
  const { bytes, headers } = await page.formIn(encodingFor(requestHeaders.get("accept-encoding")));
  const { etag: _, ...otherHeaders } = headers;
  const marks = {
    "cache-control": "no-store",
    "cache-status": `lamplight; hit; ttl=-${Math.ceil(unsureForMs / 1000)}`,
    "x-request-id": currentRequest()?.id ?? randomUUID(),
  };
  return new Response(bytes, { status: page.status, headers: { ...otherHeaders, ...marks } });
}

function queryOf(url: string): string {
  const mark = url.indexOf("?");
  return mark < 0 ? "" : url.slice(mark + 1);
}

/** RFC 9110, 13.1.2: weak comparison, as a proxy that recompresses may have weakened the tag. */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch === etag) return true;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag);
}

/** Earlier results. Browsers send one of a handful of values. */
const decided = new Map<string, Encoding>();
const DECISIONS_MAX = 100;

/** The smallest encoding that a browser accepts (RFC 9110, 12.5.3). One that accepts none gets the page uncompressed. */
export function encodingFor(accepted: string | null): Encoding {
  if (accepted === null) return "identity";
  const known = decided.get(accepted);
  if (known) return known;
  const encoding = decideEncoding(accepted);
  if (decided.size < DECISIONS_MAX) decided.set(accepted, encoding);
  return encoding;
}

function decideEncoding(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const entry of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const [br, gzip] = [weightOf("br"), weightOf("gzip")];
  if (br > 0 && br >= gzip) return "br";
  return gzip > 0 ? "gzip" : "identity";
}
