/** Questions of the bank for a section: what is selected stays selected while searches, filters and pages come and go. */
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { bankTexts } from "../../../../../content/en/question-bank.ts";
import { questionTexts } from "../../../../../content/en/questions.ts";
import { taxonomyTexts } from "../../../../../content/en/taxonomy.ts";
import { testBuilderTexts } from "../../../../../content/en/test-builder.ts";
import { typeNameOf } from "../../../../../items/type-names.ts";
import { addressOfFilter, type BankFilter, isFiltering } from "../../../../../modules/questions/bank-filter.ts";
import type { PageKey, QuestionPage } from "../../../../../modules/questions/queries/list-questions.server.ts";
import { Alert } from "../../../../../ui/alert.tsx";
import { Badge } from "../../../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../../../ui/button.tsx";
import { FormFrame } from "../../../../../ui/form-frame.tsx";
import { useHydrated } from "../../../../../ui/hydrated.ts";
import { oneText } from "../../../../../ui/one-text.ts";
import { EmptyState } from "../../../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../../../ui/page/loading-area.tsx";
import { PageHeading } from "../../../../../ui/page/page-heading.tsx";
import { Pager } from "../../../../../ui/page/pager.tsx";
import { describeReply, type Failure, type Reply } from "../../../../form-reply.ts";
import { type Choices, QuestionFilters } from "../../../questions/list/filters.tsx";
import { ListHits } from "../../../shared/list-tools.tsx";
import { useListLoading } from "../../../shared/use-list-loading.ts";
import { sectionAddress } from "../../addresses.ts";
import styles from "../builder.module.css";

const texts = testBuilderTexts.choose;

type OfferedQuestion = {
  id: string;
  displayId: number;
  type: string;
  subjectName: string;
  lessonTitle: string;
  text: string;
  /** The name of what it is part of; null for a question that stands alone. */
  partOf: string | null;
  /** In the test already. */
  isThere: boolean;
  isReserved: boolean;
};

/** A page of the bank for the section that is named. */
export type OfferedPage = Omit<QuestionPage, "questions"> &
  Choices & {
    testId: string;
    sectionId: string;
    title: string;
    filter: BankFilter;
    questions: ReadonlyArray<OfferedQuestion>;
  };

export function ChooseScreen({
  page,
  reply,
}: {
  page: OfferedPage;
  reply: Reply<"none" | "impossible" | "invalid" | Failure> | undefined;
}) {
  const { testId, sectionId, title, filter, subjects, lessons, labels, questions } = page;
  const here = useLocation().pathname;
  const isLoading = useListLoading(here);
  // Before scripts run nobody counts.
  const isAlive = useHydrated();
  // Pages and filters come and go; what is selected stays.
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const boxes = useRef<HTMLUListElement>(null);
  const toggle = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  // Takes over boxes that were ticked before scripts ran.
  useEffect(() => {
    const checked = boxes.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    if (checked.length > 0) setSelected(new Set([...checked].map(({ value }) => value)));
  }, []);
  const elsewhere = [...selected].filter((id) => !questions.some((question) => question.id === id));
  const filterSearch = addressOfFilter(filter);
  const pageAddress = (key: PageKey | null) =>
    key && `${here}${filterSearch}${filterSearch ? "&" : "?"}${new URLSearchParams({ [key.name]: key.value })}`;
  const { message } = describeReply(reply, testBuilderTexts.form.failed, {
    none: texts.none,
    impossible: testBuilderTexts.form.impossible,
  });
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title(title)} back={{ to: sectionAddress(testId, sectionId), label: texts.back }} />
      <QuestionFilters filter={filter} subjects={subjects} lessons={lessons} labels={labels} action={here} />
      <ListHits>
        {isFiltering(filter) && <p>{bankTexts.hits(page.total, page.isTotalCapped)}</p>}
        {page.corrections.map(({ word, corrections }) => (
          <p key={word}>{bankTexts.meant(word, corrections)}</p>
        ))}
      </ListHits>
      {message && <Alert tone="error">{message}</Alert>}
      <FormFrame preventScrollReset>
        {elsewhere.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <LoadingArea isLoading={isLoading} label={questionTexts.list.loading}>
          {questions.length === 0 ? (
            <EmptyState icon="search" title={texts.noneFound} text={texts.noneFoundText}>
              <LinkButton to={here} variant="secondary">
                {bankTexts.filters.clear}
              </LinkButton>
            </EmptyState>
          ) : (
            <ul ref={boxes} className={styles.list} aria-label={texts.list}>
              {questions.map((question) => (
                <li key={question.id}>
                  <Choice
                    question={question}
                    isSelected={selected.has(question.id)}
                    onToggle={(isSelected) => toggle(question.id, isSelected)}
                  />
                </li>
              ))}
            </ul>
          )}
        </LoadingArea>
        <Pager previous={pageAddress(page.previous)} next={pageAddress(page.next)} />
        <div className={`cluster between gap-3 ${styles.counted}`} data-sticky-foot="">
          <p role="status">{isAlive && texts.selected(selected.size)}</p>
          <Button busyLabel={texts.adding}>{texts.add}</Button>
        </div>
      </FormFrame>
    </div>
  );
}

function Choice({
  question: { id, displayId, type, subjectName, lessonTitle, text, partOf, isThere, isReserved },
  isSelected,
  onToggle,
}: {
  question: OfferedQuestion;
  isSelected: boolean;
  onToggle: (isSelected: boolean) => void;
}) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name="id"
        value={id}
        defaultChecked={isSelected}
        disabled={isThere}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      <span className="stack gap-1">
        <span className={styles.stem}>
          <strong>{questionTexts.list.number(displayId)}</strong> <span>{text}</span>
        </span>
        <span className="cluster gap-2">
          <span className={styles.quiet}>
            {oneText(typeNameOf(type), "·", questionTexts.list.place(subjectName, lessonTitle))}
          </span>
          {isThere && <Badge tone="accent">{texts.there}</Badge>}
          {partOf !== null && <span className={styles.quiet}>{texts.partOf(partOf)}</span>}
          {isReserved && partOf === null && <Badge>{taxonomyTexts.bank.reserved}</Badge>}
        </span>
      </span>
    </label>
  );
}
