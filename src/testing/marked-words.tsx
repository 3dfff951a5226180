/** The words that can be marked in what is rendered, as `words-on-page.ts` counts them in a browser. */
import parse, { type DOMNode, type Element } from "html-dom-parser";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type MarkableProps, MarkingFrame } from "../ui/answering/markable.tsx";

/** By the key of their text. */
export function markedWordsIn(view: ReactNode): Record<string, string[]> {
  const words: Record<string, string[]> = {};
  const collect = (nodes: ReadonlyArray<DOMNode | Element["children"][number]>, key: string | undefined) => {
    for (const node of nodes) {
      if ("data" in node && node.type === "text" && key !== undefined) {
        words[key] = [...(words[key] ?? []), ...node.data.split(/\s+/).filter((word) => word !== "")];
      }
      if (!("attribs" in node)) continue;
      const isNoText = /^(button|select|input|textarea|svg)$/.test(node.name) || "data-no-words" in node.attribs;
      if (!isNoText) collect(node.children, node.attribs["data-mark-key"] ?? key);
    }
  };
  collect(parse(renderToString(<MarkingFrame value={Frame}>{view}</MarkingFrame>)), undefined);
  return words;
}

function Frame({ markKey, children }: MarkableProps) {
  return <section data-mark-key={markKey}>{children}</section>;
}
