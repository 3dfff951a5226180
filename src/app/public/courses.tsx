import { publicCourses } from "../../content/courses.ts";
import { coursesTexts } from "../../content/en/courses.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { Route } from "./+types/courses";
import { CourseFacts } from "./course-facts.tsx";
import { structuredCourses } from "./course-structured.ts";
import styles from "./courses.module.css";
import { pageMeta } from "./page-meta.ts";
import { Picture } from "./picture.tsx";
import { sharedPage } from "./shared-page.ts";

const texts = coursesTexts.catalogue;
/** Their pictures are on the screen at once, so they are not waited for. */
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
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
      </header>
      <ul className={styles.grid}>
        {publicCourses.map((course, place) => (
          <Card key={course.id} as="li" padding="none" className={styles.card}>
            <Picture
              name={`course-${course.id}`}
              alt=""
              loading={place < FIRST_ROW ? "eager" : "lazy"}
              className={styles.picture}
            />
            <div className={styles.words}>
              <p className={styles.kind}>{coursesTexts.kinds[course.kind]}</p>
              <h2 id={course.id}>{course.title}</h2>
              <p className={styles.description}>{course.description}</p>
              <div className={styles.foot}>
                <CourseFacts course={course} />
                <LinkButton
                  to={`/courses/${course.id}`}
                  variant="secondary"
                  aria-describedby={course.id}
                  className={styles.view}
                >
                  {texts.view}
                </LinkButton>
              </div>
            </div>
          </Card>
        ))}
      </ul>
    </div>
  );
}
