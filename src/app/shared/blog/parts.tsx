/** What the list of posts and a post's page share: the cards, the facts of a post, its picture. */
import { useId } from "react";
import { Link } from "react-router";
import { blogTexts } from "../../../content/en/blog.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { ShownCard } from "./data.server.ts";
import styles from "./parts.module.css";

/** Posts as cards. The pictures of the first ones are on the screen at once, so they are not waited for. */
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
    <Card as="li" padding="none" className={styles.card}>
      <PostPicture post={post} isEager={isEager} />
      <div className={styles.words}>
        <Badge tone="accent">{post.category}</Badge>
        <Heading id={title} className={styles.title}>
          {post.title}
        </Heading>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <PostFacts post={post} />
        <Link
          to={`/blog/${post.slug}`}
          className={styles.more}
          aria-describedby={headingLevel === 2 ? title : undefined}
        >
          {blogTexts.list.readMore}
          {/* Beside another text the words alone lead nowhere, to search engines either. */}
          {headingLevel === 3 && <VisuallyHidden>: {post.title}</VisuallyHidden>}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </Card>
  );
}

/** Who wrote it, when, and how long it takes. */
export function PostFacts({ post, className }: { post: ShownCard; className?: string | undefined }) {
  const texts = blogTexts.post;
  return (
    <dl className={classes(styles.facts, className)}>
      <div>
        <dt>
          <VisuallyHidden>{texts.author}</VisuallyHidden>
        </dt>
        <dd>{post.author}</dd>
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

/** The picture of a post. One from elsewhere is not told who reads; whatever its size, its place is kept. */
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
