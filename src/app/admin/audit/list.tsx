/** The audit: what was done, the newest first. What is searched for stands in the address. */

import { z } from "zod/mini";
import { adminTexts } from "../../../content/en/admin.ts";
import { auditTexts } from "../../../content/en/audit.ts";
import { oneLine } from "../../../core/plain-text.ts";
import type { AuditAction } from "../../../modules/audit/commands/record-audit.server.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { findAuditNames } from "../../../modules/audit/queries/find-audit-names.server.ts";
import { type AuditEntry, listAudit } from "../../../modules/audit/queries/list-audit.server.ts";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { dayOfCalendarWriter, dayWriter, timeWriter } from "../../dates.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { momentsOf, type Period, periodIn } from "../../shared/period.ts";
import type { Route } from "./+types/list";
import { AUDIT } from "./addresses.ts";
import { changesOf, sentenceOf, type Words } from "./changes.server.ts";
import { EntryCard, type ShownEntry } from "./entry-card.tsx";
import { AuditFrame } from "./frame.tsx";
import styles from "./list.module.css";

const texts = auditTexts;
const SEARCH_MAX = 200;
/** What has no name beside it: the one act of a student that is written down here, and what the product does by itself. */
const NAMELESS: { readonly [action: string]: "leaver" | "product" | undefined } = {
  "student.left": "leaver",
  "student.expired": "product",
  "data.expired": "product",
} satisfies Partial<Record<AuditAction, "leaver" | "product">>;

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const query = queryIn(url.searchParams);
  const filter = { ...query, ...momentsOf(query, timeZone) };
  const { entries, before, after } = await listAudit(db, admin, filter, { after: url.searchParams.get("older") });
  await recordView(db, admin, { what: "audit.seen", people: countPeople(entries) }, context.get(nowContext));
  const words: Words = {
    names: await findAuditNames(db, admin, entries),
    writeTime: timeWriter(timeZone),
    writeDay: dayOfCalendarWriter(),
  };
  const write = dayWriter(timeZone);
  return {
    query,
    isFirst: before === null,
    next: after,
    entries: entries.map((entry) => shown(entry, write(entry.at).long, words)),
  };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { query, entries, isFirst, next } = loaderData;
  const { search, action, subjectId, from, until } = query;
  return (
    <AuditFrame
      address={AUDIT}
      texts={texts}
      query={{ q: search, action, about: subjectId, from, until }}
      isFirst={isFirst}
      next={next}
      filters={
        <>
          <div className={styles.search}>
            <TextField
              label={texts.search}
              isLabelHidden
              name="q"
              type="search"
              icon="search"
              placeholder={texts.searchPlaceholder}
              autoComplete="off"
              maxLength={SEARCH_MAX}
              defaultValue={search}
            />
          </div>
          <SelectField
            label={texts.action}
            name="action"
            placeholder={texts.allActions}
            options={Object.entries(texts.actions).map(([value, label]) => ({ value, label }))}
            defaultValue={action ?? ""}
          />
        </>
      }
    >
      {entries.length === 0 ? null : (
        <ol className="stack gap-3" aria-label={texts.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryCard entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </AuditFrame>
  );
}

type AuditQuery = Period & {
  search: string;
  action: AuditAction | null;
  subjectId: string | null;
};

function queryIn(params: URLSearchParams): AuditQuery {
  const action = params.get("action") ?? "";
  return {
    search: oneLine(params.get("q") ?? "").slice(0, SEARCH_MAX),
    action: isAction(action) ? action : null,
    subjectId: oneLine(params.get("about") ?? "").slice(0, SEARCH_MAX) || null,
    ...periodIn(params),
  };
}

function isAction(text: string): text is AuditAction {
  return Object.hasOwn(auditTexts.actions, text);
}

/** Students who were changed together are named in one entry. */
const Named = z.object({ names: z.array(z.string()) });

/** Whose names and values these entries hold. */
function countPeople(entries: ReadonlyArray<AuditEntry>): number {
  const isPersonal = ({ action }: AuditEntry) => /^(student|certificate|message|subscriber|report)\./.test(action);
  const alone = new Set(entries.filter(isPersonal).map(({ subjectId, subjectName }) => subjectId || subjectName));
  const together = entries.map(({ after }) => Named.safeParse(after).data?.names.length ?? 0);
  return together.reduce((sum, count) => sum + count, alone.size);
}

function shown(entry: AuditEntry, day: string, words: Words): ShownEntry {
  const { id, at, actorEmail, action, subjectId, subjectName, before, after } = entry;
  return {
    id,
    at: { text: day, iso: at.toISOString() },
    who: actorEmail || texts[NAMELESS[action] ?? "console"],
    // An old one may have a name that nobody knows any more.
    what: isAction(action) ? sentenceOf(action, entry, words) : { before: `${action} `, after: "" },
    subjectName,
    to: subjectAddressOf(action, subjectId, after !== null),
    aboutIt: subjectId ? `${AUDIT}?${new URLSearchParams({ about: subjectId })}` : null,
    changes: changesOf(entry, words),
    isChange: before !== null && after !== null,
  };
}

/** Where a thing is to be seen, as long as it was not deleted by this very entry. */
function subjectAddressOf(action: string, id: string, isThere: boolean): string | null {
  if (!id || !isThere) return null;
  const [kind] = action.split(".");
  switch (kind) {
    case "student":
      return `/admin/students/${id}`;
    case "question":
      return `/admin/questions/${id}/versions`;
    case "lesson":
      return `/admin/subjects/lessons/${id}/edit`;
    case "stimulus":
      return `/admin/cases/${id}`;
    case "post":
      return `/admin/blog/${id}/preview`;
    default:
      return null;
  }
}
