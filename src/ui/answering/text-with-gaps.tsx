/** Rich text with gaps: a control in place of each word in square brackets. */
import parse, { type DOMNode, type Element } from "html-dom-parser";
import { createElement, type ReactElement } from "react";
import { countBrackets, replaceBrackets } from "../../core/brackets.ts";
import { classes } from "../classes.ts";
import type { Elements } from "../elements.ts";
import richText from "../rich-text.module.css";
import { ScrolledTable } from "../scrolled-table.tsx";
import styles from "./gaps.module.css";
import { MarkableStem } from "./markable.tsx";

const GAP = "data-gap";
const TAIL = "data-tail";
/** Otherwise a full stop or comma after a gap could wrap to the next line. */
const BEFORE_TAIL = /(<span data-gap="\d+")><\/span>([.,;:!?)”’]+)/g;

/**
 * Stored rich text, sanitised as for `RichText`, with the first gap in place of the first bracket, and so on. A bracket without a
 * gap stays text; a gap without a bracket goes below the text, after its label.
 */
export function TextWithGaps({
  html,
  gaps,
  label,
}: {
  html: string;
  /**
   * Phrasing content only, with non-numeric keys: the surrounding text has numeric ones. No word of it is one of the text: it is a
   * control, or says `data-no-words`.
   */
  gaps: ReadonlyArray<ReactElement>;
  label: (index: number) => string;
}) {
  const placed = Math.min(gaps.length, countBrackets(html));
  return (
    <>
      {html !== "" && (
        <MarkableStem html={html}>
          <div dir="auto" className={classes(richText.text, styles.text)}>
            {withGaps(html, gaps)}
          </div>
        </MarkableStem>
      )}
      {placed < gaps.length && (
        <ul className={classes("stack gap-3", styles.homeless)}>
          {gaps.slice(placed).map((gap, index) => (
            <li key={gap.key}>
              <span>{label(placed + index)}</span> {gap}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function withGaps(html: string, gaps: ReadonlyArray<ReactElement>): Elements[] {
  const marked = replaceBrackets(html, (index, bracket) =>
    index < gaps.length ? `<span ${GAP}="${index}"></span>` : bracket,
  ).replace(BEFORE_TAIL, `$1 ${TAIL}="$2"></span>`);
  return parse(sameInEveryParser(marked)).map((node, index) => rendered(node, index, gaps, "div"));
}

type Node = DOMNode | Element["children"][number];

/** Elements that hold no text, only the spaces between the tags of their parts. */
const WITHOUT_TEXT = new Set(["ol", "ul", "table", "thead", "tbody", "tr"]);

/** A node of sanitised rich text, with the gaps in their places. Text is in elements of its own: the gaps beside it change. */
function rendered(node: Node, index: number, gaps: ReadonlyArray<ReactElement>, parent: string): Elements {
  if (!("attribs" in node)) {
    return "data" in node && !WITHOUT_TEXT.has(parent) ? <span key={index}>{node.data}</span> : null;
  }
  const { [GAP]: place, [TAIL]: tail, style, referrerpolicy: referrerPolicy, ...others } = node.attribs;
  const { colspan: colSpan, rowspan: rowSpan, ...attributes } = others;
  if (place !== undefined) {
    const gap = gaps[Number(place)];
    return tail === undefined ? (
      gap
    ) : (
      <span key={index} className={styles.withTail}>
        {gap}
        <span>{tail}</span>
      </span>
    );
  }
  const props = {
    ...attributes,
    ...(colSpan && { colSpan }),
    ...(rowSpan && { rowSpan }),
    ...(referrerPolicy && { referrerPolicy }),
    ...(style && { style: styleOf(style) }),
  };
  const [first, ...more] = node.children;
  if (first && "data" in first && more.length === 0)
    return createElement(node.name, { key: index, ...props }, first.data);
  const children = node.children.map((child, at) => rendered(child, at, gaps, node.name));
  if (node.name === "table")
    return <ScrolledTable key={index}>{createElement("table", props, children)}</ScrolledTable>;
  // An element such as a line break takes no children, not even an empty list.
  return createElement(node.name, { key: index, ...props }, ...(children.length > 0 ? [children] : []));
}

/** Declarations by the names that React has for them. */
function styleOf(declarations: string): Record<string, string> {
  return Object.fromEntries(
    declarations.split(";").flatMap((declaration) => {
      const [property = "", value] = declaration.split(":");
      const name = property.trim().replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
      return value === undefined ? [] : [[name, value.trim()]];
    }),
  );
}

/** A browser drops the line break at the start of a code block, and the parser on the server keeps it. */
function sameInEveryParser(html: string): string {
  return html.replace(/<pre>\r?\n/g, "<pre>");
}
