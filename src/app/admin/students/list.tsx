/**
 * The students of the institute. What is searched for, filtered and ordered by stands in the address. Adding and importing
 * are windows over the list, each with an address of its own.
 */

import { useState } from "react";
import { Outlet, useLocation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { studentTexts } from "../../../content/en/students.ts";
import { dayOf } from "../../../core/days.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { listStudents } from "../../../modules/students/queries/list-students.server.ts";
import { findStudentOverview } from "../../../modules/students/queries/student-figures.server.ts";
import { addressOfFilter, filterIn, isFiltering } from "../../../modules/students/student-filter.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../ui/page/loading-area.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { dateWriter } from "../../dates.server.ts";
import type { ReplyOf } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { PageSelection } from "../shared/bulk/selection-frame.tsx";
import { useSelection } from "../shared/bulk/use-selection.ts";
import { withoutDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { ListHits, ListTools } from "../shared/list-tools.tsx";
import { useListLoading } from "../shared/use-list-loading.ts";
import type { Route } from "./+types/list";
import { BulkBar } from "./bulk/bar.tsx";
import { BulkNotice } from "./bulk/notice.tsx";
import type { BulkReply } from "./bulk/reply.ts";
import { cardsOf } from "./list/cards.server.ts";
import { StudentCards } from "./list/cards.tsx";
import { ExportButton } from "./list/export-button.tsx";
import { StudentFilters } from "./list/filters.tsx";
import { actOnStatus } from "./list/status-action.server.ts";
import { StatusNotice } from "./list/status-notice.tsx";
import { describeStatusReply, type StatusReply } from "./list/status-reply.ts";
import { StudentTable } from "./list/table.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = studentTexts.list;
const LIST = "/admin/students";

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const params = new URL(request.url).searchParams;
  const filter = filterIn(params);
  const pageRequest = { before: params.get("before") ?? undefined, after: params.get("after") ?? undefined };
  const [overview, page] = await Promise.all([
    findStudentOverview(db, admin, now, timeZone),
    listStudents(db, admin, filter, pageRequest),
  ]);
  const what = isFiltering(filter) ? "students.searched" : "students.listed";
  await recordView(db, admin, { what, people: page.students.length }, now);
  const writeDate = dateWriter(timeZone, "medium");
  return {
    ...page,
    filter,
    cards: cardsOf(overview, dayOf(now, timeZone), timeZone),
    courses: overview.courses,
    students: page.students.map(({ joinDate, invitedAt, ...student }) => ({
      ...student,
      joined: writeDate(joinDate),
      wasInvited: invitedAt !== null,
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnStatus(context, request);
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function Students({ loaderData, actionData }: Route.ComponentProps) {
  const { students, total, isTotalCapped, before, after, filter, cards, courses } = loaderData;
  const here = useLocation();
  const listSearch = withoutDone(here.search);
  const filterSearch = addressOfFilter(filter);
  const isLoading = useListLoading(LIST);
  const { reply, setReply } = useReply(actionData, here.key);
  const isFiltered = isFiltering(filter);
  const selection = useSelection(
    filter,
    filterSearch,
    students.map(({ id }) => id),
  );
  const [bulkReply, setBulkReply] = useState<BulkReply | null>(null);
  const pageAddress = (name: "before" | "after", place: string | null) =>
    place && `${LIST}${filterSearch}${filterSearch ? "&" : "?"}${new URLSearchParams({ [name]: place })}`;

  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title} text={isFiltered ? undefined : texts.count(total)}>
        {total > 0 && <ExportButton filter={filter} />}
        <LinkButton to={`${LIST}/import${listSearch}`} variant="secondary" icon="upload" preventScrollReset>
          {texts.import}
        </LinkButton>
        <LinkButton to={`${LIST}/add${listSearch}`} icon="plus" preventScrollReset>
          {texts.add}
        </LinkButton>
      </PageHeading>
      {!bulkReply && <DoneNotice />}
      <Outlet />
      <StudentCards cards={cards} />
      <StudentFilters filter={filter} courses={courses} action={LIST} />
      <ListTools>
        <ListHits>{isFiltered && texts.found(total, isTotalCapped)}</ListHits>
        {students.length > 0 && <PageSelection selection={selection} />}
      </ListTools>
      <BulkNotice reply={bulkReply} />
      <StatusNotice
        reply={reply}
        isInList={students.some(({ id }) => id === reply?.studentId)}
        action={LIST + listSearch}
        onReply={setReply}
      />
      <LoadingArea isLoading={isLoading} label={texts.loading}>
        {students.length > 0 && (
          <StudentTable
            students={students}
            filter={filter}
            list={LIST}
            here={LIST + listSearch}
            reply={reply}
            onReply={setReply}
            selection={selection}
          />
        )}
        {students.length === 0 && isFiltered && (
          <EmptyState icon="search" title={texts.noneFound} text={texts.noneFoundText}>
            <LinkButton to={LIST} variant="secondary">
              {adminTexts.filters.clear}
            </LinkButton>
          </EmptyState>
        )}
        {students.length === 0 && !isFiltered && (
          <EmptyState icon="users" title={texts.none} text={texts.noneText}>
            <LinkButton to={`${LIST}/add`} icon="plus">
              {texts.add}
            </LinkButton>
            <LinkButton to={`${LIST}/import`} variant="secondary" icon="upload">
              {texts.import}
            </LinkButton>
          </EmptyState>
        )}
        <Pager previous={pageAddress("before", before)} next={pageAddress("after", after)} />
      </LoadingArea>
      <BulkBar selection={selection} total={total} isTotalCapped={isTotalCapped} onDone={setBulkReply} />
    </div>
  );
}

/** What came of the last change of a status, until the list becomes another one. */
function useReply(actionData: ReplyOf<typeof actOnStatus> | undefined, place: string) {
  const [last, setLast] = useState({ reply: actionData ? describeStatusReply(actionData) : null, place });
  const reply = last.place === place ? last.reply : null;
  return { reply, setReply: (reply: StatusReply) => setLast({ reply, place }) };
}
