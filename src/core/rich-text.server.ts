/**
 * What rich text may contain: exactly what the editor can make (docs/product/questions.md#rich-text). Every rich text is
 * cleaned here once, when it is saved, so that it can be shown as it is.
 *
 * Cleaning is idempotent: a cleaned text is returned unchanged.
 */
import sanitizeHtml from "sanitize-html";
import { htmlOfPlainText, plainText } from "./html.ts";
import { imageIdOf, isImageAddress } from "./image-address.ts";
import { boundaryOf, isNumberedOtherwise, LOSSES, type Loss, levelOfStyle, lossOfTag } from "./rich-text-losses.ts";
import { GONE, structured } from "./rich-text-structure.server.ts";

const LINK_PROTOCOLS = ["https:", "http:", "mailto:"];
/** Deeper than any list a person writes; a limit for the sake of browsers' parsers. Parts of tables but cells do not count. */
const NESTING_LIMIT = 40;
/** More than any text from another program leaves open. */
const OPEN_TAGS_MAX = 2_000;
/** Two are enough for any text that a test has made. */
const PASSES_MAX = 4;
const NEVER_CLOSED = new Set(["br", "hr", "img"]);

const ALIGNMENT = [/^(left|center|right)$/];
const POINTS_FROM_8_TO_36 = [/^(?:[89]|[12]\d|3[0-6])pt$/];
const COLOUR = [
  /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i,
  /^rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(?:,\s*(?:0|1|0?\.\d{1,4})\s*)?\)$/,
  /^[a-z]{3,24}$/i,
];

/** Columns or rows that a cell may span: a thousand would make a table that no screen can show. */
const SPAN_MAX = 50;
const SCOPES = new Set(["col", "row", "colgroup", "rowgroup"]);

const ALLOWED_TAGS = new Set([
  ...["h1", "h2", "h3", "p", "blockquote", "pre", "ul", "ol", "li"],
  ...["table", "thead", "tbody", "tr", "th", "td"],
  ...["strong", "em", "u", "s", "sup", "sub", "code", "a", "mark", "span", "br", "img"],
]);

