/** The posts of the blog. A post keeps every address it ever had, so that a link that was shared still leads to it. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";

export const blogPosts = pgTable(
  "blog_posts",
  {
    id: idColumn<"blog-post">("id").primaryKey(),
    /** `/blog/1` was an address once; it leads to the slug. */
    number: integer("number").notNull().generatedByDefaultAsIdentity().unique(),
    /** The last part of its address. */
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull(),
    /** Sanitised when it was saved. */
    content: text("content").notNull(),
    author: text("author").notNull(),
    category: text("category").notNull(),
    imageUrl: text("image_url").notNull(),
    /** What the picture shows; empty when it only decorates. */
    imageAlt: text("image_alt").notNull().default(""),
    /** Whole minutes, counted when it was saved. */
    readingMinutes: integer("reading_minutes").notNull(),
    status: text("status", { enum: ["draft", "published"] })
      .notNull()
      .default("draft"),
    /** When it becomes public, which may be in the future. Null for a draft that never was. */
    publishedAt: timestamptz("published_at"),
    createdAt: timestamptz("created_at").notNull(),
    updatedAt: timestamptz("updated_at").notNull(),
  },
  (table) => [
    check("blog_posts_status_is_known", sql`${table.status} in ('draft', 'published')`),
    check("blog_posts_published_has_a_time", sql`${table.status} <> 'published' or ${table.publishedAt} is not null`),
    index("blog_posts_public").on(table.publishedAt.desc(), table.id.desc()).where(sql`${table.status} = 'published'`),
    index("blog_posts_public_of_category")
      .on(table.category, table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.status} = 'published'`),
    index("blog_posts_created").on(table.createdAt.desc(), table.id.desc()),
    index("blog_posts_of_status").on(table.status, table.createdAt.desc(), table.id.desc()),
    index("blog_posts_search").using("gin", sql`search_folded(${table.title}) gin_trgm_ops`),
  ],
);

/** Former addresses of posts. */
export const blogPostSlugs = pgTable(
  "blog_post_slugs",
  {
    slug: text("slug").primaryKey(),
    postId: idColumn<"blog-post">("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
  },
  (table) => [index("blog_post_slugs_post").on(table.postId)],
);
