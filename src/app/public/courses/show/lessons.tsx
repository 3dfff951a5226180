/** The lessons of a course that are ready: one open to everybody, the others listed by subject. */
import { Link } from "react-router";
import { coursesTexts } from "../../../../content/en/courses.ts";
import { Card } from "../../../../ui/card.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import type { ShownLessons } from "../data.server.ts";
import styles from "./lessons.module.css";

const texts = coursesTexts.course.readable;

/** Renders nothing until a lesson is ready. */
export function ReadableLessons({ courseId, lessons }: { courseId: string; lessons: ShownLessons }) {
  const { sample, subjects, moreSubjects } = lessons;
  if (!sample) return null;
  return (
    <section aria-labelledby="readable" className={styles.section}>
      <h2 id="readable">{texts.title}</h2>
      <Card as="article" className={styles.sample} aria-labelledby="sample-lesson">
        <Icon name="book" size="lg" />
        <div>
          <p className={styles.eyebrow}>{texts.sampleEyebrow}</p>
          <h3 id="sample-lesson">
            <Link to={`/sample-lesson/${courseId}`} className={styles.read}>
              {sample.title}
            </Link>
          </h3>
          <p className={styles.quiet}>{texts.sampleFacts(sample.subject, sample.minutes)}</p>
        </div>
      </Card>
      <div className={styles.subjects}>
        {subjects.map(({ id, name, lessonCount, titles }) => (
          <details key={id}>
            <summary>
              <span className={styles.name}>{name}</span>
              <span className={styles.quiet}>{coursesTexts.lessons(lessonCount)}</span>
              <Icon name="chevron-down" />
            </summary>
            <ul>
              {titles.map((title) => (
                <li key={title}>{title}</li>
              ))}
              {lessonCount > titles.length && <li>{texts.moreLessons(lessonCount - titles.length)}</li>}
            </ul>
          </details>
        ))}
        {moreSubjects > 0 && <p className={styles.quiet}>{texts.moreSubjects(moreSubjects)}</p>}
      </div>
    </section>
  );
}