const OPTIONS: sanitizeHtml.IOptions = {
  // Elements that go get a name that `structured` puts a gap in place of.
  allowedTags: [...ALLOWED_TAGS, GONE.line, GONE.space],
  allowedAttributes: {
    a: ["href", "rel", "target"],
    ol: ["start"],
    img: ["src", "alt", "width", "height", "loading", "referrerpolicy"],
    mark: ["style", "data-color"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
    ...Object.fromEntries(["span", "p", "h1", "h2", "h3"].map((tag) => [tag, ["style"]])),
  },
  allowedStyles: {
    ...Object.fromEntries(["p", "h1", "h2", "h3"].map((tag) => [tag, { "text-align": ALIGNMENT }])),
    span: { "font-size": POINTS_FROM_8_TO_36, color: COLOUR, "background-color": COLOUR },
    mark: { "background-color": COLOUR, color: COLOUR },
  },
  allowedSchemes: LINK_PROTOCOLS.map((protocol) => protocol.slice(0, -1)),
  allowProtocolRelative: false,
  transformTags: {
    b: "strong",
    i: "em",
    strike: "s",
    del: "s",
    ins: "u",
    tfoot: "tbody",
    td: (_tag, attribs) => ({ tagName: "td", attribs: spansOf(attribs) }),
    th: (_tag, attribs) => ({
      tagName: "th",
      attribs: { ...spansOf(attribs), ...(SCOPES.has(attribs.scope ?? "") ? { scope: attribs.scope ?? "" } : {}) },
    }),
    span: (_tag, attribs) => {
      const level = levelOfStyle(attribs.style ?? "");
      return level ? { tagName: level, attribs: {} } : { tagName: "span", attribs };
    },
    a: (_tag, { href = "" }) =>
      isSafeLink(href)
        ? { tagName: "a", attribs: { href: href.trim(), rel: "noopener noreferrer nofollow", target: "_blank" } }
        : { tagName: "span", attribs: {} },
    ol: (_tag, { start = "" }) => ({ tagName: "ol", attribs: /^\d{1,4}$/.test(start) ? { start } : {} }),
    img: (_tag, attribs) =>
      isImageAddress((attribs.src ?? "").trim())
        ? { tagName: "img", attribs: imageAttributes(attribs) }
        : { tagName: GONE.space, attribs: {} },
    mark: (_tag, { style = "", "data-color": colour = "" }) => ({
      tagName: "mark",
      attribs: {
        ...(COLOUR.some((pattern) => pattern.test(colour)) ? { "data-color": colour } : {}),
        ...(style ? { style } : {}),
      },
    }),
    "*": (name, attribs) => {
      const boundary = ALLOWED_TAGS.has(name) ? "none" : boundaryOf(name);
      return boundary === "none" ? { tagName: name, attribs } : { tagName: GONE[boundary], attribs: {} };
    },
  },
};

/** The text reduced to what the editor can make; the words of removed elements stay, scripts and styles do not. */
export function sanitizeRichText(html: string): string {
  return cleanRichText(html).html;
}

/** Cleaned text with its losses, each once. A clean text loses nothing. */
export function cleanRichText(html: string): { html: string; losses: Loss[] } {
  const text = html.replaceAll("\0", "").toWellFormed();
  const lost = new Set<Loss>();
  const options = {
    ...OPTIONS,
    onOpenTag: (name: string, attribs: sanitizeHtml.Attributes) => noteLoss(name, attribs, lost),
  };
  const clean = (written: string) => structured(sanitizeHtml(written, options), NESTING_LIMIT);
  const hasTooMany = hasTooManyOpenTags(text);
  let cleaned = clean(hasTooMany ? htmlOfPlainText(plainText(text)) : text);
  if (hasTooMany || cleaned.isFlattened) lost.add("nesting");
  for (let passes = 1; cleaned.isMoved && passes < PASSES_MAX; passes += 1) cleaned = clean(cleaned.html);
  return { html: cleaned.html.trim(), losses: LOSSES.filter((loss) => lost.has(loss)) };
}

function noteLoss(name: string, attribs: sanitizeHtml.Attributes, lost: Set<Loss>): void {
  const loss = lossOfTag(name);
  if (loss) lost.add(loss);
  if (name === "img" && !isImageAddress((attribs.src ?? "").trim())) lost.add("picture");
  // A place on the page it came from is none of this page.
  if (name === "a" && !/^\s*(?:#|$)/.test(attribs.href ?? "") && !isSafeLink(attribs.href ?? "")) lost.add("link");
  if (isNumberedOtherwise(name, attribs)) lost.add("numbering");
}

/** True where more elements are open at once than the parser of the sanitiser can hold without taking square time. */
function hasTooManyOpenTags(html: string): boolean {
  const open = new Map<string, number>();
  let count = 0;
  for (const [, slash, written = ""] of html.matchAll(/<(\/?)([a-z][^\s>/]*)/gi)) {
    const name = written.toLowerCase();
    if (NEVER_CLOSED.has(name)) continue;
    const before = open.get(name) ?? 0;
    if (slash && before === 0) continue;
    open.set(name, before + (slash ? -1 : 1));
    count += slash ? -1 : 1;
    if (count > OPEN_TAGS_MAX) return true;
  }
  return false;
}

/**
 * An own image or an external one over https (P38), whose host gets no referrer. The alternative text is unchanged, even if
 * missing: only the author can say what the image shows.
 */
function imageAttributes({ src = "", alt, width = "", height = "" }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const address = src.trim();
  const hasSize = isPixels(width) && isPixels(height);
  return {
    src: address,
    ...(alt === undefined ? {} : { alt }),
    ...(hasSize ? { width, height } : {}),
    loading: "lazy",
    ...(imageIdOf(address) === null ? { referrerpolicy: "no-referrer" } : {}),
  };
}

/** Columns and rows that a cell spans, if more than one. */
function spansOf(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(
    ["colspan", "rowspan"].flatMap((name) => {
      const written = attribs[name] ?? "";
      const span = /^\d{1,6}$/.test(written) ? Math.min(Number(written), SPAN_MAX) : 1;
      return span > 1 ? [[name, String(span)]] : [];
    }),
  );
}

function isPixels(text: string): boolean {
  return /^[1-9]\d{0,3}$/.test(text);
}

function isSafeLink(href: string): boolean {
  return URL.canParse(href) && LINK_PROTOCOLS.includes(new URL(href).protocol);
}
