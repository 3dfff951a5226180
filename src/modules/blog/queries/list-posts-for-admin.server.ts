import { and, eq, gt, type SQL } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { contains } from "../../../db/like.ts";
import { blogPosts } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { PostFilter } from "../post-filter.ts";
import { LISTED_POSTS_A_PAGE, type PostState, postStateOf } from "../rules.ts";
import { isPublic, newestPosts } from "./post-columns.server.ts";

/** A post as the administrator's table shows it. */
export type ListedPost = {
  id: Id<"blog-post">;
  slug: string;
  title: string;
  author: string;
  category: string;
  imageUrl: string;
  state: PostState;
  /** From when on it is public; for a draft without such a time the time it was begun. */
  date: Date;
};

export type ListedPostPage = {
  posts: ListedPost[];
  /** Of all pages together. */
  total: number;
  /** At least 1. */
  pageCount: number;
};

/** One page of the posts that a filter leaves, the newest first. A page beyond the last one has no posts. */
export async function listPostsForAdmin(db: Db, _admin: Admin, filter: PostFilter, now: Date): Promise<ListedPostPage> {
  const condition = and(stateIs(filter.state, now), titleHolds(filter.search));
  const [rows, total] = await Promise.all([
    db
      .select({
        id: blogPosts.id,
        slug: blogPosts.slug,
        title: blogPosts.title,
        author: blogPosts.author,
        category: blogPosts.category,
        imageUrl: blogPosts.imageUrl,
        status: blogPosts.status,
        publishedAt: blogPosts.publishedAt,
        createdAt: blogPosts.createdAt,
      })
      .from(blogPosts)
      .where(condition)
      .orderBy(...newestPosts(blogPosts.createdAt))
      .limit(LISTED_POSTS_A_PAGE)
      .offset((filter.page - 1) * LISTED_POSTS_A_PAGE),
    db.$count(blogPosts, condition),
  ]);
  return {
    posts: rows.map(({ status, publishedAt, createdAt, ...post }) => ({
      ...post,
      state: postStateOf({ status, publishedAt }, now),
      date: publishedAt ?? createdAt,
    })),
    total,
    pageCount: Math.max(1, Math.ceil(total / LISTED_POSTS_A_PAGE)),
  };
}

function stateIs(state: PostState | null, now: Date): SQL | undefined {
  switch (state) {
    case null:
      return undefined;
    case "published":
      return isPublic(now);
    case "scheduled":
      return and(eq(blogPosts.status, "published"), gt(blogPosts.publishedAt, now));
    case "draft":
      return eq(blogPosts.status, "draft");
    default:
      return state satisfies never;
  }
}

function titleHolds(search: string): SQL | undefined {
  return search === "" ? undefined : contains(blogPosts.title, search);
}
