/** How a test went: its figures, its sections and hardest questions, and every result with its review. */
import { useLocation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { adminTestTexts } from "../../../content/en/admin-tests.ts";
import { testResultTexts } from "../../../content/en/test-results.ts";
import { oneLine } from "../../../core/plain-text.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { asksForCategory } from "../../../modules/tests/pass-rules.ts";
import { findRelease } from "../../../modules/tests/queries/find-release.server.ts";
import { listTestQuestions } from "../../../modules/tests/queries/list-test-questions.server.ts";
import {
  findSectionFigures,
  findTestFigures,
  listTestResults,
} from "../../../modules/tests/queries/test-results.server.ts";
import { adaptivePlanOf } from "../../../modules/tests/test-version.ts";
import { Alert } from "../../../ui/alert.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { clockWriter, dateWriter, dayWriter } from "../../dates.server.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { useListLoading } from "../shared/use-list-loading.ts";
import type { Route } from "./+types/results";
import { LIST, liveAddress, releaseAddress, reopenAddress, testAddress } from "./addresses.ts";
import { requireTest } from "./change/steps.server.ts";
import { FiguresOfTest } from "./results/figures.tsx";
import { HardestQuestions } from "./results/hardest.tsx";
import { AllResults, SEARCH_FIELD, SEARCH_MAX } from "./results/list.tsx";
import { SectionsOfResults } from "./results/sections.tsx";

const texts = testResultTexts;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { admin, test } = await requireTest(context, params.testId);
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const { searchParams } = url;
  const search = oneLine(searchParams.get(SEARCH_FIELD) ?? "").slice(0, SEARCH_MAX);
  const page = { before: searchParams.get("before"), after: searchParams.get("after") };
  const { id, version, rules } = test;
  const [list, figures, sections, asked, release] = await Promise.all([
    listTestResults(db, admin, { testId: id, search }, page),
    findTestFigures(db, admin, id, now),
    findSectionFigures(db, admin, id),
    listTestQuestions(db, admin, id, 1),
    findRelease(db, admin, id),
  ]);
  const people = new Set(list.results.map(({ studentId }) => studentId)).size;
  await recordView(db, admin, { what: "test-results.listed", people }, now);
  // Who passed would tell the administrator the category (P50).
  const isByCategory = asksForCategory(rules.pass);
  const [writeDate, writeTime] = [dateWriter(timeZone, "medium"), clockWriter(timeZone, "last")];
  return {
    id,
    title: version.title,
    // It asks whoever knows more what is harder, so shares of right answers say nothing of it.
    isAdaptive: adaptivePlanOf(version) !== null,
    search,
    figures,
    isByCategory,
    sections,
    asked,
    release: release && {
      waits: release.waits,
      releasedOn: release.releasedAt && dayWriter(timeZone)(release.releasedAt).long,
    },
    list: {
      ...list,
      results: list.results.map(({ at, startedAt: _, isPassed, ...result }) => ({
        ...result,
        submitted: { day: writeDate(at).text, time: writeTime(at) },
        isPassed: isByCategory ? null : isPassed,
      })),
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.title ?? "")) }];
}

export default function ResultsOfTest({ loaderData }: Route.ComponentProps) {
  const { id, title, isAdaptive, search, figures, isByCategory, sections, asked, release, list } = loaderData;
  const isLoading = useListLoading(useLocation().pathname);
  return (
    <div className="stack gap-6">
      <PageHeading
        title={texts.title(title)}
        back={isAdaptive ? { to: LIST, label: adminTestTexts.show.back } : { to: testAddress(id), label: texts.back }}
      >
        <div className="cluster gap-3">
          <LinkButton to={liveAddress(id)} variant="secondary" icon="eye">
            {texts.live.link}
          </LinkButton>
          {release && (
            <LinkButton to={reopenAddress(id)} variant="secondary" icon="refresh">
              {texts.list.reopenOther}
            </LinkButton>
          )}
        </div>
      </PageHeading>
      <DoneNotice />
      {release?.waits && (
        <Alert tone="info">
          <div className="cluster between gap-3">
            <p>{texts.release.waits}</p>
            <LinkButton to={releaseAddress(id)}>{texts.release.open}</LinkButton>
          </div>
        </Alert>
      )}
      {release?.releasedOn && !release.waits && <p>{texts.release.released(release.releasedOn)}</p>}
      {figures.results === 0 ? (
        <EmptyState icon="chart" title={texts.none} text={texts.noneText} />
      ) : (
        <>
          {isAdaptive ? (
            <p>{texts.figures.taken(figures)}</p>
          ) : (
            <>
              <FiguresOfTest figures={figures} hasVerdicts={!isByCategory} />
              <SectionsOfResults figures={sections} />
              <HardestQuestions testId={id} asked={asked} />
            </>
          )}
          <AllResults testId={id} list={list} search={search} canReopen={release !== null} isLoading={isLoading} />
        </>
      )}
    </div>
  );
}
