import { prioritizeHypothesisTexts } from "../../../content/en/item-prioritize-hypothesis.ts";
import { itemTexts } from "../../../content/en/items.ts";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { ReviewedChoices } from "../../../ui/answering/reviewed-choices.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { ReviewView } from "../../contract.ts";
import type { Answer, Content, Solution } from "./model.ts";

const texts = itemTexts.review;

/** The patient, the question, what was chosen and what is right, and the point for each. */
export const PrioritizeHypothesisReview: ReviewView<Content, Solution, Answer> = ({
  content,
  solution,
  answer,
  score,
}) => (
  <>
    <RichText html={content.stem} />
    <ReviewedChoices options={content.options} chosen={answer.chosen} correct={solution.correct} labels={texts} />
    <PointsAndRationale
      points={
        answer.chosen.length === 0
          ? texts.noneChosen(score.max)
          : prioritizeHypothesisTexts.review.points(score.earned, answer.chosen.length - score.earned, score.max)
      }
      rationale={solution.rationale}
    />
  </>
);
