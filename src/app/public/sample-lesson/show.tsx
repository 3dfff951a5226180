/** /sample-lesson/:courseId: the one lesson of a course that can be read without an account (record 42). */
import { data } from "react-router";
import { findPublicCourse } from "../../../content/courses.ts";
import { coursesTexts } from "../../../content/en/courses.ts";
import { readingMinutes } from "../../../modules/blog/rules.ts";
import { findSampleLesson } from "../../../modules/progress/queries/course-lessons.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { servicesContext } from "../../context.ts";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { useVisitor } from "../../shared/frame/visitor.ts";
import { LessonText } from "../../shared/lesson-text.tsx";
import { NoticePage } from "../../shared/notices/notice-page.tsx";
import { CourseNotFound } from "../courses/not-found.tsx";
import { sharedPage } from "../frame/shared-page.ts";
import { Breadcrumbs, structuredTrail, trailTo } from "../shared/breadcrumbs.tsx";
import { Closing } from "../shared/closing.tsx";
import { GetStarted } from "../shared/get-started.tsx";
import type { Route } from "./+types/show";
import styles from "./show.module.css";

const texts = coursesTexts.sampleLesson;

export const headers = sharedPage;

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = findPublicCourse(params.courseId);
  if (!found) return data({ course: null, lesson: null }, { status: 404 });
  const { id, title } = found;
  const lesson = await findSampleLesson(context.get(servicesContext).db, title);
  const course = { id, title };
  if (!lesson) return data({ course, lesson }, { status: 404 });
  return data({ course, lesson: { ...lesson, minutes: readingMinutes(lesson.content) } });
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { course, lesson } = loaderData;
  const path = `/sample-lesson/${params.courseId}`;
  if (!course) {
    const { title, text } = coursesTexts.missing;
    return pageMeta(matches, { title, description: text, path, isHidden: true });
  }
  if (!lesson) return pageMeta(matches, { ...texts.none, description: texts.none.text, path, isHidden: true });
  return pageMeta(matches, {
    title: texts.metaTitle(lesson.title, course.title),
    description: texts.metaDescription(lesson.title, course.title),
    path,
    structured: (site) => [structuredTrail(site, trailToLesson(course))],
  });
}

function trailToLesson(course: { id: string; title: string }) {
  return [...trailTo(course), { to: `/sample-lesson/${course.id}`, label: texts.crumb }];
}

export default function SampleLesson({ loaderData: { course, lesson } }: Route.ComponentProps) {
  const visitor = useVisitor();
  if (!course) return <CourseNotFound />;
  const toCourse = `/courses/${course.id}`;
  if (!lesson) {
    const { title, text, back } = texts.none;
    const toIt = (
      <LinkButton to={toCourse} icon="arrow-left">
        {back}
      </LinkButton>
    );
    return <NoticePage status={404} title={title} text={text} actions={toIt} />;
  }
  return (
    <>
      <article className={styles.page}>
        <header className="stack gap-3">
          <Breadcrumbs trail={trailToLesson(course)} />
          <p className={styles.eyebrow}>{texts.eyebrow(course.title)}</p>
          <h1>{lesson.title}</h1>
          <p className={styles.facts}>
            <Icon name="clock" size="sm" />
            <span>{coursesTexts.course.readable.sampleFacts(lesson.subject, lesson.minutes)}</span>
          </p>
        </header>
        <LessonText html={lesson.content} />
      </article>
      {!visitor && (
        <Closing title={texts.closingTitle} text={texts.closingText(course.title)}>
          <GetStarted course={course} variant="lamp" size="lg">
            {coursesTexts.course.enrol}
          </GetStarted>
          <LinkButton to={toCourse} variant="quiet" size="lg">
            {texts.toCourse(course.title)}
          </LinkButton>
        </Closing>
      )}
    </>
  );
}
