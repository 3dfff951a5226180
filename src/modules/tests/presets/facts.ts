/** What a test is, in the figures that students read before they start it. */
import type { ItemType } from "../../../items/registry/models.ts";
import { isMeasuredPlan } from "../../adaptive/outcome.ts";
import type { AdaptivePlan } from "../../adaptive/plan.ts";
import { summedUnits, type UnitCount } from "../../stimuli/units.ts";
import type { DeliveryRules } from "../delivery.ts";
import type { Marks } from "../marks.ts";
import { adaptivePlanOf, planOf, questionCountOf, questionsIn, type TestVersion } from "../test-version.ts";

export type TestFacts = {
  title: string;
  questionCount: number;
  /** All clocks together, for this student; no breaks. Null for an untimed test. */
  seconds: number | null;
  /** What of it is asked together: of what its rules draw. */
  units: ReadonlyArray<UnitCount>;
  sections: ReadonlyArray<{ id: string; title: string; questionCount: number; seconds: number | null }>;
  /** What an adaptive test asks for; null for every other. */
  adaptive:
    | (Pick<AdaptivePlan, "minimum" | "cases" | "questionsOfCase" | "pretest" | "breaks"> & {
        /** True where its result can have a band. */
        isMeasured: boolean;
      })
    | null;
  /** Of the first section; null for an adaptive test, which gives none. */
  marks: Marks | null;
  /** Of each section, where they are not the same everywhere; else empty. */
  ownMarks: ReadonlyArray<{ title: string; marks: Marks }>;
  /** How many questions are asked without counting. */
  unscored: number;
  /** Whether an answer can be right in part: not where each question gives one point at most. */
  hasPartlyRight: boolean;
};

/** The figures of a version with these rules, each clock with so many percent of extra time. */
export function factsOf(
  { version, rules }: { version: TestVersion; rules: DeliveryRules },
  extraTimePercent: number,
): TestFacts {
  const plan = planOf(version, extraTimePercent);
  const sections = version.sections.map((section, index) => {
    const ms = plan.sections[index]?.ms ?? null;
    const { id, title } = section;
    return { id, title, questionCount: questionCountOf(section), seconds: ms === null ? null : ms / 1000 };
  });
  const clocks = sections.flatMap(({ seconds }) => seconds ?? []);
  const ofSections = clocks.length === sections.length ? clocks.reduce((sum, seconds) => sum + seconds, 0) : null;
  const adaptive = adaptivePlanOf(version);
  const [first] = version.sections;
  const ownMarks = version.sections.flatMap(({ id, title }) => {
    const marks = rules.marks[id];
    return marks ? [{ title, marks }] : [];
  });
  const isSame =
    new Set(ownMarks.map(({ marks: { by, right, wrong, omitted } }) => `${by} ${right} ${wrong} ${omitted}`)).size <= 1;
  return {
    title: version.title,
    questionCount: questionsIn(version),
    units: summedUnits(
      version.sections.flatMap(({ source }) =>
        source.kind === "drawn" ? source.rules.flatMap(({ count, unit }) => (unit ? [{ ...unit, count }] : [])) : [],
      ),
    ),
    seconds: plan.ms === null ? ofSections : plan.ms / 1000,
    sections,
    adaptive: adaptive && {
      minimum: adaptive.minimum,
      cases: adaptive.cases,
      questionsOfCase: adaptive.questionsOfCase,
      pretest: adaptive.pretest,
      breaks: adaptive.breaks,
      isMeasured: isMeasuredPlan(adaptive),
    },
    marks: (!adaptive && first && rules.marks[first.id]) || null,
    ownMarks: isSame ? [] : ownMarks,
    unscored: Object.values(rules.unscored).reduce((sum, count) => sum + count, 0),
    hasPartlyRight: version.sections.some(
      ({ source }) => source.kind !== "drawn" || source.rules.some(({ from }) => !isAllOrNothing(from.types)),
    ),
  };
}

/** The item types that give one point or none. */
const ALL_OR_NOTHING: ReadonlyArray<string> = [
  "text",
  "calculation",
  "ordered_response",
  "hot_spot",
] satisfies ItemType[];

function isAllOrNothing(types: ReadonlyArray<string> = []): boolean {
  return types.length > 0 && types.every((type) => ALL_OR_NOTHING.includes(type));
}
