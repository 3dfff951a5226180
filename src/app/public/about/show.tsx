import { data, Link } from "react-router";
import { aboutTexts as texts } from "../../../content/en/about.ts";
import type { Site } from "../../../modules/site/queries/load-site.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { useShell } from "../../shared/frame/visitor.ts";
import { NOT_SHARED, sharedPage } from "../frame/shared-page.ts";
import { GetStarted } from "../shared/get-started.tsx";
import { Picture } from "../shared/picture.tsx";
import { Faculty } from "../showcase/faculty.tsx";
import { readFaculty } from "../showcase/read-shown.server.ts";
import type { Route } from "./+types/show";
import styles from "./show.module.css";

export const headers = sharedPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: texts.metaTitle, description: texts.metaDescription, path: "/about" });
}

export async function loader({ context }: Route.LoaderArgs) {
  const faculty = await readFaculty(context);
  return data({ faculty }, { headers: faculty === null ? NOT_SHARED : {} });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const site = useShell()?.site;
  if (!site) return null;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{texts.heading(site.instituteName)}</h1>
          <p>{texts.lead}</p>
        </div>
        <Picture name="about" alt={texts.pictureAlt} loading="eager" className={styles.picture} />
      </header>
      <Figures site={site} />
      <Offerings />
      <Reasons site={site} />
      <Faculty faculty={loaderData.faculty} />
      <Begin />
    </>
  );
}

function Figures({ site }: { site: Site }) {
  const { figures } = texts;
  const shown = [
    { label: figures.studentsPlaced, value: site.studentsPlaced },
    { label: figures.successRate, value: site.successRate },
    { label: figures.programs, value: site.programs },
    { label: figures.countries, value: site.countries },
  ];
  return (
    <div className={styles.band}>
      <dl className={styles.figures} aria-label={figures.label}>
        {shown.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Offerings() {
  const { title, items, see } = texts.offerings;
  return (
    <section className={styles.section} aria-labelledby="offerings">
      <h2 id="offerings">{title}</h2>
      <ul className={styles.offerings}>
        {items.map((offering) => (
          <Card key={offering.courseId} as="li" className={styles.offering}>
            <h3 id={offering.courseId}>{offering.title}</h3>
            <p>{offering.text}</p>
            <Link to={`/courses/${offering.courseId}`} className={styles.see} aria-describedby={offering.courseId}>
              <span>{see}</span> <Icon name="arrow-right" size="sm" />
            </Link>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Reasons({ site }: { site: Site }) {
  const { title, materials, instructors, flexible, results, scoring, free } = texts.reasons;
  return (
    <section className={styles.section} aria-labelledby="reasons">
      <h2 id="reasons">{title}</h2>
      <ul className={styles.reasons}>
        <Reason icon="book" title={materials.title} text={materials.text} />
        <Reason icon="users" title={instructors.title} text={instructors.text} />
        <Reason icon="clock" title={flexible.title} text={flexible.text} />
        <Reason icon="chart" title={results.title} text={results.text(site.successRate, site.studentsPlaced)} />
        <Reason icon="list" title={scoring.title} text={scoring.text} />
        <Reason icon="check" title={free.title} text={free.text} />
      </ul>
    </section>
  );
}

function Reason({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li>
      <Icon name={icon} size="lg" />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}

function Begin() {
  const { title, text, action, sample } = texts.begin;
  return (
    <section className={styles.begin} aria-labelledby="begin">
      <div>
        <h2 id="begin">{title}</h2>
        <p>{text}</p>
        <div className={styles.actions}>
          <GetStarted variant="lamp" size="lg">
            {action}
          </GetStarted>
          <LinkButton to="/sample-test" variant="quiet" size="lg" className={styles.sample}>
            {sample}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
