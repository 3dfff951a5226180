import type { MetaDescriptor } from "react-router";
import { blogTexts } from "../../../content/en/blog.ts";

/** Tells feed readers, in the head of a page, where the feed of the blog is. */
export const feedLink = (): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: blogTexts.feed.linkTitle,
  href: "/feed.xml",
});
