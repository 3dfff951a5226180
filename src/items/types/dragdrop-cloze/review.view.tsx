import { blankTexts } from "../../../content/en/item-blanks.ts";
import { clozeTexts } from "../../../content/en/item-dragdrop-cloze.ts";
import { itemTexts } from "../../../content/en/items.ts";
import { ReviewedPart } from "../../../ui/answering/part-grid.tsx";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { ReviewedChoices } from "../../../ui/answering/reviewed-choices.tsx";
import { entryOf } from "../../by-row.ts";
import type { ReviewView } from "../../contract.ts";
import { GapsReview, gapPoints } from "../../gaps-review.tsx";
import { type Answer, type Content, rightTokens, type Solution } from "./model.ts";

const texts = blankTexts.review;

/** The sentence with what was placed and what is right in each blank, then each blank, then the choices that belong in none. */
export const DragdropClozeReview: ReviewView<Content, Solution, Answer> = ({ content, solution, answer, score }) => {
  const { stem, tokens, targets } = content;
  const rightOf = rightTokens(content, solution, answer);
  const shown = [...Object.values(answer.placed), ...Object.values(rightOf)];
  const others = tokens.filter(({ id }) => !shown.includes(id));
  return (
    <>
      <GapsReview
        stem={stem}
        gaps={targets.map(({ id, placeholder }, index) => {
          const [picked, right] = [entryOf(answer.placed, id), entryOf(rightOf, id)];
          return {
            id,
            title: texts.title(index + 1, placeholder),
            options: tokens.filter((token) => token.id === picked || token.id === right),
            picked,
            right,
            points: gapPoints(picked, right, texts.partNotAnswered()),
          };
        })}
        texts={texts}
        withoutPlace={blankTexts.withoutPlace}
      >
        {others.length > 0 && (
          <ReviewedPart title={clozeTexts.review.others} points={clozeTexts.review.inNoBlank}>
            <ReviewedChoices options={others} chosen={[]} correct={[]} labels={itemTexts.review} />
          </ReviewedPart>
        )}
      </GapsReview>
      <PointsAndRationale
        points={
          Object.keys(answer.placed).length === 0
            ? itemTexts.review.noneChosen(score.max)
            : itemTexts.review.eachPoint(score.earned, score.max)
        }
        rationale={solution.rationale}
      />
    </>
  );
};
