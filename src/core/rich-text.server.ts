/**
 * What rich text may contain: exactly what the editor can make (docs/product/questions.md#rich-text). Every rich text is
 * cleaned here once, when it is saved, so that it can be shown as it is.
 *
 * Cleaning is idempotent: a cleaned text is returned unchanged.
 */
import sanitizeHtml from "sanitize-html";
import { imageIdOf, isImageAddress } from "./image-address.ts";

const LINK_PROTOCOLS = ["https:", "http:", "mailto:"];
/** Deeper than any list a person writes; a limit for the sake of browsers' parsers. */
const NESTING_LIMIT = 40;

const ALIGNMENT = [/^(left|center|right)$/];
const POINTS_FROM_8_TO_36 = [/^(?:[89]|[12]\d|3[0-6])pt$/];
const COLOUR = [
  /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i,
  /^rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(?:,\s*(?:0|1|0?\.\d{1,4})\s*)?\)$/,
  /^[a-z]{3,24}$/i,
];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h1", "h2", "h3", "p", "blockquote", "pre", "ul", "ol", "li"],
    ...["strong", "em", "u", "s", "code", "a", "mark", "span", "br", "img"],
  ],
  allowedAttributes: {
    a: ["href", "rel", "target"],
    ol: ["start"],
    img: ["src", "alt", "width", "height", "loading", "referrerpolicy"],
    mark: ["style", "data-color"],
    ...Object.fromEntries(["span", "p", "h1", "h2", "h3"].map((tag) => [tag, ["style"]])),
  },
  allowedStyles: {
    ...Object.fromEntries(["p", "h1", "h2", "h3"].map((tag) => [tag, { "text-align": ALIGNMENT }])),
    span: { "font-size": POINTS_FROM_8_TO_36, color: COLOUR, "background-color": COLOUR },
    mark: { "background-color": COLOUR, color: COLOUR },
  },
  allowedSchemes: LINK_PROTOCOLS.map((protocol) => protocol.slice(0, -1)),
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs.src === undefined,
  nestingLimit: NESTING_LIMIT,
  transformTags: {
    b: "strong",
    i: "em",
    strike: "s",
    del: "s",
    ins: "u",
    a: (_tag, { href = "" }) =>
      isSafeLink(href)
        ? { tagName: "a", attribs: { href: href.trim(), rel: "noopener noreferrer nofollow", target: "_blank" } }
        : { tagName: "span", attribs: {} },
    ol: (_tag, { start = "" }) => ({ tagName: "ol", attribs: /^\d{1,4}$/.test(start) ? { start } : {} }),
    img: (_tag, attribs) => ({ tagName: "img", attribs: imageAttributes(attribs) }),
    mark: (_tag, { style = "", "data-color": colour = "" }) => ({
      tagName: "mark",
      attribs: {
        ...(COLOUR.some((pattern) => pattern.test(colour)) ? { "data-color": colour } : {}),
        ...(style ? { style } : {}),
      },
    }),
  },
};

/** The text reduced to what the editor can make; the words of removed elements stay, scripts and styles do not. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html.replaceAll("\0", "").toWellFormed(), OPTIONS).trim();
}

/**
 * An own image or an external one over https (P38), whose host gets no referrer. The alternative text is unchanged, even if
 * missing: only the author can say what the image shows.
 */
function imageAttributes({ src = "", alt, width = "", height = "" }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const address = src.trim();
  if (!isImageAddress(address)) return {};
  const hasSize = isPixels(width) && isPixels(height);
  return {
    src: address,
    ...(alt === undefined ? {} : { alt }),
    ...(hasSize ? { width, height } : {}),
    loading: "lazy",
    ...(imageIdOf(address) === null ? { referrerpolicy: "no-referrer" } : {}),
  };
}

function isPixels(text: string): boolean {
  return /^[1-9]\d{0,3}$/.test(text);
}

function isSafeLink(href: string): boolean {
  return URL.canParse(href) && LINK_PROTOCOLS.includes(new URL(href).protocol);
}
