/** Other marks for a test that students have taken: first what would change, then the change itself. */
import { adminTexts } from "../../../content/en/admin.ts";
import { adminTestTexts } from "../../../content/en/admin-tests.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { markField, marksForm, marksInForm } from "../../../modules/tests/forms.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import type { Route } from "./+types/marks";
import { testAddress } from "./addresses.ts";
import { ChangePreview } from "./change/preview.tsx";
import { applyChange, previewOf, requireMarkedTest } from "./change/steps.server.ts";
import styles from "./form.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = adminTestTexts.marksForm;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const found = await requireMarkedTest(context, params.testId);
  const { id, version, rules } = found.test;
  const form = { schema: marksForm(version.sections, rules), now: marksInForm(version.sections, rules) };
  const asked = await previewOf(context, found, new URL(request.url).searchParams, form);
  const view = { what: "rule-change.seen" as const, people: asked.preview?.changes.length ?? 0 };
  await recordView(context.get(servicesContext).db, found.admin, view, context.get(nowContext));
  const sections = version.sections.map(({ id, title }) => ({ id, title, byPoints: rules.marks[id]?.by === "points" }));
  return { id, title: version.title, sections, asked };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.title ?? "")) }];
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const found = await requireMarkedTest(context, params.testId);
  return applyChange(context, request, found, marksForm(found.test.version.sections, found.test.rules));
}

export default function ChangeMarks({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, sections, asked } = loaderData;
  const back = { to: testAddress(id), label: adminTestTexts.change.back };
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title(title)} text={texts.text} back={back} />
      <Card as="section">
        <FormFrame key={JSON.stringify(asked.values)} method="get" preventScrollReset errors={asked.errors}>
          {sections.map((section) => (
            <fieldset key={section.id} className={styles.fields}>
              <legend>{section.title}</legend>
              <div className={styles.row}>
                {(["right", "wrong", "omitted"] as const).map((name) => (
                  <TextField
                    key={name}
                    label={name === "right" && section.byPoints ? texts.point : texts[name]}
                    name={markField(section.id, name)}
                    defaultValue={asked.values[markField(section.id, name)]}
                    autoComplete="off"
                  />
                ))}
              </div>
            </fieldset>
          ))}
          <div className="cluster gap-3">
            <Button variant="secondary">{adminTestTexts.change.show}</Button>
          </div>
        </FormFrame>
      </Card>
      <ChangePreview asked={asked} reply={actionData} />
    </div>
  );
}
