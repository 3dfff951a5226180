import { highlightTexts } from "../../../content/en/item-highlight.ts";
import { FindingsTable } from "../../../ui/answering/findings-table.tsx";
import { Instruction } from "../../../ui/answering/instruction.tsx";
import { SelectableText } from "../../../ui/answering/selectable-text.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { AnswerView } from "../../contract.ts";
import type { HighlightAnswer } from "../../highlight.ts";
import { withChoice } from "../../highlight-views.tsx";
import { type Content, highlightTable } from "./model.ts";

/** The stem, and the table of which some pieces can be chosen. */
export const HighlightTableAnswer: AnswerView<Content, HighlightAnswer> = ({ content, answer, onChange, disabled }) => {
  const all = highlightTable.passagesOf(content).flatMap(({ pieces }) => pieces);
  return (
    <>
      <RichText html={content.stem} />
      <Instruction>{highlightTexts.instruction}</Instruction>
      <FindingsTable
        label={highlightTexts.table}
        titleHeading={content.titleHeading}
        columnTexts={[content.findingsHeading]}
        rows={content.rows.map(({ id, title, findings }) => ({
          id,
          title,
          cells: [
            <SelectableText
              key="findings"
              pieces={findings}
              chosen={answer.chosen}
              disabled={disabled}
              onChange={(spanId, isChosen) => onChange(withChoice(all, answer, spanId, isChosen))}
            />,
          ],
        }))}
      />
    </>
  );
};
