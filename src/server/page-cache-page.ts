/**
 * One rendered page as bytes for any number of visitors: complete, in each encoding, with its headers. Nothing in it belongs
 * to one request: a nonce would be the same for all, so scripts are allowed by hash.
 */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

type FieldLines = Readonly<Record<string, string>>;

/** A page in one encoding. */
type PageForm = {
  bytes: Uint8Array<ArrayBuffer>;
  headers: FieldLines;
  /** The same as Node writes them fastest: names and values in turn. */
  lines: ReadonlyArray<string>;
  /** Undefined for pages that are not kept: browsers should not revalidate them. */
  etag: string | undefined;
  /** For a 304 response (RFC 9110, 15.4.5). */
  unchangedLines: ReadonlyArray<string>;
};

export type Page = {
  status: number;
  /** True if it may be kept and sent to other visitors. */
  isShared: boolean;
  /** Upper bound of its memory, all encodings included. */
  size: number;
  /** Compressed on first request, off the event loop. */
  formIn(encoding: Encoding): Promise<PageForm>;
};

/** Higher quality costs many times as much to save a percent or two. */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 6;
/** Below this a compressed page saves less than its own header. */
const SMALLEST_COMPRESSED = 1024;
/** Memory of one page besides its bytes: headers, hashes, its cache entry. */
const SIZE_OF_HEADERS = 4096;
const TAG_LENGTH = 22;

/** Headers about this response, not about the page. */
const OWN_TO_AN_ANSWER = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "set-cookie",
  "vary",
]);
/** Browsers keep a page's headers with it, so a 304 need not repeat them; except these. */
const SENT_WITHOUT_PAGE = new Set(["cache-control", "content-security-policy", "vary"]);

/**
 * Reads a whole response. `protect` gives the protective headers for a page with these inline scripts, each a source of a
 * content security policy. Only scripts with the nonce of this rendering are ours; the nonce itself is removed from the
 * bytes.
 */
export async function readPage(
  response: Response,
  nonce: string,
  protect: (scripts: ReadonlyArray<string>) => FieldLines,
): Promise<Page> {
  const body = await response.arrayBuffer();
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const { bytes, scripts } = isHtml
    ? withoutNonce(Buffer.from(body), nonce)
    : { bytes: new Uint8Array(body), scripts: [] };
  const lines = [...response.headers].filter(([name]) => !OWN_TO_AN_ANSWER.has(name));
  const headers = {
    ...Object.fromEntries(lines),
    vary: "Cookie, Accept-Encoding",
    ...protect(scripts),
  };
  const isShared =
    response.status === 200 &&
    (response.headers.get("cache-control")?.startsWith("public") ?? false) &&
    response.headers.getSetCookie().length === 0;
  const tag = isShared ? createHash("sha256").update(bytes).digest("base64url").slice(0, TAG_LENGTH) : undefined;

  const forms = new Map<Encoding, Promise<PageForm>>();
  const whole = formOf(bytes, "identity", headers, tag);
  forms.set("identity", Promise.resolve(whole));
  return {
    status: response.status,
    isShared,
    size: bytes.length * encodings.length + SIZE_OF_HEADERS,
    formIn(encoding) {
      const wanted = bytes.length < SMALLEST_COMPRESSED ? "identity" : encoding;
      let form = forms.get(wanted);
      if (!form) {
        form = compressed(bytes, wanted).then(
          (smaller) => (smaller.length < bytes.length ? formOf(smaller, wanted, headers, tag) : whole),
          () => whole,
        );
        forms.set(wanted, form);
      }
      return form;
    },
  };
}

function formOf(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  headers: FieldLines,
  tag: string | undefined,
): PageForm {
  // Strong: each encoding is a representation with its own tag (RFC 9110, 8.8.3.3).
  const etag = tag === undefined ? undefined : encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
  const own = {
    ...headers,
    ...(etag !== undefined && { etag }),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  };
  const unchanged = Object.entries(own).filter(
    ([name]) => name === "etag" || SENT_WITHOUT_PAGE.has(name.toLowerCase()),
  );
  const whole = { ...own, "content-length": String(bytes.length) };
  return { bytes, etag, headers: whole, lines: flat(whole), unchangedLines: unchanged.flat() };
}

/** Names and values in turn. */
export function flat(headers: FieldLines): string[] {
  return Object.entries(headers).flat();
}

async function compressed(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  switch (encoding) {
    case "identity":
      return bytes;
    case "gzip":
      return promisify(gzip)(bytes, { level: GZIP_LEVEL });
    case "br":
      return promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      });
    default:
      return encoding satisfies never;
  }
}

/** The page without its nonce, and the hash of each inline script that carried it (CSP 3, 2.3.1). */
function withoutNonce(html: Buffer, nonce: string): { bytes: Uint8Array<ArrayBuffer>; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const text = html.toString("utf8");
  const scripts = new Set<string>();
  for (const [, attributes = "", code = ""] of text.matchAll(/<script\b([^<>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(attribute) || / src="/.test(attributes)) continue;
    scripts.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return { bytes: new TextEncoder().encode(text.replaceAll(attribute, "")), scripts: [...scripts] };
}
