/** What describes a stimulus and changes without a new version: its title, lesson, labels, areas and reservation. */
import { useState } from "react";
import { adminTexts } from "../../../content/en/admin.ts";
import { stimulusAuthoringTexts } from "../../../content/en/stimulus-authoring.ts";
import { RESERVED } from "../../../modules/questions/question-metadata.ts";
import { textOfAreas } from "../../../modules/questions/taxonomy.ts";
import { describeStimulus } from "../../../modules/stimuli/commands/describe-stimulus.server.ts";
import { BASED_ON, BasedOn, placeText, StimulusForm } from "../../../modules/stimuli/forms.ts";
import { nameOfStimulus } from "../../../modules/stimuli/metadata.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { formAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import type { Route } from "./+types/about";
import { AboutFields } from "./about-fields.tsx";
import { stimulusAddress } from "./addresses.ts";
import { loadChoices } from "./load-choices.server.ts";
import { REFUSED_WORDS } from "./refused-words.ts";
import styles from "./show.module.css";
import { requireStimulus, staleAnswer, toList, toStimulus } from "./steps.server.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const { about: texts, page } = stimulusAuthoringTexts;

export async function loader({ context, params }: Route.LoaderArgs) {
  const [{ stimulus }, choices] = await Promise.all([
    requireStimulus(context, params.stimulusId),
    loadChoices(context),
  ]);
  const { id, title, categoryId, difficultyId, areas, isReserved, updatedAt } = stimulus;
  return {
    ...{ id, choices, name: nameOfStimulus(stimulus) },
    stored: {
      ...{ title, place: placeText(stimulus), categoryId: categoryId ?? "", difficultyId: difficultyId ?? "" },
      ...{ areas: textOfAreas(areas), isReserved: isReserved ? RESERVED : "", [BASED_ON]: updatedAt.toISOString() },
    },
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { admin, stimulus } = await requireStimulus(context, params.stimulusId);
  const fields = await readForm(request);
  const target = { stimulusId: stimulus.id, basedOn: BasedOn.parse(fields.get(BASED_ON)) };
  return formAction(
    context,
    { schema: StimulusForm, fields },
    (input, { db, now }) => describeStimulus(db, admin, target, input, now),
    {
      saved: toStimulus(stimulus.id, "test-delivery-saved"),
      "lesson-gone": 400,
      "labels-gone": ({ gone }) => ({ gone }),
      stale: ({ updatedAt }, { values }) => staleAnswer(context, updatedAt, values),
      "not-found": toList("gone"),
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(`${texts.title}, ${loaderData?.name ?? ""}`) }];
}

export default function AboutStimulus({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, choices, stored } = loaderData;
  const [isDirty, setIsDirty] = useState(false);
  const values = actionData?.values ?? stored;
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title} text={name} back={{ to: stimulusAddress(id), label: page.backToCase }} />
      <Card as="section" className={styles.form}>
        <FormFrame
          schema={StimulusForm}
          onChange={() => setIsDirty(true)}
          {...describeReply(actionData, texts.failed, {
            ...REFUSED_WORDS,
            stale: ({ time }) => texts.stale(time),
          })}
        >
          <input type="hidden" name={BASED_ON} value={values[BASED_ON] ?? ""} />
          <p className={styles.quiet}>{texts.applies}</p>
          <AboutFields {...choices} values={values} />
          <div className="cluster gap-3">
            <Button busyLabel={texts.saving}>{texts.save}</Button>
          </div>
        </FormFrame>
      </Card>
      <LeaveGuard isDirty={isDirty} />
    </div>
  );
}
