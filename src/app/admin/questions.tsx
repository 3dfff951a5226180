/** The Question Bank. Import, preview and deletion are windows over it, each with an address of its own. */
import { Outlet, useLocation, useNavigation } from "react-router";
import { adminTexts } from "../../content/en/admin.ts";
import { questionTexts } from "../../content/en/questions.ts";
import { listQuestions } from "../../modules/questions/queries/list-questions.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { Pager } from "../../ui/page/pager.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { servicesContext } from "../context.ts";
import { requireAdmin } from "../guards.server.ts";
import type { Route } from "./+types/questions";
import { QuestionCard } from "./question-list/question-card.tsx";
import { QuestionSearch } from "./question-list/question-search.tsx";
import styles from "./questions.module.css";
import { withoutDone } from "./shared/done.ts";
import { DoneNotice } from "./shared/done-notice.tsx";

const texts = questionTexts.list;
const LIST = "/admin/questions";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireAdmin(context);
  const { db } = context.get(servicesContext);
  const asked = new URL(request.url).searchParams;
  const search = asked.get("q")?.trim() ?? "";
  const page = await listQuestions(db, {
    search,
    olderThan: asked.get("older") ?? undefined,
    newerThan: asked.get("newer") ?? undefined,
  });
  return {
    ...page,
    search,
    // The list shows the outline; what else a question holds stays on the server until its preview is opened.
    questions: page.questions.map(({ shown, ...question }) => ({ ...question, outline: shown?.outline ?? null })),
  };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function Questions({ loaderData }: Route.ComponentProps) {
  const { questions, total, isTotalCapped, search, newerThan, olderThan } = loaderData;
  const here = useLocation();
  const listSearch = withoutDone(here.search);
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && location?.pathname === LIST && here.pathname === LIST;
  const pageAddress = (name: "older" | "newer", cursor: string | null) =>
    cursor && `${LIST}?${new URLSearchParams({ ...(search ? { q: search } : {}), [name]: cursor })}`;

  return (
    <div className={styles.page}>
      <PageHeading title={texts.title} text={search ? undefined : texts.count(total)}>
        <LinkButton to={`${LIST}/import${listSearch}`} variant="secondary" icon="upload" preventScrollReset>
          {texts.import}
        </LinkButton>
        <LinkButton to={`${LIST}/add`} icon="plus">
          {texts.add}
        </LinkButton>
      </PageHeading>
      <DoneNotice />
      <Outlet />
      <div className={styles.tools}>
        <QuestionSearch search={search} action={LIST} />
        <p role="status" className={styles.hits}>
          {search && (isTotalCapped ? texts.moreHits(total) : texts.hits(total))}
        </p>
      </div>
      <div className={styles.results} aria-busy={isLoading || undefined}>
        {isLoading && (
          <div className={styles.loading}>
            <Spinner label={texts.loading} />
          </div>
        )}
        {questions.length > 0 && (
          <ul className={styles.cards}>
            {questions.map((question) => (
              <li key={question.id}>
                <QuestionCard question={question} listSearch={listSearch} />
              </li>
            ))}
          </ul>
        )}
        {questions.length === 0 && search !== "" && (
          <EmptyState icon="search" title={texts.noneFound} text={texts.noneFoundText}>
            <LinkButton to={LIST} variant="secondary">
              {texts.clearSearch}
            </LinkButton>
          </EmptyState>
        )}
        {questions.length === 0 && search === "" && (
          <EmptyState icon="list" title={texts.none} text={texts.noneText}>
            <LinkButton to={`${LIST}/add`} icon="plus">
              {texts.add}
            </LinkButton>
          </EmptyState>
        )}
        <Pager previous={pageAddress("newer", newerThan)} next={pageAddress("older", olderThan)} />
      </div>
    </div>
  );
}
