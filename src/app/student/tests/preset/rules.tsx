import { Link } from "react-router";
import { categoryTexts } from "../../../../content/en/category.ts";
import { examTexts } from "../../../../content/en/exams.ts";
import {
  CATEGORIES,
  FEWEST_FOR_PERCENTILE,
  type PassRule,
  type Threshold,
} from "../../../../modules/tests/pass-rules.ts";
import { writePercent } from "../../../../modules/tests/percents.ts";
import type { TestFacts } from "../../../../modules/tests/presets/facts.ts";
import { categoryAddress } from "../../../shared/account/category-address.ts";
import { SavedAlert } from "../../../shared/notices/saved-alert.tsx";
import styles from "./rules.module.css";
import { Sentences } from "./sentences.tsx";
import type { ShownPreset, ShownTest } from "./shown.ts";

const texts = examTexts.page;

/** Marks, the pass mark, and how the test goes, in words. */
export function RulesOfTest({
  test: { whole, taken, version, rules },
  category,
}: {
  test: ShownTest & Pick<ShownPreset, "rules">;
  category: CategoryState | null;
}) {
  const shown = taken ?? whole;
  const leaving = shown.sections.length === 1 ? texts.rules.oneSection : texts.rules.leaving[version.leavingASection];
  const { score, solutions } = texts.rules.shown;
  return (
    <div className={styles.cards}>
      <Sentences id="marks" heading={texts.marks.heading} sentences={marksInWords(shown)} />
      <Sentences id="pass-mark" heading={texts.pass.heading} sentences={passInWords(rules.pass, whole.sections)}>
        {category && <Category {...category} />}
      </Sentences>
      <Sentences
        id="how-it-goes"
        heading={texts.rules.heading}
        sentences={[
          ...(shown.units.length > 0 ? [texts.rules.units(shown.units)] : []),
          leaving,
          ...version.tools.map((tool) => texts.rules.tools[tool]),
          score[rules.release.score],
          solutions[rules.release.solutions],
          texts.rules.network,
        ]}
      />
    </div>
  );
}

/** Whether the student told the category that decides here, perhaps just now. */
export type CategoryState = { presetId: string; isTold: boolean; isSaved: boolean };

/** Offers to tell what decides whether one passes, or to change it; nobody has to. */
function Category({ presetId, isTold, isSaved }: CategoryState) {
  const { ask, privacy } = categoryTexts;
  return (
    <>
      {isSaved && <SavedAlert>{privacy.saved}</SavedAlert>}
      <p>
        <span>{isTold ? texts.pass.categoryTold : texts.pass.category}</span>{" "}
        <Link to={categoryAddress({ kind: "preset", id: presetId })}>{isTold ? ask.change : ask.tell}</Link>
      </p>
    </>
  );
}

function marksInWords({ marks, ownMarks, unscored, hasPartlyRight }: TestFacts): string[] {
  if (!marks) return [];
  const { marks: words } = texts;
  const isByQuestions =
    ownMarks.length > 0 ? ownMarks.some((one) => one.marks.by === "questions") : marks.by === "questions";
  return [
    ...(ownMarks.length > 0
      ? ownMarks.map((one) => words.ofSection(one.title, answersInWords(one.marks)))
      : answersInWords(marks)),
    ...(isByQuestions && hasPartlyRight ? [words.partly] : []),
    ...(unscored > 0 ? [words.unscored(unscored)] : []),
  ];
}

function answersInWords({ by, right, wrong, omitted }: NonNullable<TestFacts["marks"]>): string[] {
  const { marks: words } = texts;
  return [by === "points" ? words.rightPoint(right) : words.right(right), words.wrong(-wrong), words.omitted(-omitted)];
}

function passInWords(rule: PassRule, sections: ReadonlyArray<{ id: string; title: string }>): string[] {
  const { pass: words } = texts;
  switch (rule.kind) {
    case "none":
      return [words.none];
    case "percent":
      return [words.percent(levelsOf(rule.threshold), rule.threshold.lessForDisability ?? 0)];
    case "percentile": {
      const less = rule.threshold.lessForDisability ?? 0;
      return [words.percentile(levelsOf(rule.threshold), less, FEWEST_FOR_PERCENTILE)];
    }
    case "each-section": {
      const parts = sections.flatMap(({ id, title }) => {
        const percent = rule.percent[id];
        return percent === undefined ? [] : [words.ofSection(title, percent)];
      });
      return [words.eachSection(parts)];
    }
    default:
      return rule satisfies never;
  }
}

/** Categories with the same percentage together. */
function levelsOf({ percent, byCategory }: Threshold) {
  if (!byCategory) return [{ percent, categories: [] }];
  const needed = CATEGORIES.map((category) => ({ category, percent: byCategory[category] ?? percent }));
  const byPercent = Map.groupBy(needed, (one) => writePercent(one.percent));
  return [...byPercent.values()].map((same) => ({
    percent: same[0]?.percent ?? percent,
    categories: same.map(({ category }) => category),
  }));
}
