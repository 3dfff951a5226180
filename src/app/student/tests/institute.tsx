/** The page before a test of the institute: what it is, when and how often it can be taken, and the button that starts it. */
import { useId } from "react";
import { useRouteLoaderData } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { examTexts } from "../../../content/en/exams.ts";
import { instituteTexts } from "../../../content/en/institute-tests.ts";
import { parseId } from "../../../core/id.ts";
import { findLatestResults } from "../../../modules/progress/queries/latest-results.server.ts";
import { loadSite } from "../../../modules/site/queries/load-site.server.ts";
import { findOfferedTest } from "../../../modules/tests/queries/offered-institute-tests.server.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { readForm } from "../../form-action.server.ts";
import { requireStudent } from "../../guards.server.ts";
import { routeIds } from "../../route-ids.ts";
import type { loader as dashboardLoader } from "../dashboard/frame.tsx";
import type { Route } from "./+types/institute";
import { startInstitute } from "./actions.server.ts";
import { InactiveNotice } from "./inactive-notice.tsx";
import { showTest } from "./institute/shown.server.ts";
import { StartOfInstituteTest } from "./institute/start.tsx";
import { TermsOfTest } from "./institute/terms.tsx";
import styles from "./institute.module.css";
import { describeInstituteNotStarted } from "./not-started.ts";
import { RulesOfTest } from "./preset/rules.tsx";
import { SectionsOfTest } from "./preset/sections.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";
export { shouldRevalidate } from "./should-revalidate.ts";

const texts = instituteTexts.page;

export async function loader({ context, params }: Route.LoaderArgs) {
  const student = requireStudent(context);
  const { db, adminEmail, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const testId = requireTestId(params.testId);
  const [found, latest, site] = await Promise.all([
    findOfferedTest(db, student, testId, now),
    findLatestResults(db, student, [testId], now),
    loadSite(db),
  ]);
  if (!found) throw new Response(null, { status: 404 });
  return {
    test: showTest(found, timeZone, now),
    latest: latest.get(testId) ?? null,
    extraTimePercent: student.extraTimePercent,
    canStart: student.status === "Active",
    contact: site.email || adminEmail,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return startInstitute(context, requireStudent(context), requireTestId(params.testId), await readForm(request));
}

function requireTestId(param: string) {
  const testId = parseId<"test">(param);
  if (!testId) throw new Response(null, { status: 404 });
  return testId;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.test.facts.title ?? instituteTexts.heading;
  return [{ title: dashboardTexts.pageTitle(title) }, { name: "robots", content: "noindex" }];
}

export default function InstituteTestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { test, latest, extraTimePercent, canStart, contact } = loaderData;
  const running = useRouteLoaderData<typeof dashboardLoader>(routeIds.dashboard)?.running ?? [];
  const runningAttemptId = running.find(({ testId }) => testId === test.id)?.id ?? null;
  const reasonId = useId();
  const { facts, instructions, leavingASection, breaks, tools, pass, release } = test;
  const shown = { whole: facts, taken: facts, version: { leavingASection, breaks, tools }, rules: { pass, release } };
  return (
    <>
      <PageHeading
        title={facts.title}
        text={facts.seconds === null ? texts.untimedText : texts.text}
        back={{ to: "/dashboard/tests", label: examTexts.page.back }}
      />
      <div className="stack gap-6">
        {!canStart && <InactiveNotice id={reasonId} contact={contact} />}
        <StartOfInstituteTest
          test={test}
          runningAttemptId={runningAttemptId}
          message={describeInstituteNotStarted(actionData)}
          canStart={canStart}
          reasonId={reasonId}
        />
        {instructions !== "" && (
          <Card as="section" aria-labelledby="instructions">
            <h2 id="instructions" className={styles.heading}>
              {texts.instructions}
            </h2>
            <p className={styles.instructions}>{instructions}</p>
          </Card>
        )}
        <TermsOfTest test={test} isRunning={runningAttemptId !== null} latest={latest} />
        <SectionsOfTest test={shown} extraTimePercent={extraTimePercent} />
        <RulesOfTest test={shown} category={null} />
      </div>
    </>
  );
}
