/**
 * Public pages for visitors without a session, answered from memory before Hono and React Router (record 15). Every answer is as
 * new as its request, so browsers keep their copy and revalidate it each time; while the database cannot be reached, the kept
 * page is sent with a header that says so.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { sharedAddressOf } from "../app/shared-addresses.ts";
import { currentRequest, nameRoute } from "../core/current-request.server.ts";
import { type Encoding, flat } from "./page-cache-page.ts";
import type { FoundPage, PageStore } from "./page-cache-store.ts";
import type { Handler } from "./watch-requests.ts";

/** All of them take the same time, whatever their address. */
const CACHED_PAGE = "(kept page)";

/** Answers shared pages from the store, and passes everything else on. */
export function servePages(options: {
  store: PageStore;
  /** True if a request with this `Cookie` carries that of a session: its pages are personal. */
  hasSession(cookie: string): boolean;
}): (handle: Handler) => Handler {
  const { store, hasSession } = options;
  return (handle) => (incoming, outgoing) => {
    const { method, url = "", headers } = incoming;
    const pass = () => handle(incoming, outgoing);
    if (method !== "GET" && method !== "HEAD") return pass();
    const mark = url.indexOf("?");
    const address = mark < 0 ? sharedAddressOf(url, "") : sharedAddressOf(url.slice(0, mark), url.slice(mark + 1));
    if (address === null || (headers.cookie !== undefined && hasSession(headers.cookie))) return pass();
    store
      .find(address)
      .then((found) => (found ? answer(found, incoming, outgoing) : pass()))
      .catch(pass);
  };
}

async function answer({ page, unsureForMs }: FoundPage, incoming: IncomingMessage, outgoing: ServerResponse) {
  nameRoute(CACHED_PAGE);
  const form = await page.formIn(encodingFor(incoming.headers["accept-encoding"] ?? null));
  const requestId = ["x-request-id", currentRequest()?.id ?? randomUUID()];
  if (unsureForMs > 0) {
    // Marks the response as possibly stale (RFC 9211, 2.4), so that caches do not keep it for too long.
    const { etag: _, ...headers } = form.headers;
    const marks = {
      "cache-control": "no-store",
      "cache-status": `lamplight; hit; ttl=-${Math.ceil(unsureForMs / 1000)}`,
    };
    outgoing.writeHead(page.status, [...flat({ ...headers, ...marks }), ...requestId]).end(form.bytes);
  } else if (form.etag !== undefined && matches(incoming.headers["if-none-match"] ?? null, form.etag)) {
    outgoing.writeHead(304, [...form.unchangedLines, ...requestId]).end();
  } else {
    outgoing.writeHead(page.status, [...form.lines, ...requestId]).end(form.bytes);
  }
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
