/** Asks before a stimulus is taken out of all new tests, with all of its questions. */
import { adminTexts } from "../../../content/en/admin.ts";
import { stimulusAuthoringTexts } from "../../../content/en/stimulus-authoring.ts";
import { withdrawStimulus } from "../../../modules/stimuli/commands/withdraw-stimulus.server.ts";
import { pressAction } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { RouteConfirm } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/withdraw";
import { stimulusAddress } from "./addresses.ts";
import { requireStimulus, toList, toStimulus } from "./steps.server.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = stimulusAuthoringTexts.more;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, title } = (await requireStimulus(context, params.stimulusId)).stimulus;
  return { id, title };
}

export async function action({ context, params }: Route.ActionArgs) {
  const { admin, stimulus } = await requireStimulus(context, params.stimulusId);
  const target = { stimulusId: stimulus.id, basedOn: null, isWithdrawn: true };
  return pressAction(context, ({ db, now }) => withdrawStimulus(db, admin, target, now), {
    saved: toStimulus(stimulus.id, "stimulus-withdrawn"),
    stale: toStimulus(stimulus.id, "stimulus-stale-gone"),
    "not-found": toList("gone"),
  });
}

export default function WithdrawStimulus({ loaderData: { id, title }, actionData }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.withdrawTitle(title)}
      message={texts.withdrawText}
      error={describeReply(actionData, adminTexts.notDone).message}
      confirmLabel={texts.withdraw}
      intent="withdraw"
      variant="primary"
      closeTo={stimulusAddress(id)}
    />
  );
}
