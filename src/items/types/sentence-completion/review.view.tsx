import { sentenceTexts } from "../../../content/en/item-sentence-completion.ts";
import { itemTexts } from "../../../content/en/items.ts";
import { PartGrid, ReviewedPart } from "../../../ui/answering/part-grid.tsx";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { ReviewedChoices } from "../../../ui/answering/reviewed-choices.tsx";
import { ReviewedGap } from "../../../ui/answering/reviewed-gap.tsx";
import { TextWithGaps } from "../../../ui/answering/text-with-gaps.tsx";
import { entryOf } from "../../by-row.ts";
import type { ReviewView } from "../../contract.ts";
import type { Answer, Content, Dropdown, Solution } from "./model.ts";

const texts = sentenceTexts.review;

/** The sentence with what was picked and what is right in each place, then every drop-down with all its options. */
export const SentenceCompletionReview: ReviewView<Content, Solution, Answer> = ({
  content,
  solution,
  answer,
  score,
}) => {
  const { stem, dropdowns } = content;
  const filled = dropdowns.map((dropdown) => fillingOf(dropdown, solution, answer));
  return (
    <>
      <TextWithGaps
        html={stem}
        gaps={filled.map(({ id, pickedText, rightText }) => (
          <ReviewedGap key={`gap-${id}`} picked={pickedText} right={rightText} labels={texts} />
        ))}
        label={(index) => sentenceTexts.withoutPlace(index + 1)}
      />
      <PartGrid>
        {filled.map(({ id, placeholder, options, picked, right }, index) => (
          <ReviewedPart key={id} title={texts.title(index + 1, placeholder)} points={pointsInWords(picked, right)}>
            <ReviewedChoices
              options={options}
              chosen={picked === undefined ? [] : [picked]}
              correct={right === undefined ? [] : [right]}
              labels={itemTexts.review}
            />
          </ReviewedPart>
        ))}
      </PartGrid>
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

function fillingOf(dropdown: Dropdown, { correct }: Solution, answer: Answer) {
  const picked = entryOf(answer.picked, dropdown.id);
  const right = entryOf(correct, dropdown.id);
  const textOf = (optionId: string | undefined) => dropdown.options.find(({ id }) => id === optionId)?.text;
  return { ...dropdown, picked, right, pickedText: textOf(picked) ?? null, rightText: textOf(right) ?? "" };
}

function pointsInWords(picked: string | undefined, right: string | undefined): string {
  if (picked === undefined) return texts.partNotAnswered();
  return picked === right ? itemTexts.review.oneRight : itemTexts.review.oneWrong;
}
