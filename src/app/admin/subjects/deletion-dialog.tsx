import { adminTexts } from "../../../content/en/admin.ts";
import { subjectTexts } from "../../../content/en/subjects.ts";
import type { DeletionPlan, DeletionTarget } from "../../../modules/subjects/queries/find-deletion-plan.server.ts";
import { asksForName, isNameTyped } from "../../../modules/subjects/rules.ts";
import type { AskingTests } from "../../../modules/tests/queries/find-tests-asking.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import { RouteConfirm, RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import { AskingTestsNote } from "../tests/asking-tests.tsx";
import type { deleteSubjectOrLesson } from "./deletion.server.ts";
import { SUBJECT_LIST } from "./list-address.ts";

const texts = subjectTexts.deletion;

/** Names what goes with a subject or a lesson; with answered questions it offers to withdraw instead (P43). */
export function DeletionDialog({
  target,
  plan,
  reply,
}: {
  target: DeletionTarget;
  plan: DeletionPlan & { asking: AskingTests };
  reply: ReplyOf<typeof deleteSubjectOrLesson> | undefined;
}) {
  const error = describeReply(reply, adminTexts.notDone, {
    "holds-answers": {},
    // The field says it.
    "not-confirmed": {},
  }).message;
  const { name, lessons, questions, stimuli, answeredQuestions, questionsInTests, questionsInUse } = plan;
  const { completedBy, readingSeconds } = plan;
  const list = useListAddress(SUBJECT_LIST);
  if (answeredQuestions === 0 && questionsInTests === 0) {
    const learnt = texts.learnt(completedBy, readingSeconds);
    return (
      <RouteConfirm
        title={texts.title(name)}
        message={
          <div className="stack gap-3">
            <p>
              {"subjectId" in target ? texts.subject(lessons, questions, stimuli) : texts.lesson(questions, stimuli)}
            </p>
            {learnt && <p>{learnt}</p>}
          </div>
        }
        error={error}
        typed={asksForName(target, plan) ? { ...nameField(target, name), value: reply?.values.typed } : undefined}
        confirmLabel={texts.confirm}
        intent="delete"
        closeTo={list}
      />
    );
  }
  const why = (
    <>
      {answeredQuestions > 0 && <p>{texts.holdsAnswers(answeredQuestions, questions)}</p>}
      <AskingTestsNote asking={plan.asking} isWithdrawing={questionsInUse > 0} />
    </>
  );
  if (questionsInUse === 0) {
    return (
      <RouteDialog title={texts.withdrawTitle(name)} closeTo={list} size="sm">
        <div className="stack gap-3">
          {why}
          <p>{texts.allWithdrawn}</p>
          <LinkButton to={list} replace preventScrollReset variant="secondary">
            {texts.close}
          </LinkButton>
        </div>
      </RouteDialog>
    );
  }
  return (
    <RouteConfirm
      title={texts.withdrawTitle(name)}
      message={
        <div className="stack gap-3">
          {why}
          <p>{texts.offerWithdraw(questionsInUse)}</p>
          {Object.values(stimuli).some((count) => count > 0) && <p>{texts.withdrawStimuli}</p>}
        </div>
      }
      error={error}
      confirmLabel={texts.withdraw(questionsInUse)}
      intent="withdraw"
      closeTo={list}
    />
  );
}

function nameField(target: DeletionTarget, name: string) {
  const { label, missing } = "subjectId" in target ? texts.typeSubject : texts.typeLesson;
  return { label: label(name), missing, isRight: (typed: string) => isNameTyped(typed, name) };
}
