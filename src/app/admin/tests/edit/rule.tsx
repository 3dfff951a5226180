/** One rule of a section: how many questions it draws, and of which. */
import { z } from "zod/mini";
import { adminTexts } from "../../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { refuse } from "../../../../core/schemas.ts";
import { listLabels } from "../../../../modules/questions/queries/list-labels.server.ts";
import { listLessonsBySubject } from "../../../../modules/subjects/queries/list-lessons-by-subject.server.ts";
import { RULE_BOXES, type RuleChosen, RuleForm } from "../../../../modules/tests/builder-forms.ts";
import { fixedQuestionsOf } from "../../../../modules/tests/draft.ts";
import { countMatching } from "../../../../modules/tests/queries/count-matching.server.ts";
import { servicesContext } from "../../../context.ts";
import { withDone } from "../../shared/done.ts";
import { sectionAddress } from "../addresses.ts";
import type { Route } from "./+types/rule";
import { filterOf, placesOf } from "./rule/filter.server.ts";
import { RuleScreen } from "./rule/screen.tsx";
import { requireRule, saveDraftForm } from "./steps.server.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = testBuilderTexts.rule;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { admin, test, section, rule, number } = await requireRule(context, params);
  const { db } = context.get(servicesContext);
  const from = rule?.from ?? {};
  const subjects = await listLessonsBySubject(db, admin);
  const labels = await listLabels(db, admin);
  return {
    ...{ testId: test.id, sectionId: section.id, sectionTitle: section.title, number },
    basedOn: test.updatedAt.toISOString(),
    count: String(rule?.count ?? ""),
    unit: rule?.unit ?? null,
    offered: {
      subjects: subjects.map(({ id, name, lessons }) => ({
        ...{ id, name },
        lessons: lessons.map(({ id, title }) => ({ id, title })),
      })),
      labels: labels.map(({ id, kind, name }) => ({ id, kind, name })),
    },
    stored: {
      place: placesOf(from, subjects),
      area: from.areas ?? [],
      type: from.types ?? [],
      category: from.categories ?? [],
      difficulty: from.difficulties ?? [],
    } satisfies RuleChosen,
    matching: await countMatching(db, admin, rule ?? { from }, fixedQuestionsOf(test.draft)),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { rule: present, number, ...found } = await requireRule(context, params);
  const { db } = context.get(servicesContext);
  const index = present && number - 1;
  const sectionId = found.section.id;
  const subjects = await listLessonsBySubject(db, found.admin);
  const schema = z.pipe(
    RuleForm,
    z.transform((input, context) => {
      const from = filterOf(input, subjects);
      if (!from) refuse(context, texts.emptySubject);
      const { count, unit } = input;
      return { kind: "rule" as const, sectionId, index, rule: { count, from: from ?? {}, ...(unit && { unit }) } };
    }),
  );
  const next = withDone(sectionAddress(found.test.id, sectionId), "", "test-saved");
  return saveDraftForm(context, request, found, schema, next, RULE_BOXES);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.number ?? 1)) }];
}

export default function RuleOfSection({ loaderData, actionData }: Route.ComponentProps) {
  return <RuleScreen rule={loaderData} reply={actionData} />;
}
