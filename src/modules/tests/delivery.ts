/**
 * For what a test is given to students: the marks of its sections, what passes, and when what may be seen (record 48). Unlike a
 * version it may change after attempts; results are then computed anew.
 */
import { z } from "zod/mini";
import { testTexts } from "../../content/en/tests.ts";
import { Marks } from "./marks.ts";
import { PassRule } from "./pass-rules.ts";
import { questionCountOf, SectionId, type TestVersion } from "./test-version.ts";

const texts = testTexts.problems;

const Moment = z.enum(["each-answer", "submission", "by-hand"]);

/** When the score, and when the solutions, may be seen. */
export const Release = z.strictObject({ score: Moment, solutions: Moment });
export type Release = z.infer<typeof Release>;

export const DeliveryRules = z.strictObject({
  v: z.literal(1),
  /** By section. */
  marks: z.record(SectionId, Marks),
  /** How many questions of a section are asked without counting, by section; which ones the seed of the attempt decides. */
  unscored: z.record(SectionId, z.int().check(z.minimum(1))),
  pass: PassRule,
  /** `aiims-percentile`: results of different forms are compared by their percentiles, not by their marks. */
  normalisation: z.enum(["none", "aiims-percentile"]),
  release: Release,
});
export type DeliveryRules = z.infer<typeof DeliveryRules>;

type Problem = { at: (string | number)[]; message: string };

/** What does not fit the version that is delivered, with the field to change. */
export function problemsOfDelivery(rules: DeliveryRules, { sections }: TestVersion): Problem[] {
  const known = new Set(sections.map(({ id }) => id));
  const unknownIn = (at: string[], record: object) =>
    Object.keys(record).flatMap((id) => (known.has(id) ? [] : [{ at: [...at, id], message: texts.unknownSection }]));
  return [
    ...unknownIn(["marks"], rules.marks),
    ...unknownIn(["unscored"], rules.unscored),
    ...(rules.pass.kind === "each-section" ? unknownIn(["pass", "percent"], rules.pass.percent) : []),
    ...sections.flatMap((section) => {
      const hasMarks = Object.hasOwn(rules.marks, section.id);
      const isScored = (rules.unscored[section.id] ?? 0) < questionCountOf(section);
      return [
        ...(hasMarks ? [] : [{ at: ["marks", section.id], message: texts.noMarks }]),
        ...(isScored ? [] : [{ at: ["unscored", section.id], message: texts.nothingScored }]),
      ];
    }),
    ...(isEarlier(rules.release.solutions, rules.release.score)
      ? [{ at: ["release", "solutions"], message: texts.solutionsBeforeScore }]
      : []),
  ];
}

const ORDER: ReadonlyArray<z.infer<typeof Moment>> = ["each-answer", "submission", "by-hand"];

/** Solutions tell the score, so they cannot be shown before it. */
function isEarlier(solutions: z.infer<typeof Moment>, score: z.infer<typeof Moment>): boolean {
  return ORDER.indexOf(solutions) < ORDER.indexOf(score);
}
