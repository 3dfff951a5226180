import { tableTexts } from "../../../content/en/item-dropdown-table.ts";
import { itemTexts } from "../../../content/en/items.ts";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { ReviewedGap } from "../../../ui/answering/reviewed-gap.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { entryOf } from "../../by-row.ts";
import type { ReviewView } from "../../contract.ts";
import { GapParts, gapPoints, textIn } from "../../gaps-review.tsx";
import type { Answer, Content, Solution } from "./model.ts";
import { DropdownRows } from "./rows.tsx";

const texts = tableTexts.review;

/** The table with what was picked and what is right in each row, then every row with its options and its point. */
export const DropdownTableReview: ReviewView<Content, Solution, Answer> = ({ content, solution, answer, score }) => {
  const pickedIn = (id: string) => entryOf(answer.picked, id);
  const rightIn = (id: string) => entryOf(solution.correct, id);
  return (
    <>
      <RichText html={content.stem} />
      <DropdownRows content={content}>
        {({ id, options }) => (
          <ReviewedGap
            picked={textIn(options, pickedIn(id)) ?? null}
            right={textIn(options, rightIn(id)) ?? ""}
            labels={texts}
          />
        )}
      </DropdownRows>
      <GapParts
        gaps={content.rows.map(({ id, text, options }) => {
          const [picked, right] = [pickedIn(id), rightIn(id)];
          return { id, title: text, options, picked, right, points: gapPoints(picked, right, texts.rowNotAnswered()) };
        })}
      />
      <PointsAndRationale
        points={
          Object.keys(answer.picked).length === 0
            ? itemTexts.review.noneChosen(score.max)
            : itemTexts.review.eachPoint(score.earned, score.max)
        }
        rationale={solution.rationale}
      />
    </>
  );
};
