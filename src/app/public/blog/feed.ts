/** GET /feed.xml: the newest posts in full, for feed readers. */
import { blogTexts } from "../../../content/en/blog.ts";
import { listNewestPosts } from "../../../modules/blog/queries/list-newest-posts.server.ts";
import { shownAuthor } from "../../../modules/blog/rules.ts";
import { loadSite } from "../../../modules/site/queries/load-site.server.ts";
import { logContext, nowContext, servicesContext } from "../../context.ts";
import { NOT_SHARED, SHARED } from "../frame/shared-page.ts";
import type { Route } from "./+types/feed";
import { atomDocument } from "./atom.server.ts";

const ENTRIES = 20;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const reading = Promise.all([loadSite(db), listNewestPosts(db, ENTRIES, context.get(nowContext))]);
  const read = await reading.catch((error: unknown) => {
    context.get(logContext).error({ err: error }, "the feed could not be read");
    return null;
  });
  // A reader keeps what it has and retries; a feed with fewer posts would look like deletions.
  if (!read) return new Response(null, { status: 503, headers: { ...NOT_SHARED, "Retry-After": "300" } });

  const [site, posts] = read;
  const addressOf = (path: string) => new URL(path, `${publicUrl}/`).href;
  // A scheduled post changes the feed when it becomes public, not when it was written.
  const changes = posts.flatMap((post) => [post.publishedAt.getTime(), post.updatedAt.getTime()]);
  const updated = new Date(Math.max(0, ...changes));
  const feed = atomDocument({
    self: addressOf("/feed.xml"),
    page: addressOf("/blog"),
    title: blogTexts.feed.title(site.instituteName),
    subtitle: blogTexts.feed.subtitle,
    author: site.instituteName,
    updated,
    entries: posts.map((post) => ({
      id: `urn:uuid:${post.id}`,
      address: addressOf(`/blog/${post.slug}`),
      title: post.title,
      summary: post.excerpt,
      content: post.content,
      author: shownAuthor(post.author, site.instituteName),
      category: post.category,
      published: post.publishedAt,
      updated: new Date(Math.max(post.publishedAt.getTime(), post.updatedAt.getTime())),
    })),
  });
  return new Response(feed, {
    headers: {
      ...SHARED,
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Last-Modified": updated.toUTCString(),
    },
  });
}
