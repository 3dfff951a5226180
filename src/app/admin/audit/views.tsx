/** The register of who saw what, the newest first. What is looked for stands in the address. */

import { adminTexts } from "../../../content/en/admin.ts";
import { dataViewTexts } from "../../../content/en/data-views.ts";
import { addDays, startOfDay } from "../../../core/days.ts";
import { type Id, parseId } from "../../../core/id.ts";
import { recordView, type ViewKind } from "../../../modules/audit/commands/record-view.server.ts";
import { findViewedName, listViews } from "../../../modules/audit/queries/list-views.server.ts";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../ui/page/loading-area.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { timeWriter } from "../../dates.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { ListFilters } from "../shared/list-filters.tsx";
import { useListLoading } from "../shared/use-list-loading.ts";
import type { Route } from "./+types/views";
import { dayIn, REGISTER } from "./addresses.ts";
import { AuditTabs } from "./tabs.tsx";
import { ViewTable } from "./view-table.tsx";

const texts = dataViewTexts;

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const { studentId, ...asked } = askedIn(url.searchParams);
  const { what, from, until } = asked;
  const name = studentId && (await findViewedName(db, admin, studentId));
  const filter = {
    what,
    studentId,
    from: from ? startOfDay(from, timeZone) : null,
    until: until ? startOfDay(addDays(until, 1), timeZone) : null,
  };
  const { views, before, after } = await listViews(db, admin, filter, { after: url.searchParams.get("older") });
  const people = new Set(views.flatMap((view) => (view.studentName ? [view.studentId] : []))).size;
  await recordView(db, admin, { what: "register.seen", people }, context.get(nowContext));
  const write = timeWriter(timeZone);
  return {
    asked: { ...asked, about: studentId && { id: studentId, name } },
    isFirst: before === null,
    next: after,
    views: views.map(({ at, what: kind, ...view }) => ({
      ...view,
      day: write(at),
      what: isKind(kind) ? texts.kinds[kind] : kind,
    })),
  };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function AuditViews({ loaderData }: Route.ComponentProps) {
  const { asked, views, isFirst, next } = loaderData;
  const isLoading = useListLoading(REGISTER);
  const filterSearch = addressOf(asked);
  const isFiltering = filterSearch !== "";
  const older = next && `${REGISTER}?${new URLSearchParams([...new URLSearchParams(filterSearch), ["older", next]])}`;
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title} text={texts.text} />
      <AuditTabs />
      <ListFilters action={REGISTER} isFiltering={isFiltering}>
        <SelectField
          label={texts.kind}
          name="what"
          placeholder={texts.allKinds}
          options={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))}
          defaultValue={asked.what ?? ""}
        />
        <TextField label={texts.from} name="from" type="date" defaultValue={asked.from} />
        <TextField label={texts.until} name="until" type="date" defaultValue={asked.until} />
        {asked.about && <input type="hidden" name="about" value={asked.about.id} />}
      </ListFilters>
      {asked.about && (
        <p role="status">{asked.about.name === null ? texts.aboutDeleted : texts.aboutOne(asked.about.name)}</p>
      )}
      <LoadingArea isLoading={isLoading} label={texts.loading} className="stack gap-4">
        {views.length > 0 ? (
          <ViewTable views={views} isOfOne={asked.about !== null} />
        ) : (
          <EmptyState
            icon={isFiltering ? "search" : "clock"}
            title={isFiltering ? texts.noneFound : texts.none}
            text={isFiltering ? texts.noneFoundText : texts.noneText}
          />
        )}
        <Pager previous={isFirst ? null : `${REGISTER}${filterSearch}`} previousLabel={texts.newest} next={older} />
      </LoadingArea>
    </div>
  );
}

type Asked = {
  what: ViewKind | null;
  /** Days, as the fields give them; empty for none. */
  from: string;
  until: string;
};

function askedIn(params: URLSearchParams): Asked & { studentId: Id<"student"> | null } {
  const what = params.get("what") ?? "";
  return {
    what: isKind(what) ? what : null,
    studentId: parseId<"student">(params.get("about")),
    from: dayIn(params.get("from")),
    until: dayIn(params.get("until")),
  };
}

function isKind(text: string): text is ViewKind {
  return Object.hasOwn(texts.kinds, text);
}

function addressOf({ what, from, until, about }: Asked & { about: { id: string } | null }): string {
  const params = new URLSearchParams();
  if (what) params.set("what", what);
  if (about) params.set("about", about.id);
  if (from) params.set("from", from);
  if (until) params.set("until", until);
  return params.size > 0 ? `?${params}` : "";
}
