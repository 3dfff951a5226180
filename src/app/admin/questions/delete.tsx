/** Asks before a question is deleted, or withdrawn when students have been asked it. */
import { questionTexts } from "../../../content/en/questions.ts";
import { stimulusTexts } from "../../../content/en/stimuli.ts";
import { uiTexts } from "../../../content/en/ui.ts";
import { idOf } from "../../../core/id.ts";
import { deleteQuestion } from "../../../modules/questions/commands/delete-question.server.ts";
import { findQuestionDeletion } from "../../../modules/questions/queries/find-question-deletion.server.ts";
import { nameOfStimulus } from "../../../modules/stimuli/metadata.ts";
import { findTestsAsking } from "../../../modules/tests/queries/find-tests-asking.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { actOnListConfirm, loadListConfirm } from "../shared/list-confirm.server.ts";
import { ListConfirm } from "../shared/list-confirm.tsx";
import { RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import { stimulusAddress } from "../stimuli/addresses.ts";
import { AskingTestsNote } from "../tests/asking-tests.tsx";
import type { Route } from "./+types/delete";
import { LIST } from "./list-address.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

export async function loader({ params, ...args }: Route.LoaderArgs) {
  const questionId = idOf<"question">(params.questionId);
  return loadListConfirm(args, LIST, "question-gone", async ({ db, admin }) => {
    const found = await findQuestionDeletion(db, admin, questionId);
    return found && { ...found, asking: await findTestsAsking(db, admin, { questionId }) };
  });
}

export async function action({ params, ...args }: Route.ActionArgs) {
  const id = idOf<"question">(params.questionId);
  const done = {
    deleted: "question-deleted",
    withdrawn: "question-withdrawn",
    "in-tests": "question-in-tests-gone",
    "of-stimulus": "question-of-stimulus-gone",
    "not-found": "question-gone",
  } as const;
  return actOnListConfirm(args, LIST, done, ({ db, admin, now }) => deleteQuestion(db, admin, id, now));
}

export default function QuestionDelete({
  loaderData: { displayId, willBeWithdrawn, stimulus, asking },
  actionData,
}: Route.ComponentProps) {
  const { title, message, confirm, withdrawTitle, withdrawMessage, withdraw, inTestsTitle, inTests } =
    questionTexts.deletion;
  const list = useListAddress(LIST);
  if (stimulus) {
    const { cannotDelete, deleteWhole, open } = stimulusTexts.belongs;
    return (
      <RouteDialog title={cannotDelete(displayId)} closeTo={list} size="sm">
        <div className="stack gap-3">
          <p>{deleteWhole(nameOfStimulus(stimulus))}</p>
          <div className="cluster gap-3">
            <LinkButton to={stimulusAddress(stimulus.id)}>{open[stimulus.kind]}</LinkButton>
            <LinkButton to={list} replace preventScrollReset variant="secondary">
              {uiTexts.close}
            </LinkButton>
          </div>
        </div>
      </RouteDialog>
    );
  }
  if (!willBeWithdrawn && asking.total > 0) {
    return (
      <RouteDialog title={inTestsTitle(displayId)} closeTo={list} size="sm">
        <div className="stack gap-3">
          <p>{inTests}</p>
          <AskingTestsNote asking={asking} />
          <LinkButton to={list} replace preventScrollReset variant="secondary">
            {uiTexts.close}
          </LinkButton>
        </div>
      </RouteDialog>
    );
  }
  const dialogTexts = willBeWithdrawn
    ? { title: withdrawTitle(displayId), confirmLabel: withdraw }
    : { title: title(displayId), confirmLabel: confirm };
  const what = (
    <div className="stack gap-3">
      <p>{willBeWithdrawn ? withdrawMessage : message}</p>
      <AskingTestsNote asking={asking} isWithdrawing />
    </div>
  );
  return <ListConfirm {...dialogTexts} message={what} list={LIST} reply={actionData} />;
}
