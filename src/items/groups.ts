/**
 * One item type with two names: options under titles, each title with its own check boxes (NCSBN: multiple response grouping).
 * Location based and grouping differ in their words, in the name under which the groups are stored, and in that a grouping has
 * something right in each group (P110).
 */
import { z } from "zod/mini";
import { itemLimitTexts } from "../content/en/item-limits.ts";
import type { ItemModel } from "./contract.ts";
import { defineItemType, solutionWith } from "./define-item-type.ts";
import { inAnyOrderByGroup } from "./option-order.ts";
import {
  hasDistinctIds,
  hasOption,
  OPTIONS_MAX,
  type Option,
  OptionId,
  OptionIds,
  OptionList,
  optionGroups,
  ShortText,
} from "./options.ts";

export const GROUPS_MAX = 20;

/** Under which the groups are stored, and written in files. */
export type GroupsName = "locations" | "groups";

const Group = z.strictObject({ id: OptionId, title: ShortText, options: OptionList });
export type Group = z.infer<typeof Group>;

/** The groups of a question. An answer names options without their group, so an option's id is unique in the whole question. */
export function groupList(texts: { tooMany: (limit: number) => string; sameIds: string }) {
  return z.array(Group).check(
    z.maxLength(GROUPS_MAX, { error: () => texts.tooMany(GROUPS_MAX) }),
    z.refine(hasDistinctIds, { error: () => texts.sameIds }),
    z.refine((groups) => hasDistinctIds(optionsIn(groups)), { error: () => itemLimitTexts.sameIds }),
    z.refine((groups) => optionsIn(groups).length <= OPTIONS_MAX, {
      error: () => itemLimitTexts.tooManyOptions(OPTIONS_MAX),
    }),
  );
}

const Solution = solutionWith({ correct: OptionIds });
const Answer = z.strictObject({ chosen: OptionIds });

export type GroupsContent<N extends GroupsName> = { v: 1; stem: string } & Record<N, Group[]>;
export type GroupsSolution = z.infer<typeof Solution>;
export type GroupsAnswer = z.infer<typeof Answer>;

/** What distinguishes one such type from another. */
type Own<N extends GroupsName> = {
  /** The name of the groups in the content. */
  name: N;
  /** Ids of new groups begin with it. */
  prefix: string;
  /** True if something is right in each group, and students are asked to choose in each. */
  hasRightInEach: boolean;
  words: {
    /** For a group that has no title yet, in a preview. */
    group: (number: number) => string;
    instruction: string;
    review: {
      noneChosen: (max: number) => string;
      noneRight: (wrong: number) => string;
      points: (right: number, wrong: number, earned: number, max: number) => string;
      together: (earned: number, max: number) => string;
    };
  };
};

export type GroupsType<N extends GroupsName> = Own<N> & ItemModel<GroupsContent<N>, GroupsSolution, GroupsAnswer>;

/** The model of such a type, with what distinguishes it from the other one. */
export function defineGroupsType<N extends GroupsName>(
  own: Own<N> & { content: z.ZodMiniType<GroupsContent<N>> },
): GroupsType<N> {
  const { name } = own;
  const model: ItemModel<GroupsContent<N>, GroupsSolution, GroupsAnswer> = defineItemType({
    content: own.content,
    solution: Solution,
    answer: Answer,
    blank: () => ({ chosen: [] }),
    fits: (content, answer) => answer.chosen.every((id) => hasOption(optionsIn(content[name]), id)),
    isComplete: (content, { chosen }) =>
      // Where a group may have no right option, choosing in each cannot be required: only the solution knows which.
      own.hasRightInEach
        ? content[name].every(({ options }) => idsWithin(options, chosen).length > 0)
        : chosen.length > 0,
    ...optionGroups(name, "title"),
    ...inAnyOrderByGroup(name),
  });
  return { ...own, ...model };
}

/** The options of all groups, in order. */
export function optionsIn(groups: ReadonlyArray<Group>): Option[] {
  return groups.flatMap(({ options }) => options);
}

/** The ids that are options here. */
export function idsWithin(options: ReadonlyArray<Option>, ids: ReadonlyArray<string>): string[] {
  return ids.filter((id) => hasOption(options, id));
}
