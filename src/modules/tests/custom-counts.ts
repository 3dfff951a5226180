/** How many questions fit the choices of a custom test, and would with each other choice. Pure. */
import type { QuestionFilter, QuestionStatus } from "./test-version.ts";

/** Questions that are alike in all that can be chosen, except for their lesson. */
export type AlikeQuestions = {
  type: string;
  difficultyId: string | null;
  areas: ReadonlyArray<string>;
  statuses: ReadonlyArray<QuestionStatus>;
  count: number;
};

/** How many questions each value has that is in the lessons: of those that all other lists of the choices let through. */
type CountsOfValues = ReadonlyMap<string, number>;

export type CustomCounts = {
  /** How many fit all choices. */
  total: number;
} & Record<"areas" | "types" | "difficulties" | "only", CountsOfValues>;

const LISTS = ["areas", "types", "difficulties", "only"] as const;
type List = (typeof LISTS)[number];

/** The counts for these choices among the questions of their lessons. A question of several values counts with each of them. */
export function countChoices(groups: ReadonlyArray<AlikeQuestions>, choices: Pick<QuestionFilter, List>): CustomCounts {
  const countsOf = (list: List): CountsOfValues => {
    const counts = new Map<string, number>();
    for (const group of groups) {
      const fits = LISTS.every((other) => other === list || isChosen(group, other, choices));
      for (const value of valuesOf(group, list)) counts.set(value, (counts.get(value) ?? 0) + (fits ? group.count : 0));
    }
    return counts;
  };
  const fitting = groups.filter((group) => LISTS.every((list) => isChosen(group, list, choices)));
  return {
    total: fitting.reduce((sum, { count }) => sum + count, 0),
    areas: countsOf("areas"),
    types: countsOf("types"),
    difficulties: countsOf("difficulties"),
    only: countsOf("only"),
  };
}

function isChosen(group: AlikeQuestions, list: List, choices: Pick<QuestionFilter, List>): boolean {
  const chosen: ReadonlyArray<string> | undefined = choices[list];
  return chosen === undefined || valuesOf(group, list).some((value) => chosen.includes(value));
}

function valuesOf({ type, difficultyId, areas, statuses }: AlikeQuestions, list: List): ReadonlyArray<string> {
  switch (list) {
    case "areas":
      return areas;
    case "types":
      return [type];
    case "difficulties":
      return difficultyId === null ? [] : [difficultyId];
    case "only":
      return statuses;
    default:
      return list satisfies never;
  }
}
