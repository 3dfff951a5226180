/** The form 'Create New Post', which is 'Edit Post' as well (docs/product/administration.md#blog-posts). */
import { useCallback, useEffect, useId, useMemo, useRef } from "react";
import { Link } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { blogAuthoringTexts } from "../../../content/en/blog-authoring.ts";
import { momentOf } from "../../../core/days.ts";
import { AUTHOR_MAX, CATEGORY_MAX, EXCERPT_MAX, SLUG_MAX, TITLE_MAX } from "../../../modules/blog/rules.ts";
import { RichTextField } from "../../../ui/authoring/rich-text-field.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import { StoredDrafts } from "../shared/drafts/stored-drafts.tsx";
import { useDraft } from "../shared/drafts/use-draft.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { SignedOutNotice } from "../shared/signed-out-notice.tsx";
import { BASED_ON, fieldsIn, type PostFields, postDrafts, postFormIn, THEN, TO_PREVIEW } from "./fields.ts";
import styles from "./form.module.css";
import { PictureFields } from "./picture-fields.tsx";
import type { savePostForm } from "./save-form.server.ts";

const texts = blogAuthoringTexts.form;

/** Of the post that is edited. */
export type EditedPost = {
  id: string;
  /** When it was saved last, as the server wrote it. */
  basedOn: string;
  slug: string;
  /** True when its address may have been shared. */
  wasPublic: boolean;
};

/** Writes one post, from `initial` on; `edited` is null for a new one. What was typed stays whatever the server says. */
export function PostForm({
  initial,
  edited,
  categories,
  reply,
  draftOwner: { userId, timeZone },
  closeTo,
}: {
  initial: PostFields;
  edited: EditedPost | null;
  categories: ReadonlyArray<string>;
  reply: ReplyOf<typeof savePostForm> | undefined;
  draftOwner: { userId: string; timeZone: string };
  /** The list behind. */
  closeTo: string;
}) {
  const isAlive = useHydrated();
  const opened = { fields: initial, basedOn: edited?.basedOn ?? null };
  const typed = { ...opened, fields: { ...initial, ...reply?.values } };
  const draft = useDraft(postDrafts, { userId, entityId: edited?.id ?? null }, opened, typed);
  const { fields, basedOn } = draft.written;
  const { write } = draft;
  const inside = useRef<HTMLDivElement>(null);
  const schema = useMemo(() => postFormIn(timeZone), [timeZone]);

  // The editor tells of its text by itself; what its hidden field holds is one render older.
  const read = useCallback(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    write(({ fields: before, ...now }) => ({
      ...now,
      fields: { ...fieldsIn(new FormData(form), before), content: before.content },
    }));
  }, [write]);
  // What was typed before scripts ran, or filled in again by the browser.
  useEffect(read, [read]);

  const messages = describeReply(reply, texts.failed, {
    stale: ({ day }) => texts.stale(day),
    "slug-taken": { errors: { slug: blogAuthoringTexts.problems.slugTaken } },
    gone: texts.failed(adminTexts.done["post-gone"]()),
  });
  const isNewerThere = edited !== null && reply?.values[BASED_ON] !== undefined && reply.values[BASED_ON] !== basedOn;
  const publishesAt = momentOf(fields.publishedAt, timeZone);
  const willBeScheduled =
    isAlive && fields.status === "published" && publishesAt !== null && publishesAt.getTime() > Date.now();

  return (
    <>
      <FormFrame schema={schema} {...messages} preventScrollReset onChange={read}>
        {reply?.code === "signedOut" && <SignedOutNotice next="/admin/blog" />}
        {isNewerThere && (
          <p>
            <Link to={`/admin/blog/${edited.id}/preview`} target="_blank">
              {texts.seeNewer}
              <VisuallyHidden> ({texts.newTab})</VisuallyHidden>
            </Link>
          </p>
        )}
        <StoredDrafts draft={draft} timeZone={timeZone} title={edited === null ? texts.unsavedNew : undefined} />
        {basedOn !== null && <input type="hidden" name={BASED_ON} value={reply?.values[BASED_ON] ?? basedOn} />}
        <div ref={inside} key={draft.key} className="stack gap-4">
          <PostInputs
            start={draft.start.fields}
            content={isAlive ? fields.content : draft.start.fields.content}
            imageUrl={fields.imageUrl}
            categories={categories}
            publishedAtHint={willBeScheduled ? texts.willBeScheduled : dateHint(edited, timeZone)}
            edited={edited}
            onContent={(content) => write((now) => ({ ...now, fields: { ...now.fields, content } }))}
            onUploaded={read}
          />
        </div>
        <PostButtons edited={edited} status={fields.status} closeTo={closeTo} />
      </FormFrame>
      <LeaveGuard isDirty={draft.isDirty} message={texts.leave} />
    </>
  );
}

