import { highlightTexts } from "../../../content/en/item-highlight.ts";
import { FindingsTable } from "../../../ui/answering/findings-table.tsx";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { ReviewedText } from "../../../ui/answering/reviewed-text.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { ReviewView } from "../../contract.ts";
import type { HighlightAnswer, HighlightSolution } from "../../highlight.ts";
import { countChosen, pointsOfHighlight } from "../../highlight-views.tsx";
import { type Content, highlightTable } from "./model.ts";

const texts = highlightTexts.review;

/** The stem, the table with what was chosen and what is right, how each row went, and how plus/minus gave the points. */
export const HighlightTableReview: ReviewView<Content, HighlightSolution, HighlightAnswer> = ({
  content,
  solution,
  answer,
  score,
}) => {
  const all = highlightTable.passagesOf(content).flatMap(({ pieces }) => pieces);
  return (
    <>
      <RichText html={content.stem} />
      <FindingsTable
        label={highlightTexts.table}
        titleHeading={content.titleHeading}
        columnTexts={[content.findingsHeading, texts.result]}
        rows={content.rows.map(({ id, title, findings }) => {
          const { right, wrong } = countChosen(findings, answer, solution);
          return {
            id,
            title,
            cells: [
              <ReviewedText
                key="findings"
                pieces={findings}
                chosen={answer.chosen}
                correct={solution.correct}
                labels={texts}
              />,
              texts.chosenIn(right, wrong),
            ],
          };
        })}
      />
      <PointsAndRationale
        points={pointsOfHighlight(countChosen(all, answer, solution), score)}
        rationale={solution.rationale}
      />
    </>
  );
};
