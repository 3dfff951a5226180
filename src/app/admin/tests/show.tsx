/** By what a test is marked, how its questions went, and what was changed so far. */
import { useLocation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { adminTestTexts } from "../../../content/en/admin-tests.ts";
import { listRuleChanges } from "../../../modules/tests/queries/list-rule-changes.server.ts";
import { listTestQuestions } from "../../../modules/tests/queries/list-test-questions.server.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../context.ts";
import { dayWriter } from "../../dates.server.ts";
import { pageNumberIn } from "../../shared/page-number.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { useListLoading } from "../shared/use-list-loading.ts";
import type { Route } from "./+types/show";
import { LIST } from "./addresses.ts";
import { requireTest } from "./change/steps.server.ts";
import { ChangesSoFar } from "./show/changes.tsx";
import { QuestionsAsked } from "./show/questions.tsx";
import { RulesNow } from "./show/rules.tsx";

const texts = adminTestTexts.show;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { admin, test } = await requireTest(context, params.testId);
  const { db, timeZone } = context.get(servicesContext);
  const [asked, changes] = await Promise.all([
    listTestQuestions(db, admin, test.id, pageNumberIn(new URL(request.url).searchParams)),
    listRuleChanges(db, admin, test.id),
  ]);
  const write = dayWriter(timeZone);
  const { id, version, rules } = test;
  return {
    id,
    title: version.title,
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
  const { id, title, sections, rules, asked, changes } = loaderData;
  const isLoading = useListLoading(useLocation().pathname);
  return (
    <div className="stack gap-6">
      <PageHeading title={title} back={{ to: LIST, label: texts.back }} />
      <DoneNotice />
      <RulesNow id={id} sections={sections} rules={rules} />
      <QuestionsAsked id={id} asked={asked} isLoading={isLoading} />
      <ChangesSoFar changes={changes} />
    </div>
  );
}
