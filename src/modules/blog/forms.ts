/** The form of a post, for both sides (docs/product/administration.md#blog-posts). */
import { z } from "zod/mini";
import { blogAuthoringTexts } from "../../content/en/blog-authoring.ts";
import { optionalLine, requiredLine } from "../../core/form-fields.ts";
import { refuse } from "../../core/schemas.ts";
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
  title: requiredLine(TITLE_MAX, { missing: () => texts.titleMissing, tooLong: (most) => texts.titleTooLong(most) }),
  author: requiredLine(AUTHOR_MAX, {
    missing: () => texts.authorMissing,
    tooLong: (most) => texts.authorTooLong(most),
  }),
  category: requiredLine(CATEGORY_MAX, {
    missing: () => texts.categoryMissing,
    tooLong: (most) => texts.categoryTooLong(most),
  }),
  imageUrl: requiredLine(IMAGE_URL_MAX, { missing: () => texts.imageMissing, tooLong: () => texts.imageWrong }).check(
    z.refine((address) => address === "" || isPictureAddress(address), { error: () => texts.imageWrong }),
  ),
  imageAlt: optionalLine(IMAGE_ALT_MAX, (most) => texts.altTooLong(most)),
  excerpt: requiredLine(EXCERPT_MAX, {
    missing: () => texts.excerptMissing,
    tooLong: (most) => texts.excerptTooLong(most),
  }),
  /** Rich text, not clean yet. May be empty. */
  content: z.pipe(
    z.pipe(
      z._default(z.string(), ""),
      z.transform((html) => html.replaceAll("\0", "").toWellFormed()),
    ),
    z.string().check(z.maxLength(CONTENT_MAX, { error: () => texts.contentTooLong(CONTENT_MAX) })),
  ),
  /** Null when the product is to choose it. */
  slug: z.pipe(
    optionalLine(SLUG_MAX, (most) => texts.slugWrong(most)),
    z.transform((text, context) => {
      const slug = text.toLowerCase();
      if (slug === "") return null;
      if (!isSlug(slug)) refuse(context, texts.slugWrong(SLUG_MAX));
      return slug;
    }),
  ),
  status: z._default(z.enum(["draft", "published"]), "draft"),
  /** An instant with its zone, as JSON writes it. Null when the product is to choose it. */
  publishedAt: z.pipe(
    optionalLine(40, () => texts.dateWrong),
    z.transform((text, context) => {
      if (text === "") return null;
      const at = z.iso.datetime({ offset: true }).safeParse(text);
      if (!at.success) refuse(context, texts.dateWrong);
      return at.success ? new Date(at.data) : null;
    }),
  ),
});
export type PostInput = z.infer<typeof PostForm>;
