/** Faculty, results or testimonials. Adding, editing, ordering and deleting are windows over the list. */
import { Outlet, useLocation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { settingsTexts } from "../../../content/en/settings.ts";
import { showcaseTexts } from "../../../content/en/showcase.ts";
import { listEntries } from "../../../modules/showcase/queries/list-entries.server.ts";
import { ENTRIES_MAX, SHOWN_MAX, type ShowcaseKind } from "../../../modules/showcase/rules.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { servicesContext } from "../../context.ts";
import { dayOfCalendarWriter } from "../../dates.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withoutDone } from "../shared/done.ts";
import type { Route } from "./+types/list";
import { addressOfShowcase, requireShowcaseKind } from "./address.ts";
import { EntryList } from "./entries.tsx";
import { linesOf } from "./lines-of.ts";
import styles from "./list.module.css";

const texts = showcaseTexts;

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const kind = requireShowcaseKind(params);
  const entries = await listEntries(context.get(servicesContext).db, admin, kind);
  const writeDay = dayOfCalendarWriter();
  return {
    kind,
    entries: entries.map((entry) => ({
      id: entry.id,
      name: entry.name,
      photo: entry.photo,
      lines: linesOf(entry, writeDay),
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    {
      title: adminTexts.pageTitle(
        loaderData ? settingsTexts.parts.title(texts.lists[loaderData.kind].title) : settingsTexts.title,
      ),
    },
  ];
}

export default function Showcase({ loaderData: { kind, entries } }: Route.ComponentProps) {
  const { title, none, noneText } = texts.lists[kind];
  const search = withoutDone(useLocation().search);
  const list = addressOfShowcase(kind);
  return (
    <section className="stack gap-4" aria-labelledby="showcase">
      <header className={styles.head}>
        <div>
          <h2 id="showcase">{title}</h2>
          <p className={styles.quiet}>{textOf(kind)}</p>
        </div>
        <div className="cluster gap-3">
          {entries.length > 1 && (
            <LinkButton to={`${list}/order${search}`} variant="secondary" preventScrollReset>
              {texts.list.order}
            </LinkButton>
          )}
          {entries.length > 0 && entries.length < ENTRIES_MAX && <AddEntry kind={kind} />}
        </div>
      </header>
      <Outlet />
      {entries.length >= ENTRIES_MAX && <p className={styles.quiet}>{texts.list.full(ENTRIES_MAX)}</p>}
      {entries.length === 0 ? (
        <EmptyState icon="users" title={none} text={noneText}>
          <AddEntry kind={kind} />
        </EmptyState>
      ) : (
        <EntryList entries={entries} list={list} search={search} />
      )}
    </section>
  );
}

function AddEntry({ kind }: { kind: ShowcaseKind }) {
  return (
    <LinkButton to={`${addressOfShowcase(kind)}/add`} icon="plus" preventScrollReset>
      {texts.lists[kind].add}
    </LinkButton>
  );
}

function textOf(kind: ShowcaseKind): string {
  return kind === "faculty"
    ? texts.lists[kind].text(ENTRIES_MAX)
    : texts.lists[kind].text(ENTRIES_MAX, SHOWN_MAX[kind]);
}
