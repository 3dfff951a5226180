import { Link } from "react-router";
import { publicCourses } from "../../../content/courses.ts";
import { homeTexts as texts } from "../../../content/en/home.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Picture } from "../picture.tsx";
import styles from "./programs.module.css";

/** The six courses. All of a card leads to the course's page; its link is the title, so that it is read once. */
export function Programs() {
  return (
    <section className={styles.band} aria-labelledby="programs">
      <div className={styles.programs}>
        <div className={styles.head}>
          <h2 id="programs">{texts.programsTitle}</h2>
          <p>{texts.programsText}</p>
        </div>
        <ul className={styles.grid}>
          {publicCourses.map((course) => (
            <Card key={course.id} as="li" padding="none" className={styles.program}>
              <Picture name={`course-${course.id}`} alt="" className={styles.picture} />
              <div className={styles.words}>
                <p className={styles.kind}>{texts.kinds[course.kind]}</p>
                <h3>
                  <Link to={`/courses/${course.id}`} className={styles.link}>
                    {course.title}
                  </Link>
                </h3>
                <p className={styles.description}>{course.description}</p>
                <dl className={styles.facts}>
                  <div>
                    <dt>{texts.duration}</dt>
                    <dd>{course.duration}</dd>
                  </div>
                  <div>
                    <dt>{texts.students}</dt>
                    <dd>{course.students}</dd>
                  </div>
                </dl>
              </div>
            </Card>
          ))}
        </ul>
        <LinkButton to="/courses" variant="secondary" size="lg" className={styles.all}>
          {texts.viewAll}
        </LinkButton>
      </div>
    </section>
  );
}
