import { locationTexts } from "../../../content/en/item-location-based.ts";
import { itemTexts } from "../../../content/en/items.ts";
import { PartGrid, ReviewedPart } from "../../../ui/answering/part-grid.tsx";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { ReviewedChoices } from "../../../ui/answering/reviewed-choices.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { ReviewView } from "../../contract.ts";
import { plusMinus } from "../../scoring-rules.ts";
import { type Answer, type Content, idsWithin, type Location, type Solution } from "./model.ts";

const texts = locationTexts.review;

/** The stem, what was chosen and what is right in each location, and how plus/minus gave the points of each. */
export const LocationBasedReview: ReviewView<Content, Solution, Answer> = ({ content, solution, answer, score }) => (
  <>
    <RichText html={content.stem} />
    <PartGrid>
      {content.locations.map((location, index) => (
        <ReviewedPart
          key={location.id}
          title={location.title || locationTexts.location(index + 1)}
          points={pointsInWords(location, solution, answer)}
        >
          <ReviewedChoices
            options={location.options}
            chosen={answer.chosen}
            correct={solution.correct}
            labels={itemTexts.review}
          />
        </ReviewedPart>
      ))}
    </PartGrid>
    <PointsAndRationale
      points={
        answer.chosen.length === 0 ? itemTexts.review.noneChosen(score.max) : texts.together(score.earned, score.max)
      }
      rationale={solution.rationale}
    />
  </>
);

function pointsInWords({ options }: Location, solution: Solution, answer: Answer): string {
  const chosen = idsWithin(options, answer.chosen);
  const correct = idsWithin(options, solution.correct);
  const { earned, max } = plusMinus(chosen, correct);
  if (max === 0) return texts.noneRight(chosen.length);
  if (chosen.length === 0) return texts.noneChosen(max);
  const right = chosen.filter((id) => correct.includes(id)).length;
  return texts.points(right, chosen.length - right, earned, max);
}
