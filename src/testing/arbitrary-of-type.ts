/** Any question of each item type with any answer to it, for `arbitrary-items.ts`: one line a type. */

export { arbitraryCalculation as calculation } from "../items/types/calculation/arbitrary.test-data.ts";
export { arbitraryClinicalDecision as clinical_decision } from "../items/types/clinical-decision/arbitrary.test-data.ts";
export { arbitraryDragdropCloze as dragdrop_cloze } from "../items/types/dragdrop-cloze/arbitrary.test-data.ts";
export { arbitraryDropdownTable as dropdown_table } from "../items/types/dropdown-table/arbitrary.test-data.ts";
export { arbitraryGrouping as grouping } from "../items/types/grouping/arbitrary.test-data.ts";
export { arbitraryHighlightTable as highlight_table } from "../items/types/highlight-table/arbitrary.test-data.ts";
export { arbitraryHighlightText as highlight_text } from "../items/types/highlight-text/arbitrary.test-data.ts";
export { arbitraryHotSpot as hot_spot } from "../items/types/hot-spot/arbitrary.test-data.ts";
export { arbitraryLocationBased as location_based } from "../items/types/location-based/arbitrary.test-data.ts";
export { arbitraryMatrix as matrix } from "../items/types/matrix/arbitrary.test-data.ts";
export { arbitraryMultiSelect as "multi-select" } from "../items/types/multi-select/arbitrary.test-data.ts";
export { arbitraryNursingAction as nursing_action } from "../items/types/nursing-action/arbitrary.test-data.ts";
export { arbitraryOrderedResponse as ordered_response } from "../items/types/ordered-response/arbitrary.test-data.ts";
export { arbitraryPrioritizeHypothesis as prioritize_hypothesis } from "../items/types/prioritize-hypothesis/arbitrary.test-data.ts";
export { arbitraryRationale as rationale } from "../items/types/rationale/arbitrary.test-data.ts";
export { arbitraryRecognizeCues as recognize_cues } from "../items/types/recognize-cues/arbitrary.test-data.ts";
export { arbitrarySentenceCompletion as sentence_completion } from "../items/types/sentence-completion/arbitrary.test-data.ts";
export { arbitraryText as text } from "../items/types/text/arbitrary.test-data.ts";
