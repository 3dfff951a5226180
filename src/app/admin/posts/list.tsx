/** Blog Management. Writing and deleting are windows over the table, each with an address of its own. */

import { Outlet, useLocation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { blogAuthoringTexts } from "../../../content/en/blog-authoring.ts";
import { formats } from "../../../content/formats.ts";
import { addressOfPostFilter, POST_FILTER_NAMES, postFilterIn } from "../../../modules/blog/post-filter.ts";
import { countPosts } from "../../../modules/blog/queries/count-posts.server.ts";
import { listPostsForAdmin } from "../../../modules/blog/queries/list-posts-for-admin.server.ts";
import { POST_STATES } from "../../../modules/blog/rules.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../ui/page/loading-area.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { StatCard, StatGrid } from "../../../ui/page/stat-card.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { dateWriter, timeWriter } from "../../dates.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withoutDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { ListFilters } from "../shared/list-filters.tsx";
import { ListHits } from "../shared/list-tools.tsx";
import { useListLoading } from "../shared/use-list-loading.ts";
import type { Route } from "./+types/list";
import { PostTable } from "./table.tsx";

const texts = blogAuthoringTexts.list;
const LIST = "/admin/blog";

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const filter = postFilterIn(new URL(request.url).searchParams);
  const [{ posts, total, pageCount }, counts] = await Promise.all([
    listPostsForAdmin(db, admin, filter, now),
    countPosts(db, admin, now),
  ]);
  const [writeDate, writeTime] = [dateWriter(timeZone, "medium"), timeWriter(timeZone)];
  return {
    posts: posts.map(({ date, ...post }) => ({
      ...post,
      // Of what is still to come the hour matters, too.
      date: { ...writeDate(date), ...(post.state === "scheduled" ? { text: writeTime(date) } : {}) },
    })),
    total,
    pageCount,
    counts,
    filter,
  };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function Posts({ loaderData }: Route.ComponentProps) {
  const { posts, total, pageCount, counts, filter } = loaderData;
  const here = useLocation();
  const isLoading = useListLoading(LIST);
  const isFiltering = filter.search !== "" || filter.state !== null;
  const pageAddress = (page: number) => LIST + addressOfPostFilter({ ...filter, page });
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title}>
        <LinkButton to={`${LIST}/new${withoutDone(here.search)}`} icon="plus" preventScrollReset>
          {texts.add}
        </LinkButton>
      </PageHeading>
      <DoneNotice />
      <Outlet />
      <StatGrid>
        <StatCard label={texts.total} value={formats().number(counts.total)} icon="list" />
        <StatCard
          label={texts.published}
          value={formats().number(counts.published)}
          hint={counts.scheduled > 0 ? texts.scheduledBeside(counts.scheduled) : undefined}
          icon="eye"
        />
        <StatCard label={texts.drafts} value={formats().number(counts.drafts)} icon="pen" />
      </StatGrid>
      {counts.total > 0 && (
        <ListFilters action={LIST} isFiltering={isFiltering}>
          <TextField
            label={texts.search}
            name={POST_FILTER_NAMES.search}
            type="search"
            icon="search"
            autoComplete="off"
            defaultValue={filter.search}
          />
          <SelectField
            label={texts.status}
            name={POST_FILTER_NAMES.state}
            placeholder={texts.allStates}
            options={POST_STATES.map((value) => ({ value, label: texts.states[value] }))}
            defaultValue={filter.state ?? ""}
          />
        </ListFilters>
      )}
      <ListHits>{isFiltering && texts.hits(total)}</ListHits>
      <LoadingArea isLoading={isLoading} label={texts.loading}>
        {posts.length > 0 && <PostTable posts={posts} search={withoutDone(here.search)} />}
        {posts.length === 0 && <NoPosts isFiltering={isFiltering} total={total} />}
        <Pager
          previous={filter.page > 1 ? pageAddress(Math.min(filter.page - 1, pageCount)) : null}
          next={filter.page < pageCount ? pageAddress(filter.page + 1) : null}
        >
          {texts.pageOf(filter.page, pageCount)}
        </Pager>
      </LoadingArea>
    </div>
  );
}

function NoPosts({ isFiltering, total }: { isFiltering: boolean; total: number }) {
  if (total > 0) return <EmptyState icon="book" title={texts.noneOnPage} />;
  if (!isFiltering) {
    return (
      <EmptyState icon="pen" title={texts.none} text={texts.noneText}>
        <LinkButton to={`${LIST}/new`} icon="plus" preventScrollReset>
          {texts.add}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="search" title={texts.noneFound} text={texts.noneFoundText}>
      <LinkButton to={LIST} variant="secondary">
        {texts.clear}
      </LinkButton>
    </EmptyState>
  );
}
