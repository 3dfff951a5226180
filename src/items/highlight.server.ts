/** How the types of `highlight.ts` are scored, and what their exchange formats share. */
import { z } from "zod/mini";
import type { Scorer } from "./contract.ts";
import { type ExchangeFields, type Marked, MarkedList, parseCorrectAnswer } from "./exchange-row.ts";
import { type HighlightAnswer, type HighlightSolution, type HighlightType, spansOf } from "./highlight.ts";
import { markedOf } from "./marked-options.ts";
import type { Option } from "./options.ts";
import { type FloorScope, plusMinusOfParts, ruleOfFloor } from "./scoring-rules.ts";

/** Plus/minus over all passages; the floor is that of the question or of each row. */
export function highlightScorer<Content>(
  { passagesOf }: HighlightType<Content>,
  floor: FloorScope,
): Scorer<Content, HighlightSolution, HighlightAnswer> {
  return {
    rule: () => ruleOfFloor(floor),
    best: (_content, { correct }) => ({ chosen: correct }),
    score: (content, { correct }, { chosen }) =>
      plusMinusOfParts(
        passagesOf(content).map(({ pieces }) => {
          const isHere = (id: string) => spansOf(pieces).some((span) => span.id === id);
          return { picked: chosen.filter(isHere), correct: correct.filter(isHere) };
        }),
        floor,
      ),
  };
}

/** Each text that can be chosen with its mark; or, written by hand, only those that are right. */
const Right = z.union([MarkedList, z.array(z.string())], { error: "not in the right form." });

/** `options` and `correct_answer` of a row: all texts that can be chosen, in order, and which of them are right. */
export function fieldsOfSpans(spans: ReadonlyArray<Option>, correct: ReadonlyArray<string>) {
  return { options: spans.map(({ text }) => text), correct_answer: JSON.stringify(markedOf(spans, correct)) };
}

/** The ids of the right ones. Throws an error that names the fields where `correct_answer` and the text in brackets do not agree. */
export function rightSpans(row: ExchangeFields, spans: ReadonlyArray<Option>): string[] {
  const right = parseCorrectAnswer(row, Right);
  const [named, marked] = [right.filter(isText), right.filter(isMarked)];
  if (marked.length > 0 && marked.map(({ text }) => text).join("]") !== spans.map(({ text }) => text).join("]")) {
    throw new Error("correct_answer does not name the texts in square brackets, in their order.");
  }
  if (!named.every((wanted) => spans.some(({ text }) => text === wanted))) {
    throw new Error("correct_answer names a text that is not in square brackets.");
  }
  return spans
    .filter(({ text }, index) => (marked.length > 0 ? marked[index]?.isCorrect : named.includes(text)))
    .map(({ id }) => id);
}

const isText = (right: Marked | string): right is string => typeof right === "string";
const isMarked = (right: Marked | string): right is Marked => typeof right !== "string";
