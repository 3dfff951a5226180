/** How each item type is shown after scoring, with its solution. */
import type { ComponentType } from "react";
import type { ReviewView, Score } from "../contract.ts";
import { MultiSelectReview } from "../types/multi-select/review.view.tsx";
import { TextReview } from "../types/text/review.view.tsx";
import type { Answers, Contents, ItemType, Solutions, SolvedItem } from "./models.ts";

type ReviewViews = { [T in ItemType]: ReviewView<Contents[T], Solutions[T], Answers[T]> };

const reviewViews: ReviewViews = {
  text: TextReview,
  "multi-select": MultiSelectReview,
};

/** One question after scoring: own answer, right answer, points and why. */
export function ReviewItem<T extends ItemType>({ item, score }: { item: SolvedItem<T>; score: Score }) {
  const View: ComponentType<{ content: Contents[T]; solution: Solutions[T]; answer: Answers[T]; score: Score }> =
    reviewViews[item.type];
  return <View content={item.content} solution={item.solution} answer={item.answer} score={score} />;
}
