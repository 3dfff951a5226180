/** Subjects with their lessons. Adding and deleting are windows over the list, each with an address of its own. */
import { Link, Outlet } from "react-router";
import { adminTexts } from "../../content/en/admin.ts";
import { subjectTexts } from "../../content/en/subjects.ts";
import {
  type ListedLesson,
  type ListedSubject,
  listSubjects,
} from "../../modules/subjects/queries/list-subjects.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { servicesContext } from "../context.ts";
import { requireAdmin } from "../guards.server.ts";
import type { Route } from "./+types/subjects";
import { DoneNotice } from "./shared/done-notice.tsx";
import styles from "./subjects.module.css";

const texts = subjectTexts.page;
/** A card shows this many lessons at once. */
const LESSONS_SHOWN = 8;

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context);
  return { subjects: await listSubjects(context.get(servicesContext).db) };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function Subjects({ loaderData }: Route.ComponentProps) {
  const { subjects } = loaderData;
  const lessonCount = subjects.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return (
    <div className={styles.page}>
      <PageHeading
        title={texts.title}
        text={subjects.length > 0 ? texts.text(subjects.length, lessonCount) : undefined}
      >
        <AddSubject />
      </PageHeading>
      <DoneNotice />
      <Outlet />
      {subjects.length === 0 ? (
        <EmptyState icon="book" title={texts.none} text={texts.noneText}>
          <AddSubject />
          <LinkButton to="/admin/questions/import" variant="secondary" icon="upload">
            {texts.import}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {subjects.map((subject) => (
            <li key={subject.id}>
              <SubjectCard subject={subject} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function AddSubject() {
  return (
    <LinkButton to="/admin/subjects/add" icon="plus" preventScrollReset>
      {texts.addSubject}
    </LinkButton>
  );
}

function SubjectCard({ subject }: { subject: ListedSubject }) {
  const { id, name, description, lessons, questionCount } = subject;
  return (
    <Card as="article" className={styles.card} aria-labelledby={`subject-${id}`}>
      <header className={styles.head}>
        <h2 id={`subject-${id}`} className={styles.name}>
          {name}
        </h2>
        <Link
          to={`/admin/subjects/${id}/delete`}
          preventScrollReset
          className={styles.delete}
          title={texts.deleteSubject}
        >
          <Icon name="trash" />
          <VisuallyHidden>
            {texts.deleteSubject} {name}
          </VisuallyHidden>
        </Link>
      </header>
      {description && <p className={styles.description}>{description}</p>}
      <p className={styles.counts}>
        {texts.lessonCount(lessons.length)} · {texts.questionCount(questionCount)}
      </p>
      {lessons.length === 0 ? (
        <p className={styles.noLessons}>{texts.noLessons}</p>
      ) : (
        <LessonList name={name} lessons={lessons} />
      )}
      <div className={styles.foot}>
        <LinkButton
          to={`/admin/subjects/${id}/add-lesson`}
          variant="secondary"
          size="sm"
          icon="plus"
          preventScrollReset
        >
          <span>
            {texts.addLesson}
            <VisuallyHidden> {texts.toSubject(name)}</VisuallyHidden>
          </span>
        </LinkButton>
      </div>
    </Card>
  );
}

function LessonList({ name, lessons }: { name: string; lessons: ReadonlyArray<ListedLesson> }) {
  const [first, others] = [lessons.slice(0, LESSONS_SHOWN), lessons.slice(LESSONS_SHOWN)];
  return (
    <div>
      <ul aria-label={texts.lessonsOf(name)} className={styles.lessons}>
        {first.map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} />
        ))}
      </ul>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            <span className={styles.more}>{texts.showMore(others.length)}</span>
            <span className={styles.fewer}>{texts.showFewer}</span>
          </summary>
          <ul className={styles.lessons}>
            {others.map((lesson) => (
              <LessonRow key={lesson.id} lesson={lesson} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function LessonRow({ lesson }: { lesson: ListedLesson }) {
  const { id, title, hasContent, questionCount } = lesson;
  return (
    <li className={styles.lesson}>
      <span className={styles.lessonWords}>
        <span className={styles.lessonTitle}>{title}</span>
        <span className={styles.lessonCounts}>
          {texts.questionCount(questionCount)}
          {!hasContent && `, ${texts.noText}`}
        </span>
      </span>
      <Link
        to={`/admin/subjects/lessons/${id}/delete`}
        preventScrollReset
        className={styles.delete}
        title={texts.deleteLesson(title)}
      >
        <Icon name="trash" />
        <VisuallyHidden>{texts.deleteLesson(title)}</VisuallyHidden>
      </Link>
    </li>
  );
}
