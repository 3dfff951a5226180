/**
 * A sentence that gives reasons: one blank is what the others depend on, its cause or what they prove. Two blanks are a dyad, three
 * a triad.
 */
import { z } from "zod/mini";
import { blankTexts } from "../../../content/en/item-blanks.ts";
import { rationaleTexts } from "../../../content/en/item-rationale.ts";
import { countFilledRows, entryOf, hasOnlyRows } from "../../by-row.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAnyOrderByGroup } from "../../option-order.ts";
import {
  hasDistinctIds,
  hasOption,
  type Option,
  OptionId,
  OptionList,
  optionGroups,
  Scenario,
  ShortText,
} from "../../options.ts";

const texts = rationaleTexts.limits;
export const TARGETS_MIN = 2;
export const TARGETS_MAX = 3;

export const FORMS = ["dropdown", "dragdrop"] as const;

/** Ids of options are unique in the question: the effects of a triad in any order offer theirs together. */
const Target = z.strictObject({ id: OptionId, placeholder: ShortText, options: OptionList });
const Targets = z.array(Target).check(
  z.minLength(TARGETS_MIN, { error: () => texts.count }),
  z.maxLength(TARGETS_MAX, { error: () => texts.count }),
  z.refine(hasDistinctIds, { error: () => blankTexts.limits.sameIds }),
  z.refine((targets) => hasDistinctIds(targets.flatMap(({ options }) => options)), {
    error: () => texts.sameOptionIds,
  }),
);
/** Option ids by target id. A target without an entry has nothing marked or picked. */
const OptionByTarget = z.record(OptionId, OptionId);

/** `anchor` is the id of the target on which the others, the effects, depend. `anyOrder` says something of a triad alone. */
const Content = contentWith({
  scenario: Scenario,
  form: z.enum(FORMS),
  targets: Targets,
  anchor: OptionId,
  anyOrder: z.boolean(),
}).check(z.refine(({ targets, anchor }) => hasOption(targets, anchor), { error: () => texts.anchor }));
const Solution = solutionWith({ correct: OptionByTarget });
const Answer = z.strictObject({ picked: OptionByTarget });

export type Target = z.infer<typeof Target>;
export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** The targets that depend on the anchor, in their order: one of a dyad, two of a triad. */
export function effectsOf({ targets, anchor }: Content): Target[] {
  return targets.filter(({ id }) => id !== anchor);
}

/** The effects whose options are offered together because they may be given in any order; none where each has its place. */
export function interchangeableIn(content: Content): Target[] {
  const effects = effectsOf(content);
  return content.anyOrder && effects.length > 1 ? effects : [];
}

/**
 * The options to choose from in a target. Those of interchangeable targets are one list in the order of the alphabet, so that it
 * does not tell which target each was written for (P92).
 */
export function offeredIn(content: Content, { id, options }: Target): Option[] {
  const together = interchangeableIn(content);
  if (!hasOption(together, id)) return options;
  return together.flatMap((target) => target.options).toSorted((one, other) => (one.text < other.text ? -1 : 1));
}

/** Rationale, as drop-downs or by dragging (P92). */
export const rationale = defineItemType({
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ picked: {} }),
  fits(content, { picked }) {
    const twice = interchangeableIn(content).flatMap(({ id }) => entryOf(picked, id) ?? []);
    return (
      hasOnlyRows(content.targets, picked) &&
      content.targets.every((target) => {
        const id = entryOf(picked, target.id);
        return id === undefined || hasOption(offeredIn(content, target), id);
      }) &&
      new Set(twice).size === twice.length
    );
  },
  isComplete: ({ targets }, { picked }) => countFilledRows(targets, picked) === targets.length,
  ...optionGroups("targets", "placeholder"),
  choices: (content) => [
    { list: "targets", of: null, choices: content.targets.map(({ id, placeholder }) => ({ id, text: placeholder })) },
    ...content.targets.map((target) => ({ list: "options", of: target.id, choices: offeredIn(content, target) })),
  ],
  ...inAnyOrderByGroup("targets"),
});
