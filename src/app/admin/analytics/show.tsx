/** The Analytics Dashboard. Its time range stands in the address; every part is loaded on its own, so that one may fail. */

import { courseTitles } from "../../../content/courses.ts";
import { adminTexts } from "../../../content/en/admin.ts";
import { analyticsTexts } from "../../../content/en/analytics.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { MIN_TIMES_ASKED, RANGES, STOPPED_AFTER_DAYS } from "../../../modules/statistics/rules.ts";
import { SelectField } from "../../../ui/fields.tsx";
import { LoadingArea } from "../../../ui/page/loading-area.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { logContext, nowContext, servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import { ListFilters } from "../shared/list-filters.tsx";
import { useListLoading } from "../shared/use-list-loading.ts";
import type { Route } from "./+types/show";
import { ChartCard } from "./charts/card.tsx";
import { ActiveChart, ScoresChart, TestsChart } from "./charts/days.tsx";
import { CompletionChart, CourseFilter, HardestChart, StoppedChart } from "./charts/rows.tsx";
import { tableOf } from "./charts.ts";
import { FigureCards } from "./figure-cards.tsx";
import { analyticsQueryIn, chartLoaders, loadPart } from "./load.server.ts";
import { loadCards } from "./load-cards.server.ts";
import { Performers } from "./performers.tsx";
import styles from "./show.module.css";

const texts = analyticsTexts;
const PAGE = "/admin/analytics";

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const services = context.get(servicesContext);
  const log = context.get(logContext);
  const { db, timeZone } = services;
  const now = context.get(nowContext);
  const query = analyticsQueryIn(new URL(request.url).searchParams, {
    now,
    timeZone,
    courses: courseTitles,
  });
  const { range, span, course } = query;
  const load = chartLoaders(services, admin, query);
  const [cards, scores, completion, performers, days, hardest, stopped] = await Promise.all([
    loadCards(services, admin, query, log),
    loadPart(log, "scores", load.scores),
    loadPart(log, "completion", load.completion),
    loadPart(log, "performers", load.performers),
    loadPart(log, "days", load.days),
    loadPart(log, "hardest", load.hardest),
    loadPart(log, "stopped", load.stopped),
  ]);
  const people = performers.kind === "loaded" ? performers.value.length : 0;
  await recordView(db, admin, { what: "performers.seen", people }, now);
  return {
    ...{ range, course, cards, scores, completion, performers, days, hardest, stopped },
    span: { from: span.from, to: span.to },
  };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { range, course, cards, scores, completion, performers, days, hardest, stopped, span } = loaderData;
  const isLoading = useListLoading(PAGE);
  const search = new URLSearchParams({ range: String(range), ...(course !== null && { course }) });
  const isEmpty = (rows: ReadonlyArray<unknown>) => rows.length === 0;
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title} text={texts.text(texts.days(span))} />
      <div className={styles.range}>
        <ListFilters action={PAGE} isFiltering={false} label={texts.range}>
          {course !== null && <input type="hidden" name="course" value={course} />}
          <SelectField
            label={texts.range}
            name="range"
            options={RANGES.map((days) => ({ value: String(days), label: texts.ranges[days] }))}
            defaultValue={String(range)}
          />
        </ListFilters>
      </div>
      <LoadingArea isLoading={isLoading} className="stack gap-5">
        <FigureCards cards={cards} />
        <div className={styles.charts}>
          <ChartCard
            name="student-performance"
            {...{ ...texts.scores, search, part: scores, isEmpty, isWide: true }}
            table={(rows) => tableOf.scores(rows, texts.day)}
          >
            {(rows) => <ScoresChart scores={rows} span={span} />}
          </ChartCard>
          <ChartCard
            name="course-completion"
            {...{ ...texts.completion, search, part: completion, isEmpty }}
            table={tableOf.completion}
          >
            {(rows) => <CompletionChart courses={rows} />}
          </ChartCard>
          <ChartCard
            name="top-performers"
            {...{ ...texts.performers, search, part: performers, isEmpty }}
            table={tableOf.performers}
          >
            {(rows) => <Performers performers={rows} />}
          </ChartCard>
          <ChartCard
            name="active-students"
            {...{ ...texts.active, search, part: days }}
            isEmpty={(rows) => rows.every(({ activeStudents }) => activeStudents === 0)}
            table={(rows) => tableOf.active(rows, texts.day)}
          >
            {(rows) => <ActiveChart days={rows} />}
          </ChartCard>
          <ChartCard
            name="tests-taken"
            {...{ ...texts.tests, search, part: days }}
            isEmpty={(rows) => rows.every(({ tests }) => tests === 0)}
            table={(rows) => tableOf.tests(rows, texts.day)}
          >
            {(rows) => <TestsChart days={rows} />}
          </ChartCard>
          <ChartCard
            name="hardest-questions"
            {...{ search, part: hardest, isEmpty }}
            title={texts.hardest.title}
            hint={texts.hardest.hint(MIN_TIMES_ASKED)}
            none={texts.hardest.none(MIN_TIMES_ASKED)}
            table={tableOf.hardest}
          >
            {(rows) => <HardestChart questions={rows} />}
          </ChartCard>
          <ChartCard
            name="where-students-stop"
            {...{ search, part: stopped }}
            title={texts.stopped.title}
            hint={texts.stopped.hint(STOPPED_AFTER_DAYS)}
            none={texts.stopped.none}
            isEmpty={({ students }) => students === 0}
            table={tableOf.stopped}
            tools={<CourseFilter action={PAGE} range={range} course={course} courses={courseTitles} />}
          >
            {(found) => <StoppedChart stopped={found} />}
          </ChartCard>
        </div>
      </LoadingArea>
    </div>
  );
}
