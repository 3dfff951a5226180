import { adaptiveExamTexts as texts } from "../../../../content/en/adaptive-exam.ts";
import { examTexts } from "../../../../content/en/exams.ts";
import type { TestFacts } from "../../../../modules/tests/presets/facts.ts";
import styles from "./rules.module.css";
import { Sentences } from "./sentences.tsx";
import type { ShownPreset } from "./shown.ts";

type Adaptive = NonNullable<TestFacts["adaptive"]>;

/** How an adaptive test goes, what it needs, and what its result can say and what it cannot. */
export function RulesOfAdaptive({
  preset: { whole, taken, version },
  extraTimePercent,
}: {
  preset: ShownPreset;
  extraTimePercent: number;
}) {
  const { adaptive, questionCount, seconds } = taken ?? whole;
  if (!adaptive) return null;
  return (
    <div className={styles.cards}>
      <Sentences
        id="how-it-goes"
        heading={texts.how.heading}
        sentences={[
          ...lengthInWords(adaptive, questionCount),
          ...(seconds === null ? [] : [texts.how.clock(Math.ceil(seconds / 60))]),
          ...(extraTimePercent > 0 ? [examTexts.page.time.extra(extraTimePercent)] : []),
          ...(adaptive.breaks.length > 0 ? [texts.how.breaks(adaptive.breaks)] : []),
          texts.how.forward,
          ...version.tools.map((tool) => examTexts.page.rules.tools[tool]),
        ]}
      />
      <Sentences
        id="network"
        heading={texts.network.heading}
        sentences={[texts.network.needed, texts.network.without]}
      />
      <Sentences
        id="result"
        heading={texts.result.heading}
        sentences={[
          ...(adaptive.isMeasured
            ? [texts.result.band, texts.result.early(adaptive.minimum)]
            : [texts.result.shorter.counts, texts.result.shorter.notCompared]),
          texts.result.noMarks,
          texts.result.not,
        ]}
      />
    </div>
  );
}

function lengthInWords({ minimum, cases, questionsOfCase, pretest }: Adaptive, maximum: number): string[] {
  return [
    texts.how.adaptive,
    minimum === maximum ? texts.how.exactly(maximum) : texts.how.between(minimum, maximum),
    ...(cases > 0 ? [texts.how.cases(cases, questionsOfCase)] : []),
    ...(pretest > 0 ? [texts.how.pretest(pretest)] : []),
  ];
}

/** What the bank lacks for the whole adaptive test, and the shorter form that can be taken instead. */
export function LacksOfAdaptive({ taken, lacks }: Pick<ShownPreset, "taken" | "lacks">) {
  return (
    <>
      {taken && <p>{texts.lack.shorter(taken.questionCount)}</p>}
      <p>{texts.lack.wanted}</p>
      <ul>
        {lacks.map(({ of, areas, available, wanted }) => (
          <li key={areas.join()}>
            {of === "cases" ? texts.lack.cases(available, wanted) : examTexts.page.lack.area(areas, available, wanted)}
          </li>
        ))}
      </ul>
    </>
  );
}
