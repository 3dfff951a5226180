/** A post that comes with the product. Put in once, and served from here when the database fails (P7). */
export type BuiltInPost = {
  /** `/blog/<number>` leads to it, as it did before posts had slugs. */
  number: number;
  slug: string;
  title: string;
  excerpt: string;
  /** Clean rich text, as saving it would leave it. */
  content: string;
  author: string;
  category: string;
  imageUrl: string;
  imageAlt: string;
  publishedAt: Date;
};
