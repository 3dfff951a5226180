import { prioritizeHypothesisTexts } from "../../../content/en/item-prioritize-hypothesis.ts";
import { ChoiceList } from "../../../ui/answering/choice-list.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { AnswerView } from "../../contract.ts";
import type { Answer, Content } from "./model.ts";

const texts = prioritizeHypothesisTexts.answering;

/**
 * The patient, the question, and the hypotheses as check boxes that take as many as are asked for. Where one is asked for
 * they are radio buttons: choosing another moves the choice.
 */
export const PrioritizeHypothesisAnswer: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => (
  <>
    <RichText html={content.stem} />
    <ChoiceList
      instruction={texts.choose(content.choose)}
      options={content.options}
      chosen={answer.chosen}
      {...(content.choose === 1
        ? { kind: "one" }
        : {
            kind: "many",
            most: {
              count: content.choose,
              chosen: (count) => texts.chosen(count, content.choose),
              refused: texts.refused(content.choose),
            },
          })}
      disabled={disabled}
      onChange={(chosen) => onChange({ chosen })}
    />
  </>
);
