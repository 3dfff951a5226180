/** For whom a test of the institute is, when, how often, and when they see what. */
import { useMemo } from "react";
import { replace } from "react-router";
import { courseTitles } from "../../../../content/courses.ts";
import { adminTexts } from "../../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { localTimeOf } from "../../../../core/days.ts";
import { BASED_ON, BasedOn, deliveryForm } from "../../../../modules/tests/builder-forms.ts";
import { saveDelivery } from "../../../../modules/tests/commands/save-delivery.server.ts";
import { Card } from "../../../../ui/card.tsx";
import { SelectField, TextField } from "../../../../ui/fields.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../../context.ts";
import { formAction, readForm } from "../../../form-action.server.ts";
import { withDone } from "../../shared/done.ts";
import { builderAddress } from "../addresses.ts";
import type { Route } from "./+types/delivery";
import styles from "./builder.module.css";
import { BuilderForm, valuesOf } from "./form.tsx";
import { requireInstituteTest, staleAnswer } from "./steps.server.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = testBuilderTexts.delivery;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, title, delivery, updatedAt } = (await requireInstituteTest(context, params.testId)).test;
  const { timeZone } = context.get(servicesContext);
  const { course, opensAt, closesAt, attemptsMax, rules } = delivery;
  return {
    ...{ id, title, timeZone, basedOn: updatedAt.toISOString() },
    stored: {
      course: course ?? "",
      opensAt: opensAt ? localTimeOf(opensAt, timeZone) : "",
      closesAt: closesAt ? localTimeOf(closesAt, timeZone) : "",
      attemptsMax: String(attemptsMax ?? ""),
      ...rules.release,
    },
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { admin, test } = await requireInstituteTest(context, params.testId);
  const fields = await readForm(request);
  const form = { schema: deliveryForm(context.get(servicesContext).timeZone), fields };
  const target = { testId: test.id, basedOn: BasedOn.parse(fields.get(BASED_ON)) };
  return formAction(context, form, (input, { db, now }) => saveDelivery(db, admin, target, input, now), {
    saved: replace(withDone(builderAddress(test.id), "", "test-delivery-saved")),
    stale: ({ updatedAt }, { values }) => staleAnswer(context, updatedAt, values),
    "not-found": 404,
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(`${texts.title}, ${loaderData?.title ?? ""}`) }];
}

export default function DeliveryOfTest({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, timeZone, stored, basedOn } = loaderData;
  const values = valuesOf(actionData, stored);
  const schema = useMemo(() => deliveryForm(timeZone), [timeZone]);
  const moment = (name: "opensAt" | "closesAt", label: string, hint: string) => (
    <TextField label={label} name={name} type="datetime-local" hint={hint} defaultValue={values[name]} />
  );
  const shown = (name: "score" | "solutions", label: string) => (
    <SelectField
      label={label}
      name={name}
      defaultValue={values[name]}
      options={(["submission", "by-hand"] as const).map((value) => ({ value, label: texts.moments[value] }))}
    />
  );
  return (
    <div className="stack gap-5">
      <PageHeading
        title={texts.title}
        text={`${title}. ${texts.text}`}
        back={{ to: builderAddress(id), label: testBuilderTexts.builder.backToTest }}
      />
      <Card as="section" className={styles.form}>
        <BuilderForm
          key={basedOn}
          schema={schema}
          reply={actionData}
          basedOn={basedOn}
          saveLabel={testBuilderTexts.form.saveNow}
        >
          <SelectField
            label={texts.course}
            name="course"
            placeholder={texts.everybody}
            defaultValue={values.course}
            options={courseTitles.map((course) => ({ value: course, label: course }))}
          />
          <div className={styles.row}>
            {moment("opensAt", texts.opens, texts.zone(timeZone))}
            {moment("closesAt", texts.closes, texts.closesHint(timeZone))}
          </div>
          <TextField
            label={texts.attempts}
            name="attemptsMax"
            isOptional
            hint={texts.attemptsHint}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values.attemptsMax}
          />
          <div className={styles.row}>
            {shown("score", texts.score)}
            {shown("solutions", texts.solutions)}
          </div>
        </BuilderForm>
      </Card>
    </div>
  );
}
