import { blankTexts } from "../../../content/en/item-blanks.ts";
import { clozeTexts } from "../../../content/en/item-dragdrop-cloze.ts";
import { GapPlacement } from "../../../ui/answering/gap-placement.tsx";
import { Instruction } from "../../../ui/answering/instruction.tsx";
import { byRow, entryOf } from "../../by-row.ts";
import type { AnswerView } from "../../contract.ts";
import type { Answer, Content } from "./model.ts";

const LIST = "tokens";

/** The scenario, the stem with a blank in the place of each bracket, and the choices. */
export const DragdropClozeAnswer: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => {
  const { stem, tokens, targets } = content;
  return (
    <>
      <Instruction>{clozeTexts.instruction}</Instruction>
      <GapPlacement
        html={stem}
        gaps={targets.map(({ id, placeholder }, index) => ({
          id,
          name: blankTexts.blankOf(index + 1, targets.length, placeholder),
          placeholder: placeholder || blankTexts.choose,
          list: LIST,
          token: entryOf(answer.placed, id) ?? null,
        }))}
        lists={[{ id: LIST, label: clozeTexts.choices, tokens }]}
        label={(index) => blankTexts.withoutPlace(index + 1)}
        disabled={disabled}
        onChange={(tokenIn) => onChange({ placed: byRow(targets, tokenIn) })}
      />
    </>
  );
};
