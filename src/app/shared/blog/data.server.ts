/**
 * What the screens of the blog show. Without the database they fall back to the posts that come with the product (P7), and say
 * so, so that the incomplete page is not cached.
 */
import type { RouterContextProvider } from "react-router";
import type { Id } from "../../../core/id.ts";
import {
  findBuiltInPost,
  hasPreview,
  listBuiltInPosts,
  listRelatedBuiltIn,
} from "../../../modules/blog/queries/built-in-posts.server.ts";
import { findPostPreview } from "../../../modules/blog/queries/find-post-preview.server.ts";
import { findPublishedPost } from "../../../modules/blog/queries/find-published-post.server.ts";
import { listPublishedPosts, type PostChoice } from "../../../modules/blog/queries/list-published-posts.server.ts";
import { listRelatedPosts } from "../../../modules/blog/queries/list-related-posts.server.ts";
import type { Post, PostCard } from "../../../modules/blog/queries/post-columns.server.ts";
import { logContext, nowContext, type RequestLog, type Services, servicesContext } from "../../context.ts";
import { dateWriter, type WrittenDate } from "../../dates.server.ts";
import { type PreviewAddress, postPreview } from "../previews.ts";

/** A card with its date in words. */
export type ShownCard = Omit<PostCard, "publishedAt"> & { published: WrittenDate };
export type ShownPost = Omit<Post, "publishedAt" | "updatedAt"> & {
  published: WrittenDate;
  updated: WrittenDate;
  /** The preview image for shared links instead of the drawing; null if the post has none of its own. */
  preview: PreviewAddress | null;
};

export type ShownList = {
  posts: ShownCard[];
  pageCount: number;
  categories: string[];
  /** False when the database failed and only the built-in posts are known. */
  isComplete: boolean;
};

export type ShownPostPage =
  | { kind: "found"; post: ShownPost; related: ShownCard[]; isComplete: boolean }
  | { kind: "moved"; slug: string; isComplete: boolean }
  | { kind: "unknown" }
  /** The database failed, so whether the post exists is unknown. */
  | { kind: "unavailable" };

type BlogContext = Pick<Services, "db" | "timeZone"> & { now: Date; log: RequestLog };

/** What reading the blog needs of a request. */
export function blogContextOf(context: Readonly<RouterContextProvider>): BlogContext {
  const { db, timeZone } = context.get(servicesContext);
  return { db, timeZone, now: context.get(nowContext), log: context.get(logContext) };
}

/** One page of the list. */
export async function readPostList(blog: BlogContext, choice: PostChoice): Promise<ShownList> {
  const { db, now } = blog;
  const read = await orNull(blog, "the list of posts", listPublishedPosts(db, choice, now));
  const { posts, pageCount, categories } = read ?? listBuiltInPosts(choice);
  return { posts: posts.map(cardWriter(blog)), pageCount, categories, isComplete: read !== null };
}

/** The post at an address, with its neighbours. */
export async function readPost(blog: BlogContext, address: string): Promise<ShownPostPage> {
  const { db, now } = blog;
  const read = await orNull(blog, "a post", findPublishedPost(db, address, now));
  const found = read ?? findBuiltInPost(address);
  switch (found.kind) {
    case "unknown":
      return read ? { kind: "unknown" } : { kind: "unavailable" };
    case "moved":
      return { kind: "moved", slug: found.slug, isComplete: read !== null };
    case "found": {
      const { post } = found;
      const related = read && (await orNull(blog, "related posts", listRelatedPosts(db, post, now)));
      return {
        kind: "found",
        post: postWriter(blog)(post),
        related: (related ?? listRelatedBuiltIn(post)).map(cardWriter(blog)),
        isComplete: related !== null,
      };
    }
    default:
      return found satisfies never;
  }
}

/** The latest saved version of a post, as its page will show it; null if there is none. Only for its author. */
export async function readPostPreview(blog: BlogContext, postId: Id<"blog-post">) {
  const { db, now } = blog;
  const preview = await findPostPreview(db, postId, now);
  if (!preview) return null;
  const related = await listRelatedPosts(db, preview.post, now);
  return {
    state: preview.state,
    publishedAt: preview.post.publishedAt,
    post: postWriter(blog)(preview.post),
    related: related.map(cardWriter(blog)),
  };
}

async function orNull<Value>({ log }: BlogContext, what: string, reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    log.error({ err: error }, `${what} could not be read, the built-in posts stand in`);
    return null;
  }
}

function cardWriter({ timeZone }: BlogContext): (card: PostCard) => ShownCard {
  const write = dateWriter(timeZone);
  return ({ slug, title, excerpt, author, category, imageUrl, imageAlt, readingMinutes, publishedAt }) => ({
    ...{ slug, title, excerpt, author, category, imageUrl, imageAlt, readingMinutes },
    published: write(publishedAt),
  });
}

function postWriter(blog: BlogContext): (post: Post) => ShownPost {
  const writeCard = cardWriter(blog);
  const write = dateWriter(blog.timeZone);
  return (post) => ({
    ...writeCard(post),
    content: post.content,
    updated: write(post.updatedAt),
    preview: hasPreview(post) ? postPreview(post.imageUrl) : null,
  });
}
