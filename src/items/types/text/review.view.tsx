import { itemTexts } from "../../../content/en/items.ts";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { ReviewedChoices } from "../../../ui/answering/reviewed-choices.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { ReviewView } from "../../contract.ts";
import type { Answer, Content, Solution } from "./model.ts";

const texts = itemTexts.review;

/** The stem, what was chosen and what is right, and why. */
export const TextReview: ReviewView<Content, Solution, Answer> = ({ content, solution, answer, score }) => (
  <>
    <RichText html={content.stem} />
    <ReviewedChoices
      options={content.options}
      chosen={answer.chosen === null ? [] : [answer.chosen]}
      correct={[solution.correct]}
      labels={texts}
    />
    <PointsAndRationale points={pointsInWords(answer, score.earned)} rationale={solution.rationale} />
  </>
);

function pointsInWords(answer: Answer, earned: number): string {
  if (answer.chosen === null) return texts.noneChosen(1);
  return earned > 0 ? texts.oneRight : texts.oneWrong;
}
