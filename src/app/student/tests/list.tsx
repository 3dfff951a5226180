/** The Practice Tests tab: tests in progress, those of the institute, custom tests, exam simulations, and practice tests to start. */
import { useEffect, useId, useRef } from "react";
import { useRouteLoaderData } from "react-router";
import { z } from "zod/mini";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { parseId } from "../../../core/id.ts";
import { countCustomQuestions } from "../../../modules/attempts/queries/count-custom-questions.server.ts";
import {
  isFiltering,
  isFound,
  searchOfTestFilter,
  type TestFilter,
  testFilterIn,
} from "../../../modules/practice-tests/list-filter.ts";
import { listPracticeTests } from "../../../modules/practice-tests/queries/list-practice-tests.server.ts";
import { CUSTOM_TEST_MINUTES, clockSeconds } from "../../../modules/practice-tests/rules.ts";
import {
  findLatestPracticeResults,
  findLatestResults,
} from "../../../modules/progress/queries/latest-results.server.ts";
import {
  findTestableLesson,
  listTestableSubjects,
} from "../../../modules/progress/queries/subjects-with-progress.server.ts";
import { loadSite } from "../../../modules/site/queries/load-site.server.ts";
import { listPresets } from "../../../modules/tests/queries/list-presets.server.ts";
import { findTestsOfRecipes, listRecipes } from "../../../modules/tests/queries/list-recipes.server.ts";
import { listOfferedTests, type OfferedTest } from "../../../modules/tests/queries/offered-institute-tests.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { requireStudent } from "../../guards.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { routeIds } from "../../route-ids.ts";
import type { loader as dashboardLoader } from "../dashboard/frame.tsx";
import { pagesBeside } from "../shared/page-place.ts";
import { TabError } from "../shared/tab-error.tsx";
import type { Route } from "./+types/list";
import { actOnTests } from "./actions.server.ts";
import { CustomTestPanel } from "./custom/panel.tsx";
import { showCounts } from "./custom/show-counts.server.ts";
import { TestFinder } from "./finder.tsx";
import { TICKED } from "./form.ts";
import { InactiveNotice } from "./inactive-notice.tsx";
import { showTest } from "./institute/shown.server.ts";
import { InstituteList } from "./institute-list.tsx";
import { describeNotStarted } from "./not-started.ts";
import { OwnTestList } from "./own-list.tsx";
import { PracticeTestList } from "./practice-list.tsx";
import styles from "./preset-list.module.css";
import { PresetList } from "./preset-list.tsx";
import { RunningTests } from "./running.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";
export { shouldRevalidate } from "./should-revalidate.ts";

const texts = dashboardTexts.tests;

