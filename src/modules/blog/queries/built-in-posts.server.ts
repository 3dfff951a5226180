/** The blog without its database: the posts that come with the product, read the same way (P7). */
import { builtInPosts } from "../content/built-in-posts.ts";
import type { BuiltInPost } from "../content/shape.ts";
import { chooseRelated, POSTS_A_PAGE, readingMinutes } from "../rules.ts";
import type { FoundPost } from "./find-published-post.server.ts";
import type { PostChoice, PostPage } from "./list-published-posts.server.ts";
import type { Post, PostCard } from "./post-columns.server.ts";

/** The same page of the list, of the built-in posts alone. */
export function listBuiltInPosts({ category, page }: PostChoice): PostPage {
  const posts = allBuiltIn().filter((post) => category === null || post.category === category);
  return {
    posts: posts.slice((page - 1) * POSTS_A_PAGE, page * POSTS_A_PAGE),
    pageCount: Math.max(1, Math.ceil(posts.length / POSTS_A_PAGE)),
    categories: [...new Set(builtInPosts.map((post) => post.category))].sort(),
  };
}

/** The built-in post at an address; unknown says nothing about whether the database has such a post. */
export function findBuiltInPost(address: string): FoundPost {
  const bySlug = builtInPosts.find(({ slug }) => slug === address.toLowerCase());
  if (bySlug)
    return bySlug.slug === address ? { kind: "found", post: postOf(bySlug) } : { kind: "moved", slug: bySlug.slug };
  const byNumber = builtInPosts.find(({ number }) => String(number) === address);
  return byNumber ? { kind: "moved", slug: byNumber.slug } : { kind: "unknown" };
}

/** The other built-in posts, in the order of related ones. */
export function listRelatedBuiltIn({ slug, category }: { slug: string; category: string }): PostCard[] {
  return chooseRelated(
    allBuiltIn().filter((post) => post.slug !== slug),
    category,
  );
}

/** True while a post has the drawing and the title of a built-in one: its preview shows both. */
export function hasPreview({ imageUrl, title }: Pick<Post, "imageUrl" | "title">): boolean {
  return builtInPosts.some((post) => post.imageUrl === imageUrl && post.title === title);
}

function allBuiltIn(): PostCard[] {
  return builtInPosts.map(cardOf).sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
}

function postOf(post: BuiltInPost): Post {
  return { ...cardOf(post), content: post.content, updatedAt: post.publishedAt };
}

function cardOf({ number: _number, content, ...card }: BuiltInPost): PostCard {
  return { ...card, readingMinutes: readingMinutes(content) };
}
