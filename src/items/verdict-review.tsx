/** The review of rows that were judged one by one. Apart from the answering, so that a running test does not load it. */
import { itemTexts } from "../content/en/items.ts";
import { PointsAndRationale } from "../ui/answering/points.tsx";
import { ReviewedGrid } from "../ui/answering/reviewed-grid.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { countFilledRows, entryOf } from "./by-row.ts";
import type { ReviewView } from "./contract.ts";
import {
  columnsOf,
  rightVerdict,
  type VerdictAnswer,
  type VerdictContent,
  type VerdictSolution,
  type VerdictType,
} from "./verdicts.ts";

const texts = itemTexts.review;

/** The patient, the question and its rows with the right verdicts, the point of each row, and why. */
export function verdictReviewView<R extends string, L extends string, G extends string, V extends string>(
  type: VerdictType<R, L, G, V>,
): ReviewView<VerdictContent<R>, VerdictSolution<L>, VerdictAnswer<G, V>> {
  const { names, words } = type;
  return function VerdictReviewView({ content, solution, answer, score }) {
    const [rows, given] = [content[names.rows], answer[names.given]];
    const isRight = (rowId: string, verdict: string) => rightVerdict(type, solution, rowId) === verdict;
    return (
      <>
        <RichText html={content.stem} />
        <ReviewedGrid
          label={itemTexts.answering.options}
          rowHeading={words.row}
          columns={columnsOf(type)}
          rows={rows}
          isChosen={(rowId, verdict) => entryOf(given, rowId) === verdict}
          isRight={isRight}
          labels={texts}
          rowPoints={{
            heading: texts.points,
            of: (rowId) => {
              const verdict = entryOf(given, rowId);
              return verdict === undefined ? texts.noneChosen(1) : texts.earned(isRight(rowId, verdict) ? 1 : 0, 1);
            },
          }}
        />
        <PointsAndRationale
          points={
            countFilledRows(rows, given) === 0 ? texts.noneChosen(score.max) : words.points(score.earned, score.max)
          }
          rationale={solution.rationale}
        />
      </>
    );
  };
}
