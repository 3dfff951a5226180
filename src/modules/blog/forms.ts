/** The form of a post, for both sides (docs/product/administration.md#blog-posts). */
import { z } from "zod";
import { blogAuthoringTexts } from "../../content/en/blog-authoring.ts";
import type { Refusal } from "../../core/forms.ts";
import { oneLine } from "../../core/plain-text.ts";
import {
  AUTHOR_MAX,
  CATEGORY_MAX,
  CONTENT_MAX,
  EXCERPT_MAX,
  IMAGE_ALT_MAX,
  IMAGE_URL_MAX,
  isPictureAddress,
  isSlug,
  SLUG_MAX,
  TITLE_MAX,
} from "./rules.ts";

const texts = blogAuthoringTexts.problems;

export const PostForm = z.object({
  title: requiredLine({ error: () => texts.titleMissing }, TITLE_MAX, { error: () => texts.titleTooLong(TITLE_MAX) }),
  author: requiredLine({ error: () => texts.authorMissing }, AUTHOR_MAX, {
    error: () => texts.authorTooLong(AUTHOR_MAX),
  }),
  category: requiredLine({ error: () => texts.categoryMissing }, CATEGORY_MAX, {
    error: () => texts.categoryTooLong(CATEGORY_MAX),
  }),
  imageUrl: requiredLine({ error: () => texts.imageMissing }, IMAGE_URL_MAX, { error: () => texts.imageWrong }).refine(
    (address) => address === "" || isPictureAddress(address),
    { error: () => texts.imageWrong },
  ),
  imageAlt: optionalLine(IMAGE_ALT_MAX, { error: () => texts.altTooLong(IMAGE_ALT_MAX) }),
  excerpt: requiredLine({ error: () => texts.excerptMissing }, EXCERPT_MAX, {
    error: () => texts.excerptTooLong(EXCERPT_MAX),
  }),
  /** Rich text, not clean yet. May be empty. */
  content: z
    .string()
    .default("")
    .transform((html) => html.replaceAll("\0", "").toWellFormed())
    .pipe(z.string().max(CONTENT_MAX, { error: () => texts.contentTooLong(CONTENT_MAX) })),
  /** Null when the product is to choose it. */
  slug: optionalLine(SLUG_MAX, { error: () => texts.slugWrong(SLUG_MAX) }).transform((text, context) => {
    const slug = text.toLowerCase();
    if (slug === "") return null;
    if (!isSlug(slug)) context.addIssue({ code: "custom", message: texts.slugWrong(SLUG_MAX) });
    return slug;
  }),
  status: z.enum(["draft", "published"]).default("draft"),
  /** An instant with its zone, as JSON writes it. Null when the product is to choose it. */
  publishedAt: optionalLine(40, { error: () => texts.dateWrong }).transform((text, context) => {
    if (text === "") return null;
    const at = z.iso.datetime({ offset: true }).safeParse(text);
    if (!at.success) context.addIssue({ code: "custom", message: texts.dateWrong });
    return at.success ? new Date(at.data) : null;
  }),
});
export type PostInput = z.infer<typeof PostForm>;

function requiredLine(missing: Refusal, limit: number, tooLong: Refusal) {
  return z.string().default("").transform(oneLine).pipe(z.string().min(1, missing).max(limit, tooLong));
}

function optionalLine(limit: number, tooLong: Refusal) {
  return z.string().default("").transform(oneLine).pipe(z.string().max(limit, tooLong));
}
