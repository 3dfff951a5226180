import { highlightTexts } from "../../../content/en/item-highlight.ts";
import { Instruction } from "../../../ui/answering/instruction.tsx";
import { Part } from "../../../ui/answering/part-grid.tsx";
import { SelectableText } from "../../../ui/answering/selectable-text.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { AnswerView } from "../../contract.ts";
import type { HighlightAnswer } from "../../highlight.ts";
import { withChoice } from "../../highlight-views.tsx";
import type { Content } from "./model.ts";

/** The stem, and the note of which some pieces can be chosen. */
export const HighlightTextAnswer: AnswerView<Content, HighlightAnswer> = ({ content, answer, onChange, disabled }) => (
  <>
    <RichText html={content.stem} />
    <Instruction>{highlightTexts.instruction}</Instruction>
    <Part>
      <fieldset aria-label={highlightTexts.note}>
        <SelectableText
          pieces={content.note}
          chosen={answer.chosen}
          disabled={disabled}
          onChange={(id, isChosen) => onChange(withChoice(content.note, answer, id, isChosen))}
        />
      </fieldset>
    </Part>
  </>
);
