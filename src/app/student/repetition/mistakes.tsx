/** /dashboard/mistakes: what is due, what went wrong, and how much the student wants to repeat. The address keeps filters and page. */
import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { repetitionTexts } from "../../../content/en/repetition.ts";
import { dayOf } from "../../../core/days.ts";
import { OPEN_ATTEMPTS_MAX } from "../../../modules/attempts/rules.ts";
import { CUSTOM_TEST_SIZE } from "../../../modules/practice-tests/rules.ts";
import {
  MISTAKE_FIND_MAX,
  MISTAKE_KINDS,
  MISTAKES_PER_PAGE,
  type MistakeFilter,
  mistakeFilterIn,
  searchOfMistakeFilter,
} from "../../../modules/repetition/mistake-filter.ts";
import { listMistakes, type MistakePage } from "../../../modules/repetition/queries/list-mistakes.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { BarChart } from "../../../ui/page/bar-chart.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { FilterLinks } from "../../../ui/page/filter-links.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { dateWriter, dayOfCalendarWriter } from "../../dates.server.ts";
import { readForm } from "../../form-action.server.ts";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import { requireStudent } from "../../guards.server.ts";
import { TabError } from "../shared/tab-error.tsx";
import { STUDY_PLAN } from "../standing/address.ts";
import type { Route } from "./+types/mistakes";
import { actOnMistakes, type practise } from "./actions.server.ts";
import { field } from "./address.ts";
import { DueCard } from "./due-card.tsx";
import { loadDue } from "./load-due.server.ts";
import { MistakeItem } from "./mistake-item.tsx";
import styles from "./mistakes.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = repetitionTexts;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, timeZone } = services;
  const student = requireStudent(context);
  const now = context.get(nowContext);
  const filter = mistakeFilterIn(url.searchParams);
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1);
  const due = await loadDue(services, student, now);
  const list = await listMistakes(db, student, { ...filter, page }, now);
  const today = dayOf(now, timeZone);
  const writeDate = dateWriter(timeZone, "medium");
  const writeDay = dayOfCalendarWriter();
  return {
    ...{ filter, due, isActive: student.status === "Active" },
    days: due.forecast.map(({ day }) => writeDay(day)),
    list: {
      ...list,
      mistakes: list.mistakes.map(({ lastAt, dueOn, ...mistake }) => ({
        ...mistake,
        day: writeDate(lastAt).text,
        dueOn: dueOn && (dueOn <= today ? texts.list.dueToday : texts.list.dueOn(writeDay(dueOn))),
      })),
    },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnMistakes(context, requireStudent(context), await readForm(request));
}

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export default function Mistakes({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, due, days, list, isActive } = loaderData;
  const isEmpty = list.total === 0 && searchOfMistakeFilter(filter).size === 0;
  return (
    <>
      <PageHeading title={texts.title} text={texts.text} />
      <div className="stack gap-6">
        <DueCard due={due} isActive={isActive} reply={actionData?.form === "repeat" ? actionData : undefined} />
        <div className={styles.beside}>
          <details className={styles.plan}>
            <summary>{texts.forecast.title}</summary>
            <BarChart
              caption={texts.forecast.caption}
              labelHeader={texts.forecast.day}
              valueHeader={texts.forecast.count}
              bars={due.forecast.map(({ count }, index) => ({
                label: index === 0 ? texts.forecast.today : (days[index] ?? ""),
                value: count,
                max: Math.max(...due.forecast.map((one) => one.count), 1),
              }))}
            />
          </details>
          <Link to={STUDY_PLAN}>{texts.plan}</Link>
        </div>
        {isEmpty ? (
          <EmptyState icon="check" title={texts.list.empty} text={texts.list.emptyText}>
            <LinkButton to="/dashboard/tests">{texts.list.takeTest}</LinkButton>
          </EmptyState>
        ) : (
          <section aria-labelledby="mistakes" className="stack gap-4">
            <h2 id="mistakes">{texts.list.title}</h2>
            <Filters filter={filter} list={list} />
            {list.total === 0 ? (
              <EmptyState title={texts.list.none}>
                <LinkButton to="?" variant="secondary">
                  {texts.list.showAll}
                </LinkButton>
              </EmptyState>
            ) : (
              <>
                {isActive && list.askable > 0 && (
                  <Practise
                    filter={filter}
                    askable={list.askable}
                    reply={actionData?.form === "practise" ? actionData : undefined}
                  />
                )}
                <ul className={styles.list}>
                  {list.mistakes.map((mistake) => (
                    <MistakeItem key={mistake.questionId} mistake={mistake} />
                  ))}
                </ul>
                <Pages filter={filter} list={list} />
              </>
            )}
          </section>
        )}
      </div>
    </>
  );
}

