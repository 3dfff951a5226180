import { showcaseTexts } from "../../../content/en/showcase.ts";
import type { Shown } from "../../../modules/showcase/queries/find-shown.server.ts";
import { classes } from "../../../ui/classes.ts";
import styles from "./parts.module.css";
import { Portrait } from "./portrait.tsx";

/** The institute's teachers. Renders nothing if there are none. */
export function Faculty({ faculty }: { faculty: ReadonlyArray<Shown> | null }) {
  if (!faculty || faculty.length === 0) return null;
  return (
    <section className={styles.faculty} aria-labelledby="faculty">
      <h2 id="faculty">{showcaseTexts.shown.faculty}</h2>
      <ul className={styles.people}>
        {faculty.map((person) => (
          <li key={person.id} className={styles.person}>
            <Portrait person={person} />
            <div className={classes("stack", styles.words)}>
              <h3>
                <bdi>{person.name}</bdi>
              </h3>
              <p dir="auto">{person.words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
