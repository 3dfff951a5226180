/** /dashboard/standing: what a student knows, by subject, lesson or area; how sure and how right; the days of study. */
import { Link } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { studyPlanTexts } from "../../../content/en/study-plan.ts";
import { STUDENTS_MIN } from "../../../modules/study-plan/rules.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { type Column, DataTable } from "../../../ui/page/data-table.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { FilterLinks } from "../../../ui/page/filter-links.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { RowChart } from "../../../ui/page/row-chart.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { requireStudent } from "../../guards.server.ts";
import { TabError } from "../shared/tab-error.tsx";
import type { Route } from "./+types/show";
import { STANDING_BY_SUBJECT, STUDY_PLAN } from "./address.ts";
import { DaysCalendar } from "./days-calendar.tsx";
import { loadStanding, type StandingData } from "./load-standing.server.ts";
import styles from "./show.module.css";

const texts = studyPlanTexts.standing;

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadStanding(context.get(servicesContext), requireStudent(context), url.searchParams, context.get(nowContext));
}

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

type Row = StandingData["rows"][number];

export default function Standing({ loaderData }: Route.ComponentProps) {
  const { view, plans, rows, calibration, weeks, dayBegins } = loaderData;
  const linksTo = (some: typeof plans) =>
    some.map(({ id, title }) => ({ to: `?by=${id}`, label: title, isCurrent: view.planId === id }));
  if (rows.length === 0) {
    return (
      <>
        <PageHeading title={texts.title} text={texts.text} />
        <EmptyState icon="chart" title={texts.empty} text={texts.emptyText}>
          <LinkButton to="/dashboard/tests">{texts.takeTest}</LinkButton>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeading
        title={view.subject ? texts.lessonsOf(view.subject.name) : texts.title}
        text={texts.text}
        {...(view.subject && { back: { to: STANDING_BY_SUBJECT, label: texts.backToSubjects } })}
      />
      <div className="stack gap-6">
        {!view.subject && plans.length > 0 && (
          <FilterLinks
            label={texts.by}
            links={[
              ...linksTo(plans.filter(({ isOwn }) => isOwn)),
              { to: STANDING_BY_SUBJECT, label: texts.subjects, isCurrent: view.planId === null },
              ...linksTo(plans.filter(({ isOwn }) => !isOwn)),
            ]}
          />
        )}
        <section className="stack gap-3" aria-label={texts.title}>
          <DataTable
            caption={texts.title}
            isCaptionHidden
            columns={columnsOf(view.by)}
            rows={rows}
            rowId={({ id }) => id}
          />
          <p className={styles.note}>{`${texts.masteryHint} ${texts.othersText(STUDENTS_MIN)}`}</p>
        </section>
        {!view.subject && calibration.length > 0 && (
          <Card as="section" padding="lg" aria-labelledby="sure" className="stack gap-4">
            <h2 id="sure">{texts.sure}</h2>
            <p className={styles.note}>{texts.sureText}</p>
            <RowChart
              max={100}
              rows={calibration.map(({ confidence, answers, right, share }) => ({
                id: confidence,
                label: texts.confidences[confidence],
                value: share,
                text: texts.firstOf(share, answers),
                note: texts.sureNote(right, answers),
              }))}
            />
          </Card>
        )}
        {!view.subject && weeks && <DaysCalendar weeks={weeks} dayBegins={dayBegins} />}
        <p>
          <Link to={STUDY_PLAN}>{studyPlanTexts.today.change}</Link>
        </p>
      </div>
    </>
  );
}

function columnsOf(by: StandingData["view"]["by"]): ReadonlyArray<Column<Row>> {
  return [
    {
      id: "topic",
      header: texts.topic[by],
      cell: ({ id, name }) => {
        if (by === "subject") return <Link to={`?subject=${id}`}>{name}</Link>;
        return by === "lesson" ? <Link to={`/lessons/${id}`}>{name}</Link> : name;
      },
    },
    { id: "answered", header: texts.answered, align: "end", cell: ({ answered }) => texts.count(answered) },
    {
      id: "first",
      header: texts.first,
      cell: ({ firstShare, first, others }) => (
        <>
          <span>{firstShare === null ? dashboardTexts.noData : texts.firstOf(firstShare, first)}</span>
          {others && <span className={styles.others}>{texts.others(others.right)}</span>}
        </>
      ),
    },
    { id: "mastery", header: texts.mastery, cell: ({ mastery }) => <MasteryBar mastery={mastery} /> },
    { id: "trend", header: texts.trend, cell: ({ trend }) => (trend ? texts.trends[trend] : texts.noTrend) },
    {
      id: "seconds",
      header: texts.seconds,
      cell: ({ seconds, others }) => (
        <>
          <span>{seconds === null ? dashboardTexts.noData : texts.secondsOf(seconds)}</span>
          {typeof others?.seconds === "number" && (
            <span className={styles.others}>{texts.othersSeconds(others.seconds)}</span>
          )}
        </>
      ),
    },
  ];
}

/** The share, and how far it may be from that. */
function MasteryBar({ mastery }: { mastery: Row["mastery"] }) {
  if (!mastery) return <span className={styles.note}>{texts.masteryUnknown}</span>;
  const from = Math.max(0, mastery.mastery - mastery.error);
  const to = Math.min(100, mastery.mastery + mastery.error);
  return (
    <span className={styles.mastery}>
      <span>{texts.masteryOf(mastery.mastery, mastery.error)}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.range} style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }} />
        <span className={styles.mark} style={{ insetInlineStart: `${mastery.mastery}%` }} />
      </span>
    </span>
  );
}

export function ErrorBoundary() {
  return <TabError title={texts.title} message={texts.failed} />;
}