type ListProps = { filter: MistakeFilter; list: Omit<MistakePage, "mistakes"> };

function Filters({ filter, list }: ListProps) {
  const { kind, subject, find } = filter;
  const [typed, setTyped] = useState(find);
  const [shown, setShown] = useState(find);
  if (shown !== find) {
    setShown(find);
    setTyped(find);
  }
  return (
    <div className="stack gap-3">
      <FilterLinks
        label={texts.list.filter}
        links={MISTAKE_KINDS.filter((one) => one === "all" || one === kind || list.counts[one] > 0).map((one) => ({
          to: `?${searchOfMistakeFilter({ ...filter, kind: one })}`,
          label: texts.list.kindOf(texts.list.kinds[one], list.counts[one]),
          isCurrent: one === kind,
        }))}
      />
      <Form method="get" role="search" preventScrollReset className={styles.find}>
        {kind !== "all" && <input type="hidden" name={field.kind} value={kind} />}
        <SelectField
          key={subject}
          label={texts.list.subject}
          name={field.subject}
          defaultValue={subject ?? ""}
          options={[
            { value: "", label: texts.list.allSubjects },
            ...list.subjects.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextField
          label={texts.list.find}
          name={field.find}
          type="search"
          maxLength={MISTAKE_FIND_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button variant="secondary">{texts.list.findButton}</Button>
      </Form>
    </div>
  );
}

function Practise({
  filter,
  askable,
  reply,
}: {
  filter: MistakeFilter;
  askable: number;
  reply: ReplyOf<typeof practise> | undefined;
}) {
  const { state, formData } = useNavigation();
  const { message } = describeReply(reply, dashboardTexts.tests.notStarted, {
    inactive: texts.due.inactive,
    "too-many-open": dashboardTexts.tests.tooManyOpen(OPEN_ATTEMPTS_MAX),
    "no-questions": texts.list.gone,
    limited: ({ minutes }) => dashboardTexts.tests.tooManyStarts(minutes),
  });
  return (
    <FormFrame
      message={message}
      busy={state !== "idle" && formData?.get(field.intent) === "practise"}
      className={styles.practise}
    >
      <input type="hidden" name={field.intent} value="practise" />
      {[...searchOfMistakeFilter(filter)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="secondary" busyLabel={texts.list.practising}>
        {texts.list.practise(Math.min(askable, CUSTOM_TEST_SIZE), askable)}
      </Button>
    </FormFrame>
  );
}

function Pages({ filter, list: { page, hasNext, total } }: ListProps) {
  const addressOf = (number: number) => {
    const search = searchOfMistakeFilter(filter);
    if (number > 1) search.set("page", String(number));
    return `?${search}`;
  };
  const first = (page - 1) * MISTAKES_PER_PAGE + 1;
  return (
    <Pager previous={page > 1 ? addressOf(page - 1) : null} next={hasNext ? addressOf(page + 1) : null}>
      {texts.list.range(first, Math.min(page * MISTAKES_PER_PAGE, total), total)}
    </Pager>
  );
}

export function ErrorBoundary() {
  return <TabError title={texts.title} message={texts.failed} />;
}
