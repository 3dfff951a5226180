/** Asks before what is written since the last version is thrown away. */
import { adminTexts } from "../../../content/en/admin.ts";
import { stimulusAuthoringTexts } from "../../../content/en/stimulus-authoring.ts";
import { discardStimulusDraft } from "../../../modules/stimuli/commands/discard-stimulus-draft.server.ts";
import { pressAction } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { RouteConfirm } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/discard";
import { stimulusAddress } from "./addresses.ts";
import { requireStimulus, toList, toStimulus } from "./steps.server.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = stimulusAuthoringTexts.publish;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, title } = (await requireStimulus(context, params.stimulusId)).stimulus;
  return { id, title };
}

export async function action({ context, params }: Route.ActionArgs) {
  const { admin, stimulus } = await requireStimulus(context, params.stimulusId);
  const target = { stimulusId: stimulus.id, basedOn: null };
  return pressAction(context, ({ db, now }) => discardStimulusDraft(db, admin, target, now), {
    discarded: toStimulus(stimulus.id, "stimulus-discarded"),
    nothing: toStimulus(stimulus.id, "stimulus-discarded"),
    stale: toStimulus(stimulus.id, "stimulus-stale-gone"),
    "not-found": toList("gone"),
  });
}

export default function DiscardStimulusDraft({ loaderData: { id, title }, actionData }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.discardTitle(title)}
      message={texts.discardText}
      error={describeReply(actionData, adminTexts.notDone).message}
      confirmLabel={texts.discard}
      intent="discard"
      closeTo={stimulusAddress(id)}
    />
  );
}
