/** The charts with a column for each day of the range. */
import { analyticsTexts } from "../../../../content/en/analytics.ts";
import type { DayActivity } from "../../../../modules/statistics/queries/day-activity.server.ts";
import type { JoinDateScore } from "../../../../modules/statistics/queries/scores-by-join-date.server.ts";
import { type Days, daysOf } from "../../../../modules/statistics/rules.ts";
import { DayChart, topOfScale } from "../../../../ui/page/day-chart.tsx";

/** From so many days on the months are named below a chart. */
const LONG = 120;

/** The average score of each join date; nothing stands where nobody joined who has a result. */
export function ScoresChart({ scores, span }: { scores: ReadonlyArray<JoinDateScore>; span: Days }) {
  const texts = analyticsTexts.scores;
  const days = daysOf(span);
  const byDay = new Map(scores.map((score) => [score.day, score]));
  const students = scores.reduce((sum, { students }) => sum + students, 0);
  return (
    <DayChart
      label={texts.title}
      summary={texts.summary(students, scores.length)}
      points={days.map((day) => {
        const found = byDay.get(day);
        return found
          ? { value: found.score, text: texts.point(analyticsTexts.day(day), found.score, found.students, found.tests) }
          : { value: null, text: texts.noPoint(analyticsTexts.day(day)) };
      })}
      max={100}
      writeValue={analyticsTexts.percent}
      axis={axisOf(days)}
    />
  );
}

/** How many students were active on each day. */
export function ActiveChart({ days }: { days: ReadonlyArray<DayActivity> }) {
  const texts = analyticsTexts.active;
  const busiest = busiestDay(days, ({ activeStudents }) => activeStudents);
  return (
    <DayChart
      label={texts.title}
      summary={texts.summary(texts.count(busiest.value), analyticsTexts.day(busiest.day))}
      points={days.map(({ day, activeStudents }) => ({
        value: activeStudents,
        text: texts.point(analyticsTexts.day(day), activeStudents),
      }))}
      max={topOfScale(busiest.value)}
      writeValue={analyticsTexts.number}
      axis={axisOf(days.map(({ day }) => day))}
    />
  );
}

/** How many tests were submitted on each day. */
export function TestsChart({ days }: { days: ReadonlyArray<DayActivity> }) {
  const texts = analyticsTexts.tests;
  const busiest = busiestDay(days, ({ tests }) => tests);
  const total = days.reduce((sum, { tests }) => sum + tests, 0);
  return (
    <DayChart
      label={texts.title}
      summary={texts.summary(total, texts.count(busiest.value), analyticsTexts.day(busiest.day))}
      points={days.map(({ day, tests }) => ({ value: tests, text: texts.point(analyticsTexts.day(day), tests) }))}
      max={topOfScale(busiest.value)}
      writeValue={analyticsTexts.number}
      axis={axisOf(days.map(({ day }) => day))}
    />
  );
}

function busiestDay(
  days: ReadonlyArray<DayActivity>,
  read: (day: DayActivity) => number,
): { day: string; value: number } {
  return days.reduce((most, one) => (read(one) > most.value ? { day: one.day, value: read(one) } : most), {
    day: days[0]?.day ?? "",
    value: 0,
  });
}

/** The first and the last day, the middle, and two between them where there is room. */
function axisOf(days: ReadonlyArray<string>) {
  const last = days.length - 1;
  const write = days.length >= LONG ? analyticsTexts.axisMonth : analyticsTexts.axisDay;
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const at = Math.round(last * share);
    return { at, text: write(days[at] ?? ""), isMain: share % 0.5 === 0 };
  });
}
