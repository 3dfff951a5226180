/** /dashboard/notebook: notes, bookmarks and highlights. The address keeps filters and page. */
import { data, Form, Link, useNavigation } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { notebookTexts } from "../../../content/en/notebook.ts";
import { OPEN_ATTEMPTS_MAX } from "../../../modules/attempts/rules.ts";
import {
  NOTEBOOK_FIND_MAX,
  NOTEBOOK_KINDS,
  type NotebookFilter,
  notebookFilterIn,
  searchOfNotebookFilter,
} from "../../../modules/notebook/notebook-filter.ts";
import { listNotebook } from "../../../modules/notebook/queries/list-notebook.server.ts";
import { NOTEBOOK_PER_PAGE } from "../../../modules/notebook/rules.ts";
import { CUSTOM_TEST_SIZE } from "../../../modules/practice-tests/rules.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { FilterLinks } from "../../../ui/page/filter-links.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { servicesContext } from "../../context.ts";
import { dateWriter } from "../../dates.server.ts";
import { readForm } from "../../form-action.server.ts";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import { requireStudent } from "../../guards.server.ts";
import { TabError } from "../shared/tab-error.tsx";
import type { Route } from "./+types/list";
import { practise, remove } from "./actions.server.ts";
import { field } from "./address.ts";
import styles from "./list.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = notebookTexts;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, timeZone } = context.get(servicesContext);
  const student = requireStudent(context);
  const filter = notebookFilterIn(url.searchParams);
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1);
  const { entries, ...list } = await listNotebook(db, student, { ...filter, page });
  const write = dateWriter(timeZone, "medium");
  return {
    ...{ filter, list, isActive: student.status === "Active" },
    entries: entries.map(({ at, ...entry }) => ({ ...entry, day: write(at).text })),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const student = requireStudent(context);
  const fields = await readForm(request);
  switch (fields.get(field.intent)) {
    case "remove":
      return remove(context, student, fields, url.pathname + url.search);
    case "practise":
      return practise(context, student, fields);
    default:
      throw data(null, { status: 400 });
  }
}

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

type Loaded = Route.ComponentProps["loaderData"];

