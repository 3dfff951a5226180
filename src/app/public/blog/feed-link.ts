import type { MetaDescriptor } from "react-router";
import { blogTexts } from "../../../content/en/blog.ts";

/** The link in a page's head by which feed readers discover the blog's feed. */
export const feedLink = (): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: blogTexts.feed.linkTitle,
  href: "/feed.xml",
});
