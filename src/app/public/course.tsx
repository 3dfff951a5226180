import { data, redirect } from "react-router";
import type { CoursePage } from "../../content/courses/contract.ts";
import { coursePages } from "../../content/courses/pages.ts";
import { type PublicCourse, publicCourses } from "../../content/courses.ts";
import { coursesTexts } from "../../content/en/courses.ts";
import { errorTexts } from "../../content/en/errors.ts";
import { enrolStudent } from "../../modules/accounts/commands/enrol-student.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LogoMark } from "../../ui/logo.tsx";
import { nowContext, servicesContext, viewerContext } from "../context.ts";
import { orFault, refuse } from "../form-reply.server.ts";
import { keepForm } from "../form-reply.ts";
import type { Route } from "./+types/course";
import { Breadcrumbs, structuredTrail, type Trail } from "./breadcrumbs.tsx";
import styles from "./course.module.css";
import { CourseFacts } from "./course-facts.tsx";
import { structuredCourse } from "./course-structured.ts";
import { GetStarted } from "./get-started.tsx";
import { pageMeta } from "./page-meta.ts";
import { Picture } from "./picture.tsx";
import { sharedPage } from "./shared-page.ts";

const texts = coursesTexts.course;

export const headers = sharedPage;

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const path = `/courses/${params.courseId}`;
  // Absent when the page failed; then the error page has a title of its own.
  if (!loaderData?.course) {
    const { title, text } = coursesTexts.missing;
    return loaderData ? pageMeta(matches, { title, description: text, path, isHidden: true }) : [];
  }
  const { course, page } = loaderData;
  return pageMeta(matches, {
    title: texts.metaTitle(course.title, page.fullName),
    description: texts.metaDescription(course.description, course.duration),
    path,
    structured: (site) => [structuredCourse(site, course), structuredTrail(site, trailTo(course))],
  });
}

export function loader({ params }: Route.LoaderArgs) {
  const course = findCourse(params.courseId);
  // An answer and no error, so that it stands in the frame like any page.
  if (!course) return data({ course: null }, { status: 404 });
  return { course, page: coursePages[course.id] };
}

/** Enrols who is signed in. A visitor, whose page has a link instead, is sent to sign up. */
export async function action({ context, params }: Route.ActionArgs) {
  const course = findCourse(params.courseId);
  if (!course) throw data(null, { status: 404 });
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(`/signup?${new URLSearchParams({ course: course.title })}`);
  if (viewer.kind === "admin") throw data(null, { status: 403 });
  const { db } = context.get(servicesContext);
  const result = await orFault(context, () => enrolStudent(db, viewer, course, context.get(nowContext)));
  if (!result) return refuse(500, { values: {}, message: failed(errorTexts.reasons.fault) });
  throw redirect(`/courses/${course.id}`);
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, failed);
}

function failed(reason: string): string {
  return coursesTexts.enrol.failed(reason);
}

function findCourse(id: string): PublicCourse | null {
  return publicCourses.find((course) => course.id === id) ?? null;
}

function trailTo(course: { id: string; title: string }): Trail {
  return [
    { to: "/", label: texts.home },
    { to: "/courses", label: coursesTexts.catalogue.title },
    { to: `/courses/${course.id}`, label: course.title },
  ];
}

export default function Course({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.course) return <CourseNotFound />;
  const { course, page } = loaderData;
  return (
    <div className={styles.page}>
      <header className={styles.night}>
        <div className={styles.words}>
          <Breadcrumbs trail={trailTo(course)} />
          <p className={styles.kind}>{coursesTexts.kinds[course.kind]}</p>
          <h1>{course.title}</h1>
          <p className={styles.fullName}>{page.fullName}</p>
          <p className={styles.description}>{course.description}</p>
          <CourseFacts course={course} />
        </div>
      </header>
      <Card as="section" padding="none" className={styles.side} aria-labelledby="free">
        <Picture name={`course-${course.id}`} alt={page.pictureAlt} loading="eager" className={styles.picture} />
        <div className={styles.offer}>
          <h2 id="free">{texts.free}</h2>
          <ul className={styles.promises}>
            {texts.promises.map((promise) => (
              <Checked key={promise}>{promise}</Checked>
            ))}
          </ul>
          {actionData && <Alert tone="error">{actionData.message}</Alert>}
          <GetStarted course={course} size="lg" className={styles.enrol}>
            {texts.enrol}
          </GetStarted>
        </div>
      </Card>
      <About page={page} />
    </div>
  );
}

function About({ page }: { page: CoursePage }) {
  const lessonCount = page.modules.reduce((sum, { lessons }) => sum + lessons, 0);
  return (
    <div className={styles.about}>
      <section aria-labelledby="overview" className={styles.overview}>
        <h2 id="overview">{texts.overview}</h2>
        {page.overview.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.note}>{texts.formatsChange}</p>
      </section>
      <section aria-labelledby="features">
        <h2 id="features">{texts.features}</h2>
        <ul className={styles.features}>
          {page.features.map((feature) => (
            <Checked key={feature}>{feature}</Checked>
          ))}
        </ul>
      </section>
      <section aria-labelledby="curriculum">
        <div className={styles.curriculumHead}>
          <h2 id="curriculum">{texts.curriculum}</h2>
          <p>{texts.size(page.modules.length, lessonCount)}</p>
        </div>
        <ol className={styles.modules}>
          {page.modules.map((module) => (
            <li key={module.title}>
              <h3>{module.title}</h3>
              <p>
                {module.duration && <span>{module.duration}</span>}
                <span>{texts.lessons(module.lessons)}</span>
              </p>
            </li>
          ))}
        </ol>
      </section>
      <LinkButton to="/courses" variant="secondary" icon="arrow-left" className={styles.back}>
        {texts.back}
      </LinkButton>
    </div>
  );
}

function Checked({ children }: { children: string }) {
  return (
    <li className={styles.checked}>
      <Icon name="check" />
      {children}
    </li>
  );
}

function CourseNotFound() {
  const { title, text, back } = coursesTexts.missing;
  return (
    <div className={styles.missing}>
      <LogoMark isLit={false} />
      <h1>{title}</h1>
      <p>{text}</p>
      <LinkButton to="/courses">{back}</LinkButton>
    </div>
  );
}
