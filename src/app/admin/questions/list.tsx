/**
 * The Question Bank. What is searched for and filtered by stands in the address. Import, export, preview and deletion are
 * windows over it, each with an address of its own.
 */

import { useState } from "react";
import { Outlet, useLocation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { bankTexts } from "../../../content/en/question-bank.ts";
import { questionTexts } from "../../../content/en/questions.ts";
import { addressOfFilter, filterIn, isFiltering } from "../../../modules/questions/bank-filter.ts";
import { findUndoableChange } from "../../../modules/questions/queries/find-undoable-change.server.ts";
import { listLabels } from "../../../modules/questions/queries/list-labels.server.ts";
import { listQuestions, type PageKey } from "../../../modules/questions/queries/list-questions.server.ts";
import { shortOutlines } from "../../../modules/questions/short-outline.ts";
import { listLessonTitles, listSubjectNames } from "../../../modules/subjects/queries/list-names.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../ui/page/loading-area.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import { PageSelection } from "../shared/bulk/selection-frame.tsx";
import { useSelection } from "../shared/bulk/use-selection.ts";
import { withoutDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { listSearchOf, withListReturn } from "../shared/list-return.ts";
import { ListHits, ListTools } from "../shared/list-tools.tsx";
import { useListLoading } from "../shared/use-list-loading.ts";
import type { Route } from "./+types/list";
import { actOnBank } from "./list/actions.server.ts";
import { QuestionCard } from "./list/card.tsx";
import { QuestionFilters } from "./list/filters.tsx";
import { SelectionBar } from "./list/selection-bar.tsx";
import { QuestionTable } from "./list/table.tsx";
import { UndoNotice, useUndoable } from "./list/undo-notice.tsx";
import { useReturn } from "./list/use-return.ts";
import { useListView, ViewChoice } from "./list/view.tsx";
import styles from "./list.module.css";
import { LIST } from "./list-address.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = questionTexts.list;

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const filter = filterIn(params);
  const pageRequest = {
    older: params.get("older") ?? undefined,
    newer: params.get("newer") ?? undefined,
    page: params.get("page") ?? undefined,
  };
  const [page, labels, subjects, lessons, undoable] = await Promise.all([
    listQuestions(db, admin, filter, pageRequest),
    listLabels(db, admin),
    listSubjectNames(db, admin),
    filter.subjectId ? listLessonTitles(db, admin, filter.subjectId) : [],
    findUndoableChange(db, admin, context.get(nowContext)),
  ]);
  // The list shows short outlines; what else a question holds stays on the server until its preview is opened.
  const outlines = shortOutlines(page.questions.map(({ shown }) => shown?.outline ?? null));
  return {
    ...page,
    filter,
    labels,
    subjects,
    lessons,
    undoable,
    questions: page.questions.map(({ shown: _, createdAt: __, ...question }, index) => ({
      ...question,
      outline: outlines[index] ?? null,
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnBank(context, request);
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function Questions({ loaderData }: Route.ComponentProps) {
  const { questions, total, isTotalCapped, corrections, previous, next, filter, labels, subjects, lessons, undoable } =
    loaderData;
  const here = useLocation();
  const listSearch = withoutDone(here.search);
  const filterSearch = addressOfFilter(filter);
  const isLoading = useListLoading(LIST);
  const [changed, setChanged] = useState({ times: 0, ofStimuli: 0 });
  const ids = questions.map(({ id }) => id);
  const selection = useSelection(filter, filterSearch, ids);
  const isFiltered = isFiltering(filter);
  const [view, chooseView] = useListView();
  const returned = useReturn(ids);
  const pageAddress = (key: PageKey | null) =>
    key && `${LIST}${filterSearch}${filterSearch ? "&" : "?"}${new URLSearchParams({ [key.name]: key.value })}`;

  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title} text={isFiltered ? undefined : texts.count(total)}>
        <LinkButton to={`${LIST}/labels`} variant="quiet">
          {bankTexts.labels}
        </LinkButton>
        <LinkButton to={`${LIST}/export${filterSearch}`} variant="secondary" icon="download" preventScrollReset>
          {bankTexts.export}
        </LinkButton>
        <LinkButton to={`${LIST}/import${listSearch}`} variant="secondary" icon="upload" preventScrollReset>
          {texts.import}
        </LinkButton>
        <LinkButton to={withListReturn(`${LIST}/add`, listSearchOf(here.search))} icon="plus">
          {texts.add}
        </LinkButton>
      </PageHeading>
      {!returned.id && <DoneNotice />}
      <UndoNotice
        key={changed.times}
        undoable={useUndoable(undoable)}
        isNew={changed.times > 0}
        ofStimuli={changed.ofStimuli}
      />
      <Outlet />
      <QuestionFilters filter={filter} subjects={subjects} lessons={lessons} labels={labels} action={LIST} />
      <ListTools>
        <ListHits>
          {isFiltered && <p>{bankTexts.hits(total, isTotalCapped)}</p>}
          {corrections.map(({ word, corrections: words }) => (
            <p key={word}>{bankTexts.meant(word, words)}</p>
          ))}
        </ListHits>
        {questions.length > 0 && (
          <ListTools>
            <ViewChoice view={view} onChoose={chooseView} />
            <PageSelection selection={selection} />
          </ListTools>
        )}
      </ListTools>
      <LoadingArea isLoading={isLoading} label={texts.loading}>
        {questions.length > 0 && view === "table" && (
          <div onClickCapture={returned.remember}>
            <QuestionTable {...{ questions, listSearch, selection, returned }} />
          </div>
        )}
        {questions.length > 0 && view === "cards" && (
          <ul aria-label={texts.title} className="stack gap-4" onClickCapture={returned.remember}>
            {questions.map((question) => (
              <li key={question.id} {...returned.mark(question.id)} className={classes("stack gap-3", styles.item)}>
                {question.id === returned.id && <DoneNotice isInFocus />}
                <QuestionCard question={question} listSearch={listSearch} selection={selection} />
              </li>
            ))}
          </ul>
        )}
        {questions.length === 0 && isFiltered && (
          <EmptyState icon="search" title={texts.noneFound} text={texts.noneFoundText}>
            <LinkButton to={LIST} variant="secondary">
              {filter.search ? texts.clearSearch : bankTexts.filters.clear}
            </LinkButton>
          </EmptyState>
        )}
        {questions.length === 0 && !isFiltered && (
          <EmptyState icon="list" title={texts.none} text={texts.noneText}>
            <LinkButton to={withListReturn(`${LIST}/add`, listSearchOf(here.search))} icon="plus">
              {texts.add}
            </LinkButton>
          </EmptyState>
        )}
        <Pager previous={pageAddress(previous)} next={pageAddress(next)} />
      </LoadingArea>
      <SelectionBar
        selection={selection}
        total={total}
        isTotalCapped={isTotalCapped}
        isWithdrawn={filter.isWithdrawn}
        subjects={subjects}
        labels={labels}
        onChanged={(ofStimuli) => setChanged({ times: changed.times + 1, ofStimuli })}
      />
    </div>
  );
}
