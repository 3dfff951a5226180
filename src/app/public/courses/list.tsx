import { publicCourses } from "../../../content/courses.ts";
import { coursesTexts } from "../../../content/en/courses.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { sharedPage } from "../frame/shared-page.ts";
import { PublicPage } from "../shared/page.tsx";
import type { Route } from "./+types/list";
import { COVERS_CARD, CourseCard, CourseGrid } from "./card.tsx";
import { CourseFacts } from "./facts.tsx";
import { structuredCourses } from "./structured.ts";

const texts = coursesTexts.catalogue;
/** Their pictures are above the fold, so they are not loaded lazily. */
const FIRST_ROW = 3;

export const headers = sharedPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: texts.metaTitle,
    description: texts.metaDescription,
    path: "/courses",
    structured: (site) => [structuredCourses(site, publicCourses)],
  });
}

export default function Courses() {
  return (
    <PublicPage title={texts.title} text={texts.text}>
      <CourseGrid>
        {publicCourses.map((course, place) => (
          <CourseCard
            key={course.id}
            course={course}
            loading={place < FIRST_ROW ? "eager" : "lazy"}
            title={<h2 id={course.id}>{course.title}</h2>}
            foot={
              <>
                <CourseFacts course={course} />
                <LinkButton
                  to={`/courses/${course.id}`}
                  variant="secondary"
                  aria-describedby={course.id}
                  className={COVERS_CARD}
                >
                  {texts.view}
                </LinkButton>
              </>
            }
          />
        ))}
      </CourseGrid>
    </PublicPage>
  );
}
