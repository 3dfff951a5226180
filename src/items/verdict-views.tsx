/** Judging rows one by one, and what came of it: what the types of `verdicts.ts` share. */
import { itemTexts } from "../content/en/items.ts";
import { ChoiceGrid } from "../ui/answering/choice-grid.tsx";
import { PointsAndRationale } from "../ui/answering/points.tsx";
import { ReviewedGrid } from "../ui/answering/reviewed-grid.tsx";
import { Scenario } from "../ui/answering/scenario.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { countFilledRows, entryOf, withEntry } from "./by-row.ts";
import type { Option } from "./options.ts";
import type { Score } from "./scoring-rules.ts";
import { rightVerdict, type VerdictPair } from "./verdicts.ts";

const texts = itemTexts.review;

type Question<Verdict extends string> = {
  pair: VerdictPair<Verdict>;
  words: Readonly<Record<Verdict, string>>;
  /** What a row is, above the rows. */
  rowHeading: string;
  scenario: string;
  stem: string;
  rows: ReadonlyArray<Option>;
  given: Readonly<Record<string, Verdict>>;
};

/** The patient, the question and its rows, each with the two verdicts to choose from. */
export function VerdictAnswer<Verdict extends string>(
  props: Question<Verdict> & {
    instruction: string;
    progress: (judged: number, of: number) => string;
    disabled: boolean;
    onChange: (given: Record<string, Verdict>) => void;
  },
) {
  const { pair, words, rowHeading, scenario, stem, rows, given, instruction, progress, disabled, onChange } = props;
  return (
    <>
      <Scenario heading={itemTexts.answering.scenario} text={scenario} />
      <RichText html={stem} />
      <ChoiceGrid
        kind="one"
        instruction={instruction}
        label={itemTexts.answering.options}
        rowHeading={rowHeading}
        columns={columnsOf(pair, words)}
        rows={rows}
        isChosen={(rowId, verdict) => entryOf(given, rowId) === verdict}
        progress={progress(countFilledRows(rows, given), rows.length)}
        disabled={disabled}
        onChange={(rowId, [verdict]) => onChange(withEntry(rows, given, rowId, verdict))}
      />
    </>
  );
}

/** The same with the right verdicts, the point of each row, and why. `points` says in words how many there are. */
export function VerdictReview<Verdict extends string>(
  props: Question<Verdict> & {
    listedIds: ReadonlyArray<string>;
    rationale: string;
    score: Score;
    points: (right: number, of: number) => string;
  },
) {
  const { pair, words, rowHeading, scenario, stem, rows, given, listedIds, rationale, score, points } = props;
  const isChosen = (rowId: string, verdict: string) => entryOf(given, rowId) === verdict;
  const isRight = (rowId: string, verdict: string) => rightVerdict(pair, listedIds, rowId) === verdict;
  return (
    <>
      <Scenario heading={itemTexts.answering.scenario} text={scenario} />
      <RichText html={stem} />
      <ReviewedGrid
        label={itemTexts.answering.options}
        rowHeading={rowHeading}
        columns={columnsOf(pair, words)}
        rows={rows}
        isChosen={isChosen}
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
        points={countFilledRows(rows, given) === 0 ? texts.noneChosen(score.max) : points(score.earned, score.max)}
        heading={texts.rationale}
        rationale={rationale}
        noRationale={texts.noRationale}
      />
    </>
  );
}

function columnsOf<Verdict extends string>(pair: VerdictPair<Verdict>, words: Readonly<Record<Verdict, string>>) {
  return pair.map((verdict) => ({ id: verdict, text: words[verdict] }));
}
