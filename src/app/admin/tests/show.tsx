/** By what a test is marked, how its questions went, and what was changed so far. */
import { redirect, useLocation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { adminTestTexts } from "../../../content/en/admin-tests.ts";
import { testResultTexts } from "../../../content/en/test-results.ts";
import { idOf } from "../../../core/id.ts";
import { stateOfTest } from "../../../modules/tests/institute-test.ts";
import { findInstituteTest } from "../../../modules/tests/queries/find-institute-test.server.ts";
import { listRuleChanges } from "../../../modules/tests/queries/list-rule-changes.server.ts";
import { listTestQuestions } from "../../../modules/tests/queries/list-test-questions.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { dayWriter } from "../../dates.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { pageNumberIn } from "../../shared/page-number.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { useListLoading } from "../shared/use-list-loading.ts";
import type { Route } from "./+types/show";
import { builderAddress, LIST, resultsAddress } from "./addresses.ts";
import { requireMarkedTest } from "./change/steps.server.ts";
import { ChangesSoFar } from "./show/changes.tsx";
import { QuestionsAsked } from "./show/questions.tsx";
import { RulesNow } from "./show/rules.tsx";
import { TestStateBadge } from "./state-badge.tsx";

const texts = adminTestTexts.show;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, timeZone } = context.get(servicesContext);
  const own = await findInstituteTest(db, requireAdmin(context), idOf(params.testId));
  // Nobody can have taken it yet.
  if (own && !own.version) throw redirect(builderAddress(own.id));
  const { admin, test } = await requireMarkedTest(context, params.testId);
  const [asked, changes] = await Promise.all([
    listTestQuestions(db, admin, test.id, pageNumberIn(new URL(request.url).searchParams)),
    listRuleChanges(db, admin, test.id),
  ]);
  const write = dayWriter(timeZone);
  const { id, version, rules } = test;
  return {
    id,
    title: version.title,
    state: own && stateOfTest({ ...own, closesAt: own.delivery.closesAt }, context.get(nowContext)),
    sections: version.sections.map(({ id, title }) => ({ id, title })),
    rules: { marks: rules.marks, pass: rules.pass },
    asked,
    changes: changes.map(({ at, ...change }) => ({ ...change, day: write(at).long })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(loaderData?.title ?? "") }];
}

export default function TestPage({ loaderData }: Route.ComponentProps) {
  const { id, title, state, sections, rules, asked, changes } = loaderData;
  const isLoading = useListLoading(useLocation().pathname);
  return (
    <div className="stack gap-6">
      <PageHeading
        title={title}
        text={state && <TestStateBadge state={state} />}
        back={{ to: LIST, label: texts.back }}
      >
        <div className="cluster gap-3">
          <LinkButton to={resultsAddress(id)} variant="secondary" icon="chart">
            {testResultTexts.link}
          </LinkButton>
          {state && (
            <LinkButton to={builderAddress(id)} variant="secondary" icon="edit">
              {texts.edit}
            </LinkButton>
          )}
        </div>
      </PageHeading>
      <DoneNotice />
      <RulesNow id={id} sections={sections} rules={rules} />
      <QuestionsAsked id={id} asked={asked} isLoading={isLoading} />
      <ChangesSoFar changes={changes} />
    </div>
  );
}
