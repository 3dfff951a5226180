/** How each item type is shown after scoring, with its solution. */
import type { ComponentType } from "react";
import { ItemFrame } from "../../ui/answering/item-frame.tsx";
import type { ReviewView } from "../contract.ts";
import type { Score } from "../scoring-rules.ts";
import { ClinicalDecisionReview } from "../types/clinical-decision/review.view.tsx";
import { LocationBasedReview } from "../types/location-based/review.view.tsx";
import { MatrixReview } from "../types/matrix/review.view.tsx";
import { MultiSelectReview } from "../types/multi-select/review.view.tsx";
import { NursingActionReview } from "../types/nursing-action/review.view.tsx";
import { PrioritizeHypothesisReview } from "../types/prioritize-hypothesis/review.view.tsx";
import { RecognizeCuesReview } from "../types/recognize-cues/review.view.tsx";
import { SentenceCompletionReview } from "../types/sentence-completion/review.view.tsx";
import { TextReview } from "../types/text/review.view.tsx";
import type { Answers, Contents, ItemType, Solutions, SolvedItem } from "./models.ts";

type ReviewViews = { [T in ItemType]: ReviewView<Contents[T], Solutions[T], Answers[T]> };

const reviewViews: ReviewViews = {
  text: TextReview,
  "multi-select": MultiSelectReview,
  location_based: LocationBasedReview,
  nursing_action: NursingActionReview,
  prioritize_hypothesis: PrioritizeHypothesisReview,
  clinical_decision: ClinicalDecisionReview,
  sentence_completion: SentenceCompletionReview,
  recognize_cues: RecognizeCuesReview,
  matrix: MatrixReview,
};

/** One question after scoring: own answer, right answer, points and why. */
export function ReviewItem<T extends ItemType>({ item, score }: { item: SolvedItem<T>; score: Score }) {
  const View: ComponentType<{ content: Contents[T]; solution: Solutions[T]; answer: Answers[T]; score: Score }> =
    reviewViews[item.type];
  return (
    <ItemFrame>
      <View content={item.content} solution={item.solution} answer={item.answer} score={score} />
    </ItemFrame>
  );
}
