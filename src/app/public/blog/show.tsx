/** /blog/:slug: one post. Its earlier addresses and its number redirect to it. */
import { data, redirect, useLocation } from "react-router";
import type { BlogPosting, BreadcrumbList, WithContext } from "schema-dts";
import { blogTexts } from "../../../content/en/blog.ts";
import { shownAuthor } from "../../../modules/blog/rules.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { blogContextOf, readPost, type ShownPost } from "../../shared/blog/data.server.ts";
import { WholePost } from "../../shared/blog/post.tsx";
import { pageMeta, type SiteAddress } from "../../shared/frame/page-meta.ts";
import { NoticePage } from "../../shared/notices/notice-page.tsx";
import { sharedPictureOf } from "../../shared/previews.ts";
import { NOT_SHARED, SHARED, sharedPage } from "../frame/shared-page.ts";
import type { Route } from "./+types/show";
import { feedLink } from "./feed-link.ts";

const texts = blogTexts.post;

export const headers = sharedPage;

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await readPost(blogContextOf(context), params.slug);
  switch (found.kind) {
    case "found":
      return data(found, found.isComplete ? {} : { headers: NOT_SHARED });
    case "moved":
      // Browsers must revalidate it: the post can get its old address back.
      throw redirect(
        `/blog/${found.slug}`,
        found.isComplete ? { status: 301, headers: SHARED } : { status: 302, headers: NOT_SHARED },
      );
    case "unknown":
      return data(found, { status: 404 });
    case "unavailable":
      return data(found, { status: 503, headers: { ...NOT_SHARED, "Retry-After": "60" } });
    default:
      return found satisfies never;
  }
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  switch (loaderData.kind) {
    case "found":
      return [...metaOf(matches, loaderData.post), feedLink()];
    case "unknown":
      return pageMeta(matches, {
        title: texts.notFound,
        description: texts.notFoundText,
        path: location.pathname,
        isHidden: true,
      });
    case "unavailable":
      return pageMeta(matches, {
        title: texts.unavailable,
        description: texts.unavailableText,
        path: location.pathname,
        isHidden: true,
      });
    default:
      return loaderData satisfies never;
  }
}

function metaOf(matches: Route.MetaArgs["matches"], post: ShownPost) {
  const path = `/blog/${post.slug}`;
  return [
    ...pageMeta(matches, {
      title: post.title,
      description: post.excerpt,
      path,
      kind: "article",
      picture: sharedPictureOf(post),
      structured: (site) => [postingOf(post, path, site), breadcrumbsOf(post, path, site)],
    }),
    { property: "article:published_time", content: post.published.iso },
    { property: "article:modified_time", content: post.updated.iso },
    { property: "article:section", content: post.category },
  ];
}

function postingOf(post: ShownPost, path: string, { name, addressOf }: SiteAddress): WithContext<BlogPosting> {
  const institute = { "@type": "Organization", name, url: addressOf("/") } as const;
  const author = shownAuthor(post.author, name);
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt,
    image: [addressOf(post.imageUrl)],
    datePublished: post.published.iso,
    dateModified: post.updated.iso,
    author: isTeam(author) ? { ...institute, name: author } : { "@type": "Person", name: author },
    publisher: institute,
    mainEntityOfPage: addressOf(path),
    articleSection: post.category,
    inLanguage: "en",
  };
}

function breadcrumbsOf(post: ShownPost, path: string, { addressOf }: SiteAddress): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: blogTexts.list.title, item: addressOf("/blog") },
      { "@type": "ListItem", position: 2, name: post.title, item: addressOf(path) },
    ],
  };
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case "found":
      return <WholePost post={loaderData.post} related={loaderData.related} />;
    case "unknown":
      return <NoPost title={texts.notFound} text={texts.notFoundText} />;
    case "unavailable":
      return <NoPost title={texts.unavailable} text={texts.unavailableText} mayRetry />;
    default:
      return loaderData satisfies never;
  }
}

function NoPost({ title, text, mayRetry = false }: { title: string; text: string; mayRetry?: boolean }) {
  const { pathname } = useLocation();
  return (
    <NoticePage
      status={mayRetry ? 503 : 404}
      title={title}
      text={text}
      actions={
        <>
          {mayRetry && (
            <LinkButton to={pathname} reloadDocument>
              {texts.tryAgain}
            </LinkButton>
          )}
          <LinkButton to="/blog" icon="arrow-left" variant={mayRetry ? "secondary" : "primary"}>
            {texts.back}
          </LinkButton>
        </>
      }
    />
  );
}

/** Posts are signed by a person or by a group of the institute. */
function isTeam(author: string): boolean {
  return /\bteam\b/i.test(author);
}
