/** The rules of the blog: addresses, reading time, related posts. */

import { blogTexts } from "../../content/en/blog.ts";
import { plainText } from "../../core/html.ts";
import { isImageAddress } from "../../core/image-address.ts";

export const TITLE_MAX = 200;
export const SLUG_MAX = 100;
export const EXCERPT_MAX = 500;
export const AUTHOR_MAX = 120;
export const CATEGORY_MAX = 60;
export const IMAGE_URL_MAX = 2_000;
export const IMAGE_ALT_MAX = 300;
export const CONTENT_MAX = 200_000;

/** The author of the posts that come with the product, as they are stored. It stands for the team of the institute. */
export const TEAM = "Lamplight Team";

/** The author of a post as people read it: the team has the institute's name. */
export function shownAuthor(author: string, institute: string): string {
  return author === TEAM ? blogTexts.team(institute) : author;
}

/** The author of a post as it is stored, so that the team follows the next change of the institute's name. */
export function storedAuthor(author: string, institute: string): string {
  return author === blogTexts.team(institute) ? TEAM : author;
}

/** Posts on one page of the list. */
export const POSTS_A_PAGE = 9;
/** Posts on one page of the administrator's table. */
export const LISTED_POSTS_A_PAGE = 20;
/** Posts below a post. */
export const RELATED_POSTS = 3;

/** Words a minute of somebody who reads to learn. */
export const READING_SPEED = 220;
/** An address made from a title ends at a word, not beyond this. */
const MADE_SLUG_MAX = 80;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The largest number that the database can give to a post. */
const NUMBER_MAX = 2_147_483_647;
/** Pictures that come with the product. */
const OWN_PICTURE = /^\/pictures\/[a-z0-9-]+\.svg$/;

/** The state of a post for visitors: public, scheduled or a draft. */
export const POST_STATES = ["published", "scheduled", "draft"] as const;
export type PostState = (typeof POST_STATES)[number];

/** The state of a post for visitors at this moment. */
export function postStateOf(
  { status, publishedAt }: { status: "draft" | "published"; publishedAt: Date | null },
  now: Date,
): PostState {
  if (status === "draft" || publishedAt === null) return "draft";
  return publishedAt > now ? "scheduled" : "published";
}

/**
 * The time of publication that a saved post gets. An empty field keeps the time of a published post, and means "at once"
 * for a new one. A form has minutes only: the same minute is the same time.
 */
export function publicationOf(
  before: Date | null,
  { status, publishedAt: chosen }: { status: "draft" | "published"; publishedAt: Date | null },
  now: Date,
): Date | null {
  if (chosen) return before && minuteOf(before) === minuteOf(chosen) ? before : chosen;
  if (before && before <= now) return before;
  return status === "published" ? now : null;
}

/** The last part of a post's address from its title: small letters and digits in words; "post" when there are none. */
export function slugOf(title: string): string {
  const words =
    title
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/['’]/g, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  let slug = "";
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, MADE_SLUG_MAX);
    if (longer.length > MADE_SLUG_MAX) break;
    slug = longer;
  }
  if (slug === "") return "post";
  return isNumber(slug) ? `post-${slug}` : slug;
}

/** The slug itself, or with the first number from 2 on that makes it free. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  let number = 2;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** True for what can be the last part of a post's address. Digits alone are the numbers of posts. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX && SLUG.test(text) && !isNumber(text);
}

/** The number in an address such as `/blog/1`, or null when it is none. */
export function numberIn(text: string): number | null {
  const number = isNumber(text) ? Number(text) : 0;
  return number > 0 && number <= NUMBER_MAX ? number : null;
}

/** True for an address that a post's picture may have: an uploaded one, one of the product's, or another over https. */
export function isPictureAddress(address: string): boolean {
  return OWN_PICTURE.test(address) || isImageAddress(address);
}

/** Whole minutes that a rich text takes to read, at least one (P24). */
export function readingMinutes(html: string): number {
  const words = plainText(html).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / READING_SPEED));
}

/** The posts related to one of that category: its own category first, then the newest (P25). */
export function chooseRelated<Post extends { category: string; publishedAt: Date }>(
  posts: ReadonlyArray<Post>,
  category: string,
): Post[] {
  const distance = (post: Post) => (post.category === category ? 0 : 1);
  return posts
    .toSorted((a, b) => distance(a) - distance(b) || b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, RELATED_POSTS);
}

function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / 60_000);
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}