export default function Notebook({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, list, entries, isActive } = loaderData;
  const isAlive = useHydrated();
  const isFiltering = searchOfNotebookFilter(filter).size > 0;
  if (list.total === 0 && !isFiltering) {
    return (
      <>
        <PageHeading title={texts.title} text={texts.text} />
        <EmptyState icon="note" title={texts.empty} text={texts.emptyText}>
          <LinkButton to="/dashboard/subjects">{texts.toSubjects}</LinkButton>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeading title={texts.title} text={texts.text}>
        {isAlive && list.total > 0 && (
          <Button variant="secondary" icon="printer" onClick={() => window.print()}>
            {texts.print}
          </Button>
        )}
      </PageHeading>
      <div className="stack gap-5">
        <Filters filter={filter} labels={list.labels} />
        {isActive && list.askable > 0 && (
          <Practise
            filter={filter}
            askable={list.askable}
            reply={actionData?.form === "practise" ? actionData : undefined}
          />
        )}
        {entries.length === 0 ? (
          <EmptyState icon="search" title={texts.none}>
            <LinkButton to="?" variant="secondary">
              {texts.showAll}
            </LinkButton>
          </EmptyState>
        ) : (
          <>
            <ul className={styles.list}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
            <Pages filter={filter} list={list} />
          </>
        )}
      </div>
    </>
  );
}

function Entry({ entry }: { entry: Loaded["entries"][number] }) {
  const { kind, id, about, text, labels, day, lessonId, review } = entry;
  const to = lessonId ? `/lessons/${lessonId}` : review && `/attempts/${review.attemptId}/questions/${review.position}`;
  return (
    <Card as="li" className="stack gap-3">
      <p className={styles.facts}>
        <Badge>{texts.kindOf[kind]}</Badge> <span>{day}</span>
        {labels.map((label) => (
          <Badge key={label} tone="accent">
            {label}
          </Badge>
        ))}
      </p>
      <p className={styles.about}>{to ? <Link to={to}>{about}</Link> : about}</p>
      {text &&
        (kind === "highlight" ? (
          <blockquote className={styles.quote}>{text}</blockquote>
        ) : (
          <p className={styles.text}>{text}</p>
        ))}
      <details className={styles.remove}>
        <summary>
          {texts.remove}
          <VisuallyHidden>{` ${about}`}</VisuallyHidden>
        </summary>
        <FormFrame className="stack gap-2">
          <p>{texts.removeSure}</p>
          <input type="hidden" name={field.intent} value="remove" />
          <input type="hidden" name={field.kind} value={kind} />
          <input type="hidden" name={field.id} value={id} />
          <div>
            <Button variant="danger" size="sm">
              {texts.removeNow}
            </Button>
          </div>
        </FormFrame>
      </details>
    </Card>
  );
}

function Filters({ filter, labels }: { filter: NotebookFilter; labels: ReadonlyArray<string> }) {
  const { kind, label, find } = filter;
  return (
    <div className={styles.filters}>
      <FilterLinks
        label={texts.filter}
        links={NOTEBOOK_KINDS.map((one) => ({
          to: `?${searchOfNotebookFilter({ ...filter, kind: one })}`,
          label: texts.kinds[one],
          isCurrent: one === kind,
        }))}
      />
      <Form method="get" role="search" preventScrollReset className={styles.find}>
        {kind !== "all" && <input type="hidden" name={field.kind} value={kind} />}
        {labels.length > 0 && (
          <SelectField
            key={`label ${label}`}
            label={texts.label}
            name={field.label}
            defaultValue={label}
            options={[{ value: "", label: texts.allLabels }, ...labels.map((one) => ({ value: one, label: one }))]}
          />
        )}
        <TextField
          key={`find ${find}`}
          label={texts.find}
          name={field.find}
          type="search"
          maxLength={NOTEBOOK_FIND_MAX}
          defaultValue={find}
        />
        <Button variant="secondary">{texts.findButton}</Button>
      </Form>
    </div>
  );
}

function Practise({
  filter,
  askable,
  reply,
}: {
  filter: NotebookFilter;
  askable: number;
  reply: ReplyOf<typeof practise> | undefined;
}) {
  const { state, formData } = useNavigation();
  const { message } = describeReply(reply, dashboardTexts.tests.notStarted, {
    inactive: dashboardTexts.tests.inactive,
    "too-many-open": dashboardTexts.tests.tooManyOpen(OPEN_ATTEMPTS_MAX),
    "no-questions": texts.gone,
    limited: ({ minutes }) => dashboardTexts.tests.tooManyStarts(minutes),
  });
  return (
    <FormFrame message={message} busy={state !== "idle" && formData?.get(field.intent) === "practise"}>
      <input type="hidden" name={field.intent} value="practise" />
      {[...searchOfNotebookFilter(filter)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <Button variant="secondary" busyLabel={texts.practising}>
          {texts.practise(Math.min(askable, CUSTOM_TEST_SIZE))}
        </Button>
      </div>
    </FormFrame>
  );
}

function Pages({ filter, list: { page, total } }: Pick<Loaded, "filter" | "list">) {
  const addressOf = (number: number) => {
    const search = searchOfNotebookFilter(filter);
    if (number > 1) search.set("page", String(number));
    return `?${search}`;
  };
  const last = Math.min(page * NOTEBOOK_PER_PAGE, total);
  return (
    <Pager previous={page > 1 ? addressOf(page - 1) : null} next={last < total ? addressOf(page + 1) : null}>
      {texts.range((page - 1) * NOTEBOOK_PER_PAGE + 1, last, total)}
    </Pager>
  );
}

export function ErrorBoundary() {
  return <TabError title={texts.title} message={texts.failed} />;
}
