/**
 * The clipboard's HTML reduced to what plain text cannot say: superscripts, subscripts, struck-through text, lists and tables. Any other
 * formatting is left out (docs/product/questions.md#tools-of-the-editor).
 */
import {
  boundaryOf,
  isNumberedOtherwise,
  LOSSES,
  type Loss,
  levelOfStyle,
  lossOfTag,
} from "../../core/rich-text-losses.ts";

/** Elements that stay, by the name that the editor has for them. */
const KEPT: ReadonlyMap<string, string> = new Map([
  ...["sup", "sub", "s", "ul", "ol", "li", "table", "thead", "tbody", "tr", "td", "th"].map(
    (name) => [name, name] as const,
  ),
  ["del", "s"],
  ["strike", "s"],
  ["tfoot", "tbody"],
]);
const LINES = new Set(["p", "h1", "h2", "h3", "blockquote", "pre"]);
const UNSEEN = new Set(["head", "script", "style", "template", "title", "noscript", "select", "textarea"]);

/** `html` is null where the plain text of the clipboard says everything. */
export type PastedHtml = { html: string | null; losses: Loss[] };

/** HTML to paste, and the losses of meaning. */
export function readPastedHtml(written: string): PastedHtml {
  const lost = new Set<Loss>();
  let isKept = false;
  // The parsed document is inert: it runs nothing and loads nothing.
  const { body } = new DOMParser().parseFromString(written, "text/html");
  const inside = (node: Node): string => [...node.childNodes].map(read).join("");
  const read = (node: Node): string => {
    if (node instanceof Text) return escaped(node.data);
    if (!(node instanceof Element)) return "";
    const name = node.localName.toLowerCase();
    noteLoss(node, name, lost);
    if (UNSEEN.has(name)) return "";
    if (name === "br") return "<br>";
    const kept = KEPT.get(name) ?? levelOfStyle(node.getAttribute("style") ?? "");
    if (kept) {
      isKept = true;
      return `<${kept}${attributesOf(node, kept)}>${inside(node)}</${kept}>`;
    }
    if (LINES.has(name) || boundaryOf(name) === "line") return `<div>${inside(node)}</div>`;
    return boundaryOf(name) === "space" && !isLetterFormat(name) ? ` ${inside(node)} ` : inside(node);
  };
  const html = inside(body);
  return { html: isKept ? html : null, losses: LOSSES.filter((loss) => lost.has(loss)) };
}

/** Formats of letters that rich text has, and that pasting leaves out. */
function isLetterFormat(name: string): boolean {
  return ["a", "b", "code", "em", "i", "ins", "mark", "span", "strong", "u"].includes(name);
}

function noteLoss(element: Element, name: string, lost: Set<Loss>): void {
  const loss = name === "img" ? "picture" : lossOfTag(name);
  if (loss) lost.add(loss);
  const attributes = Object.fromEntries([...element.attributes].map((attribute) => [attribute.name, attribute.value]));
  if (isNumberedOtherwise(name, attributes)) lost.add("numbering");
}

function attributesOf(element: Element, name: string): string {
  const names = name === "td" || name === "th" ? ["colspan", "rowspan"] : name === "ol" ? ["start"] : [];
  return names
    .flatMap((attribute) => {
      const value = element.getAttribute(attribute) ?? "";
      return /^\d{1,4}$/.test(value) ? [` ${attribute}="${value}"`] : [];
    })
    .join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
