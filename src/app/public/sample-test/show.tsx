/** One question of each item type, without an account (P21). No solution is sent before the answer is checked. */
import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { itemTypeTexts } from "../../../content/en/item-types.ts";
import { sampleTestTexts as texts } from "../../../content/en/sample-test.ts";
import { typeNameOf } from "../../../items/type-names.ts";
import { listSampleQuestions } from "../../../modules/questions/queries/sample-test.server.ts";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { GOES_ON, NEEDS_REACT } from "../../plain/marks.ts";
import { isStoredInTab } from "../../shared/device-storage.ts";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { sharedPage } from "../frame/shared-page.ts";
import type { Route } from "./+types/show";
import { SAMPLE_TEST_KEY } from "./key.ts";
import styles from "./show.module.css";

// The views of all item types are larger than the rest of the page, so they are loaded only when the test starts.
const loadRunningTest = () => import("./running.tsx");
const RunningSampleTest = lazy(loadRunningTest);

export const headers = sharedPage;

export function loader() {
  return { questions: listSampleQuestions() };
}

/** The questions stay the same all day, and one of them may be half answered. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: texts.title, description: texts.metaDescription, path: "/sample-test" });
}

export default function SampleTest({ loaderData: { questions } }: Route.ComponentProps) {
  const isAlive = useHydrated();
  const [isBegun, setIsBegun] = useState(() => isAlive && isStoredInTab(SAMPLE_TEST_KEY));
  // Only the tab knows whether the test was started; the server-rendered page does not.
  useEffect(() => {
    if (isStoredInTab(SAMPLE_TEST_KEY)) setIsBegun(true);
  }, []);
  return (
    <div className={styles.page} {...{ [GOES_ON]: SAMPLE_TEST_KEY }}>
      {isBegun ? (
        <>
          <h1 className={styles.runningTitle}>{texts.title}</h1>
          <Suspense fallback={<Spinner label={texts.loading} />}>
            <RunningSampleTest questions={questions} />
          </Suspense>
        </>
      ) : (
        <Introduction types={questions.map(({ type }) => type)} onStart={() => setIsBegun(true)} />
      )}
    </div>
  );
}

function Introduction({ types, onStart }: { types: ReadonlyArray<keyof typeof itemTypeTexts>; onStart: () => void }) {
  return (
    <>
      <header className={styles.head}>
        <p className={styles.eyebrow}>{texts.eyebrow}</p>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead(types.length)}</p>
      </header>
      <ol className={styles.facts}>
        {texts.facts.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Button
        size="lg"
        className={styles.start}
        {...{ [NEEDS_REACT]: "" }}
        onClick={onStart}
        onPointerEnter={loadRunningTest}
        onFocus={loadRunningTest}
      >
        {texts.start}
      </Button>
      <noscript>
        <NeedsScripts />
      </noscript>
      <section aria-labelledby="kinds" className={styles.kinds}>
        <h2 id="kinds">{texts.kindsTitle}</h2>
        <dl>
          {types.map((type) => (
            <div key={type}>
              <dt>{typeNameOf(type)}</dt>
              <dd>{itemTypeTexts[type].hint}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

function NeedsScripts() {
  const { title, text, courses, resources, signUp } = texts.noScripts;
  return (
    <div className={styles.noScripts}>
      <p>
        <strong>{title}</strong> <span>{text}</span>
      </p>
      <ul>
        <li>
          <Link to="/courses">{courses}</Link>
        </li>
        <li>
          <Link to="/resources">{resources}</Link>
        </li>
        <li>
          <Link to="/signup">{signUp}</Link>
        </li>
      </ul>
    </div>
  );
}
