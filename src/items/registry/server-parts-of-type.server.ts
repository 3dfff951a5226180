/** What only the server knows of each item type: how it is scored, imported and exported, and its sample. */

export * as calculation from "../types/calculation/type.server.ts";
export * as clinical_decision from "../types/clinical-decision/type.server.ts";
export * as dragdrop_cloze from "../types/dragdrop-cloze/type.server.ts";
export * as dropdown_table from "../types/dropdown-table/type.server.ts";
export * as grouping from "../types/grouping/type.server.ts";
export * as highlight_table from "../types/highlight-table/type.server.ts";
export * as highlight_text from "../types/highlight-text/type.server.ts";
export * as hot_spot from "../types/hot-spot/type.server.ts";
export * as location_based from "../types/location-based/type.server.ts";
export * as matrix from "../types/matrix/type.server.ts";
export * as "multi-select" from "../types/multi-select/type.server.ts";
export * as nursing_action from "../types/nursing-action/type.server.ts";
export * as ordered_response from "../types/ordered-response/type.server.ts";
export * as prioritize_hypothesis from "../types/prioritize-hypothesis/type.server.ts";
export * as rationale from "../types/rationale/type.server.ts";
export * as recognize_cues from "../types/recognize-cues/type.server.ts";
export * as sentence_completion from "../types/sentence-completion/type.server.ts";
export * as text from "../types/text/type.server.ts";
