import { Link } from "react-router";
import { publicCourses } from "../../../content/courses.ts";
import { homeTexts as texts } from "../../../content/en/home.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { COVERS_CARD, CourseCard, CourseGrid } from "../courses/card.tsx";
import { CourseFacts } from "../courses/facts.tsx";
import styles from "./programs.module.css";

/** The six courses. The whole card is clickable; only its title is a link, so that it is read aloud once. */
export function Programs() {
  return (
    <section className={styles.band} aria-labelledby="programs">
      <div className={styles.programs}>
        <div className={styles.head}>
          <h2 id="programs">{texts.programsTitle}</h2>
          <p>{texts.programsText}</p>
        </div>
        <CourseGrid>
          {publicCourses.map((course) => (
            <CourseCard
              key={course.id}
              course={course}
              className={styles.program}
              title={
                <h3>
                  <Link to={`/courses/${course.id}`} className={classes(styles.link, COVERS_CARD)}>
                    {course.title}
                  </Link>
                </h3>
              }
              foot={<CourseFacts course={course} />}
            />
          ))}
        </CourseGrid>
        <LinkButton to="/courses" variant="secondary" size="lg" className={styles.all}>
          {texts.viewAll}
        </LinkButton>
      </div>
    </section>
  );
}
