/** Questions of the bank for a section: found by the bank's own search and filters, on as many pages as one likes. */
import { useEffect, useRef, useState } from "react";
import { replace, useLocation } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { bankTexts } from "../../../../content/en/question-bank.ts";
import { questionTexts } from "../../../../content/en/questions.ts";
import { taxonomyTexts } from "../../../../content/en/taxonomy.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { plainText } from "../../../../core/html.ts";
import { parseId } from "../../../../core/id.ts";
import { typeNameOf } from "../../../../items/type-names.ts";
import { addressOfFilter, filterIn, isFiltering } from "../../../../modules/questions/bank-filter.ts";
import { listLabels } from "../../../../modules/questions/queries/list-labels.server.ts";
import { listQuestions, type PageKey } from "../../../../modules/questions/queries/list-questions.server.ts";
import { shortOutlines } from "../../../../modules/questions/short-outline.ts";
import { nameOfStimulus } from "../../../../modules/stimuli/metadata.ts";
import { listLessonTitles, listSubjectNames } from "../../../../modules/subjects/queries/list-names.server.ts";
import { fixedQuestionsOf } from "../../../../modules/tests/draft.ts";
import { questionsIn } from "../../../../modules/tests/test-version.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../../ui/page/loading-area.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { Pager } from "../../../../ui/page/pager.tsx";
import { nowContext, servicesContext } from "../../../context.ts";
import { pressAction, readForm } from "../../../form-action.server.ts";
import { describeReply } from "../../../form-reply.ts";
import { QuestionFilters } from "../../questions/list/filters.tsx";
import { withDone } from "../../shared/done.ts";
import { ListHits } from "../../shared/list-tools.tsx";
import { useListLoading } from "../../shared/use-list-loading.ts";
import { LIST, sectionAddress } from "../addresses.ts";
import type { Route } from "./+types/choose";
import styles from "./builder.module.css";
import { changeDraftAt, requireSection } from "./steps.server.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = testBuilderTexts.choose;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { admin, test, section } = await requireSection(context, params);
  const { db } = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const filter = { ...filterIn(search), isWithdrawn: false };
  const [page, labels, subjects, lessons] = await Promise.all([
    listQuestions(db, admin, filter, {
      older: search.get("older") ?? undefined,
      newer: search.get("newer") ?? undefined,
      page: search.get("page") ?? undefined,
    }),
    listLabels(db, admin),
    listSubjectNames(db, admin),
    filter.subjectId ? listLessonTitles(db, admin, filter.subjectId) : [],
  ]);
  const there = new Set(fixedQuestionsOf(test.draft));
  const outlines = shortOutlines(page.questions.map(({ shown }) => shown?.outline ?? null));
  const { total, isTotalCapped, corrections, previous, next } = page;
  return {
    ...{ testId: test.id, sectionId: section.id, title: section.title, filter, labels, subjects, lessons },
    ...{ total, isTotalCapped, corrections, previous, next },
    questions: page.questions.map(({ id, displayId, type, subjectName, lessonTitle, isReserved, stimulus }, index) => ({
      ...{ id, displayId, type, isReserved, subjectName, lessonTitle },
      partOf: stimulus && nameOfStimulus(stimulus),
      text: plainText(outlines[index]?.stem ?? "") || questionTexts.list.broken,
      isThere: there.has(id),
    })),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const found = await requireSection(context, params);
  const here = sectionAddress(found.test.id, found.section.id);
  const chosen = (await readForm(request)).getAll("id").flatMap((id) => parseId<"question">(id) ?? []);
  const ids = [...new Set(chosen)];
  const now = context.get(nowContext);
  return pressAction(
    context,
    async () =>
      ids.length === 0
        ? { kind: "none" as const }
        : changeDraftAt(context, found, { kind: "add-questions", sectionId: found.section.id, ids }, now),
    {
      none: 400,
      saved: ({ questions }) =>
        replace(withDone(here, "", "test-questions-added", questions - questionsIn(found.test.draft))),
      impossible: 400,
      stale: replace(withDone(here, "", "test-stale-gone")),
      "not-found": replace(withDone(LIST, "", "test-gone")),
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.title ?? "")) }];
}

export default function ChooseQuestions({ loaderData, actionData }: Route.ComponentProps) {
  const { testId, sectionId, title, filter, subjects, lessons, labels, questions } = loaderData;
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
  // What was selected before scripts ran.
  useEffect(() => {
    const checked = boxes.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    if (checked.length > 0) setSelected(new Set([...checked].map(({ value }) => value)));
  }, []);
  const elsewhere = [...selected].filter((id) => !questions.some((question) => question.id === id));
  const filterSearch = addressOfFilter(filter);
  const pageAddress = (key: PageKey | null) =>
    key && `${here}${filterSearch}${filterSearch ? "&" : "?"}${new URLSearchParams({ [key.name]: key.value })}`;
  const { message } = describeReply(actionData, testBuilderTexts.form.failed, {
    none: texts.none,
    impossible: testBuilderTexts.form.impossible,
  });
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title(title)} back={{ to: sectionAddress(testId, sectionId), label: texts.back }} />
      <QuestionFilters filter={filter} subjects={subjects} lessons={lessons} labels={labels} action={here} />
      <ListHits>
        {isFiltering(filter) && <p>{bankTexts.hits(loaderData.total, loaderData.isTotalCapped)}</p>}
        {loaderData.corrections.map(({ word, corrections }) => (
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
        <Pager previous={pageAddress(loaderData.previous)} next={pageAddress(loaderData.next)} />
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
  question: Route.ComponentProps["loaderData"]["questions"][number];
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
          <strong>{questionTexts.list.number(displayId)}</strong> {text}
        </span>
        <span className="cluster gap-2">
          <span className={styles.quiet}>
            {typeNameOf(type)} · {questionTexts.list.place(subjectName, lessonTitle)}
          </span>
          {isThere && <Badge tone="accent">{texts.there}</Badge>}
          {partOf !== null && <span className={styles.quiet}>{texts.partOf(partOf)}</span>}
          {isReserved && partOf === null && <Badge>{taxonomyTexts.bank.reserved}</Badge>}
        </span>
      </span>
    </label>
  );
}
