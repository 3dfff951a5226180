import { Link } from "react-router";
import { blogAuthoringTexts } from "../../../content/en/blog-authoring.ts";
import { currentInstitute } from "../../../content/institute.ts";
import type { ListedPost } from "../../../modules/blog/queries/list-posts-for-admin.server.ts";
import { type PostState, shownAuthor } from "../../../modules/blog/rules.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { type Column, DataTable } from "../../../ui/page/data-table.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { WrittenDate } from "../../dates.server.ts";
import { CheckedImage } from "../images/checked.tsx";
import { IconLink } from "../shared/icon-link.tsx";
import styles from "./table.module.css";

const texts = blogAuthoringTexts.list;
const TONES: Record<PostState, BadgeTone> = { published: "success", scheduled: "accent", draft: "neutral" };

export type ShownListedPost = Omit<ListedPost, "date"> & { date: WrittenDate };

/** The posts of one page. `search` is the part of the list's address that the windows over it keep. */
export function PostTable({ posts, search }: { posts: ReadonlyArray<ShownListedPost>; search: string }) {
  const columns: Column<ShownListedPost>[] = [
    { id: "post", header: texts.columns.post, isRowHeader: true, cell: (post) => <PostCell post={post} /> },
    { id: "author", header: texts.columns.author, cell: ({ author }) => shownAuthor(author, currentInstitute()) },
    {
      id: "category",
      header: texts.columns.category,
      cell: ({ category }) => <span className={styles.category}>{category}</span>,
    },
    {
      id: "status",
      header: texts.columns.status,
      cell: ({ state }) => <Badge tone={TONES[state]}>{texts.states[state]}</Badge>,
    },
    {
      id: "date",
      header: texts.columns.date,
      isOneLine: true,
      cell: ({ date }) => <time dateTime={date.iso}>{date.text}</time>,
    },
    {
      id: "actions",
      header: texts.columns.actions,
      cell: ({ id, title }) => (
        <span className={styles.actions}>
          <IconLink to={`/admin/blog/${id}/edit${search}`} icon="edit" label={texts.edit} of={title} />
          <IconLink to={`/admin/blog/${id}/delete${search}`} icon="trash" label={texts.delete} of={title} />
        </span>
      ),
    },
  ];
  return <DataTable caption={texts.caption} isCaptionHidden columns={columns} rows={posts} rowId={({ id }) => id} />;
}

function PostCell({ post: { id, slug, title, imageUrl, state } }: { post: ShownListedPost }) {
  return (
    <span className={styles.post}>
      <CheckedImage
        src={imageUrl}
        alt=""
        width={96}
        height={54}
        loading="lazy"
        decoding="async"
        className={styles.picture}
        fallback={<span className={styles.picture} />}
      />
      <span className={styles.words}>
        <span dir="auto" className={styles.title}>
          {title}
        </span>
        {state === "published" ? (
          <Link to={`/blog/${slug}`} className={styles.way}>
            {texts.onSite}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Link>
        ) : (
          <Link to={`/admin/blog/${id}/preview`} className={styles.way}>
            {texts.preview}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Link>
        )}
      </span>
    </span>
  );
}
