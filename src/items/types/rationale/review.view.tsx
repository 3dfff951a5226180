import { blankTexts } from "../../../content/en/item-blanks.ts";
import { rationaleTexts } from "../../../content/en/item-rationale.ts";
import { itemTexts } from "../../../content/en/items.ts";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { entryOf } from "../../by-row.ts";
import type { ReviewView } from "../../contract.ts";
import { rightIn } from "../../gaps.ts";
import { GapsReview } from "../../gaps-review.tsx";
import { type Answer, type Content, interchangeableIn, offeredIn, type Solution } from "./model.ts";

const texts = rationaleTexts.review;

/** The sentence with what was picked and what is right, then each blank with its options and what it earned with its anchor. */
export const RationaleReview: ReviewView<Content, Solution, Answer> = ({ content, solution, answer, score }) => {
  const { stem, targets, anchor } = content;
  const group = interchangeableIn(content).map(({ id }) => id);
  const right = rightIn(targets, solution.correct, group, answer.picked);
  const isRight = (id: string) => entryOf(answer.picked, id) === entryOf(right, id);
  const anchorNumber = targets.findIndex(({ id }) => id === anchor) + 1;
  return (
    <>
      <GapsReview
        stem={stem}
        gaps={targets.map((target, index) => ({
          id: target.id,
          title: blankTexts.review.title(index + 1, target.placeholder),
          options: offeredIn(content, target),
          picked: entryOf(answer.picked, target.id),
          right: entryOf(right, target.id),
          points:
            target.id === anchor
              ? texts.anchor(targets.length)
              : texts.effect(isRight(anchor) && isRight(target.id), anchorNumber),
        }))}
        texts={blankTexts.review}
        withoutPlace={blankTexts.withoutPlace}
      />
      <PointsAndRationale
        points={
          Object.keys(answer.picked).length === 0
            ? itemTexts.review.noneChosen(score.max)
            : texts.points(score.earned, score.max)
        }
        rationale={solution.rationale}
      />
    </>
  );
};
