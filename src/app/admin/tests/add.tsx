/** A new test of the institute: empty, or as a copy. */
import { redirect } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../content/en/test-builder.ts";
import { parseId } from "../../../core/id.ts";
import { BLANK, NewTestForm } from "../../../modules/tests/builder-forms.ts";
import { createTest, type TestOrigin } from "../../../modules/tests/commands/create-test.server.ts";
import { findInstituteTest } from "../../../modules/tests/queries/find-institute-test.server.ts";
import { listTestChoices } from "../../../modules/tests/queries/list-test-choices.server.ts";
import { TITLE_MAX } from "../../../modules/tests/test-version.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../context.ts";
import { formAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import type { Route } from "./+types/add";
import { builderAddress, LIST } from "./addresses.ts";
import styles from "./edit/builder.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = testBuilderTexts.add;

const [TEST, PRESET] = ["test:", "preset:"];

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const from = new URL(request.url).searchParams.get("from") ?? BLANK;
  const { tests, presets } = await listTestChoices(db, admin);
  const testId = from.startsWith(TEST) ? parseId<"test">(from.slice(TEST.length)) : null;
  const older = testId && !tests.some(({ id }) => id === testId) ? await findInstituteTest(db, admin, testId) : null;
  return {
    from,
    tests: [...(older ? [{ id: older.id, title: older.title }] : []), ...tests],
    presets,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = { schema: NewTestForm, fields: await readForm(request) };
  return formAction(
    context,
    form,
    async ({ title, from }, { db, now }) => {
      const origin = originOf(from);
      return origin ? createTest(db, admin, { title, origin }, now) : { kind: "not-found" as const };
    },
    {
      created: ({ testId }) => redirect(withDone(builderAddress(testId), "", "test-added")),
      "not-found": 400,
      missing: 400,
    },
  );
}

function originOf(from: string): TestOrigin | null {
  if (from === BLANK) return { kind: "blank", sectionTitle: texts.firstSection };
  if (from.startsWith(PRESET)) return { kind: "preset", presetId: from.slice(PRESET.length) };
  const testId = from.startsWith(TEST) ? parseId<"test">(from.slice(TEST.length)) : null;
  return testId && { kind: "test", testId };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function NewTest({ loaderData: { from, tests, presets }, actionData }: Route.ComponentProps) {
  const values = actionData?.values ?? { title: "", from };
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title} text={texts.text} back={{ to: LIST, label: testBuilderTexts.builder.back }}>
        <LinkButton to={`${LIST}/import`} variant="secondary" icon="upload">
          {testBuilderTexts.importing.link}
        </LinkButton>
      </PageHeading>
      <Card as="section">
        <FormFrame
          schema={NewTestForm}
          className={`gap-5 ${styles.form}`}
          {...describeReply(actionData, texts.failed, { "not-found": texts.gone, missing: texts.gone })}
        >
          <SelectField
            label={texts.from}
            name="from"
            defaultValue={values.from ?? BLANK}
            options={[{ value: BLANK, label: texts.blank }]}
            groups={[
              { label: texts.tests, options: tests.map(({ id, title }) => ({ value: `${TEST}${id}`, label: title })) },
              {
                label: texts.presets,
                options: presets.map(({ id, title }) => ({ value: `${PRESET}${id}`, label: title })),
              },
            ]}
          />
          <TextField
            label={texts.name}
            name="title"
            hint={texts.nameHint}
            maxLength={TITLE_MAX}
            autoComplete="off"
            defaultValue={values.title ?? ""}
          />
          <div className="cluster gap-3">
            <Button busyLabel={texts.busy}>{texts.submit}</Button>
          </div>
        </FormFrame>
      </Card>
    </div>
  );
}
