/** Asks before a question leaves the draft of its stimulus. */
import { redirect } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { stimulusAuthoringTexts } from "../../../content/en/stimulus-authoring.ts";
import { plainText } from "../../../core/html.ts";
import { idOf } from "../../../core/id.ts";
import { changeStimulus } from "../../../modules/stimuli/commands/change-stimulus.server.ts";
import { pressAction } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { withDone } from "../shared/done.ts";
import { RouteConfirm } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/remove-question";
import { stimulusAddress } from "./addresses.ts";
import { requireStimulus, toList, toStimulus } from "./steps.server.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = stimulusAuthoringTexts.questions;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, draft } = (await requireStimulus(context, params.stimulusId)).stimulus;
  const index = draft.questions.findIndex(({ questionId }) => questionId === params.questionId);
  const question = draft.questions[index];
  if (!question) throw redirect(withDone(stimulusAddress(id), "", "gone"));
  return { id, number: index + 1, text: plainText(question.body.content.stem) };
}

export async function action({ context, params }: Route.ActionArgs) {
  const { admin, stimulus } = await requireStimulus(context, params.stimulusId);
  const target = { stimulusId: stimulus.id, basedOn: null };
  const change = { kind: "remove-question" as const, questionId: idOf<"question">(params.questionId) };
  return pressAction(context, ({ db, now }) => changeStimulus(db, admin, target, change, now), {
    saved: toStimulus(stimulus.id, "stimulus-question-removed"),
    "too-many": toStimulus(stimulus.id, "stimulus-stale-gone"),
    stale: toStimulus(stimulus.id, "stimulus-stale-gone"),
    "not-found": toList("gone"),
  });
}

export default function RemoveQuestion({ loaderData: { id, number, text }, actionData }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.removeTitle(number)}
      message={
        <div className="stack gap-3">
          <p>{text}</p>
          <p>{texts.removeText}</p>
        </div>
      }
      error={describeReply(actionData, adminTexts.notDone).message}
      confirmLabel={texts.remove}
      intent="remove"
      closeTo={stimulusAddress(id)}
    />
  );
}
