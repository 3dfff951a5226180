/** The form of a post as it stands on the screen: its fields, where they begin, and what both sides make of them. */
import { z } from "zod/mini";
import { blogAuthoringTexts } from "../../../content/en/blog-authoring.ts";
import { localTimeOf } from "../../../core/days.ts";
import { localMoment } from "../../../core/local-moment.ts";
import { PostForm, type PostInput } from "../../../modules/blog/forms.ts";
import { htmlOfArea, PLAIN_FORMAT } from "../../../ui/authoring/rich-text-field.tsx";
import type { DraftKind } from "../shared/drafts/storage.ts";

const Fields = z.object({
  title: z.string(),
  author: z.string(),
  category: z.string(),
  status: z.string(),
  /** A day and time in the institute's time zone. */
  publishedAt: z.string(),
  imageUrl: z.string(),
  imageAlt: z.string(),
  excerpt: z.string(),
  content: z.string(),
  slug: z.string(),
});
export type PostFields = z.infer<typeof Fields>;

/** The field that says what a change is based on: when the post was saved last, before it was opened. */
export const BASED_ON = "basedOn";
/** The field that says where to go when the post is saved, if not to the list. */
export const THEN = "then";
export const TO_PREVIEW = "preview";

export const BLANK_POST: PostFields = {
  title: "",
  author: "",
  category: "",
  status: "draft",
  publishedAt: "",
  imageUrl: "",
  imageAlt: "",
  excerpt: "",
  content: "",
  slug: "",
};

/** The fields of a post that is there. */
export function fieldsOfPost(post: PostInput, timeZone: string): PostFields {
  const { title, author, category, status, imageUrl, imageAlt, excerpt, content, slug, publishedAt } = post;
  return {
    ...{ title, author, category, status, imageUrl, imageAlt, excerpt, content },
    slug: slug ?? "",
    publishedAt: publishedAt ? localTimeOf(publishedAt, timeZone) : "",
  };
}

/** What stands in a form now; a field that is not there keeps what it has in `before`. */
export function fieldsIn(form: FormData, before: PostFields): PostFields {
  const typed = Object.fromEntries([...form].filter(([name, value]) => name in before && typeof value === "string"));
  return Fields.parse({ ...before, ...typed });
}

/** True when there is something to lose. */
export function areDifferent(one: PostFields, other: PostFields): boolean {
  return JSON.stringify(Fields.parse(one)) !== JSON.stringify(Fields.parse(other));
}

/** The form for both sides: `PostForm` of a form whose times are told in a time zone. */
export function postFormIn(timeZone: string) {
  return z.pipe(
    z.transform((form) => {
      const typed = Typed.safeParse(form);
      if (!typed.success) return form;
      const { content, contentFormat, ...others } = typed.data;
      return { ...others, content: contentFormat === PLAIN_FORMAT ? htmlOfArea(content) : content };
    }),
    z.extend(PostForm, { publishedAt: localMoment(timeZone, () => blogAuthoringTexts.problems.dateWrong) }),
  );
}

const Typed = z.looseObject({
  content: z._default(z.string(), ""),
  contentFormat: z.optional(z.string()),
});

const Written = z.object({ fields: Fields, basedOn: z.nullable(z.string()) });

/** Drafts of posts, as the device stores them. */
export const postDrafts: DraftKind<z.infer<typeof Written>> = {
  name: "post",
  parse: (stored) => Written.safeParse(stored).data ?? null,
  isChanged: ({ fields }, initial) => areDifferent(fields, initial.fields),
  textOf: ({ fields }) => `${fields.title} ${fields.content}`,
  restore: ({ fields, basedOn }, now) => ({ fields, basedOn: basedOn ?? now.basedOn }),
};
