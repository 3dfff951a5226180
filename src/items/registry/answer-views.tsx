/** How each item type is answered. Students load this; it has never seen a solution. */
import type { ComponentType } from "react";
import { ItemFrame } from "../../ui/answering/item-frame.tsx";
import type { AnswerView } from "../contract.ts";
import { ClinicalDecisionAnswer } from "../types/clinical-decision/answer.view.tsx";
import { LocationBasedAnswer } from "../types/location-based/answer.view.tsx";
import { MatrixAnswer } from "../types/matrix/answer.view.tsx";
import { MultiSelectAnswer } from "../types/multi-select/answer.view.tsx";
import { NursingActionAnswer } from "../types/nursing-action/answer.view.tsx";
import { PrioritizeHypothesisAnswer } from "../types/prioritize-hypothesis/answer.view.tsx";
import { RecognizeCuesAnswer } from "../types/recognize-cues/answer.view.tsx";
import { SentenceCompletionAnswer } from "../types/sentence-completion/answer.view.tsx";
import { TextAnswer } from "../types/text/answer.view.tsx";
import type { Answers, Contents, ItemType, OpenItem } from "./models.ts";

type AnswerViews = { [T in ItemType]: AnswerView<Contents[T], Answers[T]> };

const answerViews: AnswerViews = {
  text: TextAnswer,
  "multi-select": MultiSelectAnswer,
  location_based: LocationBasedAnswer,
  nursing_action: NursingActionAnswer,
  prioritize_hypothesis: PrioritizeHypothesisAnswer,
  clinical_decision: ClinicalDecisionAnswer,
  sentence_completion: SentenceCompletionAnswer,
  recognize_cues: RecognizeCuesAnswer,
  matrix: MatrixAnswer,
};

/** One question to answer. */
export function AnswerItem<T extends ItemType>(props: {
  item: OpenItem<T>;
  onChange: (answer: Answers[T]) => void;
  disabled: boolean;
}) {
  const { item, onChange, disabled } = props;
  const View: ComponentType<{
    content: Contents[T];
    answer: Answers[T];
    onChange: (answer: Answers[T]) => void;
    disabled: boolean;
  }> = answerViews[item.type];
  return (
    <ItemFrame>
      <View content={item.content} answer={item.answer} onChange={onChange} disabled={disabled} />
    </ItemFrame>
  );
}
