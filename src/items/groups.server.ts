/** How the types of `groups.ts` are scored and exported. */
import { z } from "zod/mini";
import type { ExchangeFormat, Scorer } from "./contract.ts";
import { defineExchangeFormat } from "./define-exchange-format.server.ts";
import { type ExchangeField, parseCorrectAnswer, requireField } from "./exchange-row.ts";
import {
  type Group,
  type GroupsAnswer,
  type GroupsContent,
  type GroupsName,
  type GroupsSolution,
  type GroupsType,
  idsWithin,
  optionsIn,
} from "./groups.ts";
import { optionsOf } from "./options.ts";
import { type FloorScope, plusMinusOfParts, ruleOfFloor } from "./scoring-rules.ts";

/** Plus/minus over all groups; the floor is that of the question or of each group. */
export function groupsScorer<N extends GroupsName>(
  { name }: GroupsType<N>,
  floor: FloorScope,
): Scorer<GroupsContent<N>, GroupsSolution, GroupsAnswer> {
  return {
    rule: () => ruleOfFloor(floor),
    best: (content, { correct }) => ({ chosen: idsWithin(optionsIn(content[name]), correct) }),
    score: (content, { correct }, { chosen }) =>
      plusMinusOfParts(
        content[name].map(({ options }) => ({
          picked: idsWithin(options, chosen),
          correct: idsWithin(options, correct),
        })),
        floor,
      ),
  };
}

const CorrectTexts = z.array(z.string());

/**
 * `correct_answer` and `options` are the right options' texts (docs/product/questions.md#exchange-format). They cannot distinguish
 * two groups with the same text, so what is right is read from the groups.
 */
export function groupsExchangeFormat<N extends GroupsName>(
  type: GroupsType<N>,
  fields: Record<N | "correct", ExchangeField>,
): ExchangeFormat<GroupsContent<N>, GroupsSolution> {
  const { name, prefix } = type;
  return defineExchangeFormat(type, {
    fields,
    toRow(content, { correct }) {
      const right = optionsIn(content[name]).filter(({ id }) => correct.includes(id));
      const texts = right.map(({ text }) => text);
      const groups = content[name].map(({ title, options }) => ({
        title,
        options: options.map(({ id, text }) => ({ text, isCorrect: correct.includes(id) })),
      }));
      return { options: texts, correct_answer: JSON.stringify(texts), [name]: groups };
    },
    fromRow(row) {
      const marked = requireField(row, name);
      const groups: Group[] = [];
      for (const [index, { title, options }] of marked.entries()) {
        const texts = options.map(({ text }) => text);
        groups.push({ id: `${prefix}${index + 1}`, title, options: optionsOf(texts, "o", optionsIn(groups).length) });
      }
      const all = optionsIn(groups);
      const named = parseCorrectAnswer(row, CorrectTexts);
      if (!named.every((wanted) => all.some(({ text }) => text === wanted))) {
        throw new Error("correct_answer names a text that is not an option.");
      }
      const isCorrect = marked.flatMap(({ options }) => options.map((option) => option.isCorrect));
      return {
        content: type.content.parse({ v: 1, stem: "", [name]: groups }),
        solution: { correct: all.filter((_option, index) => isCorrect[index]).map(({ id }) => id) },
      };
    },
  });
}
