/** /dashboard/results: all tests that the student has taken, a line of scores for each kind, and filters in the address. */

import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { resultTexts } from "../../../content/en/results.ts";
import type { ResultKind } from "../../../modules/progress/rules.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { requireStudent } from "../../guards.server.ts";
import { ChoosingNotice } from "../../shared/results/choosing.tsx";
import { ResultFilters } from "../../shared/results/filters.tsx";
import { choosingAddress, isNarrowed, listAddress } from "../../shared/results/history.ts";
import { ScoreLines } from "../../shared/results/lines.tsx";
import { loadOwnHistory } from "../../shared/results/load.server.ts";
import { type ResultAddresses, ResultTable } from "../../shared/results/table.tsx";
import { TabError } from "../shared/tab-error.tsx";
import type { Route } from "./+types/results";

const texts = resultTexts.own;
const back = () => ({ to: "/dashboard", label: texts.back });

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadOwnHistory(context, requireStudent(context), new URL(request.url).searchParams);
}

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

const addresses: ResultAddresses = {
  attempt: ({ attemptId, state }) => (state === "open" ? `/attempts/${attemptId}` : reviewOf(attemptId)),
  comparison: (attemptId, otherId) => `/attempts/${attemptId}/compare/${otherId}`,
  choosing: choosingAddress,
};

function reviewOf(attemptId: string): string {
  return `/attempts/${attemptId}/review`;
}

export default function Results({ loaderData: history }: Route.ComponentProps) {
  const { filter, page, lines, chosen } = history;
  return (
    <>
      <PageHeading title={texts.title} text={texts.text} back={back()} />
      <div className="stack gap-5">
        <ScoreLines lines={lines} reader="student" reviewOf={reviewOf} />
        {chosen ? (
          <ChoosingNotice chosen={chosen} cancelTo={listAddress({ ...filter, compare: null })} />
        ) : (
          <ResultFilters history={history} reader="student" addressOf={(query) => query} />
        )}
        {page.total === 0 ? (
          <NoResults kind={filter.kind} isNarrowed={isNarrowed(filter)} />
        ) : (
          <ResultTable
            page={page}
            chosen={chosen}
            addresses={addresses}
            pageAddress={(number) => listAddress(filter, number)}
          />
        )}
      </div>
    </>
  );
}

function NoResults({ kind, isNarrowed }: { kind: ResultKind; isNarrowed: boolean }) {
  return kind === "all" && !isNarrowed ? (
    <EmptyState icon="chart" title={resultTexts.empty} text={texts.emptyText}>
      <LinkButton to="/dashboard/tests">{texts.takeTest}</LinkButton>
    </EmptyState>
  ) : (
    <EmptyState icon="chart" title={kind === "all" || isNarrowed ? resultTexts.filters.none : texts.emptyKind[kind]}>
      <LinkButton to="?" variant="secondary">
        {resultTexts.showAll}
      </LinkButton>
    </EmptyState>
  );
}

export function ErrorBoundary() {
  return <TabError title={texts.title} message={texts.failed} />;
}