/** The lessons of a custom test can be thousands. */
export const handle = { body: "text" } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, adminEmail, timeZone } = context.get(servicesContext);
  const student = requireStudent(context);
  const { extraTimePercent } = student;
  const search = new URL(request.url).searchParams;
  const lessonId = parseId<"lesson">(search.get("lesson") ?? "");
  const filter = testFilterIn(search);
  const now = context.get(nowContext);
  const [{ tests, total, ...beside }, subjects, site, lesson, presets, institute, recipes] = await Promise.all([
    listPracticeTests(db, student, pageOf(search), filter),
    listTestableSubjects(db, student.course),
    loadSite(db),
    lessonId ? findTestableLesson(db, student.course, lessonId) : null,
    listPresets(db, student, now),
    listOfferedTests(db, student, now),
    listRecipes(db, student),
  ]);
  const testOf = await findTestsOfRecipes(
    db,
    student,
    recipes.map(({ id }) => id),
  );
  const [latest, latestOfOthers] = await Promise.all([
    findLatestPracticeResults(
      db,
      student,
      tests.map(({ id }) => id),
      now,
    ),
    findLatestResults(
      db,
      student,
      [...institute.map(({ id }) => id), ...presets.map(({ testId }) => testId), ...testOf.values()],
      now,
    ),
  ]);
  const lessonChoices = lesson && { lessons: [lesson.id] };
  return {
    tests: tests.map(({ minutes, ...test }) => ({
      ...test,
      seconds: clockSeconds(minutes, extraTimePercent),
      latest: latest.get(test.id) ?? null,
    })),
    customSeconds: clockSeconds(CUSTOM_TEST_MINUTES, extraTimePercent),
    extraTimePercent,
    total,
    filter,
    ...pagesBeside(beside, searchOfTestFilter(filter)),
    subjects,
    lesson,
    lessonCounts:
      lessonChoices && showCounts(lessonChoices, await countCustomQuestions(db, student, lessonChoices, now)),
    presets: presets.map((preset) => ({ ...preset, latest: latestOfOthers.get(preset.testId) ?? null })),
    institute: institute.map((test) => ({
      ...showTest(test, timeZone, now),
      isOld: isLongClosed(test, now) && !isFiltering(filter),
      latest: latestOfOthers.get(test.id) ?? null,
    })),
    own: recipes.map(({ id, name, count, minutes, lessonCount }) => {
      const testId = testOf.get(id) ?? null;
      return {
        ...{ id, name, count, lessonCount, testId },
        seconds: minutes === null ? null : clockSeconds(minutes, extraTimePercent),
        latest: (testId && latestOfOthers.get(testId)) ?? null,
      };
    }),
    canStart: student.status === "Active",
    contact: site.email || adminEmail,
  };
}

const LONG_CLOSED_DAYS = 30;

/** True for a test that closed so long ago that it stands behind one press. */
function isLongClosed({ closesAt, notNow }: OfferedTest, now: Date): boolean {
  return notNow !== null && closesAt !== null && now.getTime() - closesAt.getTime() > LONG_CLOSED_DAYS * 86_400_000;
}

/** An invalid page number counts as the first page. */
function pageOf(search: URLSearchParams): { after?: number; before?: number } {
  const number = (name: string) => TestNumber.safeParse(search.get(name) ?? "").data;
  const [after, before] = [number("after"), number("before")];
  if (after !== undefined) return { after };
  return before === undefined ? {} : { before };
}

const LARGEST_INTEGER = 2_147_483_647;
const TestNumber = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
  z.int().check(z.minimum(1), z.maximum(LARGEST_INTEGER)),
);

