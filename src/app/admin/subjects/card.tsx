/** One subject of the list, with its first lessons or with all of them. */
import { Link } from "react-router";
import { subjectTexts } from "../../../content/en/subjects.ts";
import type { SubjectOverview } from "../../../modules/subjects/queries/list-subject-overviews.server.ts";
import { Badge } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { IconLink } from "../shared/icon-link.tsx";
import styles from "./card.module.css";
import { SUBJECT_LIST } from "./list-address.ts";

const texts = subjectTexts.page;

/** `search` is that of the list, which its windows keep; `toggleTo` shows all lessons, or only the first ones again. */
export function SubjectCard({
  subject,
  search,
  toggleTo,
}: {
  subject: SubjectOverview;
  search: string;
  toggleTo: string;
}) {
  const { id, name, description, courses, lessons, lessonCount, questionCount, stimuli } = subject;
  const here = `${SUBJECT_LIST}/${id}`;
  return (
    <Card as="article" className={styles.card} aria-labelledby={`subject-${id}`}>
      <header className={styles.head}>
        <h2 id={`subject-${id}`} dir="auto" className={styles.name}>
          {name}
        </h2>
        <div className={styles.actions}>
          <IconLink to={`${here}/edit${search}`} icon="edit" label={texts.editSubject(name)} />
          <IconLink to={`${here}/delete${search}`} icon="trash" label={texts.deleteSubject(name)} />
        </div>
      </header>
      {description && <p className={styles.description}>{description}</p>}
      <Courses courses={courses} />
      <p className={styles.counts}>{`${texts.lessonCount(lessonCount)} · ${texts.holds(questionCount, stimuli)}`}</p>
      {lessons.length === 0 ? (
        <p className={styles.noLessons}>{texts.noLessons}</p>
      ) : (
        <ul aria-label={texts.lessonsOf(name)} className={styles.lessons}>
          {lessons.map((lesson) => (
            <LessonRow key={lesson.id} lesson={lesson} search={search} />
          ))}
        </ul>
      )}
      <Toggle subject={subject} to={toggleTo} />
      <div className={styles.foot}>
        <LinkButton to={`${here}/add-lesson${search}`} variant="secondary" size="sm" icon="plus" preventScrollReset>
          <span>
            {texts.addLesson}
            <VisuallyHidden>{` ${texts.toSubject(name)}`}</VisuallyHidden>
          </span>
        </LinkButton>
        {lessonCount > 1 && (
          <LinkButton to={`${here}/order${search}`} variant="quiet" size="sm" preventScrollReset>
            <span>
              {texts.orderLessons}
              <VisuallyHidden>{` ${texts.ofSubject(name)}`}</VisuallyHidden>
            </span>
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

function Courses({ courses }: { courses: ReadonlyArray<string> }) {
  if (courses.length === 0) {
    return (
      <p>
        <Badge>{texts.allCourses}</Badge>
      </p>
    );
  }
  return (
    <ul className="cluster gap-2" aria-label={texts.courses}>
      {courses.map((course) => (
        <li key={course}>
          <Badge tone="accent">{course}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Toggle({ subject, to }: { subject: SubjectOverview; to: string }) {
  const { name, lessons, lessonCount, isOpen } = subject;
  const others = lessonCount - lessons.length;
  if (others === 0 && !isOpen) return null;
  return (
    <Link to={to} preventScrollReset className={styles.toggle}>
      <span>{isOpen ? texts.showFewer : texts.showMore(others)}</span>
      <VisuallyHidden>{` ${texts.ofLessons(name)}`}</VisuallyHidden>
    </Link>
  );
}

function LessonRow({ lesson, search }: { lesson: SubjectOverview["lessons"][number]; search: string }) {
  const { id, title, hasContent, questionCount, stimuli } = lesson;
  const here = `${SUBJECT_LIST}/lessons/${id}`;
  return (
    <li className={styles.lesson}>
      <span className={styles.lessonWords}>
        <span dir="auto" className={styles.lessonTitle}>
          {title}
        </span>
        <span className={styles.lessonCounts}>
          {hasContent ? texts.holds(questionCount, stimuli) : `${texts.holds(questionCount, stimuli)}, ${texts.noText}`}
        </span>
      </span>
      <span className={styles.actions}>
        <IconLink to={`${here}/edit`} icon="edit" label={texts.editLesson(title)} isPage />
        <IconLink to={`${here}/delete${search}`} icon="trash" label={texts.deleteLesson(title)} />
      </span>
    </li>
  );
}
