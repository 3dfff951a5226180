/** /blog: the published posts, the newest first, all of them or those of one category. */
import { data, Link } from "react-router";
import { blogTexts } from "../../../content/en/blog.ts";
import { oneLine } from "../../../core/plain-text.ts";
import { Alert } from "../../../ui/alert.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { blogContextOf, readPostList } from "../../shared/blog/data.server.ts";
import { PostCards } from "../../shared/blog/parts.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { sharedAddressOf } from "../../shared-addresses.ts";
import { NOT_SHARED, sharedPage } from "../frame/shared-page.ts";
import { NewsletterBox } from "../newsletter/box.tsx";
import { PublicPage } from "../shared/page.tsx";
import type { Route } from "./+types/list";
import { feedLink } from "./feed-link.ts";
import styles from "./list.module.css";

const texts = blogTexts.list;

export const headers = sharedPage;

export async function loader({ context, url }: Route.LoaderArgs) {
  const category = oneLine(url.searchParams.get("category") ?? "") || null;
  const page = pageIn(url.searchParams.get("page"));
  const list = await readPostList(blogContextOf(context), { category, page });
  const isFiltered = category !== null || page > 1;
  const isMissing = list.posts.length === 0 && isFiltered;
  const answer = { ...list, category, page, isMissing };
  if (!list.isComplete) return data(answer, { status: isMissing ? 503 : 200, headers: NOT_SHARED });
  // Each part of the list has one canonical address; others, such as `?page=1`, are not cached separately.
  const isOther = sharedAddressOf(url.pathname, url.search.slice(1)) !== addressOf(category, page);
  return data(answer, { status: isMissing ? 404 : 200, ...(isOther && { headers: NOT_SHARED }) });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { category, page, pageCount, isMissing } = loaderData;
  const title = category === null ? texts.metaTitle : texts.titleOf(category);
  return [
    ...pageMeta(matches, {
      title: page > 1 && !isMissing ? `${title}, ${texts.pageOf(page, pageCount)}` : title,
      description: category === null ? texts.metaDescription : texts.descriptionOf(category),
      path: addressOf(category, page),
      isHidden: isMissing,
    }),
    feedLink(),
  ];
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { posts, pageCount, categories, category, page, isComplete, isMissing } = loaderData;
  return (
    <PublicPage title={texts.title} text={texts.text}>
      {categories.length > 1 && <Categories categories={categories} chosen={category} />}
      {!isComplete && <Alert tone="warning">{texts.degraded}</Alert>}
      {posts.length === 0 ? (
        <EmptyState
          icon="book"
          title={isMissing ? texts.noneHere : texts.none}
          text={isMissing ? texts.noneHereText : texts.noneText}
        >
          {isMissing && <LinkButton to="/blog">{texts.allPosts}</LinkButton>}
        </EmptyState>
      ) : (
        <PostCards posts={posts} label={texts.posts} headingLevel={2} eagerPictures={1} />
      )}
      <Pager
        previous={page > 1 && !isMissing ? addressOf(category, page - 1) : null}
        next={page < pageCount ? addressOf(category, page + 1) : null}
      >
        {texts.pageOf(page, pageCount)}
      </Pager>
      <NewsletterBox />
    </PublicPage>
  );
}

function Categories({ categories, chosen }: { categories: ReadonlyArray<string>; chosen: string | null }) {
  return (
    <nav aria-label={texts.categories} className={styles.categories}>
      <ul>
        {[null, ...categories].map((category) => (
          <li key={category ?? ""}>
            <Link
              to={addressOf(category, 1)}
              className={styles.category}
              aria-current={category === chosen ? "page" : undefined}
              preventScrollReset
            >
              {category ?? texts.allCategories}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The canonical address of a part of the list. */
function addressOf(category: string | null, page: number): string {
  const query = new URLSearchParams();
  if (category !== null) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "/blog" : `/blog?${query}`;
}

/** An invalid page number counts as a page that no blog has. */
function pageIn(text: string | null): number {
  if (text === null) return 1;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1_000_000;
}