export async function action({ context, request }: Route.ActionArgs) {
  return actOnTests(context, request);
}

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export default function TestsTab({ loaderData, actionData }: Route.ComponentProps) {
  const { tests, total, filter, previous, next, subjects, lesson, canStart, contact } = loaderData;
  const { customSeconds, extraTimePercent, lessonCounts } = loaderData;
  const running = useRouteLoaderData<typeof dashboardLoader>(routeIds.dashboard)?.running ?? [];
  const reasonId = useId();
  const startMessage = describeNotStarted(actionData?.form === "start" ? actionData : undefined, texts.gone);
  const custom = actionData?.form === "start-custom" ? actionData : undefined;
  const isLimited = TICKED.some((name) => custom?.values[name] !== undefined);
  const fromReview = actionData?.form === "start-from-review" ? actionData : undefined;
  const reviewMessage = describeNotStarted(fromReview, texts.reviewGone);
  const found = findTests(loaderData, running);
  const isNothingFound =
    isFiltering(filter) && total + found.institute.length + found.presets.length + found.own.length === 0;
  return (
    <>
      <PageHeading
        title={texts.title}
        text={extraTimePercent > 0 ? `${texts.text} ${texts.extraTime(extraTimePercent)}` : texts.text}
      >
        <LinkButton to="/dashboard/results" variant="secondary">
          {dashboardTexts.allResults}
        </LinkButton>
      </PageHeading>
      <div className="stack gap-6">
        {!canStart && <InactiveNotice id={reasonId} contact={contact} />}
        {reviewMessage && <RefusedStart message={reviewMessage} reply={actionData} />}
        <RunningTests running={running} pageReply={actionData?.form === "discard" ? actionData : undefined} />
        <TestFinder filter={filter} />
        {isNothingFound && <NothingFound filter={filter} />}
        <InstituteList tests={found.institute} />
        <CustomTestPanel
          key={lesson?.id}
          lesson={lesson}
          subjects={subjects}
          firstCounts={lessonCounts}
          recipeCount={loaderData.own.length}
          seconds={customSeconds}
          extraTimePercent={extraTimePercent}
          canStart={canStart}
          reasonId={reasonId}
          message={describeNotStarted(custom, isLimited ? dashboardTexts.custom.more.noMatch : texts.customGone)}
        />
        <PresetList presets={found.presets} isFiltering={isFiltering(filter)} />
        {startMessage && <RefusedStart message={startMessage} reply={actionData} />}
        {(total > 0 || !isFiltering(filter)) && (
          <section aria-labelledby="all-tests" className="stack gap-4">
            <div className={styles.head}>
              <h2 id="all-tests">{texts.listHeading}</h2>
            </div>
            {tests.length === 0 ? (
              <NoTests total={total} filter={filter} />
            ) : (
              <PracticeTestList
                tests={tests.map((test) => ({
                  ...test,
                  runningAttemptId: running.find(({ practiceTestId }) => practiceTestId === test.id)?.id ?? null,
                }))}
                canStart={canStart}
                reasonId={reasonId}
              />
            )}
            <Pager previous={previous} next={next} label={texts.pages}>
              {texts.shown(tests[0]?.number ?? 0, tests.at(-1)?.number ?? 0, tests.length, total)}
            </Pager>
          </section>
        )}
        <OwnTestList tests={found.own} isFiltering={isFiltering(filter)} canStart={canStart} reasonId={reasonId} />
      </div>
    </>
  );
}

type Running = NonNullable<ReturnType<typeof useRouteLoaderData<typeof dashboardLoader>>>["running"];

/** The tests with names that the filter lets through, each with the attempt at it that is in progress. */
function findTests({ institute, presets, own, filter }: Route.ComponentProps["loaderData"], running: Running) {
  const attemptAt = (id: string | null) => running.find(({ testId }) => id !== null && testId === id)?.id ?? null;
  return {
    institute: institute
      .map((test) => ({ ...test, runningAttemptId: attemptAt(test.id) }))
      .filter((test) => isFound(filter, { ...test, title: test.facts.title })),
    presets: presets
      .map((preset) => ({ ...preset, runningAttemptId: attemptAt(preset.testId) }))
      .filter((preset) => isFound(filter, preset)),
    own: own
      .map((test) => ({ ...test, runningAttemptId: attemptAt(test.testId) }))
      .filter((test) => isFound(filter, { ...test, title: test.name })),
  };
}

/** Why a test did not start, scrolled into view and focused, again for each try. */
function RefusedStart({ message, reply }: { message: string; reply: unknown }) {
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words in a new reply are a new refusal.
  useEffect(() => alert.current?.focus(), [reply]);
  return (
    <Alert tone="error" ref={alert}>
      {message}
    </Alert>
  );
}

function NoTests({ total, filter }: { total: number; filter: TestFilter }) {
  return total === 0 ? (
    <EmptyState icon="list" title={texts.empty} text={texts.emptyText} />
  ) : (
    <EmptyState icon="list" title={texts.emptyPage}>
      <LinkButton to={`?${searchOfTestFilter(filter)}`} variant="secondary">
        {texts.backToFirst}
      </LinkButton>
    </EmptyState>
  );
}

function NothingFound({ filter: { find, state } }: { filter: TestFilter }) {
  return (
    <EmptyState icon="list" title={state === "all" || find !== "" ? texts.notFound(find) : texts.emptyState[state]}>
      <LinkButton to="?" variant="secondary" preventScrollReset>
        {texts.showAll}
      </LinkButton>
    </EmptyState>
  );
}

export function ErrorBoundary() {
  return <TabError title={texts.title} message={texts.failed} />;
}
