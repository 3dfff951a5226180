/** The review view of each item type, for `review-views.tsx`. */

export { CalculationReview as calculation } from "../types/calculation/review.view.tsx";
export { ClinicalDecisionReview as clinical_decision } from "../types/clinical-decision/review.view.tsx";
export { DragdropClozeReview as dragdrop_cloze } from "../types/dragdrop-cloze/review.view.tsx";
export { DropdownTableReview as dropdown_table } from "../types/dropdown-table/review.view.tsx";
export { GroupingReview as grouping } from "../types/grouping/review.view.tsx";
export { HighlightTableReview as highlight_table } from "../types/highlight-table/review.view.tsx";
export { HighlightTextReview as highlight_text } from "../types/highlight-text/review.view.tsx";
export { HotSpotReview as hot_spot } from "../types/hot-spot/review.view.tsx";
export { LocationBasedReview as location_based } from "../types/location-based/review.view.tsx";
export { MatrixReview as matrix } from "../types/matrix/review.view.tsx";
export { MultiSelectReview as "multi-select" } from "../types/multi-select/review.view.tsx";
export { NursingActionReview as nursing_action } from "../types/nursing-action/review.view.tsx";
export { OrderedResponseReview as ordered_response } from "../types/ordered-response/review.view.tsx";
export { PrioritizeHypothesisReview as prioritize_hypothesis } from "../types/prioritize-hypothesis/review.view.tsx";
export { RationaleReview as rationale } from "../types/rationale/review.view.tsx";
export { RecognizeCuesReview as recognize_cues } from "../types/recognize-cues/review.view.tsx";
export { SentenceCompletionReview as sentence_completion } from "../types/sentence-completion/review.view.tsx";
export { TextReview as text } from "../types/text/review.view.tsx";
