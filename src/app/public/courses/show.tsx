import { data, redirect } from "react-router";
import type { CoursePage } from "../../../content/courses/contract.ts";
import { coursePages } from "../../../content/courses/pages.ts";
import { findPublicCourse, type PublicCourse } from "../../../content/courses.ts";
import { coursesTexts } from "../../../content/en/courses.ts";
import { noticeTopicOf } from "../../../content/notice-topics.ts";
import { enrolStudent } from "../../../modules/accounts/commands/enrol-student.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { Icon } from "../../../ui/icon.tsx";
import { viewerContext } from "../../context.ts";
import { pressAction } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { useShell, useVisitor } from "../../shared/frame/visitor.ts";
import { coursePreview } from "../../shared/previews.ts";
import { SignUpLink } from "../../shared/sign-up/link.tsx";
import { NOT_SHARED, sharedPage } from "../frame/shared-page.ts";
import { NotifyMe } from "../resources/notify-me-form.tsx";
import { Breadcrumbs, structuredTrail, trailTo } from "../shared/breadcrumbs.tsx";
import { Closing } from "../shared/closing.tsx";
import { GetStarted } from "../shared/get-started.tsx";
import { Picture } from "../shared/picture.tsx";
import { Screen } from "../shared/screen.tsx";
import { readSuccessStories } from "../showcase/read-shown.server.ts";
import { SuccessStories } from "../showcase/success-stories.tsx";
import type { Route } from "./+types/show";
import { readCourseLessons, type ShownLessons } from "./data.server.ts";
import { CourseFacts } from "./facts.tsx";
import { CourseNotFound } from "./not-found.tsx";
import { ENROL_BUTTON, ENROL_CARD, EnrolBar } from "./show/bar.tsx";
import { ReadableLessons } from "./show/lessons.tsx";
import { CommonQuestions, questionsAbout, structuredQuestions } from "./show/questions.tsx";
import styles from "./show.module.css";
import { structuredCourse } from "./structured.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = coursesTexts.course;

export const headers = sharedPage;

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const path = `/courses/${params.courseId}`;
  // Absent when the page failed; then the error page supplies the title.
  if (!loaderData?.course) {
    const { title, text } = coursesTexts.missing;
    return loaderData ? pageMeta(matches, { title, description: text, path, isHidden: true }) : [];
  }
  const { course, page } = loaderData;
  return pageMeta(matches, {
    title: texts.metaTitle(course.title, page.fullName),
    description: texts.metaDescription(course.texts.description, course.texts.duration),
    path,
    picture: { ...coursePreview(course.id), alt: page.pictureAlt },
    structured: (site) => [
      structuredCourse(site, course),
      structuredTrail(site, trailTo(course)),
      structuredQuestions(questionsAbout(lessonCounts(page, loaderData.lessons))),
    ],
  });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const course = findPublicCourse(params.courseId);
  // Returned and not thrown, so that it appears inside the usual frame.
  if (!course) return data({ course: null }, { status: 404 });
  const [lessons, stories] = await Promise.all([
    readCourseLessons(context, course),
    readSuccessStories(context, course.id),
  ]);
  const headers = lessons === null || stories === null ? NOT_SHARED : {};
  return data({ course, page: coursePages[course.id], lessons, stories }, { headers });
}

/** Enrols the signed-in student. Visitors, whose page has a link instead, are redirected to sign up. */
export async function action({ context, params }: Route.ActionArgs) {
  const course = findPublicCourse(params.courseId);
  if (!course) throw data(null, { status: 404 });
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(`/signup?${new URLSearchParams({ course: course.title })}`);
  if (viewer.kind === "admin") throw data(null, { status: 403 });
  return pressAction(context, ({ db, now }) => enrolStudent(db, viewer, course, now), {
    enrolled: redirect(`/courses/${course.id}`),
  });
}

/** How many lessons can be read, where known, and how many the institute states. */
function lessonCounts({ modules }: CoursePage, lessons: ShownLessons | null) {
  return { ready: lessons?.ready ?? null, all: modules.reduce((sum, module) => sum + module.lessons, 0) };
}

