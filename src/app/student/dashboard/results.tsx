/** /dashboard/results: all results of the student, paginated by the address. */

import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { resultTexts } from "../../../content/en/results.ts";
import { listResults } from "../../../modules/progress/queries/list-results.server.ts";
import { RESULT_KINDS, type ResultKind } from "../../../modules/progress/rules.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { FilterLinks } from "../../../ui/page/filter-links.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { requireStudent } from "../../guards.server.ts";
import { pageNumberIn } from "../../shared/page-number.ts";
import { ResultTable } from "../../shared/results/table.tsx";
import { writeResults } from "../../shared/results/write.server.ts";
import { TabError } from "../shared/tab-error.tsx";
import type { Route } from "./+types/results";

const texts = resultTexts.own;
const back = () => ({ to: "/dashboard", label: texts.back });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, timeZone } = context.get(servicesContext);
  const student = requireStudent(context);
  const search = new URL(request.url).searchParams;
  const kind = RESULT_KINDS.find((name) => name === search.get("kind")) ?? "all";
  const page = await listResults(db, student, { page: pageNumberIn(search), kind }, context.get(nowContext));
  return { kind, page: writeResults(page, timeZone) };
}

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export default function Results({ loaderData: { kind, page } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={texts.title} text={texts.text} back={back()} />
      <div className="stack gap-5">
        <FilterLinks
          label={texts.kind}
          links={RESULT_KINDS.map((name) => ({
            to: addressOf(name),
            label: texts.kinds[name],
            isCurrent: name === kind,
          }))}
        />
        {page.total === 0 ? (
          <NoResults kind={kind} />
        ) : (
          <ResultTable
            page={page}
            reviewOf={(attemptId) => `/attempts/${attemptId}/review`}
            pageAddress={(number) => addressOf(kind, number)}
          />
        )}
      </div>
    </>
  );
}

function addressOf(kind: ResultKind, page = 1): string {
  const search = new URLSearchParams();
  if (kind !== "all") search.set("kind", kind);
  if (page > 1) search.set("page", String(page));
  return `?${search}`;
}

function NoResults({ kind }: { kind: ResultKind }) {
  return kind === "all" ? (
    <EmptyState icon="chart" title={resultTexts.empty} text={texts.emptyText}>
      <LinkButton to="/dashboard/tests">{texts.takeTest}</LinkButton>
    </EmptyState>
  ) : (
    <EmptyState icon="chart" title={texts.emptyKind[kind]}>
      <LinkButton to="?" variant="secondary">
        {texts.showAll}
      </LinkButton>
    </EmptyState>
  );
}

export function ErrorBoundary() {
  return <TabError title={texts.title} message={texts.failed} />;
}
