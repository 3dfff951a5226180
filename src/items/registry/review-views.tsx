/** How each item type is shown after scoring, with its solution. */
import type { ComponentType } from "react";
import { ItemFrame } from "../../ui/answering/item-frame.tsx";
import type { ReviewView } from "../contract.ts";
import type { AnyContent } from "../define-item-type.ts";
import type { Score } from "../scoring-rules.ts";
import type { Answers, Contents, ItemType, Solutions, SolvedItem } from "./models.ts";
import * as reviewViewOfType from "./review-view-of-type.ts";

type ReviewViews = { [T in ItemType]: ReviewView<Contents[T], Solutions[T], Answers[T]> };

const reviewViews: ReviewViews = reviewViewOfType;

/** One question after scoring: the student's answer, right answer, points and why. */
export function ReviewItem<T extends ItemType>({ item, score }: { item: SolvedItem<T>; score: Score }) {
  const View: ComponentType<{ content: Contents[T]; solution: Solutions[T]; answer: Answers[T]; score: Score }> =
    reviewViews[item.type];
  const content: AnyContent = item.content;
  return (
    <ItemFrame content={content}>
      <View content={item.content} solution={item.solution} answer={item.answer} score={score} />
    </ItemFrame>
  );
}
