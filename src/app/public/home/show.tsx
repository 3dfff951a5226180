import type { ReactNode } from "react";
import { data, Link } from "react-router";
import type { EducationalOrganization, WithContext } from "schema-dts";
import { type CourseKind, publicCourses } from "../../../content/courses.ts";
import { homeTexts as texts } from "../../../content/en/home.ts";
import { findSampleChoice } from "../../../modules/questions/queries/sample-test.server.ts";
import type { Site } from "../../../modules/site/queries/load-site.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { pageMeta, type SiteAddress } from "../../shared/frame/page-meta.ts";
import { useShell } from "../../shared/frame/visitor.ts";
import { NOT_SHARED, sharedPage } from "../frame/shared-page.ts";
import { Closing } from "../shared/closing.tsx";
import { GetStarted } from "../shared/get-started.tsx";
import { readSuccessStories } from "../showcase/read-shown.server.ts";
import { SuccessStories } from "../showcase/success-stories.tsx";
import type { Route } from "./+types/show";
import { answerQuestion } from "./answer-question.server.ts";
import { Apps } from "./apps.tsx";
import { Programs } from "./programs.tsx";
import { Question } from "./question.tsx";
import styles from "./show.module.css";
import { Slider } from "./slider/slider.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const KINDS: ReadonlyArray<CourseKind> = ["licensing", "language", "entrance"];

export const headers = sharedPage;

export async function loader({ context }: Route.LoaderArgs) {
  const stories = await readSuccessStories(context, null);
  return data({ question: findSampleChoice(), stories }, { headers: stories === null ? NOT_SHARED : {} });
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerQuestion(context, request);
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[1].loaderData?.site;
  return pageMeta(matches, {
    title: texts.metaTitle(site?.instituteName ?? ""),
    description: texts.metaDescription,
    path: "/",
    structured: (address) => (site ? [organization(site, address)] : []),
  });
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const site = useShell()?.site;
  if (!site) return null;
  return (
    <>
      <Hero site={site}>
        <Question question={loaderData.question} reply={actionData} />
      </Hero>
      <Slider />
      <Why site={site} />
      <SuccessStories stories={loaderData.stories} />
      <Apps />
      <Programs />
      <Closing title={texts.closing.title} text={texts.closing.text}>
        <GetStarted variant="lamp" size="lg">
          {texts.getStarted}
        </GetStarted>
        <LinkButton to="/contact" variant="quiet" size="lg">
          {texts.closing.ask}
        </LinkButton>
      </Closing>
    </>
  );
}

function Hero({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <section className={styles.night} aria-labelledby="hero">
      <div className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{texts.eyebrow}</p>
          <h1 id="hero" className={styles.title}>
            {texts.title}
          </h1>
          <p className={styles.lead}>{texts.lead}</p>
          <div className={styles.start}>
            <GetStarted variant="lamp" size="lg">
              {texts.getStarted}
            </GetStarted>
            <LinkButton to="/sample-test" variant="quiet" size="lg" icon="play" className={styles.demo}>
              {texts.watchDemo}
            </LinkButton>
            <p className={styles.free}>{texts.free}</p>
          </div>
          <dl className={styles.kinds}>
            {KINDS.map((kind) => (
              <div key={kind}>
                <dt>{texts.programKinds[kind]}</dt>
                {publicCourses.map(
                  (course) =>
                    course.kind === kind && (
                      <dd key={course.id}>
                        <Link to={`/courses/${course.id}`}>{course.title}</Link>
                      </dd>
                    ),
                )}
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.question}>{children}</div>
      </div>
      <div className={styles.desk}>
        <dl className={styles.figures} aria-label={texts.figuresLabel}>
          <Figure label={texts.figures.studentsPlaced} value={site.studentsPlaced} />
          <Figure label={texts.figures.successRate} value={site.successRate} />
          <Figure label={texts.figures.programs} value={site.programs} />
          <Figure label={texts.figures.countries} value={site.countries} />
        </dl>
      </div>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Why({ site }: { site: Site }) {
  const { materials, instructors, flexible, results } = texts.why;
  return (
    <section className={styles.why} aria-labelledby="why">
      <div className={styles.sectionHead}>
        <h2 id="why">{texts.whyTitle}</h2>
        <p>{texts.whyText}</p>
      </div>
      <ul className={styles.reasons}>
        <Reason icon="book" title={materials.title} text={materials.text} />
        <Reason icon="users" title={instructors.title} text={instructors.text} />
        <Reason icon="clock" title={flexible.title} text={flexible.text} />
        <Reason icon="chart" title={results.title} text={results.text(site.successRate, site.studentsPlaced)} />
      </ul>
    </section>
  );
}

function Reason({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li className={styles.reason}>
      <Icon name={icon} size="lg" />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}

/** The institute as structured data. What the settings leave empty is left out. */
function organization(site: Site, { name, addressOf }: SiteAddress): WithContext<EducationalOrganization> {
  return {
    "@context": "https://schema.org",
    "@type": "EducationalOrganization",
    name,
    url: addressOf("/"),
    logo: addressOf(site.logoUrl ?? "/icon-512.png"),
    description: texts.metaDescription,
    ...(site.address && { address: site.address }),
    ...(site.phone && { telephone: site.phone }),
    ...(site.email && { email: site.email }),
  };
}
