/**
 * One spelling of every address, settled before anything looks at it: routes, guards, limits, metrics and cached pages all
 * see the same one. React Router alone would match `/COURSES`, `/%61dmin` and `/courses/` as the addresses they resemble.
 */
import { randomUUID } from "node:crypto";
import { currentRequest, nameRoute } from "../core/current-request.server.ts";
import type { Handler } from "./watch-requests.ts";

/** Several times our longest address. React Router takes seconds for one of thousands of words. */
const PATH_MAX = 1_000;
/**
 * What no segment of an address contains, encoded or not. PostgreSQL refuses NUL, browsers resolve dots themselves, and URL
 * parsers trim spaces.
 */
const UNNAMEABLE = /[\p{Cc}/\\]|^\.{1,2}$|^\s|\s$/u;
/** In a query, where other control characters may be part of somebody's text. */
const NUL = "%00";
/** Names below these contain capitals: files with a hash in their names, and certificates as printed. */
const WITH_CAPITALS = new Set(["assets", "downloads", "pictures", "certificates"]);
/** How React Router asks for the data of an address that ends with a slash. Only the home page's does. */
const DATA_OF_FOLDER = "_.data";
/** The absolute form that a proxy's client sends (RFC 9112, 3.2.2). The host is taken from the header. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** What most addresses look like. They are what they should be, so nothing of them needs a look; files have dots. */
const PLAIN = /^(?:\/|(?:\/[a-z\d-]+)+(?:\.[a-z]+)?)$/;
/** An address that does not exist, and never will. */
const NOWHERE = "/not-found";

/** Redirects other spellings to the canonical one; addresses that cannot be ours are not found. */
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
 * The canonical address, beginning with a single slash and with its query unchanged. Null for one that names nothing: with
 * NUL or other control characters, broken escapes, encoded slashes, dot segments, or far too long.
 */
export function canonicalAddressOf(target: string): string | null {
  if (target.length <= PATH_MAX && PLAIN.test(target)) return target;
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

/** Lower-cases ASCII letters; our addresses contain no others that have case. */
function inSmall(word: string): string {
  return word.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}
