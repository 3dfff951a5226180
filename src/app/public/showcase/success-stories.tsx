/** Students' results and testimonials. Renders nothing until the institute has entered some. */

import { showcaseTexts } from "../../../content/en/showcase.ts";
import { courseTitleOf } from "../../../modules/showcase/rules.ts";
import { classes } from "../../../ui/classes.ts";
import styles from "./parts.module.css";
import { Portrait } from "./portrait.tsx";
import type { ShownSuccessStories } from "./read-shown.server.ts";

const texts = showcaseTexts.shown;

/** `course` is the title of the course whose page it is; absent on the front page. */
export function SuccessStories({ stories, course }: { stories: ShownSuccessStories | null; course?: string }) {
  if (!stories) return null;
  const { results, testimonials } = stories;
  if (results.length + testimonials.length === 0) return null;
  const sections = (
    <>
      {results.length > 0 && (
        <Results results={results} title={course === undefined ? texts.results : texts.resultsOf(course)} />
      )}
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
    </>
  );
  // The front page has full-width sections, the page of a course does not.
  return course === undefined ? <div className={classes("stack gap-8", styles.wide)}>{sections}</div> : sections;
}

function Results({ results, title }: { results: ShownSuccessStories["results"]; title: string }) {
  return (
    <section aria-labelledby="results">
      <h2 id="results">{title}</h2>
      <p className={styles.text}>{texts.resultsText}</p>
      <ul className={styles.people}>
        {results.map((result) => (
          <li key={result.id} className={styles.person}>
            <Portrait person={result} />
            <div className={classes("stack", styles.words)}>
              <h3>
                <bdi>{result.name}</bdi>
              </h3>
              <p>{result.rank}</p>
              <p>{texts.exam(result.exam, result.day)}</p>
              <p>
                {texts.taken(
                  courseTitleOf(result.courseId),
                  result.courseDuration,
                  result.isPaid ? texts.paid : texts.free,
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Testimonials({ testimonials }: { testimonials: ShownSuccessStories["testimonials"] }) {
  return (
    <section aria-labelledby="testimonials">
      <h2 id="testimonials">{texts.testimonials}</h2>
      <p className={styles.text}>{texts.testimonialsText}</p>
      <ul className={styles.quotes}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <figure className={styles.quote}>
              <blockquote>
                <p dir="auto">{testimonial.words}</p>
              </blockquote>
              <figcaption className={styles.person}>
                <Portrait person={testimonial} />
                <span className={classes("stack", styles.words)}>
                  <strong>
                    <bdi>{testimonial.name}</bdi>
                  </strong>
                  {testimonial.courseId !== "" && <span>{courseTitleOf(testimonial.courseId)}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