/** All that is written of a post; what it begins with is read once. */
function PostInputs({
  start,
  content,
  imageUrl,
  categories,
  publishedAtHint,
  edited,
  onContent,
  onUploaded,
}: {
  start: PostFields;
  content: string;
  imageUrl: string;
  categories: ReadonlyArray<string>;
  publishedAtHint: string;
  edited: EditedPost | null;
  onContent: (content: string) => void;
  onUploaded: () => void;
}) {
  const categoryList = useId();
  return (
    <>
      <TextField
        label={texts.title}
        name="title"
        required
        maxLength={TITLE_MAX}
        autoComplete="off"
        defaultValue={start.title}
      />
      <div className={styles.pair}>
        <TextField
          label={texts.author}
          name="author"
          required
          maxLength={AUTHOR_MAX}
          autoComplete="off"
          defaultValue={start.author}
        />
        <TextField
          label={texts.category}
          name="category"
          required
          maxLength={CATEGORY_MAX}
          autoComplete="off"
          list={categoryList}
          defaultValue={start.category}
        />
        <datalist id={categoryList}>
          {categories.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
      </div>
      <div className={styles.pair}>
        <SelectField
          label={texts.status}
          name="status"
          hint={texts.statusHint}
          options={Object.entries(texts.statuses).map(([value, label]) => ({ value, label }))}
          defaultValue={start.status}
        />
        <TextField
          label={texts.publishedAt}
          name="publishedAt"
          type="datetime-local"
          hint={publishedAtHint}
          defaultValue={start.publishedAt}
        />
      </div>
      <PictureFields
        address={imageUrl}
        startAddress={start.imageUrl}
        startAlternative={start.imageAlt}
        onUploaded={onUploaded}
      />
      <TextAreaField
        label={texts.excerpt}
        name="excerpt"
        required
        rows={2}
        maxLength={EXCERPT_MAX}
        hint={texts.excerptHint}
        defaultValue={start.excerpt}
      />
      <RichTextField
        label={texts.content}
        isOptional
        name="content"
        tools="simple"
        value={content}
        onChange={onContent}
      />
      <TextField
        label={texts.slug}
        isOptional
        name="slug"
        maxLength={SLUG_MAX}
        hint={slugHint(edited)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={start.slug}
      />
    </>
  );
}

function PostButtons({
  edited,
  status,
  closeTo,
}: {
  edited: EditedPost | null;
  status: PostFields["status"];
  closeTo: string;
}) {
  return (
    <div className="cluster gap-3">
      {edited ? (
        <Button type="submit" busyLabel={texts.updating}>
          {texts.update}
        </Button>
      ) : (
        <Button type="submit" busyLabel={texts.creating}>
          {texts.create}
        </Button>
      )}
      {status === "draft" && (
        <Button type="submit" variant="secondary" name={THEN} value={TO_PREVIEW}>
          {texts.saveAndPreview}
        </Button>
      )}
      {edited && status !== "draft" && (
        <LinkButton to={`/admin/blog/${edited.id}/preview`} target="_blank" variant="secondary">
          {texts.preview}
          <VisuallyHidden> ({texts.newTab})</VisuallyHidden>
        </LinkButton>
      )}
      <LinkButton to={closeTo} replace preventScrollReset variant="quiet">
        {texts.cancel}
      </LinkButton>
    </div>
  );
}

function dateHint(edited: EditedPost | null, timeZone: string): string {
  return edited?.wasPublic ? texts.publishedAtHintOfPublic(timeZone) : texts.publishedAtHint(timeZone);
}

function slugHint(edited: EditedPost | null): string {
  if (!edited) return texts.slugHintOfNew;
  return edited.wasPublic ? texts.slugHintOfPublic(edited.slug) : texts.slugHint(edited.slug);
}
