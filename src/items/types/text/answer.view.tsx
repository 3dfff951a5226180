import { itemTexts } from "../../../content/en/items.ts";
import { ChoiceList } from "../../../ui/answering/choice-list.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { AnswerView } from "../../contract.ts";
import type { Answer, Content } from "./model.ts";

/** The stem, and its options as radio buttons. */
export const TextAnswer: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => (
  <>
    <RichText html={content.stem} />
    <ChoiceList
      kind="one"
      instruction={itemTexts.answering.chooseOne}
      options={content.options}
      chosen={answer.chosen === null ? [] : [answer.chosen]}
      disabled={disabled}
      onChange={([chosen = null]) => onChange({ chosen })}
    />
  </>
);
