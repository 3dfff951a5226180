import { blankTexts } from "../../../content/en/item-blanks.ts";
import { rationaleTexts } from "../../../content/en/item-rationale.ts";
import { GapPlacement } from "../../../ui/answering/gap-placement.tsx";
import { GapSelect } from "../../../ui/answering/gap-select.tsx";
import { Instruction } from "../../../ui/answering/instruction.tsx";
import { TextWithGaps } from "../../../ui/answering/text-with-gaps.tsx";
import { byRow, entryOf, withEntry } from "../../by-row.ts";
import type { AnswerView } from "../../contract.ts";
import { hasOption } from "../../options.ts";
import { type Answer, type Content, interchangeableIn, offeredIn, type Target } from "./model.ts";

const texts = rationaleTexts.answering;
const withoutPlace = (index: number) => blankTexts.withoutPlace(index + 1);

/** The scenario, and the stem with a drop-down or a blank to drag to in the place of each bracket. */
export const RationaleAnswer: AnswerView<Content, Answer> = (props) => (
  <>
    <Instruction>{texts.instruction[props.content.form]}</Instruction>
    {props.content.form === "dropdown" ? <Dropdowns {...props} /> : <Blanks {...props} />}
  </>
);

function nameOf({ targets }: Content, { placeholder }: Target, index: number): string {
  return blankTexts.blankOf(index + 1, targets.length, placeholder);
}

/** What is picked in one of two interchangeable drop-downs cannot be picked in the other. */
const Dropdowns: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => {
  const { stem, targets } = content;
  const together = interchangeableIn(content);
  const isTaken = (target: Target, optionId: string) =>
    hasOption(together, target.id) &&
    together.some(({ id }) => id !== target.id && entryOf(answer.picked, id) === optionId);
  return (
    <TextWithGaps
      html={stem}
      gaps={targets.map((target, index) => (
        <GapSelect
          key={`gap-${target.id}`}
          label={nameOf(content, target, index)}
          placeholder={target.placeholder || blankTexts.choose}
          options={offeredIn(content, target).map((option) => ({ ...option, isTaken: isTaken(target, option.id) }))}
          picked={entryOf(answer.picked, target.id) ?? null}
          disabled={disabled}
          onChange={(picked) => onChange({ picked: withEntry(targets, answer.picked, target.id, picked ?? undefined) })}
        />
      ))}
      label={withoutPlace}
    />
  );
};

/** Each blank has choices of its own; those of interchangeable ones are one list. */
const Blanks: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => {
  const { stem, targets } = content;
  const together = interchangeableIn(content);
  const listOf = ({ id }: Target) => (hasOption(together, id) ? (together[0]?.id ?? id) : id);
  const numbers = (list: Target) => targets.flatMap((target, index) => (listOf(target) === list.id ? [index + 1] : []));
  return (
    <GapPlacement
      html={stem}
      gaps={targets.map((target, index) => ({
        id: target.id,
        name: nameOf(content, target, index),
        placeholder: target.placeholder || blankTexts.choose,
        list: listOf(target),
        token: entryOf(answer.picked, target.id) ?? null,
      }))}
      lists={targets
        .filter((target) => listOf(target) === target.id)
        .map((target) => ({
          id: target.id,
          label: texts.choices(numbers(target), target.placeholder),
          tokens: offeredIn(content, target),
        }))}
      label={withoutPlace}
      disabled={disabled}
      onChange={(tokenIn) => onChange({ picked: byRow(targets, tokenIn) })}
    />
  );
};
