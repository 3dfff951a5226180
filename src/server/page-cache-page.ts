/**
 * One rendered page as bytes that any number of visitors can be sent: whole, in each encoding, with the headers that
 * belong to it. Nothing in it is about one request: a nonce would be the same for all, so scripts are named by hashes.
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
  /** Undefined for what is not kept: nobody should ask whether it still holds. */
  etag: string | undefined;
  /** Of an answer that says that the visitor's copy still holds (RFC 9110, 15.4.5). */
  unchangedHeaders: FieldLines;
};

export type Page = {
  status: number;
  /** True when it may be kept and sent to other visitors. */
  isShared: boolean;
  /** The most that it takes in memory with all its forms. */
  size: number;
  /** Compressed the first time somebody asks for it, beside the event loop. */
  formIn(encoding: Encoding): Promise<PageForm>;
};

/** A better quality costs many times as much and saves a percent or two. */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 6;
/** Below this a compressed page saves less than its own header. */
const SMALLEST_COMPRESSED = 1024;
/** What one page costs beside its bytes: headers, hashes, its place in the list. */
const SIZE_OF_HEADERS = 4096;
const TAG_LENGTH = 22;

/** Headers that say something about the way of this answer, not about the page. */
const OWN_TO_AN_ANSWER = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "set-cookie",
  "vary",
]);
/** Headers that a visitor keeps with the page are not sent again when it still holds; these are. */
const SENT_WITHOUT_PAGE = new Set(["cache-control", "content-security-policy", "vary"]);

/**
 * Reads a whole answer. `protect` gives the headers that protect a page whose inline scripts these are, each as a source
 * of a content security policy. Only scripts that carry the nonce of this rendering are ours; the nonce itself is gone
 * from the bytes.
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
  const said = [...response.headers].filter(([name]) => !OWN_TO_AN_ANSWER.has(name));
  const headers = {
    ...Object.fromEntries(said),
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
  // Strong: each encoding is a representation with a tag of its own (RFC 9110, 8.8.3.3).
  const etag = tag === undefined ? undefined : encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
  const own = {
    ...headers,
    ...(etag !== undefined && { etag }),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  };
  const kept = Object.entries(own).filter(([name]) => name === "etag" || SENT_WITHOUT_PAGE.has(name.toLowerCase()));
  return {
    bytes,
    etag,
    headers: { ...own, "content-length": String(bytes.length) },
    unchangedHeaders: Object.fromEntries(kept),
  };
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

/**
 * The page without its nonce, and the hash of each inline script that carried it (CSP 3, 2.3.1). Its modules are asked for
 * after its styles: React puts their preloads first, and what is written can be read before the scripts are there.
 */
function withoutNonce(html: Buffer, nonce: string): { bytes: Uint8Array<ArrayBuffer>; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const text = html
    .toString("utf8")
    .replaceAll(/<link rel="modulepreload"(?=[^>]* nonce="([^"]*)")/g, (preload, given) =>
      given === nonce ? `${preload} fetchpriority="low"` : preload,
    );
  const scripts = new Set<string>();
  for (const [, attributes = "", code = ""] of text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(attribute) || / src="/.test(attributes)) continue;
    scripts.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return { bytes: new TextEncoder().encode(text.replaceAll(attribute, "")), scripts: [...scripts] };
}
