/** The register of who saw what, the newest first. What is looked for stands in the address. */

import { adminTexts } from "../../../content/en/admin.ts";
import { dataViewTexts } from "../../../content/en/data-views.ts";
import { type Id, parseId } from "../../../core/id.ts";
import { recordView, type ViewKind } from "../../../modules/audit/commands/record-view.server.ts";
import { findViewedName, listViews } from "../../../modules/audit/queries/list-views.server.ts";
import { SelectField } from "../../../ui/fields.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { timeWriter } from "../../dates.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { momentsOf, type Period, periodIn } from "../../shared/period.ts";
import type { Route } from "./+types/views";
import { REGISTER } from "./addresses.ts";
import { AuditFrame } from "./frame.tsx";
import { ViewTable } from "./view-table.tsx";

const texts = dataViewTexts;

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const { studentId, ...query } = queryIn(url.searchParams);
  const name = studentId && (await findViewedName(db, admin, studentId));
  const filter = { what: query.what, studentId, ...momentsOf(query, timeZone) };
  const { views, before, after } = await listViews(db, admin, filter, { after: url.searchParams.get("older") });
  const people = new Set(views.flatMap((view) => (view.studentName ? [view.studentId] : []))).size;
  await recordView(db, admin, { what: "register.seen", people }, context.get(nowContext));
  const write = timeWriter(timeZone);
  return {
    query: { ...query, about: studentId && { id: studentId, name } },
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
  const { query, views, isFirst, next } = loaderData;
  const { what, about, from, until } = query;
  return (
    <AuditFrame
      address={REGISTER}
      texts={texts}
      query={{ what, about: about?.id ?? null, from, until }}
      isFirst={isFirst}
      next={next}
      filters={
        <SelectField
          label={texts.kind}
          name="what"
          placeholder={texts.allKinds}
          options={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))}
          defaultValue={what ?? ""}
        />
      }
      note={about && <p role="status">{about.name === null ? texts.aboutDeleted : texts.aboutOne(about.name)}</p>}
    >
      {views.length === 0 ? null : <ViewTable views={views} isOfOne={about !== null} />}
    </AuditFrame>
  );
}

type ViewsQuery = Period & {
  what: ViewKind | null;
};

function queryIn(params: URLSearchParams): ViewsQuery & { studentId: Id<"student"> | null } {
  const what = params.get("what") ?? "";
  return {
    what: isKind(what) ? what : null,
    studentId: parseId<"student">(params.get("about")),
    ...periodIn(params),
  };
}

function isKind(text: string): text is ViewKind {
  return Object.hasOwn(texts.kinds, text);
}
