/** The frame of the tabs. It loads the tests in progress, so that every tab links to them. */
import { Outlet, useLocation } from "react-router";
import { dashboardTexts as texts } from "../../../content/en/dashboard.ts";
import { notebookTexts } from "../../../content/en/notebook.ts";
import { repetitionTexts } from "../../../content/en/repetition.ts";
import { studyPlanTexts } from "../../../content/en/study-plan.ts";
import { listRunningAttempts } from "../../../modules/attempts/queries/running-attempts.server.ts";
import { TabsNav } from "../../../ui/page/tabs-nav.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { requireStudent } from "../../guards.server.ts";
import { NOTEBOOK } from "../notebook/address.ts";
import { MISTAKES } from "../repetition/address.ts";
import { WhileLoading } from "../shared/while-loading.tsx";
import { STANDING } from "../standing/address.ts";
import type { Route } from "./+types/frame";
import { RunningBanner } from "./running-banner.tsx";

const TESTS_TAB = "/dashboard/tests";

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const now = context.get(nowContext);
  const running = await listRunningAttempts(db, requireStudent(context), now);
  return {
    running: running.map(({ closesAt, ...attempt }) => ({
      ...attempt,
      secondsLeft: closesAt && Math.ceil((closesAt.getTime() - now.getTime()) / 1000),
    })),
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <>
      <TabsNav
        label={texts.tabsLabel}
        tabs={[
          // The page of all results is below it.
          { to: "/dashboard", label: texts.tabs.performance, end: !pathname.startsWith("/dashboard/results") },
          { to: "/dashboard/subjects", label: texts.tabs.subjects },
          { to: TESTS_TAB, label: texts.tabs.tests },
          { to: MISTAKES, label: repetitionTexts.tab },
          { to: NOTEBOOK, label: notebookTexts.tab },
          { to: STANDING, label: studyPlanTexts.standing.tab },
        ]}
      />
      {pathname !== TESTS_TAB && <RunningBanner running={loaderData.running} testsTab={TESTS_TAB} />}
      <WhileLoading below="/dashboard">
        <Outlet />
      </WhileLoading>
    </>
  );
}
