import { matrixTexts } from "../../../content/en/item-matrix.ts";
import { itemTexts } from "../../../content/en/items.ts";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { type GridPoints, ReviewedGrid } from "../../../ui/answering/reviewed-grid.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { entryOf } from "../../by-row.ts";
import type { ReviewView } from "../../contract.ts";
import { plusMinus, type Score } from "../../scoring-rules.ts";
import { type Answer, type Content, isMarked, rowsMarkedIn, type Solution } from "./model.ts";

const texts = itemTexts.review;

/** The stem, each cell as it was chosen and as it should be, and the points of each row or of each column. */
export const MatrixReview: ReviewView<Content, Solution, Answer> = ({ content, solution, answer, score }) => (
  <>
    <RichText html={content.stem} />
    <ReviewedGrid
      label={itemTexts.answering.options}
      rowHeading={<VisuallyHidden>{matrixTexts.row}</VisuallyHidden>}
      columns={content.columns}
      rows={content.rows}
      isChosen={(rowId, columnId) => isMarked(answer.chosen, rowId, columnId)}
      isRight={(rowId, columnId) => isMarked(solution.correct, rowId, columnId)}
      labels={texts}
      {...(content.selection === "one"
        ? { rowPoints: rowPoints(solution, answer) }
        : { columnPoints: columnPoints(content, solution, answer) })}
    />
    <PointsAndRationale points={pointsInWords(content, solution, answer, score)} rationale={solution.rationale} />
  </>
);

function rowPoints(solution: Solution, answer: Answer): GridPoints {
  return {
    heading: texts.points,
    of(rowId) {
      const [columnId] = entryOf(answer.chosen, rowId) ?? [];
      if (columnId === undefined) return texts.noneChosen(1);
      return texts.earned(isMarked(solution.correct, rowId, columnId) ? 1 : 0, 1);
    },
  };
}

function columnPoints(content: Content, solution: Solution, answer: Answer): GridPoints {
  return {
    heading: matrixTexts.review.columnPoints,
    of(columnId) {
      const { chosen, right, score } = column(content, solution, answer, columnId);
      if (chosen === 0) return matrixTexts.review.noneChosen(score.max);
      return matrixTexts.review.points(right, chosen - right, score.earned, score.max);
    },
  };
}

function pointsInWords(content: Content, solution: Solution, answer: Answer, { earned, max }: Score): string {
  if (Object.keys(answer.chosen).length === 0) return texts.noneChosen(max);
  if (content.selection === "one") return texts.eachPoint(earned, max);
  const hasWrong = content.columns.some(({ id }) => {
    const { chosen, right } = column(content, solution, answer, id);
    return chosen > right;
  });
  return matrixTexts.review.together(earned, max, hasWrong);
}

function column(content: Content, solution: Solution, answer: Answer, columnId: string) {
  const chosen = rowsMarkedIn(content, answer.chosen, columnId);
  const correct = rowsMarkedIn(content, solution.correct, columnId);
  return {
    chosen: chosen.length,
    right: chosen.filter((rowId) => correct.includes(rowId)).length,
    score: plusMinus(chosen, correct),
  };
}
