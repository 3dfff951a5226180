/** How each item type is answered. This is what students load; it contains no solution. */
import type { ComponentType } from "react";
import { ItemFrame } from "../../ui/answering/item-frame.tsx";
import type { AnswerView } from "../contract.ts";
import type { AnyContent } from "../define-item-type.ts";
import * as answerViewOfType from "./answer-view-of-type.ts";
import type { Answers, Contents, ItemType, OpenItem } from "./models.ts";

type AnswerViews = { [T in ItemType]: AnswerView<Contents[T], Answers[T]> };

const answerViews: AnswerViews = answerViewOfType;

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
  const content: AnyContent = item.content;
  return (
    <ItemFrame content={content}>
      <View content={item.content} answer={item.answer} onChange={onChange} disabled={disabled} />
    </ItemFrame>
  );
}
