/** The institute's own tests, and the exam simulations that come with the product. */
import { Link, useLocation } from "react-router";
import { courseTitles } from "../../../content/courses.ts";
import { adminTexts } from "../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../content/en/test-builder.ts";
import { formats } from "../../../content/formats.ts";
import {
  addressOfTestFilter,
  LISTED_KINDS,
  TEST_FILTER_NAMES,
  TEST_STATES,
  testFilterIn,
} from "../../../modules/tests/institute-test.ts";
import { hasInstituteTests, listInstituteTests } from "../../../modules/tests/queries/list-institute-tests.server.ts";
import { listTests } from "../../../modules/tests/queries/list-tests.server.ts";
import { Badge } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { type Column, DataTable } from "../../../ui/page/data-table.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../ui/page/loading-area.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { dateWriter, timeWriter } from "../../dates.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { ListFilters } from "../shared/list-filters.tsx";
import { useListLoading } from "../shared/use-list-loading.ts";
import type { Route } from "./+types/list";
import { builderAddress, LIST, testAddress } from "./addresses.ts";
import styles from "./edit/builder.module.css";
import { PresetTable } from "./list/presets.tsx";
import { TestStateBadge } from "./state-badge.tsx";

const texts = testBuilderTexts.list;

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const filter = testFilterIn(params);
  const requested = { before: params.get("before"), after: params.get("after") };
  const [own, presets, hasOwn] = await Promise.all([
    filter.kind === "preset" ? null : listInstituteTests(db, admin, filter, requested, context.get(nowContext)),
    filter.kind === "institute" || filter.state !== null || requested.before || requested.after
      ? []
      : listTests(db, admin, filter),
    hasInstituteTests(db, admin),
  ]);
  const [writeDate, writeTime] = [dateWriter(timeZone, "medium"), timeWriter(timeZone)];
  return {
    filter,
    hasOwn,
    own: own && {
      ...own,
      tests: own.tests.map(({ opensAt, closesAt, updatedAt: _, ...test }) => ({
        ...test,
        opens: opensAt && writeTime(opensAt),
        closes: closesAt && writeTime(closesAt),
      })),
    },
    presets: presets.map(({ lastStart, marks, ...test }) => ({
      ...test,
      lastStarted: lastStart && writeDate(lastStart).text,
      wrong: marks && [...new Set(marks.map(({ wrong }) => wrong))],
    })),
  };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

type Own = NonNullable<Route.ComponentProps["loaderData"]["own"]>;

const columns = (): ReadonlyArray<Column<Own["tests"][number]>> => [
  {
    id: "test",
    header: texts.columns.test,
    cell: ({ id, title, state }) => <Link to={state === "draft" ? builderAddress(id) : testAddress(id)}>{title}</Link>,
  },
  {
    id: "state",
    header: texts.columns.state,
    cell: ({ state, hasChanges }) => (
      <span className="cluster gap-1">
        <TestStateBadge state={state} />
        {hasChanges && <Badge tone="warning">{texts.changes}</Badge>}
      </span>
    ),
  },
  { id: "course", header: texts.columns.course, cell: ({ course }) => course ?? texts.everybody, isOneLine: true },
  {
    id: "questions",
    header: texts.columns.questions,
    align: "end",
    cell: ({ questions }) => formats().number(questions),
  },
  {
    id: "when",
    header: texts.columns.when,
    cell: ({ opens, closes }) =>
      [opens && texts.from(opens), closes && texts.until(closes)].filter(Boolean).join(" ") || texts.anyTime,
  },
  { id: "results", header: texts.columns.results, align: "end", cell: ({ results }) => formats().number(results) },
  {
    id: "actions",
    header: texts.columns.actions,
    isActions: true,
    cell: ({ id, title }) => (
      <span className="cluster gap-1">
        <LinkButton to={builderAddress(id)} variant="quiet" size="sm">
          {texts.edit}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </LinkButton>
        <LinkButton to={`${LIST}/add?from=test:${id}`} variant="quiet" size="sm">
          {texts.copy}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </LinkButton>
      </span>
    ),
  },
];

export default function TestList({ loaderData: { filter, own, presets, hasOwn } }: Route.ComponentProps) {
  const isLoading = useListLoading(useLocation().pathname);
  const search = addressOfTestFilter(filter);
  const isFiltering = search !== "";
  const pageAddress = (name: "before" | "after", cursor: string | null | undefined) =>
    cursor ? `${LIST}${search}${search ? "&" : "?"}${new URLSearchParams({ [name]: cursor })}` : null;
  const options = (values: ReadonlyArray<string>) => values.map((value) => ({ value, label: value }));
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title} text={texts.text}>
        <LinkButton to={`${LIST}/add`} icon="plus">
          {texts.add}
        </LinkButton>
      </PageHeading>
      <DoneNotice />
      <ListFilters action={LIST} isFiltering={isFiltering}>
        <TextField
          label={texts.search}
          name={TEST_FILTER_NAMES.search}
          type="search"
          icon="search"
          autoComplete="off"
          defaultValue={filter.search}
        />
        <SelectField
          label={texts.course}
          name={TEST_FILTER_NAMES.course}
          placeholder={texts.allCourses}
          options={options(courseTitles)}
          defaultValue={filter.course ?? ""}
        />
        <SelectField
          label={texts.kind}
          name={TEST_FILTER_NAMES.kind}
          placeholder={texts.allKinds}
          options={LISTED_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          defaultValue={filter.kind ?? ""}
        />
        <SelectField
          label={texts.state}
          name={TEST_FILTER_NAMES.state}
          placeholder={texts.allStates}
          options={TEST_STATES.map((value) => ({ value, label: texts.states[value] }))}
          defaultValue={filter.state ?? ""}
        />
      </ListFilters>
      {own && (
        <section aria-labelledby="own" className="stack gap-3">
          <h2 id="own" className={styles.heading}>
            {texts.own}
          </h2>
          <LoadingArea isLoading={isLoading} label={texts.loading}>
            {own.tests.length > 0 ? (
              <DataTable
                caption={texts.own}
                isCaptionHidden
                columns={columns()}
                rows={own.tests}
                rowId={({ id }) => id}
              />
            ) : (
              <NoTests hasOwn={hasOwn} isFiltering={isFiltering} />
            )}
            <Pager previous={pageAddress("before", own.before)} next={pageAddress("after", own.after)} />
          </LoadingArea>
        </section>
      )}
      {(presets.length > 0 || filter.kind === "preset") && <PresetTable presets={presets} />}
    </div>
  );
}

function NoTests({ hasOwn, isFiltering }: { hasOwn: boolean; isFiltering: boolean }) {
  if (hasOwn && isFiltering) {
    return (
      <EmptyState icon="search" title={texts.noneFound} text={texts.noneFoundText}>
        <LinkButton to={LIST} variant="secondary">
          {texts.clear}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="list" title={texts.none} text={texts.noneText}>
      <LinkButton to={`${LIST}/add`} icon="plus">
        {texts.add}
      </LinkButton>
    </EmptyState>
  );
}
