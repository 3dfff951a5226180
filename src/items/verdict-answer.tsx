/** Judging rows one by one: the view of the types of `verdicts.ts`. */
import { itemTexts } from "../content/en/items.ts";
import { ChoiceGrid } from "../ui/answering/choice-grid.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { countFilledRows, entryOf, withEntry } from "./by-row.ts";
import type { AnswerView } from "./contract.ts";
import { columnsOf, type VerdictAnswer, type VerdictContent, type VerdictType } from "./verdicts.ts";

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
