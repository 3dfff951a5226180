/** The Practice Tests tab: tests in progress, those of the institute, custom tests, exam simulations, and practice tests to start. */
import { useEffect, useId, useRef, useState } from "react";
import { Form, useRouteLoaderData } from "react-router";
import { z } from "zod";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { parseId } from "../../../core/id.ts";
import { countCustomQuestions } from "../../../modules/attempts/queries/count-custom-questions.server.ts";
import {
  FIND_MAX,
  searchOfTestFilter,
  TEST_STATES,
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
import { countRecipes } from "../../../modules/tests/queries/list-recipes.server.ts";
import { listOfferedTests, type OfferedTest } from "../../../modules/tests/queries/offered-institute-tests.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { TextField } from "../../../ui/fields.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { FilterLinks } from "../../../ui/page/filter-links.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { requireStudent } from "../../guards.server.ts";
import { routeIds } from "../../route-ids.ts";
import type { loader as dashboardLoader } from "../dashboard/frame.tsx";
import { pagesBeside } from "../shared/page-place.ts";
import { TabError } from "../shared/tab-error.tsx";
import type { Route } from "./+types/list";
import { actOnTests } from "./actions.server.ts";
import { CustomTestPanel } from "./custom/panel.tsx";
import { showCounts } from "./custom/show-counts.server.ts";
import { TICKED } from "./custom/shown-counts.ts";
import { InactiveNotice } from "./inactive-notice.tsx";
import { showTest } from "./institute/shown.server.ts";
import { InstituteList } from "./institute-list.tsx";
import styles from "./list.module.css";
import { describeNotStarted } from "./not-started.ts";
import { PracticeTestList } from "./practice-list.tsx";
import { PresetList } from "./preset-list.tsx";
import { RunningTests } from "./running.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";
export { shouldRevalidate } from "./should-revalidate.ts";

const texts = dashboardTexts.tests;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, adminEmail, timeZone } = context.get(servicesContext);
  const student = requireStudent(context);
  const { extraTimePercent } = student;
  const search = new URL(request.url).searchParams;
  const lessonId = parseId<"lesson">(search.get("lesson") ?? "");
  const filter = testFilterIn(search);
  const now = context.get(nowContext);
  const [{ tests, total, ...beside }, subjects, site, lesson, presets, institute] = await Promise.all([
    listPracticeTests(db, pageOf(search), { filter, studentId: student.studentId }),
    listTestableSubjects(db, student.course),
    loadSite(db),
    lessonId ? findTestableLesson(db, lessonId) : null,
    listPresets(db, student, now),
    listOfferedTests(db, student, now),
  ]);
  const ofInstitute = institute.filter(({ facts }) => holdsWords(facts.title, filter.find));
  const [latest, latestOfInstitute] = await Promise.all([
    findLatestPracticeResults(
      db,
      student,
      tests.map(({ id }) => id),
      now,
    ),
    findLatestResults(
      db,
      student,
      ofInstitute.map(({ id }) => id),
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
    recipeCount: await countRecipes(db, student),
    lessonCounts:
      lessonChoices && showCounts(lessonChoices, await countCustomQuestions(db, student, lessonChoices, now)),
    presets,
    institute: ofInstitute.map((test) => ({
      ...showTest(test, timeZone, now),
      isOld: isLongClosed(test, now) && !isFiltering(filter),
      latest: latestOfInstitute.get(test.id) ?? null,
    })),
    canStart: student.status === "Active",
    contact: site.email || adminEmail,
  };
}

/** True where a text has all words that are looked for. */
function holdsWords(text: string, find: string): boolean {
  return find
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
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
const TestNumber = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(LARGEST_INTEGER));

export async function action({ context, request }: Route.ActionArgs) {
  return actOnTests(context, request);
}

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export default function TestsTab({ loaderData, actionData }: Route.ComponentProps) {
  const { tests, total, filter, previous, next, subjects, lesson, presets, canStart, contact } = loaderData;
  const { customSeconds, extraTimePercent, lessonCounts, recipeCount, institute } = loaderData;
  const running = useRouteLoaderData<typeof dashboardLoader>(routeIds.dashboard)?.running ?? [];
  const reasonId = useId();
  const startMessage = describeNotStarted(actionData?.form === "start" ? actionData : undefined, texts.gone);
  const custom = actionData?.form === "start-custom" ? actionData : undefined;
  const isLimited = TICKED.some((name) => custom?.values[name] !== undefined);
  const fromReview = actionData?.form === "start-from-review" ? actionData : undefined;
  const reviewMessage = describeNotStarted(fromReview, texts.reviewGone);
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
        <InstituteList
          tests={institute
            .map((test) => ({
              ...test,
              runningAttemptId: running.find(({ testId }) => testId === test.id)?.id ?? null,
            }))
            .filter((test) => isInState(test, filter.state))}
        />
        <CustomTestPanel
          key={lesson?.id}
          lesson={lesson}
          subjects={subjects}
          firstCounts={lessonCounts}
          recipeCount={recipeCount}
          seconds={customSeconds}
          extraTimePercent={extraTimePercent}
          canStart={canStart}
          reasonId={reasonId}
          message={describeNotStarted(custom, isLimited ? dashboardTexts.custom.more.noMatch : texts.customGone)}
        />
        <PresetList
          presets={presets.map((preset) => ({
            ...preset,
            runningAttemptId: running.find(({ presetId }) => presetId === preset.id)?.id ?? null,
          }))}
        />
        <section aria-labelledby="all-tests" className="stack gap-4">
          <div className={classes("cluster between gap-3", styles.listHead)}>
            <h2 id="all-tests">{texts.listHeading}</h2>
            {(total > 0 || isFiltering(filter)) && <FindTest filter={filter} />}
          </div>
          {(total > 0 || isFiltering(filter)) && <States filter={filter} />}
          {startMessage && <RefusedStart message={startMessage} reply={actionData} />}
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
            {texts.shown(tests[0]?.number ?? 0, tests.at(-1)?.number ?? 0, total)}
          </Pager>
        </section>
      </div>
    </>
  );
}

