/** A new case study, trend or passage: a draft with nothing to read and nothing to ask yet. */
import { redirect } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { recordTexts } from "../../../content/en/record.ts";
import { stimulusAuthoringTexts } from "../../../content/en/stimulus-authoring.ts";
import { createStimulus } from "../../../modules/stimuli/commands/create-stimulus.server.ts";
import { NewStimulusForm } from "../../../modules/stimuli/forms.ts";
import { STIMULUS_KINDS } from "../../../modules/stimuli/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { SelectField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { formAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import type { Route } from "./+types/add";
import { AboutFields } from "./about-fields.tsx";
import { LIST, stimulusAddress } from "./addresses.ts";
import { loadChoices } from "./load-choices.server.ts";
import { REFUSED_WORDS } from "./refused-words.ts";
import styles from "./show.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const { about: texts, page } = stimulusAuthoringTexts;

export async function loader({ context }: Route.LoaderArgs) {
  return loadChoices(context);
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = { schema: NewStimulusForm, fields: await readForm(request) };
  return formAction(context, form, (input, { db, now }) => createStimulus(db, admin, input, now), {
    created: ({ stimulusId }) => redirect(withDone(stimulusAddress(stimulusId), "", "stimulus-added")),
    "lesson-gone": 400,
    "labels-gone": ({ gone }) => ({ gone }),
  });
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.newTitle) }];
}

export default function NewStimulus({ loaderData, actionData }: Route.ComponentProps) {
  const values = actionData?.values ?? {};
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.newTitle} text={texts.newText} back={{ to: LIST, label: page.back }} />
      <Card as="section" className={styles.form}>
        <FormFrame schema={NewStimulusForm} {...describeReply(actionData, texts.failedNew, REFUSED_WORDS)}>
          <SelectField
            label={texts.kind}
            name="kind"
            required
            placeholder={texts.chooseKind}
            hint={
              <ul className={styles.kinds}>
                {STIMULUS_KINDS.map((kind) => (
                  <li key={kind}>
                    <strong>{recordTexts.kinds[kind]}</strong> <span>{texts.kindHints[kind]}</span>
                  </li>
                ))}
              </ul>
            }
            options={STIMULUS_KINDS.map((value) => ({ value, label: recordTexts.kinds[value] }))}
            defaultValue={values.kind ?? ""}
          />
          <AboutFields {...loaderData} values={values} />
          <div className="cluster gap-3">
            <Button busyLabel={texts.creating}>{texts.submit}</Button>
          </div>
        </FormFrame>
      </Card>
    </div>
  );
}
