import { matrixTexts as texts } from "../../../content/en/item-matrix.ts";
import { itemTexts } from "../../../content/en/items.ts";
import { ChoiceGrid } from "../../../ui/answering/choice-grid.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { withEntry } from "../../by-row.ts";
import type { AnswerView } from "../../contract.ts";
import { type Answer, type Content, countAnswered, isMarked, partsOf } from "./model.ts";

/** The stem, and its rows and columns with radio buttons or check boxes where they meet. */
export const MatrixAnswer: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => {
  const { stem, selection, columns, rows } = content;
  return (
    <>
      <RichText html={stem} />
      <ChoiceGrid
        kind={selection}
        instruction={texts.instructions[selection]}
        label={itemTexts.answering.options}
        rowHeading={<VisuallyHidden>{texts.row}</VisuallyHidden>}
        columns={columns}
        rows={rows}
        isChosen={(rowId, columnId) => isMarked(answer.chosen, rowId, columnId)}
        progress={texts.progress[selection](countAnswered(content, answer.chosen), partsOf(content).length)}
        disabled={disabled}
        onChange={(rowId, chosen) =>
          onChange({ chosen: withEntry(rows, answer.chosen, rowId, chosen.length > 0 ? chosen : undefined) })
        }
      />
    </>
  );
};
