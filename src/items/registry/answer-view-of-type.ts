/** The answer view of each item type, for `answer-views.tsx`: one line per type, enforced there by the compiler. */

export { CalculationAnswer as calculation } from "../types/calculation/answer.view.tsx";
export { ClinicalDecisionAnswer as clinical_decision } from "../types/clinical-decision/answer.view.tsx";
export { DragdropClozeAnswer as dragdrop_cloze } from "../types/dragdrop-cloze/answer.view.tsx";
export { DropdownTableAnswer as dropdown_table } from "../types/dropdown-table/answer.view.tsx";
export { GroupingAnswer as grouping } from "../types/grouping/answer.view.tsx";
export { HighlightTableAnswer as highlight_table } from "../types/highlight-table/answer.view.tsx";
export { HighlightTextAnswer as highlight_text } from "../types/highlight-text/answer.view.tsx";
export { HotSpotAnswer as hot_spot } from "../types/hot-spot/answer.view.tsx";
export { LocationBasedAnswer as location_based } from "../types/location-based/answer.view.tsx";
export { MatrixAnswer as matrix } from "../types/matrix/answer.view.tsx";
export { MultiSelectAnswer as "multi-select" } from "../types/multi-select/answer.view.tsx";
export { NursingActionAnswer as nursing_action } from "../types/nursing-action/answer.view.tsx";
export { OrderedResponseAnswer as ordered_response } from "../types/ordered-response/answer.view.tsx";
export { PrioritizeHypothesisAnswer as prioritize_hypothesis } from "../types/prioritize-hypothesis/answer.view.tsx";
export { RationaleAnswer as rationale } from "../types/rationale/answer.view.tsx";
export { RecognizeCuesAnswer as recognize_cues } from "../types/recognize-cues/answer.view.tsx";
export { SentenceCompletionAnswer as sentence_completion } from "../types/sentence-completion/answer.view.tsx";
export { TextAnswer as text } from "../types/text/answer.view.tsx";
