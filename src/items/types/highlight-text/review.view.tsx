import { highlightTexts } from "../../../content/en/item-highlight.ts";
import { Part } from "../../../ui/answering/part-grid.tsx";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { ReviewedText } from "../../../ui/answering/reviewed-text.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { ReviewView } from "../../contract.ts";
import type { HighlightAnswer, HighlightSolution } from "../../highlight.ts";
import { countChosen, pointsOfHighlight } from "../../highlight-views.tsx";
import type { Content } from "./model.ts";

/** The stem, the note with what was chosen and what is right, and how plus/minus gave the points. */
export const HighlightTextReview: ReviewView<Content, HighlightSolution, HighlightAnswer> = ({
  content,
  solution,
  answer,
  score,
}) => (
  <>
    <RichText html={content.stem} />
    <Part>
      <fieldset aria-label={highlightTexts.note}>
        <ReviewedText
          pieces={content.note}
          chosen={answer.chosen}
          correct={solution.correct}
          labels={highlightTexts.review}
        />
      </fieldset>
    </Part>
    <PointsAndRationale
      points={pointsOfHighlight(countChosen(content.note, answer, solution), score)}
      rationale={solution.rationale}
    />
  </>
);
