import { sentenceTexts } from "../../../content/en/item-sentence-completion.ts";
import { GapSelect } from "../../../ui/answering/gap-select.tsx";
import { Instruction } from "../../../ui/answering/instruction.tsx";
import { TextWithGaps } from "../../../ui/answering/text-with-gaps.tsx";
import { entryOf, withEntry } from "../../by-row.ts";
import type { AnswerView } from "../../contract.ts";
import type { Answer, Content } from "./model.ts";

/** The scenario, and the stem with a drop-down in the place of each bracket. */
export const SentenceCompletionAnswer: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => {
  const { stem, dropdowns } = content;
  return (
    <>
      <Instruction>{sentenceTexts.instruction}</Instruction>
      <TextWithGaps
        html={stem}
        gaps={dropdowns.map(({ id, placeholder, options }, index) => (
          <GapSelect
            key={`gap-${id}`}
            label={sentenceTexts.dropdownOf(index + 1, dropdowns.length, placeholder)}
            placeholder={placeholder || sentenceTexts.choose}
            options={options}
            picked={entryOf(answer.picked, id) ?? null}
            disabled={disabled}
            onChange={(picked) => onChange({ picked: withEntry(dropdowns, answer.picked, id, picked ?? undefined) })}
          />
        ))}
        label={(index) => sentenceTexts.withoutPlace(index + 1)}
      />
    </>
  );
};
