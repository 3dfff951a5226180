/** GET /sitemap.xml: exactly the public addresses worth indexing. */

import { publicCourses } from "../../../content/courses.ts";
import { currentLanguage } from "../../../content/language.ts";
import { publicAddresses } from "../../../core/public-addresses.ts";
import { listPostAddresses } from "../../../modules/blog/queries/list-addresses.server.ts";
import { findCourseContent } from "../../../modules/progress/queries/course-lessons.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { SHARED } from "../frame/shared-page.ts";
import type { Route } from "./+types/sitemap";

/** The limit for one file (https://www.sitemaps.org/protocol.html). */
const ADDRESSES_MAX = 50_000;

const PAGES = [
  "/",
  "/courses",
  ...publicCourses.map(({ id }) => `/courses/${id}`),
  "/blog",
  "/resources",
  "/sample-test",
  "/about",
  "/contact",
  "/newsletter",
  "/privacy",
  "/terms",
  "/login",
  "/signup",
];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const others = PAGES.length + publicCourses.length;
  const [posts, content] = await Promise.all([
    listPostAddresses(db, context.get(nowContext), ADDRESSES_MAX - others),
    findCourseContent(
      db,
      publicCourses.map(({ title }) => title),
    ),
  ]);
  const samples = publicCourses.filter(({ title }) => content.get(title)?.hasLessons);
  const entryOf = (path: string, changedAt?: Date) =>
    `<url><loc>${new URL(publicAddresses.pathIn(currentLanguage(), path), publicUrl).href}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""}</url>`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PAGES.map((path) => entryOf(path)),
    ...samples.map(({ id }) => entryOf(`/sample-lesson/${id}`)),
    ...posts.map(({ slug, changedAt }) => entryOf(`/blog/${encodeURIComponent(slug)}`, changedAt)),
    "</urlset>",
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { ...SHARED, "Content-Type": "application/xml; charset=utf-8" },
  });
}
