/** Structured data on courses, following Google's documentation on course lists and course information. */
import type { Course, ItemList, WithContext } from "schema-dts";
import type { CourseSummary } from "../../../content/courses/contract.ts";
import type { SiteAddress } from "../../shared/frame/page-meta.ts";

type CourseThing = Exclude<Course, string>;

/** One course. */
export function structuredCourse(site: SiteAddress, course: CourseSummary): WithContext<CourseThing> {
  return { "@context": "https://schema.org", ...courseThing(site, course) };
}

/** All of them, in the order of the page. */
export function structuredCourses(site: SiteAddress, courses: ReadonlyArray<CourseSummary>): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: courses.map((course, place) => ({
      "@type": "ListItem",
      position: place + 1,
      item: courseThing(site, course),
    })),
  };
}

function courseThing({ name, addressOf }: SiteAddress, { id, title, texts, workload }: CourseSummary) {
  return {
    "@type": "Course",
    name: title,
    description: texts.description,
    url: addressOf(`/courses/${id}`),
    provider: { "@type": "EducationalOrganization", name, url: addressOf("/") },
    isAccessibleForFree: true,
    offers: { "@type": "Offer", category: "Free", price: 0, priceCurrency: "INR" },
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "Online", courseWorkload: workload },
  } as const satisfies CourseThing;
}
