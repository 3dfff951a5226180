/** Marks and pass mark of a test of the institute, as long as nobody has started it; afterwards the marks of new sections. */
import { useMemo } from "react";
import { replace } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { BASED_ON, BasedOn, byField, ownMarksForm } from "../../../../modules/tests/builder-forms.ts";
import { saveMarks } from "../../../../modules/tests/commands/save-delivery.server.ts";
import { markField, marksInForm, passInForm } from "../../../../modules/tests/forms.ts";
import type { InstituteTest } from "../../../../modules/tests/queries/find-institute-test.server.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { SelectField, TextField } from "../../../../ui/fields.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { formAction, readForm } from "../../../form-action.server.ts";
import { withDone } from "../../shared/done.ts";
import { builderAddress, testAddress } from "../addresses.ts";
import fields from "../form.module.css";
import { PassFields } from "../pass-fields.tsx";
import type { Route } from "./+types/marks";
import styles from "./builder.module.css";
import { BuilderForm, valuesOf } from "./form.tsx";
import { requireInstituteTest, staleAnswer } from "./steps.server.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = testBuilderTexts.marks;

/** What can be set here: all as long as nobody has started the test, else sections that the present version has not. */
function askedOf({ draft, version, isStarted }: InstituteTest) {
  const all = draft.sections.map(({ id, title }) => ({ id, title }));
  const taken = new Set(isStarted ? version?.sections.map(({ id }) => id) : []);
  return { all, sections: all.filter(({ id }) => !taken.has(id)), isLocked: isStarted };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { test } = await requireInstituteTest(context, params.testId);
  const { rules } = test.delivery;
  const { all, sections, isLocked } = askedOf(test);
  return {
    ...{ id: test.id, title: test.title, basedOn: test.updatedAt.toISOString(), all, sections, isLocked },
    stored: {
      ...marksInForm(sections, rules),
      ...Object.fromEntries(sections.map(({ id }) => [byField(id), rules.marks[id]?.by ?? "questions"])),
      ...passInForm(all, rules.pass),
    },
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { admin, test } = await requireInstituteTest(context, params.testId);
  const { all, sections, isLocked } = askedOf(test);
  const typed = await readForm(request);
  const form = { schema: ownMarksForm(sections, isLocked ? null : all), fields: typed };
  const target = { testId: test.id, basedOn: BasedOn.parse(typed.get(BASED_ON)) };
  return formAction(context, form, (input, { db, now }) => saveMarks(db, admin, target, input, now), {
    saved: replace(withDone(builderAddress(test.id), "", "test-delivery-saved")),
    started: replace(withDone(builderAddress(test.id), "", "test-stale-gone")),
    stale: ({ updatedAt }, { values }) => staleAnswer(context, updatedAt, values),
    "not-found": 404,
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(`${texts.title}, ${loaderData?.title ?? ""}`) }];
}

export default function MarksOfTest({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, basedOn, all, sections, isLocked, stored } = loaderData;
  const values = valuesOf(actionData, stored);
  const schema = useMemo(() => ownMarksForm(sections, isLocked ? null : all), [sections, isLocked, all]);
  return (
    <div className="stack gap-5">
      <PageHeading
        title={texts.title}
        text={`${title}. ${texts.text}`}
        back={{ to: builderAddress(id), label: testBuilderTexts.builder.backToTest }}
      />
      {isLocked && (
        <Alert tone="info">
          <div className="stack gap-3">
            <p>{texts.locked}</p>
            <div className="cluster gap-3">
              <LinkButton to={`${testAddress(id)}/marks`} variant="secondary">
                {texts.changeMarks}
              </LinkButton>
              <LinkButton to={`${testAddress(id)}/pass-mark`} variant="secondary">
                {texts.changePass}
              </LinkButton>
            </div>
            {sections.length > 0 && <p>{texts.newSections}</p>}
          </div>
        </Alert>
      )}
      {(sections.length > 0 || !isLocked) && (
        <Card as="section" className={styles.form}>
          <BuilderForm
            key={basedOn}
            schema={schema}
            reply={actionData}
            basedOn={basedOn}
            saveLabel={testBuilderTexts.form.saveNow}
          >
            {sections.map((section) => (
              <fieldset key={section.id} className={fields.fields}>
                <legend>{section.title}</legend>
                <SelectField
                  label={texts.by}
                  name={byField(section.id)}
                  defaultValue={values[byField(section.id)]}
                  options={(["questions", "points"] as const).map((by) => ({ value: by, label: texts.bys[by] }))}
                />
                <div className={fields.row}>
                  {(["right", "wrong", "omitted"] as const).map((name) => (
                    <TextField
                      key={name}
                      label={texts[name]}
                      name={markField(section.id, name)}
                      defaultValue={values[markField(section.id, name)]}
                      autoComplete="off"
                    />
                  ))}
                </div>
              </fieldset>
            ))}
            {!isLocked && <PassFields sections={all} values={values} />}
          </BuilderForm>
        </Card>
      )}
    </div>
  );
}
