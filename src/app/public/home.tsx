import { type CourseKind, publicCourses } from "../../content/courses.ts";
import { publicTexts } from "../../content/en/public.ts";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./home.module.css";
import { LampAndPage } from "./lamp-and-page.tsx";
import { SignUpLink } from "./sign-up-link.tsx";

const texts = publicTexts.home;
const KINDS: ReadonlyArray<CourseKind> = ["licensing", "language", "entrance"];

export function meta() {
  return [{ title: texts.metaTitle }, { name: "description", content: texts.metaDescription }];
}

export default function Home() {
  return (
    <>
      <Hero />
      <Why />
      <Programs />
    </>
  );
}

function Hero() {
  return (
    <section className={styles.night} aria-labelledby="hero">
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 id="hero" className={styles.title}>
            {texts.title}
          </h1>
          <p className={styles.lead}>{texts.lead}</p>
          <div className={styles.start}>
            <SignUpLink variant="lamp" size="lg">
              {texts.getStarted}
            </SignUpLink>
            <p className={styles.free}>{texts.free}</p>
          </div>
          <dl className={styles.kinds}>
            {KINDS.map((kind) => (
              <div key={kind}>
                <dt>{texts.programKinds[kind]}</dt>
                {publicCourses.map((course) => course.kind === kind && <dd key={course.id}>{course.title}</dd>)}
              </div>
            ))}
          </dl>
        </div>
        <LampAndPage className={styles.drawing} />
      </div>
      <div className={styles.desk}>
        <dl className={styles.figures} aria-label={texts.figuresLabel}>
          {texts.figures.map((figure) => (
            <div key={figure.label} className={styles.figure}>
              <dt>{figure.label}</dt>
              <dd>{figure.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Why() {
  return (
    <section className={styles.why} aria-labelledby="why">
      <div className={styles.sectionHead}>
        <h2 id="why">{texts.whyTitle}</h2>
        <p>{texts.whyText}</p>
      </div>
      <ul className={styles.reasons}>
        {texts.why.map((reason) => (
          <li key={reason.title} className={styles.reason}>
            <Icon name={reason.icon} size="lg" />
            <div>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Programs() {
  return (
    <section className={styles.programsBand} aria-labelledby="programs">
      <div className={styles.programs}>
        <div className={styles.sectionHead}>
          <h2 id="programs">{texts.programsTitle}</h2>
          <p>{texts.programsText}</p>
        </div>
        <ul className={styles.grid}>
          {publicCourses.map((course) => (
            <Card key={course.id} as="li" className={styles.program}>
              <p className={styles.kind}>{texts.kinds[course.kind]}</p>
              <h3>{course.title}</h3>
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
            </Card>
          ))}
        </ul>
      </div>
    </section>
  );
}
