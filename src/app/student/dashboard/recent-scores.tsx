import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { headlineTexts } from "../../../content/en/headline.ts";
import { type Headline, shareOf } from "../../../modules/attempts/headline.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { BarChart } from "../../../ui/page/bar-chart.tsx";
import type { WrittenDay } from "../../dates.server.ts";
import styles from "./recent-scores.module.css";

const texts = dashboardTexts.performance;

export type RecentScore = { attemptId: string; title: string; headline: Headline; day: WrittenDay };

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
        valueHeader={headlineTexts.header}
        hintHeader={texts.recentTest}
        bars={results.toReversed().map(({ attemptId, title, headline, day }) => {
          const share = shareOf(headline);
          return {
            label: day.short,
            value: share ?? 0,
            max: 100,
            text: share === null ? dashboardTexts.noData : headlineTexts.share(share),
            hint: [title, day.long, ...(headline.kind === "marks" ? [headlineTexts.whole(headline)] : [])].join(", "),
            link: { to: `/attempts/${attemptId}/review`, label: texts.recentLink(title) },
          };
        })}
      />
    </>
  );
}
