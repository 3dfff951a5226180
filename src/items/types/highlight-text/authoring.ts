/** Highlight text: what its authors need. */
import { defineHighlightAuthoring } from "../../highlight-authoring.ts";
import { highlightText } from "./model.ts";

export const highlightTextAuthoring = defineHighlightAuthoring(highlightText, {
  draft: () => ({ content: { note: [] }, solution: { correct: [] } }),
  frameProblems: () => [],
});
