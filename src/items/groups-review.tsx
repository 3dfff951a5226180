/** The review view of the types of `groups.ts`. */
import { itemTexts } from "../content/en/items.ts";
import { PartGrid, ReviewedPart } from "../ui/answering/part-grid.tsx";
import { PointsAndRationale } from "../ui/answering/points.tsx";
import { ReviewedChoices } from "../ui/answering/reviewed-choices.tsx";
import { RichText } from "../ui/rich-text.tsx";
import type { ReviewView } from "./contract.ts";
import {
  type Group,
  type GroupsAnswer,
  type GroupsContent,
  type GroupsName,
  type GroupsSolution,
  type GroupsType,
  idsWithin,
} from "./groups.ts";
import { plusMinus } from "./scoring-rules.ts";

/** The question, what was chosen and what is right in each group, and how plus/minus gave the points of each. */
export function groupsReviewView<N extends GroupsName>({
  name,
  words,
}: GroupsType<N>): ReviewView<GroupsContent<N>, GroupsSolution, GroupsAnswer> {
  return function GroupsReviewView({ content, solution, answer, score }) {
    return (
      <>
        <RichText html={content.stem} />
        <PartGrid>
          {content[name].map((group, index) => (
            <ReviewedPart
              key={group.id}
              title={group.title || words.group(index + 1)}
              points={pointsInWords(group, solution, answer)}
            >
              <ReviewedChoices
                options={group.options}
                chosen={answer.chosen}
                correct={solution.correct}
                labels={itemTexts.review}
              />
            </ReviewedPart>
          ))}
        </PartGrid>
        <PointsAndRationale
          points={
            answer.chosen.length === 0
              ? itemTexts.review.noneChosen(score.max)
              : words.review.together(score.earned, score.max)
          }
          rationale={solution.rationale}
        />
      </>
    );
  };

  function pointsInWords({ options }: Group, solution: GroupsSolution, answer: GroupsAnswer): string {
    const chosen = idsWithin(options, answer.chosen);
    const correct = idsWithin(options, solution.correct);
    const { earned, max } = plusMinus(chosen, correct);
    if (max === 0) return words.review.noneRight(chosen.length);
    if (chosen.length === 0) return words.review.noneChosen(max);
    const right = chosen.filter((id) => correct.includes(id)).length;
    return words.review.points(right, chosen.length - right, earned, max);
  }
}
