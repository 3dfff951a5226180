/**
 * One spelling of every address, settled before anything looks at it: routes, guards, limits, metrics and kept pages all
 * see the same. React Router alone would take `/COURSES`, `/%61dmin` and `/courses/` for what they resemble.
 */
import { randomUUID } from "node:crypto";
import { currentRequest, nameRoute } from "../core/current-request.server.ts";
import type { Handler } from "./watch-requests.ts";

/** Several times the longest address of ours. React Router takes seconds for one of thousands of words. */
const PATH_MAX = 1_000;
/**
 * What no word of an address holds, also when it is encoded. PostgreSQL takes no NUL, browsers resolve dots themselves, and
 * parsers of addresses cut spaces off.
 */
const UNNAMEABLE = /[\p{Cc}/\\]|^\.{1,2}$|^\s|\s$/u;
/** In a query, where other control characters may be somebody's text. */
const NUL = "%00";
/** Below these, names have capitals: files with a hash in their names, and certificates as they are printed. */
const WITH_CAPITALS = new Set(["assets", "downloads", "pictures", "certificates"]);
/** How React Router asks for the data of an address that ends with a slash. Only the first page's does. */
const DATA_OF_FOLDER = "_.data";
/** How a proxy's client asks (RFC 9112, 3.2.2). The host is that of the header. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** Where nothing is, and never will be. */
const NOWHERE = "/not-found";

/** Leads whoever asks for another spelling to the one that counts; what is no address of ours at all is not found. */
export function onCanonicalAddress(handle: Handler, headers: Readonly<Record<string, string>>): Handler {
  return (incoming, outgoing) => {
    const { method } = incoming;
    const requested = originFormOf(incoming.url ?? "");
    const canonical = canonicalAddressOf(requested);
    if (canonical !== null && canonical !== requested && (method === "GET" || method === "HEAD")) {
      nameRoute("(other spelling)");
      const own = { Location: canonical, "Cache-Control": "no-store", "Content-Length": "0" };
      outgoing.writeHead(308, { ...headers, ...own, "X-Request-Id": currentRequest()?.id ?? randomUUID() }).end();
      return;
    }
    incoming.url = canonical === requested ? requested : NOWHERE;
    handle(incoming, outgoing);
  };
}

/**
 * The address as it should be written, beginning with a single slash and with its query as it came. Null for what names
 * nothing: with a NUL or other control characters, broken escapes, encoded slashes, dots for words, or far too long.
 */
export function canonicalAddressOf(target: string): string | null {
  const [, path = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  if (!path.startsWith("/") || path.length > PATH_MAX || query.includes(NUL)) return null;
  const words: string[] = [];
  for (const written of path.split(/[/\\]+/)) {
    const word = decoded(written);
    if (word === null || UNNAMEABLE.test(word)) return null;
    if (word !== "") words.push(word);
  }
  if (words.length > 1 && words.at(-1) === DATA_OF_FOLDER) return null;
  const [first = "", ...rest] = words;
  const names = WITH_CAPITALS.has(inSmall(first)) ? rest : rest.map(inSmall);
  return `/${[inSmall(first), ...names].map(encodeURIComponent).join("/")}${query}`;
}

function originFormOf(target: string): string {
  const inOrigin = target.replace(ORIGIN, "");
  return inOrigin === target || inOrigin.startsWith("/") ? inOrigin : `/${inOrigin}`;
}

function decoded(word: string): string | null {
  try {
    return decodeURIComponent(word);
  } catch {
    return null;
  }
}

/** Letters of ASCII: addresses of ours have no others that come in two sizes. */
function inSmall(word: string): string {
  return word.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}
