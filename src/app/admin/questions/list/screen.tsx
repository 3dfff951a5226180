/** The Question Bank: its filters, its questions as cards or rows, what is selected of them, and the windows over it. */
import { useState } from "react";
import { Outlet, useLocation } from "react-router";
import { bankTexts } from "../../../../content/en/question-bank.ts";
import { questionTexts } from "../../../../content/en/questions.ts";
import { addressOfFilter, type BankFilter, isFiltering } from "../../../../modules/questions/bank-filter.ts";
import type { UndoableChange } from "../../../../modules/questions/queries/find-undoable-change.server.ts";
import type { PageKey, QuestionPage } from "../../../../modules/questions/queries/list-questions.server.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../../ui/page/loading-area.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { Pager } from "../../../../ui/page/pager.tsx";
import { PageSelection } from "../../shared/bulk/selection-frame.tsx";
import { useSelection } from "../../shared/bulk/use-selection.ts";
import { withoutDone } from "../../shared/done.ts";
import { DoneNotice } from "../../shared/done-notice.tsx";
import { listSearchOf, withListReturn } from "../../shared/list-return.ts";
import { ListHits, ListTools } from "../../shared/list-tools.tsx";
import { useListLoading } from "../../shared/use-list-loading.ts";
import { LIST } from "../list-address.ts";
import { QuestionCard, type QuestionInList } from "./card.tsx";
import { type Choices, QuestionFilters } from "./filters.tsx";
import styles from "./screen.module.css";
import { SelectionBar } from "./selection-bar.tsx";
import { QuestionTable } from "./table.tsx";
import { UndoNotice, useUndoable } from "./undo-notice.tsx";
import { useReturn } from "./use-return.ts";
import { useListView, ViewChoice } from "./view.tsx";

const texts = questionTexts.list;

/** A page of the bank, with what its filter let through and can let through. */
export type Bank = Omit<QuestionPage, "questions"> &
  Choices & {
    questions: ReadonlyArray<QuestionInList>;
    filter: BankFilter;
    undoable: UndoableChange | null;
  };

export function QuestionBank({ bank }: { bank: Bank }) {
  const { questions, total, isTotalCapped, corrections, previous, next, filter, labels, subjects, lessons, undoable } =
    bank;
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
