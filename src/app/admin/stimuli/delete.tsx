/** Asks before a stimulus that nobody was asked is deleted, with all of its questions. */
import { adminTexts } from "../../../content/en/admin.ts";
import { stimulusAuthoringTexts } from "../../../content/en/stimulus-authoring.ts";
import { deleteStimulus } from "../../../modules/stimuli/commands/delete-stimulus.server.ts";
import { pressAction } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { RouteConfirm } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/delete";
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
  const target = { stimulusId: stimulus.id, basedOn: null };
  return pressAction(context, ({ db, now }) => deleteStimulus(db, admin, target, now), {
    deleted: toList("stimulus-deleted"),
    asked: toStimulus(stimulus.id, "stimulus-asked-gone"),
    "in-tests": toStimulus(stimulus.id, "stimulus-in-tests-gone"),
    stale: toStimulus(stimulus.id, "stimulus-stale-gone"),
    "not-found": toList("gone"),
  });
}

export default function DeleteStimulus({ loaderData: { id, title }, actionData }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.deleteTitle(title)}
      message={texts.deleteText}
      error={describeReply(actionData, adminTexts.notDone).message}
      confirmLabel={texts.delete}
      intent="delete"
      closeTo={stimulusAddress(id)}
    />
  );
}
