/** Breadcrumbs, on the page and as structured data. */
import { Link } from "react-router";
import type { BreadcrumbList, WithContext } from "schema-dts";
import { coursesTexts } from "../../../content/en/courses.ts";
import type { SiteAddress } from "../../shared/frame/page-meta.ts";
import styles from "./breadcrumbs.module.css";

/** From the start page to this page. */
export type Trail = ReadonlyArray<{ to: string; label: string }>;

/** The path to the page of a course. */
export function trailTo(course: { id: string; title: string }): Trail {
  return [
    { to: "/", label: coursesTexts.course.home },
    { to: "/courses", label: coursesTexts.catalogue.title },
    { to: `/courses/${course.id}`, label: course.title },
  ];
}

/** The breadcrumbs. They inherit the colour of the surrounding text. */
export function Breadcrumbs({ trail }: { trail: Trail }) {
  return (
    <nav aria-label={coursesTexts.course.breadcrumbs}>
      <ol className={styles.trail}>
        {trail.map(({ to, label }, place) => (
          <li key={to}>
            {place < trail.length - 1 ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same as structured data for search engines. */
export function structuredTrail({ addressOf }: SiteAddress, trail: Trail): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ to, label }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name: label,
      item: addressOf(to),
    })),
  };
}
