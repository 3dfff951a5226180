/** The author view of each item type, for `author-views.tsx`. */

export { CalculationAuthor as calculation } from "../types/calculation/author.view.tsx";
export { ClinicalDecisionAuthor as clinical_decision } from "../types/clinical-decision/author.view.tsx";
export { DragdropClozeAuthor as dragdrop_cloze } from "../types/dragdrop-cloze/author.view.tsx";
export { DropdownTableAuthor as dropdown_table } from "../types/dropdown-table/author.view.tsx";
export { GroupingAuthor as grouping } from "../types/grouping/author.view.tsx";
export { HighlightTableAuthor as highlight_table } from "../types/highlight-table/author.view.tsx";
export { HighlightTextAuthor as highlight_text } from "../types/highlight-text/author.view.tsx";
export { HotSpotAuthor as hot_spot } from "../types/hot-spot/author.view.tsx";
export { LocationBasedAuthor as location_based } from "../types/location-based/author.view.tsx";
export { MatrixAuthor as matrix } from "../types/matrix/author.view.tsx";
export { MultiSelectAuthor as "multi-select" } from "../types/multi-select/author.view.tsx";
export { NursingActionAuthor as nursing_action } from "../types/nursing-action/author.view.tsx";
export { OrderedResponseAuthor as ordered_response } from "../types/ordered-response/author.view.tsx";
export { PrioritizeHypothesisAuthor as prioritize_hypothesis } from "../types/prioritize-hypothesis/author.view.tsx";
export { RationaleAuthor as rationale } from "../types/rationale/author.view.tsx";
export { RecognizeCuesAuthor as recognize_cues } from "../types/recognize-cues/author.view.tsx";
export { SentenceCompletionAuthor as sentence_completion } from "../types/sentence-completion/author.view.tsx";
export { TextAuthor as text } from "../types/text/author.view.tsx";
