/** A question that went wrong, right for everybody or left out in the results of a test: first what would change, then the change. */
import { redirect } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { adminTestTexts } from "../../../content/en/admin-tests.ts";
import { parseId } from "../../../core/id.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { VOID_WAYS, voidForm } from "../../../modules/tests/forms.ts";
import { findAskedQuestion } from "../../../modules/tests/queries/list-test-questions.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { SelectField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { StimulusMark } from "../questions/stimulus-mark.tsx";
import type { Route } from "./+types/question";
import { testAddress } from "./addresses.ts";
import { ChangePreview } from "./change/preview.tsx";
import { applyChange, previewOf, requireMarkedTest } from "./change/steps.server.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = adminTestTexts.voidForm;

async function requireQuestion({ context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const found = await requireMarkedTest(context, params.testId);
  const questionId = parseId<"question">(params.questionId);
  const question = questionId && (await findAskedQuestion(context.get(servicesContext).db, found.admin, questionId));
  if (!question) throw redirect(testAddress(found.test.id));
  return { ...found, question };
}

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const { question, ...found } = await requireQuestion(args);
  const { id, version, voided } = found.test;
  const form = { schema: voidForm(question.id), now: { as: voided.get(question.id) ?? "as-scored" } };
  const asked = await previewOf(context, found, new URL(request.url).searchParams, form);
  const view = { what: "rule-change.seen" as const, people: asked.preview?.changes.length ?? 0 };
  await recordView(context.get(servicesContext).db, found.admin, view, context.get(nowContext));
  return { id, title: version.title, question, asked };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.question.displayId ?? 0)) }];
}

export async function action(args: Route.ActionArgs) {
  const { question, ...found } = await requireQuestion(args);
  return applyChange(args.context, args.request, found, voidForm(question.id));
}

export default function VoidQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, question, asked } = loaderData;
  const back = { to: testAddress(id), label: adminTestTexts.change.back };
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title(question.displayId)} text={texts.text(title)} back={back} />
      <Card as="section" className="stack gap-4">
        <p>{question.text ?? adminTestTexts.questions.unreadable}</p>
        {question.stimulus && (
          <p>
            <StimulusMark stimulus={question.stimulus} />
          </p>
        )}
        <FormFrame key={asked.values.as} method="get" preventScrollReset>
          <SelectField
            label={texts.how}
            name="as"
            defaultValue={asked.values.as}
            options={VOID_WAYS.map((way) => ({ value: way, label: texts.ways[way] }))}
          />
          <div className="cluster gap-3">
            <Button variant="secondary">{adminTestTexts.change.show}</Button>
            <LinkButton to={`/admin/questions/${question.id}/edit`} variant="quiet">
              {texts.edit}
            </LinkButton>
          </div>
        </FormFrame>
      </Card>
      <ChangePreview asked={asked} reply={actionData} />
    </div>
  );
}
