import { testResultTexts } from "../../../../content/en/test-results.ts";
import { formats } from "../../../../content/formats.ts";
import { MARK_RANGES } from "../../../../modules/tests/mark-ranges.ts";
import type { TestFigures } from "../../../../modules/tests/queries/test-results.server.ts";
import { Card } from "../../../../ui/card.tsx";
import { BarChart } from "../../../../ui/page/bar-chart.tsx";
import { StatCard, StatGrid } from "../../../../ui/page/stat-card.tsx";
import styles from "../change/preview.module.css";

const texts = testResultTexts.figures;

/** What all results come to, and how they are distributed. */
export function FiguresOfTest({ figures, hasVerdicts }: { figures: TestFigures; hasVerdicts: boolean }) {
  const { results, takers, running, mean, median, judged, passed, ranges } = figures;
  const { number, percent } = formats();
  const inPercent = (value: number | null) => (value === null ? "–" : percent(value));
  const bars = MARK_RANGES.flatMap((from, nth) => {
    const value = ranges[nth] ?? 0;
    const label = from < 0 ? texts.below : texts.rangeOf(from);
    // Most tests take nothing for a wrong answer, so nothing is below 0.
    return from < 0 && value === 0 ? [] : [{ label, value, max: Math.max(...ranges), text: number(value) }];
  });
  return (
    <section aria-labelledby="figures" className="stack gap-4">
      <h2 id="figures" className={styles.heading}>
        {texts.title}
      </h2>
      <StatGrid>
        <StatCard label={texts.takers} icon="users" value={number(takers)} hint={texts.takersHint(results, running)} />
        <StatCard label={texts.mean} icon="chart" value={inPercent(mean)} hint={texts.ofAll(results)} />
        <StatCard label={texts.median} icon="chart" value={inPercent(median)} hint={texts.ofAll(results)} />
        <StatCard
          label={texts.passed}
          icon="check"
          value={hasVerdicts && judged > 0 ? percent(Math.round((passed * 100) / judged)) : "–"}
          hint={verdictHint({ hasVerdicts, judged, passed })}
        />
      </StatGrid>
      <Card>
        <BarChart caption={texts.distribution} labelHeader={texts.range} valueHeader={texts.count} bars={bars} />
      </Card>
    </section>
  );
}

function verdictHint({ hasVerdicts, judged, passed }: { hasVerdicts: boolean; judged: number; passed: number }) {
  if (!hasVerdicts) return texts.byCategory;
  return judged === 0 ? texts.noPassMark : texts.passedHint(passed, judged);
}
