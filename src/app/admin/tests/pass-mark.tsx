/** Another pass mark for a test that students have taken: first what would change, then the change itself. */
import { adminTexts } from "../../../content/en/admin.ts";
import { adminTestTexts } from "../../../content/en/admin-tests.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { passForm, passInForm } from "../../../modules/tests/forms.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import type { Route } from "./+types/pass-mark";
import { testAddress } from "./addresses.ts";
import { ChangePreview } from "./change/preview.tsx";
import { applyChange, previewOf, requireMarkedTest } from "./change/steps.server.ts";
import { PassFields } from "./pass-fields.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = adminTestTexts.passForm;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const found = await requireMarkedTest(context, params.testId);
  const { id, version, rules } = found.test;
  const sections = version.sections.map(({ id, title }) => ({ id, title }));
  const form = { schema: passForm(sections), now: passInForm(sections, rules.pass) };
  const asked = await previewOf(context, found, new URL(request.url).searchParams, form);
  const view = { what: "rule-change.seen" as const, people: asked.preview?.changes.length ?? 0 };
  await recordView(context.get(servicesContext).db, found.admin, view, context.get(nowContext));
  return { id, title: version.title, sections, asked };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.title ?? "")) }];
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const found = await requireMarkedTest(context, params.testId);
  return applyChange(context, request, found, passForm(found.test.version.sections));
}

export default function ChangePassMark({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, sections, asked } = loaderData;
  const { values, errors } = asked;
  const back = { to: testAddress(id), label: adminTestTexts.change.back };
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title(title)} text={texts.text} back={back} />
      <Card as="section">
        <FormFrame key={JSON.stringify(values)} method="get" preventScrollReset errors={errors}>
          <PassFields sections={sections} values={values} />
          <div className="cluster gap-3">
            <Button variant="secondary">{adminTestTexts.change.show}</Button>
          </div>
        </FormFrame>
      </Card>
      <ChangePreview asked={asked} reply={actionData} />
    </div>
  );
}
