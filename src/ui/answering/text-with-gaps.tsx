/** Rich text with gaps: a control in place of each word in square brackets. */
import parse, { Element } from "html-react-parser";
import type { ReactElement } from "react";
import { countBrackets, replaceBrackets } from "../../core/brackets.ts";
import { classes } from "../classes.ts";
import richText from "../rich-text.module.css";
import styles from "./gaps.module.css";

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
  /** Phrasing content only, with non-numeric keys: the surrounding text has numeric ones. */
  gaps: ReadonlyArray<ReactElement>;
  label: (index: number) => string;
}) {
  const placed = Math.min(gaps.length, countBrackets(html));
  return (
    <>
      {html !== "" && <div className={classes(richText.text, styles.text)}>{withGaps(html, gaps)}</div>}
      {placed < gaps.length && (
        <ul className={classes("stack gap-3", styles.homeless)}>
          {gaps.slice(placed).map((gap, index) => (
            <li key={gap.key}>
              {label(placed + index)} {gap}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function withGaps(html: string, gaps: ReadonlyArray<ReactElement>) {
  const marked = replaceBrackets(html, (index, bracket) =>
    index < gaps.length ? `<span ${GAP}="${index}"></span>` : bracket,
  ).replace(BEFORE_TAIL, `$1 ${TAIL}="$2"></span>`);
  return parse(sameInEveryParser(marked), {
    replace(node) {
      if (!(node instanceof Element) || !(GAP in node.attribs)) return undefined;
      const gap = gaps[Number(node.attribs[GAP])];
      const tail = node.attribs[TAIL];
      return tail === undefined ? (
        gap
      ) : (
        <span className={styles.withTail}>
          {gap}
          {tail}
        </span>
      );
    },
  });
}

/** A browser drops the line break at the start of a code block, and the parser on the server keeps it. */
function sameInEveryParser(html: string): string {
  return html.replace(/<pre>\r?\n/g, "<pre>");
}
