/** Title, instructions, clock and breaks of a test of the institute. */
import { useMemo } from "react";
import { adminTexts } from "../../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { toolTexts } from "../../../../content/en/tools.ts";
import { BREAK_KINDS, breakField, generalForm, toolField } from "../../../../modules/tests/builder-forms.ts";
import { INSTRUCTIONS_MAX, TITLE_MAX, TOOLS } from "../../../../modules/tests/test-version.ts";
import { Card } from "../../../../ui/card.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../../../ui/fields.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { withDone } from "../../shared/done.ts";
import { builderAddress } from "../addresses.ts";
import type { Route } from "./+types/general";
import styles from "./builder.module.css";
import { BuilderForm, valuesOf } from "./form.tsx";
import { requireInstituteTest, saveDraftForm } from "./steps.server.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = testBuilderTexts.general;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, draft, updatedAt } = (await requireInstituteTest(context, params.testId)).test;
  const { title, instructions, minutes, leavingASection, breaks, tools } = draft;
  const fixed = breaks.kind === "fixed" ? breaks.breaks : [];
  const pool = breaks.kind === "pool" ? breaks : null;
  return {
    ...{ id, title, basedOn: updatedAt.toISOString() },
    sections: draft.sections.map((section) => ({ id: section.id, title: section.title })),
    stored: {
      ...{ title, instructions, leavingASection, minutes: String(minutes ?? "") },
      ...Object.fromEntries(tools.map((tool) => [toolField(tool), "on"])),
      ...{ breaks: breaks.kind, breakClock: fixed[0]?.clock ?? "stops" },
      ...{ pool: String(pool?.minutes ?? ""), unused: pool?.unusedSectionTime ?? "lost" },
      ...Object.fromEntries(fixed.map((one) => [breakField(one.after), String(one.minutes)])),
    },
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const found = await requireInstituteTest(context, params.testId);
  const next = withDone(builderAddress(found.test.id), "", "test-saved");
  return saveDraftForm(context, request, found, generalForm(found.test.draft), next);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(`${texts.title}, ${loaderData?.title ?? ""}`) }];
}

export default function GeneralOfTest({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, sections, stored, basedOn } = loaderData;
  const values = valuesOf(actionData, stored);
  const schema = useMemo(() => generalForm({ sections }), [sections]);
  const select = (
    name: "leavingASection" | "breakClock" | "unused",
    label: string,
    options: Record<string, string>,
  ) => (
    <SelectField
      label={label}
      name={name}
      defaultValue={values[name]}
      options={Object.entries(options).map(([value, words]) => ({ value, label: words }))}
    />
  );
  const number = (name: string, label: string) => (
    <TextField
      key={name}
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={values[name] ?? ""}
    />
  );
  return (
    <div className="stack gap-5">
      <PageHeading
        title={texts.title}
        text={title}
        back={{ to: builderAddress(id), label: testBuilderTexts.builder.backToTest }}
      />
      <Card as="section" className={styles.form}>
        <BuilderForm key={basedOn} schema={schema} reply={actionData} basedOn={basedOn}>
          <TextField
            label={texts.name}
            name="title"
            required
            maxLength={TITLE_MAX}
            autoComplete="off"
            defaultValue={values.title}
          />
          <TextAreaField
            label={texts.instructions}
            name="instructions"
            isOptional
            maxLength={INSTRUCTIONS_MAX}
            defaultValue={values.instructions}
          />
          <TextField
            label={texts.minutes}
            name="minutes"
            isOptional
            hint={texts.minutesHint}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values.minutes}
          />
          {select("leavingASection", texts.leaving, texts.leavings)}
          <fieldset className={styles.group}>
            <legend>{texts.tools}</legend>
            <div className={styles.boxes}>
              {TOOLS.map((tool) => (
                <CheckboxField
                  key={tool}
                  label={toolTexts.names[tool]}
                  name={toolField(tool)}
                  defaultChecked={values[toolField(tool)] !== undefined}
                />
              ))}
            </div>
          </fieldset>
          <div className={`stack gap-4 ${styles.breaks}`}>
            <SelectField
              label={texts.breaks}
              name="breaks"
              defaultValue={values.breaks}
              options={BREAK_KINDS.map((value) => ({ value, label: texts.breakKinds[value] }))}
            />
            <div data-breaks="fixed" className={styles.row}>
              {sections.slice(0, -1).map((section) => number(breakField(section.id), texts.after(section.title)))}
              {select("breakClock", texts.clock, texts.clocks)}
            </div>
            <div data-breaks="pool" className={styles.row}>
              {number("pool", texts.pool)}
              {select("unused", texts.unused, texts.unuseds)}
            </div>
          </div>
        </BuilderForm>
      </Card>
    </div>
  );
}
