/** Who is in a test now, in which section, and how far. The page updates itself. */
import { adminTexts } from "../../../content/en/admin.ts";
import { testResultTexts } from "../../../content/en/test-results.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { listRunning, type RunningStudent } from "../../../modules/tests/queries/list-running.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { type Column, DataTable } from "../../../ui/page/data-table.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { clockWriter, nearTimeWriter } from "../../dates.server.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { useLookAgain } from "../shared/use-look-again.ts";
import type { Route } from "./+types/live";
import { extraMinutesAddress, liveAddress, resultsAddress } from "./addresses.ts";
import { Below, NameAndEmail } from "./cells.tsx";
import styles from "./change/preview.module.css";
import { requireTest } from "./change/steps.server.ts";

const texts = testResultTexts.live;
const EVERY_MS = 5_000;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { admin, test } = await requireTest(context, params.testId);
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const page = { before: url.searchParams.get("before"), after: url.searchParams.get("after") };
  const { students, ...running } = await listRunning(db, admin, test.id, page, now);
  await recordView(db, admin, { what: "test.watched", people: students.length }, now);
  const writeEnd = clockWriter(timeZone);
  const writeStart = nearTimeWriter(timeZone, now, "minute");
  const writeSign = nearTimeWriter(timeZone, now, "second");
  return {
    id: test.id,
    title: test.version.title,
    ...running,
    students: students.map(({ startedAt, closesAt, lastSign, ...student }) => ({
      ...student,
      started: writeStart(startedAt),
      ends: closesAt && writeEnd(closesAt),
      lastSign: writeSign(lastSign),
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.title ?? "")) }];
}

export default function WhoIsInIt({ loaderData }: Route.ComponentProps) {
  const { id, title, total, students, before, after } = loaderData;
  useLookAgain(EVERY_MS);
  const pageAddress = (name: "before" | "after", cursor: string | null) =>
    cursor && `${liveAddress(id)}?${new URLSearchParams({ [name]: cursor })}`;
  return (
    <div className="stack gap-5">
      <PageHeading
        title={texts.title(title)}
        text={students.length > 0 ? `${texts.total(total)} ${texts.updates}` : undefined}
        back={{ to: resultsAddress(id), label: testResultTexts.release.back }}
      >
        {students.some(({ ends }) => ends !== null) && (
          <LinkButton to={extraMinutesAddress(id)} variant="secondary" icon="clock">
            {texts.extraForAll}
          </LinkButton>
        )}
      </PageHeading>
      <DoneNotice />
      {students.length === 0 ? (
        <EmptyState icon="clock" title={texts.none} text={texts.noneText} />
      ) : (
        <DataTable
          caption={texts.caption}
          isCaptionHidden
          columns={columns(id, students)}
          rows={students}
          rowId={({ attemptId }) => attemptId}
        />
      )}
      <Pager previous={pageAddress("before", before)} next={pageAddress("after", after)} previousLabel={texts.newer} />
    </div>
  );
}

type Shown = Omit<RunningStudent, "startedAt" | "closesAt" | "lastSign"> & {
  started: string;
  ends: string | null;
  lastSign: string;
};

const columns = (testId: string, students: ReadonlyArray<Shown>): ReadonlyArray<Column<Shown>> => [
  {
    id: "student",
    header: texts.student,
    cell: ({ name, email }) => <NameAndEmail name={name} email={email} />,
  },
  students.some(({ section }) => section !== null) ? sectionColumn() : answeredColumn(),
  { id: "last-sign", header: texts.lastSign, isOneLine: true, cell: ({ lastSign }) => lastSign },
  { id: "started", header: texts.started, isOneLine: true, cell: ({ started }) => started },
  {
    id: "ends",
    header: texts.ends,
    cell: ({ ends, extraMinutes }) => (
      <>
        <span {...(ends !== null && { className: styles.oneLine })}>{ends ?? texts.noClock}</span>
        {extraMinutes > 0 && <Below>{testResultTexts.extra.given(extraMinutes)}</Below>}
      </>
    ),
  },
  ...(students.some(({ ends }) => ends !== null) ? [actionsColumn(testId)] : []),
];

const answeredColumn = (): Column<Shown> => ({
  id: "answered",
  header: texts.answered,
  align: "end",
  isOneLine: true,
  cell: ({ answered, questions }) => texts.of(answered, questions),
});

/** In one column, as titles of sections are long. */
const sectionColumn = (): Column<Shown> => ({
  id: "section",
  header: texts.section,
  cell: ({ section, answered, questions }) => (
    <>
      <span>{section ?? "–"}</span>
      <Below>{texts.answeredOf(answered, questions)}</Below>
    </>
  ),
});

const actionsColumn = (testId: string): Column<Shown> => ({
  id: "actions",
  header: texts.actions,
  isActions: true,
  cell: ({ attemptId, name, ends }) =>
    ends !== null && (
      <LinkButton to={extraMinutesAddress(testId, attemptId)} variant="quiet" size="sm">
        {texts.extra}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </LinkButton>
    ),
});
