/** Elements that rich text does not have, for the cleaning on the server and for pasting: what separates words, and what is lost. */

/** Content that rich text cannot keep and that has a meaning: its author is told. */
export const LOSSES = [
  "picture",
  "formula",
  "drawing",
  "media",
  "control",
  "list",
  "numbering",
  "annotation",
  "link",
  "nesting",
] as const;
export type Loss = (typeof LOSSES)[number];

const LOSS_OF_TAG: ReadonlyMap<string, Loss> = new Map([
  ...named("formula", ["math", "m:omath"]),
  ...named("drawing", ["svg", "canvas"]),
  ...named("media", ["video", "audio", "iframe", "object", "embed", "applet"]),
  ...named("control", ["input", "select", "textarea"]),
  ...named("list", ["dl", "dir", "menu"]),
  ...named("annotation", ["rt"]),
]);

const BLOCKS = new Set([
  ...[
    "address",
    "article",
    "aside",
    "caption",
    "center",
    "dd",
    "details",
    "dialog",
    "dir",
    "div",
    "dl",
    "dt",
    "fieldset",
  ],
  ...["figcaption", "figure", "footer", "form", "h4", "h5", "h6", "header", "hgroup", "hr", "legend", "main", "menu"],
  ...["nav", "optgroup", "section", "summary"],
]);

/** Elements that leave no gap in a word: formats of letters, and the ones that nobody sees. */
const SEAMLESS = new Set([
  ...["abbr", "acronym", "bdi", "bdo", "big", "blink", "cite", "data", "dfn", "font", "kbd", "label", "nobr", "output"],
  ...["q", "rb", "ruby", "samp", "small", "time", "tt", "var", "wbr"],
  ...["base", "body", "col", "colgroup", "head", "html", "link", "meta", "noscript", "option", "script", "style"],
  ...["template", "textarea", "title", "xmp"],
]);

/** Loss for a reader when an element with this lower-case name goes, or null. */
export function lossOfTag(name: string): Loss | null {
  return LOSS_OF_TAG.get(name) ?? null;
}

/** Separator between the words of a removed element and the words around it. */
export function boundaryOf(name: string): "line" | "space" | "none" {
  if (BLOCKS.has(name)) return "line";
  // Office writes its own elements with a prefix; those of formulas hold numbers beside each other.
  const isOffice = name.includes(":") && !name.startsWith("m:");
  return SEAMLESS.has(name) || isOffice ? "none" : "space";
}

/** True for a list whose numbers or letters differ from the ones that rich text gives it. */
export function isNumberedOtherwise(name: string, attributes: Readonly<Record<string, string | undefined>>): boolean {
  if (name === "li") return attributes.value !== undefined;
  if (name !== "ol") return false;
  const { type = "1", reversed, style = "" } = attributes;
  return (
    type !== "1" || reversed !== undefined || /list-style(?:-type)?\s*:[^;]*(?:alpha|latin|roman|greek)/i.test(style)
  );
}

/** The element that a style stands for, as some programs write superscripts and subscripts; else null. */
export function levelOfStyle(style: string): "sup" | "sub" | null {
  const [, level] = /(?:^|;)\s*vertical-align\s*:\s*(super|sub)\b/i.exec(style) ?? [];
  if (level === undefined) return null;
  return level.toLowerCase() === "super" ? "sup" : "sub";
}

function named(loss: Loss, tags: ReadonlyArray<string>): Array<[string, Loss]> {
  return tags.map((tag) => [tag, loss]);
}
