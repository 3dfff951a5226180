import { itemTexts } from "../../../content/en/items.ts";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { ReviewedChoices } from "../../../ui/answering/reviewed-choices.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { ReviewView } from "../../contract.ts";
import type { Answer, Content, Solution } from "./model.ts";

const texts = itemTexts.review;

/** The stem, what was chosen and what is right, and how plus/minus gave the points. */
export const MultiSelectReview: ReviewView<Content, Solution, Answer> = ({ content, solution, answer, score }) => {
  const right = answer.chosen.filter((id) => solution.correct.includes(id)).length;
  const wrong = answer.chosen.length - right;
  return (
    <>
      <RichText html={content.stem} />
      <ReviewedChoices options={content.options} chosen={answer.chosen} correct={solution.correct} labels={texts} />
      <PointsAndRationale
        points={
          answer.chosen.length === 0
            ? texts.noneChosen(score.max)
            : texts.plusMinus(right, wrong, score.earned, score.max)
        }
        rationale={solution.rationale}
      />
    </>
  );
};
