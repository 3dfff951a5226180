import { tableTexts as texts } from "../../../content/en/item-dropdown-table.ts";
import { GapSelect } from "../../../ui/answering/gap-select.tsx";
import { Instruction } from "../../../ui/answering/instruction.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { entryOf, withEntry } from "../../by-row.ts";
import type { AnswerView } from "../../contract.ts";
import type { Answer, Content } from "./model.ts";
import { DropdownRows } from "./rows.tsx";

/** The stem, and the table with a drop-down in each row. */
export const DropdownTableAnswer: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => {
  const { stem, rows } = content;
  return (
    <>
      <RichText html={stem} />
      <Instruction>{texts.instruction}</Instruction>
      <DropdownRows content={content}>
        {({ id, text, options }, index) => (
          <GapSelect
            label={texts.dropdownOf(index + 1, rows.length, text)}
            placeholder={texts.choose}
            options={options}
            picked={entryOf(answer.picked, id) ?? null}
            disabled={disabled}
            onChange={(picked) => onChange({ picked: withEntry(rows, answer.picked, id, picked ?? undefined) })}
          />
        )}
      </DropdownRows>
    </>
  );
};