export default function Course({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.course) return <CourseNotFound />;
  const { course, page, lessons, stories } = loaderData;
  return (
    <>
      <div className={styles.page}>
        <header className={styles.night}>
          <div className={styles.words}>
            <Breadcrumbs trail={trailTo(course)} />
            <p className={styles.kind}>{coursesTexts.kinds[course.kind]}</p>
            <h1>{course.title}</h1>
            <p className={styles.fullName}>{page.fullName}</p>
            <p className={styles.description}>{course.texts.description}</p>
            <CourseFacts course={course} readyLessons={lessons?.ready ?? null} />
          </div>
        </header>
        <Card as="section" padding="none" className={styles.side} aria-labelledby="free" id={ENROL_CARD}>
          <Picture name={`course-${course.id}`} alt={page.pictureAlt} loading="eager" className={styles.picture} />
          <div className={styles.offer}>
            <h2 id="free">{texts.free}</h2>
            <ul className={styles.promises}>
              {texts.promises.map((promise) => (
                <Checked key={promise}>{promise}</Checked>
              ))}
            </ul>
            {actionData && <Alert tone="error">{describeReply(actionData, coursesTexts.enrol.failed).message}</Alert>}
            <GetStarted course={course} id={ENROL_BUTTON} size="lg" className={styles.enrol}>
              {texts.enrol}
            </GetStarted>
          </div>
        </Card>
        <About course={course} page={page} lessons={lessons}>
          <SuccessStories stories={stories} course={course.title} />
        </About>
      </div>
      <CourseClosing course={course} hasTests={lessons?.hasTests ?? false} />
      <EnrolBar course={course} />
    </>
  );
}

function About({
  course,
  page,
  lessons,
  children,
}: {
  course: PublicCourse;
  page: CoursePage;
  lessons: ShownLessons | null;
  children: Elements;
}) {
  const note = useShell()?.site.lessonsNote ?? "";
  const counts = lessonCounts(page, lessons);
  return (
    <div className={styles.about}>
      {lessons && <NotReady course={course.title} lessons={lessons} />}
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
      {lessons?.hasTests && (
        <section aria-labelledby="inside">
          <h2 id="inside">{texts.inside}</h2>
          <div className={styles.screens}>
            {texts.insideScreens.map(({ screen, caption }) => (
              <figure key={screen}>
                <Screen name={screen} sizes="(width >= 60rem) 47rem, 92vw" className={styles.screen} />
                <figcaption>{caption}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="curriculum">
        <div className={styles.curriculumHead}>
          <h2 id="curriculum">{texts.curriculum}</h2>
          <p>{texts.size(page.modules.length, counts.all)}</p>
        </div>
        {counts.ready !== null && (
          <p className={styles.ready}>
            <Icon name="book" />
            <span>{texts.ready(counts.ready, note)}</span>
          </p>
        )}
        <ol className={styles.modules}>
          {page.modules.map((module) => (
            <li key={module.title}>
              <h3>{module.title}</h3>
              <p>
                {module.duration && <span>{module.duration}</span>}
                <span>{coursesTexts.lessons(module.lessons)}</span>
              </p>
            </li>
          ))}
        </ol>
      </section>
      {lessons && <ReadableLessons courseId={course.id} lessons={lessons} />}
      {children}
      <CommonQuestions questions={questionsAbout(counts)} />
      <LinkButton to="/courses" variant="secondary" icon="arrow-left" className={styles.back}>
        {texts.back}
      </LinkButton>
    </div>
  );
}

/** Notice of missing lessons or practice tests, with an offer of notification; renders nothing for a course that has both. */
function NotReady({ course, lessons }: { course: string; lessons: ShownLessons }) {
  const text = coursesTexts.notReady(course, { hasLessons: lessons.ready > 0, hasTests: lessons.hasTests });
  const topic = noticeTopicOf(course);
  if (!text) return null;
  return (
    <section aria-labelledby="not-ready" className="stack gap-3">
      <h2 id="not-ready">{texts.notReady.title}</h2>
      <p>
        <strong>{text}</strong> <span>{texts.notReady.text}</span>
      </p>
      {topic && <NotifyMe topic={topic} />}
    </section>
  );
}

/** Renders nothing for students of this course. The sample test asks nursing questions: it is named where the course has such tests. */
function CourseClosing({ course, hasTests }: { course: PublicCourse; hasTests: boolean }) {
  const visitor = useVisitor();
  if (visitor?.kind === "admin" || visitor?.courses.includes(course.title)) return null;
  return (
    <Closing title={texts.closing.title(course.title)} text={texts.closing.text}>
      {visitor ? (
        <LinkButton to={`#${ENROL_CARD}`} variant="lamp" size="lg">
          {texts.enrol}
        </LinkButton>
      ) : (
        <SignUpLink course={course.title} variant="lamp" size="lg">
          {texts.enrol}
        </SignUpLink>
      )}
      {hasTests && (
        <LinkButton to="/sample-test" variant="quiet" size="lg">
          {texts.closing.sample}
        </LinkButton>
      )}
    </Closing>
  );
}

function Checked({ children }: { children: string }) {
  return (
    <li className={styles.checked}>
      <Icon name="check" />
      <span>{children}</span>
    </li>
  );
}
