import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { BarChart } from "../../../ui/page/bar-chart.tsx";
import type { WrittenDay } from "../../dates.server.ts";
import styles from "./recent-scores.module.css";

const texts = dashboardTexts.performance;

export type RecentScore = { attemptId: string; title: string; score: number; day: WrittenDay };

/** The newest results as bars, the oldest of them first; each links to its review. */
export function RecentScores({ id, results }: { id: string; results: ReadonlyArray<RecentScore> }) {
  return (
    <>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {texts.recent}
        </h2>
        <LinkButton to="/dashboard/results" variant="quiet" size="sm">
          {dashboardTexts.allResults}
        </LinkButton>
      </div>
      <BarChart
        caption={texts.recentText}
        labelHeader={texts.recentDate}
        valueHeader={texts.recentScore}
        hintHeader={texts.recentTest}
        bars={results.toReversed().map(({ attemptId, title, score, day }) => ({
          label: day.short,
          value: score,
          max: 100,
          text: texts.percent(score),
          hint: `${title}, ${day.long}`,
          link: { to: `/attempts/${attemptId}/review`, label: texts.recentLink(title) },
        }))}
      />
    </>
  );
}
