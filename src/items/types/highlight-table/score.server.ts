import { highlightScorer } from "../../highlight.server.ts";
import { UNSETTLED } from "../../scoring-rules.ts";
import { highlightTable } from "./model.ts";

/** Plus/minus, with a floor that no source settles (docs/product/scoring.md#settled-and-unsettled). */
export const scoreHighlightTable = highlightScorer(highlightTable, UNSETTLED.highlightTableFloor.scope);
