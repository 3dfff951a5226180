/** The Subjects tab: what there is to learn, by subject. A lesson's text is loaded when it is opened. */
import { Link } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { listSubjectsWithProgress } from "../../../modules/progress/queries/subjects-with-progress.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { servicesContext } from "../../context.ts";
import { requireStudent } from "../../guards.server.ts";
import { LessonCounts, LessonList } from "../lessons/list.tsx";
import { withStates } from "../lessons/with-states.server.ts";
import { pagePlaceOf, pagesBeside } from "../shared/page-place.ts";
import { TabError } from "../shared/tab-error.tsx";
import type { Route } from "./+types/subjects";
import styles from "./subjects.module.css";

const texts = dashboardTexts.subjects;

export async function loader({ context, request }: Route.LoaderArgs) {
  const student = requireStudent(context);
  const { db } = context.get(servicesContext);
  const at = pagePlaceOf(request);
  const { subjects, ...beside } = await listSubjectsWithProgress(db, student, at);
  return {
    subjects: await withStates(context, student, subjects),
    ...pagesBeside(beside),
    isFirstPage: at.after === undefined && at.before === undefined,
  };
}

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export default function SubjectsTab({ loaderData }: Route.ComponentProps) {
  const { subjects, previous, next, isFirstPage } = loaderData;
  return (
    <>
      <PageHeading title={texts.title} text={subjects.length > 0 && texts.text} />
      {subjects.length === 0 && <NoSubjects isFirstPage={isFirstPage} />}
      <div className="stack gap-5">
        {subjects.map((subject) => (
          <SubjectCard key={subject.id} subject={subject} />
        ))}
      </div>
      <Pager previous={previous} next={next} label={texts.pages} />
    </>
  );
}

function NoSubjects({ isFirstPage }: { isFirstPage: boolean }) {
  return isFirstPage ? (
    <EmptyState icon="book" title={texts.emptyTitle} text={texts.emptyText} />
  ) : (
    <EmptyState icon="book" title={texts.emptyPage}>
      <LinkButton to="/dashboard/subjects" variant="secondary">
        {texts.backToFirst}
      </LinkButton>
    </EmptyState>
  );
}

function SubjectCard({ subject }: { subject: Route.ComponentProps["loaderData"]["subjects"][number] }) {
  const { id, name, description, lessonCount, lessons } = subject;
  return (
    <Card as="section" padding="none" aria-labelledby={`subject-${id}`} className={styles.subject}>
      <header className={styles.head}>
        <h2 id={`subject-${id}`}>{name}</h2>
        <LessonCounts subject={subject} />
        {description && <p className={styles.description}>{description}</p>}
      </header>
      {lessons.length > 0 && <LessonList lessons={lessons} isInCourse />}
      {lessonCount > lessons.length && (
        <Link to={`/dashboard/subjects/${id}`} className={styles.all}>
          <span>{texts.allLessons(lessonCount)}</span>
          <VisuallyHidden>{` ${texts.allLessonsOf(name)}`}</VisuallyHidden>
        </Link>
      )}
    </Card>
  );
}

export function ErrorBoundary() {
  return <TabError title={texts.title} message={texts.failed} />;
}
