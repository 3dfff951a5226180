/** Asks before a question leaves its section. */
import { redirect, replace } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { idOf } from "../../../../core/id.ts";
import { nameOfStimulus } from "../../../../modules/stimuli/metadata.ts";
import { listFixedQuestions } from "../../../../modules/tests/queries/list-fixed-questions.server.ts";
import { questionsIn } from "../../../../modules/tests/test-version.ts";
import { servicesContext } from "../../../context.ts";
import { pressAction } from "../../../form-action.server.ts";
import { describeReply } from "../../../form-reply.ts";
import { withDone } from "../../shared/done.ts";
import { RouteConfirm } from "../../shared/route-dialog.tsx";
import { LIST, sectionAddress } from "../addresses.ts";
import type { Route } from "./+types/remove-question";
import { changeDraftAt, requireSection } from "./steps.server.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = testBuilderTexts.section;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { admin, test, section } = await requireSection(context, params);
  const here = sectionAddress(test.id, section.id);
  const questionId = idOf<"question">(params.questionId);
  const isThere = section.source.kind === "fixed" && section.source.questions.includes(questionId);
  const { db } = context.get(servicesContext);
  const [question] = isThere ? await listFixedQuestions(db, admin, [questionId]) : [];
  if (!question) throw redirect(withDone(here, "", "gone"));
  const { displayId: number, text, stimulus } = question;
  return { here, number, text, stimulus: stimulus && nameOfStimulus(stimulus) };
}

export async function action({ context, params }: Route.ActionArgs) {
  const found = await requireSection(context, params);
  const here = sectionAddress(found.test.id, found.section.id);
  const change = {
    ...{ kind: "remove-questions" as const, sectionId: found.section.id },
    ids: [idOf<"question">(params.questionId)],
  };
  return pressAction(context, ({ now }) => changeDraftAt(context, found, change, now), {
    saved: ({ questions }) =>
      replace(withDone(here, "", "test-questions-removed", questionsIn(found.test.draft) - questions)),
    impossible: replace(withDone(here, "", "gone")),
    stale: replace(withDone(here, "", "test-stale-gone")),
    "not-found": replace(withDone(LIST, "", "test-gone")),
  });
}

export default function RemoveQuestion({
  loaderData: { here, number, text, stimulus },
  actionData,
}: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={stimulus === null ? texts.removeTitle(number) : texts.removeStimulusTitle(stimulus)}
      message={
        <div className="stack gap-3">
          {stimulus === null && text && <p>{text}</p>}
          <p>{stimulus === null ? texts.removeText : texts.removeStimulusText}</p>
        </div>
      }
      error={describeReply(actionData, adminTexts.notDone).message}
      confirmLabel={texts.remove}
      intent="remove"
      closeTo={here}
    />
  );
}