function isFiltering({ find, state }: TestFilter): boolean {
  return find !== "" || state !== "all";
}

function isInState(
  { latest, runningAttemptId }: { latest: unknown; runningAttemptId: string | null },
  state: TestFilter["state"],
): boolean {
  switch (state) {
    case "all":
      return true;
    case "new":
      return !latest && !runningAttemptId;
    case "open":
      return runningAttemptId !== null;
    case "taken":
      return latest !== null;
    default:
      return state satisfies never;
  }
}

function addressOf(filter: TestFilter): string {
  return `?${searchOfTestFilter(filter)}`;
}

/** Works without scripts. After Back the field says what the address says. */
function FindTest({ filter: { find, state } }: { filter: TestFilter }) {
  const [typed, setTyped] = useState(find);
  const [shown, setShown] = useState(find);
  if (shown !== find) {
    setShown(find);
    setTyped(find);
  }
  return (
    <Form method="get" role="search" preventScrollReset className={styles.find}>
      {state !== "all" && <input type="hidden" name="state" value={state} />}
      <TextField
        label={texts.find}
        name="find"
        type="search"
        maxLength={FIND_MAX}
        isLabelHidden
        placeholder={texts.find}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button variant="secondary">{texts.findButton}</Button>
    </Form>
  );
}

function States({ filter }: { filter: TestFilter }) {
  return (
    <FilterLinks
      label={texts.state}
      links={TEST_STATES.map((state) => ({
        to: addressOf({ ...filter, state }),
        label: texts.states[state],
        isCurrent: state === filter.state,
      }))}
    />
  );
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
  if (isFiltering(filter) && total === 0) {
    return (
      <EmptyState
        icon="list"
        title={
          filter.state === "all" || filter.find !== "" ? texts.notFound(filter.find) : texts.emptyState[filter.state]
        }
      >
        <LinkButton to="?" variant="secondary" preventScrollReset>
          {texts.showAll}
        </LinkButton>
      </EmptyState>
    );
  }
  return total === 0 ? (
    <EmptyState icon="list" title={texts.empty} text={texts.emptyText} />
  ) : (
    <EmptyState icon="list" title={texts.emptyPage}>
      <LinkButton to={addressOf(filter)} variant="secondary">
        {texts.backToFirst}
      </LinkButton>
    </EmptyState>
  );
}

export function ErrorBoundary() {
  return <TabError title={texts.title} message={texts.failed} />;
}
