/** The Performance tab: figures over the submitted tests. */
import { data, Link } from "react-router";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { learningTexts } from "../../../content/en/learning.ts";
import { outcomeTexts } from "../../../content/en/outcome.ts";
import { type CourseProgress, findCourseProgress } from "../../../modules/learning/queries/course-progress.server.ts";
import { findFirstLesson } from "../../../modules/learning/queries/first-steps.server.ts";
import { DIAGNOSTIC_SIZE } from "../../../modules/learning/rules.ts";
import { findPerformance } from "../../../modules/progress/queries/performance.server.ts";
import { findExamToAskAbout } from "../../../modules/standards/queries/own-outcomes.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { StatCard, StatGrid } from "../../../ui/page/stat-card.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { dayWriter } from "../../dates.server.ts";
import { readForm } from "../../form-action.server.ts";
import { requireStudent } from "../../guards.server.ts";
import { SubjectTable } from "../../shared/results/subject-table.tsx";
import { AskOutcome } from "../real-exam/ask.tsx";
import { CourseProgressBar } from "../shared/course-progress.tsx";
import { TabError } from "../shared/tab-error.tsx";
import type { Route } from "./+types/performance";
import { diagnose, notify } from "./actions.server.ts";
import { AskExam } from "./ask-exam.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { loadNotReady } from "./load-not-ready.server.ts";
import { loadToday } from "./load-today.server.ts";
import { NotReady } from "./not-ready.tsx";
import styles from "./performance.module.css";
import { RecentScores } from "./recent-scores.tsx";
import { TodayCard } from "./today.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = dashboardTexts.performance;
const TESTS_TAB = "/dashboard/tests";

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, timeZone } = services;
  const student = requireStudent(context);
  const now = context.get(nowContext);
  const [{ recent, ...performance }, progress, askedExam, today, firstLesson, notReady] = await Promise.all([
    findPerformance(db, student, now),
    findCourseProgress(db, student),
    findExamToAskAbout(db, student, now),
    loadToday(services, student, now),
    findFirstLesson(db, student),
    loadNotReady(services, student),
  ]);
  const writeDay = dayWriter(timeZone);
  return {
    ...performance,
    progress,
    askedExam,
    today,
    firstLesson,
    notReady,
    recent: recent.map(({ completedAt, test, ...result }) => ({
      ...result,
      title: attemptTexts.titleOf(test),
      day: writeDay(completedAt),
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const fields = await readForm(request);
  switch (fields.get("intent")) {
    case "diagnose":
      return diagnose(context, student);
    case "notify":
      return notify(context, student);
    default:
      throw data(null, { status: 400 });
  }
}

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export default function PerformanceTab({ loaderData, actionData }: Route.ComponentProps) {
  const { summary, subjects, recent, waiting, hasSimulations, progress, askedExam, today, firstLesson, notReady } =
    loaderData;
  const written = (value: number | null, write: (value: number) => string) =>
    value === null ? dashboardTexts.noData : write(value);
  const [newest] = recent;
  const hasTests = notReady === null || notReady.hasTests;
  const hasBegun = newest !== undefined || waiting > 0 || hasSimulations;
  return (
    <>
      <PageHeading title={texts.title} text={texts.text}>
        {newest && (
          <LinkButton to={TESTS_TAB} variant="secondary">
            {texts.takeTest}
          </LinkButton>
        )}
      </PageHeading>
      <div className="stack gap-6">
        {notReady && <NotReady {...notReady} reply={actionData?.form === "notify" ? actionData : undefined} />}
        {!hasBegun && (
          <FirstSteps
            firstLesson={firstLesson}
            diagnostic={today.isActive ? Math.min(DIAGNOSTIC_SIZE, today.newQuestions) : 0}
            hasPlan={today.steps.length > 0}
            reply={actionData?.form === "diagnose" ? actionData : undefined}
          />
        )}
        {(hasBegun || today.steps.length > 0) && <TodayCard today={today} />}
        {!today.isAsked && (notReady?.hasTests ?? true) && (
          <AskExam today={today.today} minutesADay={today.minutesADay} />
        )}
        <CourseCard progress={progress} />
        {waiting > 0 && <Alert tone="info">{texts.waiting(waiting)}</Alert>}
        <StatGrid note={<SimulationsNote hasSimulations={hasSimulations} />}>
          <StatCard
            label={texts.averageScore}
            value={written(summary.averageScore, texts.percent)}
            hint={newest && texts.averageScoreHint}
            icon="chart"
          />
          <StatCard
            label={texts.accuracy}
            value={written(summary.accuracy, texts.percent)}
            hint={newest && outcomeTexts.whole(summary)}
            icon="check"
          />
          <StatCard
            label={texts.minutesPerTest}
            value={written(summary.minutesPerTest, texts.minutes)}
            hint={newest && texts.minutesPerTestHint}
            icon="clock"
          />
          <StatCard
            label={texts.testsCompleted}
            value={summary.testsCompleted}
            hint={newest && texts.testsCompletedHint(newest.day.short)}
            icon="list"
          />
        </StatGrid>
        {newest && (
          <>
            <Card as="section" padding="lg" aria-labelledby="recent-scores">
              <RecentScores id="recent-scores" results={recent} />
            </Card>
            <SubjectTable subjects={subjects} />
          </>
        )}
        {askedExam && <AskOutcome presetId={askedExam} />}
        {!newest && waiting === 0 && hasTests && (
          <EmptyState icon="chart" title={texts.emptyTitle} text={texts.emptyText}>
            <LinkButton to={TESTS_TAB}>{texts.takeTest}</LinkButton>
          </EmptyState>
        )}
      </div>
    </>
  );
}

/** Says what no figure counts, with the way to its results. */
function SimulationsNote({ hasSimulations }: { hasSimulations: boolean }) {
  return (
    <>
      <span>{texts.withoutSimulations}</span>{" "}
      {hasSimulations && <Link to="/dashboard/results?kind=preset">{texts.simulations}</Link>}
    </>
  );
}

/** Progress in the course, and a link to its certificate. */
function CourseCard({ progress }: { progress: CourseProgress }) {
  const { certificate, isCompleted } = progress;
  const isReady = isCompleted && !certificate;
  return (
    <Card as="section" aria-label={learningTexts.progress.label(progress.course)} className={styles.course}>
      <div className={styles.bar}>
        <CourseProgressBar progress={progress} />
      </div>
      <LinkButton to="/certificates" variant={isReady ? "lamp" : "secondary"} size="sm">
        {isReady ? learningTexts.progress.getCertificate : learningTexts.progress.certificates}
      </LinkButton>
    </Card>
  );
}

export function ErrorBoundary() {
  return <TabError title={texts.title} message={texts.failed} />;
}
