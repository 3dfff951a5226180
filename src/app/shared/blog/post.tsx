/** A post with its neighbours, for visitors and, before publication, for its author. */
import { blogTexts } from "../../../content/en/blog.ts";
import { Badge } from "../../../ui/badge.tsx";
import { BackLink } from "../../../ui/page/back-link.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { ShownCard, ShownPost } from "./data.server.ts";
import { PostCards, PostFacts, PostPicture } from "./parts.tsx";
import styles from "./post.module.css";

const texts = blogTexts.post;

/** Everything between the header and the footer of a post's page. */
export function WholePost({ post, related }: { post: ShownPost; related: ReadonlyArray<ShownCard> }) {
  return (
    <div className={styles.page}>
      <article className={styles.post}>
        <BackLink to="/blog" label={texts.back} />
        <header className={styles.head}>
          <Badge tone="accent">{post.category}</Badge>
          <PostFacts post={post} className={styles.facts} />
          <h1 dir="auto">{post.title}</h1>
          <p dir="auto" className={styles.excerpt}>
            {post.excerpt}
          </p>
        </header>
        <PostPicture post={post} isEager className={styles.picture} />
        <RichText html={post.content} className={styles.body ?? ""} />
      </article>
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">{texts.related}</h2>
          <PostCards posts={related} label={texts.related} headingLevel={3} />
        </section>
      )}
    </div>
  );
}
