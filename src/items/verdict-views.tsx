/** Judging rows one by one, and the review: the views of the types of `verdicts.ts`. */
import { itemTexts } from "../content/en/items.ts";
import { ChoiceGrid } from "../ui/answering/choice-grid.tsx";
import { PointsAndRationale } from "../ui/answering/points.tsx";
import { ReviewedGrid } from "../ui/answering/reviewed-grid.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { countFilledRows, entryOf, withEntry } from "./by-row.ts";
import type { AnswerView, ReviewView } from "./contract.ts";
import {
  rightVerdict,
  type VerdictAnswer,
  type VerdictContent,
  type VerdictSolution,
  type VerdictType,
} from "./verdicts.ts";

const texts = itemTexts.review;

/** The patient, the question and its rows, each with the two verdicts to choose from. */
export function verdictAnswerView<R extends string, L extends string, G extends string, V extends string>(
  type: VerdictType<R, L, G, V>,
): AnswerView<VerdictContent<R>, VerdictAnswer<G, V>> {
  const { names, words } = type;
  return function VerdictAnswerView({ content, answer, onChange, disabled }) {
    const [rows, given] = [content[names.rows], answer[names.given]];
    return (
      <>
        <RichText html={content.stem} />
        <ChoiceGrid
          kind="one"
          instruction={words.instruction}
          label={itemTexts.answering.options}
          rowHeading={words.row}
          columns={columnsOf(type)}
          rows={rows}
          isChosen={(rowId, verdict) => entryOf(given, rowId) === verdict}
          progress={words.progress(countFilledRows(rows, given), rows.length)}
          disabled={disabled}
          onChange={(rowId, [verdict]) =>
            onChange({ ...answer, [names.given]: withEntry(rows, given, rowId, verdict) })
          }
        />
      </>
    );
  };
}

/** The same with the right verdicts, the point of each row, and why. */
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

function columnsOf<V extends string>({
  verdicts,
  words,
}: {
  verdicts: readonly [V, V];
  words: { verdicts: Readonly<Record<V, string>> };
}) {
  return verdicts.map((verdict) => ({ id: verdict, text: words.verdicts[verdict] }));
}
