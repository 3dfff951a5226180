/** The authoring of each item type, for `authoring.ts`. */

export { calculationAuthoring as calculation } from "../types/calculation/authoring.ts";
export { clinicalDecisionAuthoring as clinical_decision } from "../types/clinical-decision/authoring.ts";
export { dragdropClozeAuthoring as dragdrop_cloze } from "../types/dragdrop-cloze/authoring.ts";
export { dropdownTableAuthoring as dropdown_table } from "../types/dropdown-table/authoring.ts";
export { groupingAuthoring as grouping } from "../types/grouping/authoring.ts";
export { highlightTableAuthoring as highlight_table } from "../types/highlight-table/authoring.ts";
export { highlightTextAuthoring as highlight_text } from "../types/highlight-text/authoring.ts";
export { hotSpotAuthoring as hot_spot } from "../types/hot-spot/authoring.ts";
export { locationBasedAuthoring as location_based } from "../types/location-based/authoring.ts";
export { matrixAuthoring as matrix } from "../types/matrix/authoring.ts";
export { multiSelectAuthoring as "multi-select" } from "../types/multi-select/authoring.ts";
export { nursingActionAuthoring as nursing_action } from "../types/nursing-action/authoring.ts";
export { orderedResponseAuthoring as ordered_response } from "../types/ordered-response/authoring.ts";
export { prioritizeHypothesisAuthoring as prioritize_hypothesis } from "../types/prioritize-hypothesis/authoring.ts";
export { rationaleAuthoring as rationale } from "../types/rationale/authoring.ts";
export { recognizeCuesAuthoring as recognize_cues } from "../types/recognize-cues/authoring.ts";
export { sentenceCompletionAuthoring as sentence_completion } from "../types/sentence-completion/authoring.ts";
export { textAuthoring as text } from "../types/text/authoring.ts";
