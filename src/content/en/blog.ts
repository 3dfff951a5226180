/** What the blog says around its posts. */
import { localized } from "../texts.ts";
export const blogTexts = localized({
  team: (institute: string) => `${institute} Team`,
  list: {
    metaTitle: "Blog",
    metaDescription:
      "Articles for nurses preparing for NCLEX-RN, OSCE, OET, PTE, NORCET and DHA: clinical judgement, question types, study plans that survive a duty roster.",
    title: "Blog",
    text: "How exams work, and how to study for them around a full roster.",
    posts: "Posts",
    readMore: "Read More",
    categories: "Categories",
    allCategories: "All",
    titleOf: (category: string) => `Blog: ${category}`,
    descriptionOf: (category: string) => `${category}: articles for nurses preparing for an exam.`,
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    none: "No posts yet",
    noneText: "We are writing the first articles. Come back soon.",
    noneHere: "No posts here",
    noneHereText: "There are no posts in this category or on this page.",
    allPosts: "All posts",
    degraded: "We cannot show all posts right now. Come back in a few minutes for the others.",
  },
  post: {
    back: "Back to Blog",
    related: "Related Posts",
    author: "Author",
    published: "Published",
    readingTime: "Reading time",
    notFound: "Post Not Found",
    notFoundText: "The blog post you're looking for doesn't exist.",
    unavailable: "Back in a moment",
    unavailableText: "We cannot show this post right now. Try again in a few minutes.",
    tryAgain: "Try again",
  },
  minutes: (count: number) => `${count} min read`,
  feed: {
    linkTitle: "Blog feed",
    title: (institute: string) => `${institute}: Blog`,
    subtitle: "Articles for nurses preparing for licensing, language and entrance exams.",
  },
});
