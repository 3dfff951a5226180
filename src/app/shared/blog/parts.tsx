/** Shared by the list of posts and a post's page: cards, a post's facts, its picture. */
import { useId } from "react";
import { Link } from "react-router";
import { blogTexts } from "../../../content/en/blog.ts";
import { currentInstitute } from "../../../content/institute.ts";
import { shownAuthor } from "../../../modules/blog/rules.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { ShownCard } from "./data.server.ts";
import styles from "./parts.module.css";

/** Posts as cards. The first pictures are above the fold, so they are not loaded lazily. */
export function PostCards({
  posts,
  label,
  headingLevel,
  eagerPictures = 0,
}: {
  posts: ReadonlyArray<ShownCard>;
  label: string;
  headingLevel: 2 | 3;
  eagerPictures?: number;
}) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {posts.map((post, index) => (
        <PostCard key={post.slug} post={post} headingLevel={headingLevel} isEager={index < eagerPictures} />
      ))}
    </ul>
  );
}

function PostCard({ post, headingLevel, isEager }: { post: ShownCard; headingLevel: 2 | 3; isEager: boolean }) {
  const title = useId();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <Card as="li" padding="none" isLink>
      <PostPicture post={post} isEager={isEager} />
      <div className={styles.words}>
        <Badge tone="accent">{post.category}</Badge>
        <Heading id={title} dir="auto" className={styles.title}>
          {post.title}
        </Heading>
        <p dir="auto" className={styles.excerpt}>
          {post.excerpt}
        </p>
        <PostFacts post={post} />
        <Link
          to={`/blog/${post.slug}`}
          className={styles.more}
          aria-describedby={headingLevel === 2 ? title : undefined}
        >
          {blogTexts.list.readMore}
          {/* Among other content "Read more" alone does not say where it leads, to readers or search engines. */}
          {headingLevel === 3 && <VisuallyHidden>{`: ${post.title}`}</VisuallyHidden>}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </Card>
  );
}

/** Author, date and reading time. */
export function PostFacts({ post, className }: { post: ShownCard; className?: string | undefined }) {
  const texts = blogTexts.post;
  return (
    <dl className={classes(styles.facts, className)}>
      <div>
        <dt>
          <VisuallyHidden>{texts.author}</VisuallyHidden>
        </dt>
        <dd>
          <bdi>{shownAuthor(post.author, currentInstitute())}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          <VisuallyHidden>{texts.published}</VisuallyHidden>
        </dt>
        <dd>
          <time dateTime={post.published.iso}>{post.published.text}</time>
        </dd>
      </div>
      <div>
        <dt>
          <VisuallyHidden>{texts.readingTime}</VisuallyHidden>
        </dt>
        <dd>{blogTexts.minutes(post.readingMinutes)}</dd>
      </div>
    </dl>
  );
}

/** The picture of a post. An external host gets no referrer; the space is reserved whatever its size. */
export function PostPicture({
  post: { imageUrl, imageAlt },
  isEager,
  className,
}: {
  post: Pick<ShownCard, "imageUrl" | "imageAlt">;
  isEager: boolean;
  className?: string | undefined;
}) {
  return (
    <img
      className={classes(styles.picture, className)}
      src={imageUrl}
      alt={imageAlt}
      width={1200}
      height={675}
      decoding="async"
      loading={isEager ? "eager" : "lazy"}
      {...(isEager && { fetchPriority: "high" })}
      {...(imageUrl.startsWith("/") ? {} : { referrerPolicy: "no-referrer" })}
    />
  );
}
