import { itemTexts } from "../../../content/en/items.ts";
import { ChoiceList } from "../../../ui/answering/choice-list.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { AnswerView } from "../../contract.ts";
import type { Answer, Content } from "./model.ts";

/** The stem, and its options as check boxes. */
export const MultiSelectAnswer: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => (
  <>
    <RichText html={content.stem} />
    <ChoiceList
      kind="many"
      instruction={itemTexts.answering.chooseAll}
      options={content.options}
      chosen={answer.chosen}
      disabled={disabled}
      onChange={(chosen) => onChange({ chosen })}
    />
  </>
);
