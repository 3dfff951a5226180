import { highlightScorer } from "../../highlight.server.ts";
import { highlightText } from "./model.ts";

/** Plus/minus: one for a right choice, minus one for a wrong one, never below zero. */
export const scoreHighlightText = highlightScorer(highlightText, "item");
