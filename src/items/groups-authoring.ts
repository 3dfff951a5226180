/** What the authors of the types of `groups.ts` need. */
import { oneLine } from "../core/plain-text.ts";
import type { ItemAuthoring, Problem } from "./contract.ts";
import { defineAuthoring } from "./define-authoring.ts";
import {
  type Group,
  type GroupsContent,
  type GroupsName,
  type GroupsSolution,
  type GroupsType,
  idsWithin,
} from "./groups.ts";
import { optionsOf } from "./options.ts";
import { error, filledOptions, optionProblems, outlinePart, warning } from "./problems.ts";

type Texts = {
  missing: string;
  titleMissing: string;
  optionMissing: string;
  noneCorrect: string;
  sameTitle: string;
  noneCorrectIn: (group: number) => string;
  optionCount: (group: number, options: number) => string;
  count: (groups: number) => string;
};

/** The authoring of such a type; a new question has `start` groups with as many options. */
export function defineGroupsAuthoring<N extends GroupsName>(
  type: GroupsType<N>,
  { start, texts }: { start: { groups: number; options: number }; texts: Texts },
): ItemAuthoring<GroupsContent<N>, GroupsSolution> {
  const { name, hasRightInEach } = type;
  const at = `content.${name}`;
  return defineAuthoring(type, {
    draft() {
      const blank = Array.from({ length: start.options }, () => "");
      const groups = Array.from({ length: start.groups }, (_, index) => ({
        id: `${type.prefix}${index + 1}`,
        title: "",
        options: optionsOf(blank, "o", index * start.options),
      }));
      return { content: type.content.parse({ v: 1, stem: "", [name]: groups }), solution: { correct: [] } };
    },
    parts: (content, { correct }) =>
      content[name].map(({ title, options }) => outlinePart(title, options, ({ id }) => correct.includes(id))),
    problemsBeforeRationale: (content, solution) => missingProblems(content[name], solution),
    problems: (content, solution) => [
      ...content[name].flatMap((group, index) => problemsWithin(group, index, content[name], solution)),
      ...sizeWarnings(content[name]),
    ],
  });

  /** Reported in this order, one kind at a time (docs/product/questions.md#location-based). */
  function missingProblems(groups: ReadonlyArray<Group>, { correct }: GroupsSolution): Problem[] {
    if (groups.length === 0) return [error(at, texts.missing)];
    const untitled = groups.flatMap(({ title }, index) =>
      oneLine(title) === "" ? [error(`${at}.${index}.title`, texts.titleMissing)] : [],
    );
    if (untitled.length > 0) return untitled;
    const empty = groups.flatMap(({ options }, index) =>
      filledOptions(options).length === 0 ? [error(`${at}.${index}.options`, texts.optionMissing)] : [],
    );
    if (empty.length > 0) return empty;
    return correct.length > 0 ? [] : [error("solution.correct", texts.noneCorrect)];
  }

  function problemsWithin(
    { title, options }: Group,
    index: number,
    groups: ReadonlyArray<Group>,
    { correct }: GroupsSolution,
  ): Problem[] {
    const isTwice = groups
      .slice(0, index)
      .some((other) => oneLine(other.title) !== "" && oneLine(other.title) === oneLine(title));
    const lacksRight =
      correct.length > 0 && filledOptions(options).length > 0 && idsWithin(options, correct).length === 0;
    // The exam has a right one in each group (docs/product/exams.md#sizes-of-questions).
    const report = hasRightInEach ? error : warning;
    return [
      ...(isTwice ? [error(`${at}.${index}.title`, texts.sameTitle)] : []),
      ...optionProblems(options, `${at}.${index}.options`),
      ...(lacksRight ? [report(`solution.correct.${index}`, texts.noneCorrectIn(index + 1))] : []),
    ];
  }

  /** The exam's sizes; ours are wider (docs/product/exams.md#sizes-of-questions). */
  function sizeWarnings(groups: ReadonlyArray<Group>): Problem[] {
    const sized = groups.flatMap(({ options }, index) =>
      options.length < 2 || options.length > 4
        ? [warning(`${at}.${index}.options`, texts.optionCount(index + 1, options.length))]
        : [],
    );
    return [...(groups.length < 2 || groups.length > 5 ? [warning(at, texts.count(groups.length))] : []), ...sized];
  }
}
