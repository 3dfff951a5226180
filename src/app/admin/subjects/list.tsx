/**
 * Subjects with their lessons. Adding, editing, ordering and deleting are windows over the list, each with an address of
 * its own.
 */

import { Outlet, useLocation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { subjectTexts } from "../../../content/en/subjects.ts";
import {
  listSubjectOverviews,
  type SubjectOverviewPage,
} from "../../../modules/subjects/queries/list-subject-overviews.server.ts";
import { SUBJECTS_ON_PAGE } from "../../../modules/subjects/rules.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../ui/page/loading-area.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withoutDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { ListFilters } from "../shared/list-filters.tsx";
import { useListLoading } from "../shared/use-list-loading.ts";
import type { Route } from "./+types/list";
import { SubjectCard } from "./card.tsx";
import styles from "./list.module.css";
import { addressOfSubjectList, SEARCH, SUBJECT_LIST, subjectListQueryIn } from "./list-address.ts";

const texts = subjectTexts.page;

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const question = subjectListQueryIn(new URL(request.url).searchParams);
  return { ...(await listSubjectOverviews(context.get(servicesContext).db, admin, question)), question };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function Subjects({ loaderData }: Route.ComponentProps) {
  const { subjects, lessons, found, question } = loaderData;
  const { search } = useLocation();
  const isLoading = useListLoading(SUBJECT_LIST);
  const windowSearch = withoutDone(search);
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title} text={subjects > 0 ? texts.text(subjects, lessons) : undefined}>
        {subjects > 0 && (
          <LinkButton
            to={`${SUBJECT_LIST}/courses${windowSearch}`}
            variant="secondary"
            preventScrollReset
            // The links of the cards are as many as one request for routes may name.
            discover="none"
          >
            {texts.assignCourses}
          </LinkButton>
        )}
        {subjects > 1 && (
          <LinkButton to={`${SUBJECT_LIST}/order${windowSearch}`} variant="secondary" preventScrollReset>
            {texts.orderSubjects}
          </LinkButton>
        )}
        <AddSubject search={windowSearch} />
      </PageHeading>
      <DoneNotice />
      <Outlet />
      {(subjects > SUBJECTS_ON_PAGE || question.search !== "") && (
        <ListFilters action={SUBJECT_LIST} isFiltering={question.search !== ""}>
          <TextField
            label={texts.search}
            isLabelHidden
            name={SEARCH}
            type="search"
            icon="search"
            placeholder={texts.searchPlaceholder}
            defaultValue={question.search}
          />
        </ListFilters>
      )}
      {question.search !== "" && (
        <p role="status" className={styles.found}>
          {texts.found(found)}
        </p>
      )}
      <LoadingArea isLoading={isLoading} label={texts.loading}>
        <SubjectCards overviews={loaderData} windowSearch={windowSearch} />
      </LoadingArea>
    </div>
  );
}

function SubjectCards({
  overviews: { cards, page, pages, subjects, question },
  windowSearch,
}: {
  overviews: SubjectOverviewPage & { question: ReturnType<typeof subjectListQueryIn> };
  windowSearch: string;
}) {
  const { search, open } = question;
  if (subjects === 0) {
    return (
      <EmptyState icon="book" title={texts.none} text={texts.noneText}>
        <AddSubject search="" />
        <LinkButton to="/admin/questions/import" variant="secondary" icon="upload">
          {texts.import}
        </LinkButton>
      </EmptyState>
    );
  }
  if (cards.length === 0) {
    return (
      <EmptyState icon="search" title={texts.noneFound} text={texts.noneFoundText}>
        <LinkButton to={SUBJECT_LIST} variant="secondary">
          {texts.showAll}
        </LinkButton>
      </EmptyState>
    );
  }
  const pageAt = (other: number) => addressOfSubjectList({ page: other, search, open: [] });
  return (
    <div className="stack gap-5">
      <ul className={styles.grid}>
        {cards.map((subject) => {
          const others = open.filter((id) => id !== subject.id);
          const toggled = subject.isOpen ? others : [...others, subject.id];
          return (
            <li key={subject.id}>
              <SubjectCard
                subject={subject}
                search={windowSearch}
                toggleTo={addressOfSubjectList({ page, search, open: toggled })}
              />
            </li>
          );
        })}
      </ul>
      <Pager previous={page > 1 ? pageAt(page - 1) : null} next={page < pages ? pageAt(page + 1) : null}>
        {texts.pageOf(page, pages)}
      </Pager>
    </div>
  );
}

function AddSubject({ search }: { search: string }) {
  return (
    <LinkButton to={`${SUBJECT_LIST}/add${search}`} icon="plus" preventScrollReset>
      {texts.addSubject}
    </LinkButton>
  );
}
