/** A question of a stimulus, in the form in which all questions are written. */
import { redirect, useLocation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { stimulusAuthoringTexts } from "../../../content/en/stimulus-authoring.ts";
import { idOf, newId } from "../../../core/id.ts";
import { JUDGMENT_STEPS } from "../../../modules/questions/taxonomy.ts";
import { changeStimulus } from "../../../modules/stimuli/commands/change-stimulus.server.ts";
import { StimulusQuestionForm } from "../../../modules/stimuli/forms.ts";
import { nameOfStimulus } from "../../../modules/stimuli/metadata.ts";
import { newEntriesAt, recordAt } from "../../../modules/stimuli/record.ts";
import { questionCountOfKind, STIMULUS_QUESTIONS_MAX } from "../../../modules/stimuli/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../context.ts";
import { formAction, readFormWithFiles } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { BASED_ON, blankDraft, draftOf } from "../questions/form/draft.ts";
import { shownSamples } from "../questions/form/load.server.ts";
import { QuestionForm } from "../questions/form.tsx";
import { withDone } from "../shared/done.ts";
import { SignedOutNotice } from "../shared/signed-out-notice.tsx";
import type { Route } from "./+types/question";
import { LIST, NEW, stimulusAddress } from "./addresses.ts";
import { RecordBeside } from "./record-beside.tsx";
import { requireStimulus, staleAnswer, toList, toStimulus } from "./steps.server.ts";

export { sendDraft as clientAction } from "../shared/drafts/use-draft.ts";

const { form: texts, page } = stimulusAuthoringTexts;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { admin, stimulus } = await requireStimulus(context, params.stimulusId);
  const { id, kind, draft, updatedAt, lessonId, subjectId } = stimulus;
  const isNew = params.questionId === NEW;
  const found = draft.questions.findIndex(({ questionId }) => questionId === params.questionId);
  const most = questionCountOfKind(kind) ?? STIMULUS_QUESTIONS_MAX;
  if (isNew ? draft.questions.length >= most : found < 0) throw redirect(withDone(stimulusAddress(id), "", "gone"));
  const number = isNew ? draft.questions.length + 1 : found + 1;
  return {
    ...{ id, number, name: nameOfStimulus(stimulus), question: draft.questions[found] ?? null },
    place: { lessonId, subjectId },
    // Of a case study each question has a step, in their order.
    step: (kind === "case" && JUDGMENT_STEPS[number - 1]) || "",
    record: recordAt(draft.content, number),
    newEntries: [...newEntriesAt(draft.content, number)],
    updatedAt: updatedAt.getTime(),
    samples: shownSamples(),
    draftOwner: {
      userId: admin.userId,
      questionId: isNew ? `${NEW}-of-${id}` : params.questionId,
      timeZone: context.get(servicesContext).timeZone,
    },
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { admin, stimulus } = await requireStimulus(context, params.stimulusId);
  const fields = await readFormWithFiles(request);
  const isNew = params.questionId === NEW;
  const questionId = isNew ? newId<"question">() : idOf<"question">(params.questionId);
  // A new one overwrites nothing.
  const target = { stimulusId: stimulus.id, basedOn: isNew ? null : new Date(Number(fields.get(BASED_ON))) };
  return formAction(
    context,
    { schema: StimulusQuestionForm, fields },
    (question, { db, now }) =>
      changeStimulus(db, admin, target, { kind: "question", question: { questionId, ...question } }, now),
    {
      saved: toStimulus(stimulus.id, "test-saved"),
      "too-many": 400,
      stale: ({ updatedAt }, { values }) =>
        staleAnswer(context, updatedAt, { ...values, [BASED_ON]: String(updatedAt.getTime()) }),
      "not-found": toList("gone"),
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(`${texts.newTitle(loaderData?.number ?? 1)}, ${loaderData?.name ?? ""}`) }];
}

export default function StimulusQuestion({ params, ...page }: Route.ComponentProps) {
  // Another question at the same route is another form.
  return <QuestionPage key={`${params.stimulusId} ${params.questionId}`} {...page} />;
}

function QuestionPage({ loaderData, actionData }: Omit<Route.ComponentProps, "params">) {
  const { id, number, name, question, place, step, record, newEntries, updatedAt, samples, draftOwner } = loaderData;
  const here = stimulusAddress(id);
  const initial = question
    ? draftOf({ ...place, ...question, manualId: null, categoryId: null, difficultyId: null, isReserved: true })
    : { ...blankDraft(), judgmentStep: step };
  return (
    <>
      <PageHeading title={texts.newTitle(number)} text={name} back={{ to: here, label: page.backToCase }} />
      <QuestionForm
        initial={initial}
        places={null}
        samples={samples}
        reply={actionData}
        messages={describeReply(actionData, texts.failed, { stale: texts.stale, "too-many": texts.tooMany })}
        notice={<Notice code={actionData?.code} />}
        draftOwner={draftOwner}
        beside={<RecordBeside number={number} record={record} newEntries={newEntries} />}
        mode={{
          ...{ submit: texts.submit, busy: texts.busy, cancelTo: here },
          ...(question && { number, version: updatedAt }),
        }}
      />
    </>
  );
}

function Notice({ code }: { code: string | undefined }) {
  const { pathname } = useLocation();
  switch (code) {
    case "stale":
      return (
        <Alert tone="warning">
          <p>{texts.staleHint}</p>
          <p>
            <a href={pathname} target="_blank" rel="noopener">
              {texts.compare}
            </a>
          </p>
        </Alert>
      );
    case "signedOut":
      return <SignedOutNotice next={LIST} />;
    default:
      return null;
  }
}
