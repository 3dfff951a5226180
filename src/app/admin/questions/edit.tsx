/** The same form for a question that is in use. Saving publishes a new version (P8). */

import { useState } from "react";
import { redirect, useLocation } from "react-router";
import type { z } from "zod/mini";
import { adminTexts } from "../../../content/en/admin.ts";
import { correctionTexts } from "../../../content/en/corrections.ts";
import { reviewTexts } from "../../../content/en/question-reviews.ts";
import { questionTexts } from "../../../content/en/questions.ts";
import { type Id, idOf } from "../../../core/id.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { filterIn } from "../../../modules/questions/bank-filter.ts";
import { editQuestion } from "../../../modules/questions/commands/edit-question.server.ts";
import { QuestionForm as Schema } from "../../../modules/questions/forms.ts";
import { findNeighbours, type Neighbours } from "../../../modules/questions/queries/find-neighbours.server.ts";
import { findQuestion } from "../../../modules/questions/queries/find-question.server.ts";
import { countResultsOfOtherKeys } from "../../../modules/questions/queries/find-question-history.server.ts";
import { listQuestionReports } from "../../../modules/questions/queries/list-question-reports.server.ts";
import { metadataOf, parseMetadata, serializeMetadata } from "../../../modules/questions/question-metadata.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { dayWriter } from "../../dates.server.ts";
import { formAction, type Given, readFormWithFiles } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withCorrection, withDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { listReturnIn, withListReturn } from "../shared/list-return.ts";
import { stimulusAddress } from "../stimuli/addresses.ts";
import type { Route } from "./+types/edit";
import { BASED_ON, BASED_ON_PLACE, draftOf } from "./form/draft.ts";
import { loadForm } from "./form/load.server.ts";
import { FormNotice } from "./form/notices.tsx";
import { QuestionReports, ReportedBadge } from "./form/reports.tsx";
import { NEXT, QuestionSteps, SAVE_AND } from "./form/steps.tsx";
import { describeChanged, REFUSED_WORDS } from "./form/words.ts";
import { QuestionForm } from "./form.tsx";
import { copyAddress, LIST, searchAt } from "./list-address.ts";

export { sendDraft as clientAction } from "../shared/drafts/use-draft.ts";

const texts = questionTexts.form;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const question = await findQuestion(db, admin, idOf(params.questionId));
  const list = listReturnIn(new URL(request.url).search);
  if (!question) throw redirect(withDone(LIST, list ?? "", "question-gone"));
  if (question.stimulusId !== null) throw redirect(stimulusAddress(question.stimulusId));
  const [form, reports, neighbours] = await Promise.all([
    loadForm(context, question.id),
    listQuestionReports(db, admin, question.id),
    list === null ? null : findNeighbours(db, admin, filterIn(new URLSearchParams(list)), question.id),
  ]);
  const view = { what: "question-reports.seen" as const, people: reports.length };
  await recordView(db, admin, view, context.get(nowContext));
  const write = dayWriter(timeZone);
  const { id, subjectId, displayId, versionNumber, isUnreviewed, body } = question;
  return {
    ...form,
    neighbours,
    question: { id, subjectId, ...metadataOf(question), displayId, versionNumber, isUnreviewed, body },
    reports: reports.map(({ createdAt, settled, ...report }) => ({
      ...report,
      day: write(createdAt).long,
      settled: settled && { by: settled.by, note: settled.note, day: write(settled.at).long },
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.editTitle(loaderData?.question.displayId ?? 0)) }];
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const questionId = idOf<"question">(params.questionId);
  const list = listReturnIn(url.search);
  const fields = await readFormWithFiles(request);
  const edit = {
    questionId,
    basedOnVersion: Number(fields.get(BASED_ON)),
    basedOnMetadata: parseMetadata(fields.get(BASED_ON_PLACE)),
  };
  const showsNext = list !== null && fields.get(SAVE_AND) === NEXT;
  const run = async (input: z.infer<typeof Schema>, { db, now }: Given) => {
    // Asked before: what is saved now may stand elsewhere in the list, or no longer be in it.
    const beside = showsNext ? await findNeighbours(db, admin, filterIn(new URLSearchParams(list)), questionId) : null;
    return { beside, ...(await editQuestion(db, admin, { ...edit, input }, now)) };
  };
  return formAction(context, { schema: Schema, fields }, run, {
    saved: async ({ beside }) => {
      const results = await countResultsOfOtherKeys(context.get(servicesContext).db, admin, questionId);
      const { pathname, search, done } = addressAfter(list, questionId, beside);
      return redirect(
        results > 0
          ? withCorrection(pathname, search, done, { questionId, results })
          : withDone(pathname, search, done),
      );
    },
    // After this message, saving again is meant to replace the newer version.
    stale: ({ versionNumber }, { values }) => ({ values: { ...values, [BASED_ON]: String(versionNumber) } }),
    // As above: the second time it is known.
    moved: ({ metadata, lost, names }, { values }) => ({
      values: { ...values, [BASED_ON_PLACE]: serializeMetadata(metadata) },
      ...{ lost, names, metadata },
    }),
    "lesson-gone": 400,
    "labels-gone": ({ gone }) => ({ gone }),
    "duplicate-id": 400,
    "of-stimulus": ({ stimulusId }) => redirect(stimulusAddress(stimulusId)),
    // The page stays: what was written can still be copied out of it.
    "not-found": 400,
  });
}

type After = { pathname: string; search: string; done: "question-saved" | "question-saved-last" };

/** Where one goes after saving: to the next question of the list, or back to the list with its card in focus. */
function addressAfter(list: string | null, questionId: Id<"question">, beside: Neighbours | null): After {
  return beside?.next
    ? { pathname: `${LIST}/${beside.next}/edit`, search: withListReturn("", list), done: "question-saved" }
    : { pathname: LIST, search: searchAt(list, questionId), done: beside ? "question-saved-last" : "question-saved" };
}

export default function QuestionEdit({ params, ...page }: Route.ComponentProps) {
  // Another question at the same route is another form.
  return <EditPage key={params.questionId} {...page} />;
}

function EditPage({ loaderData, actionData }: Omit<Route.ComponentProps, "params">) {
  const { question, subjects, labels, samples, reports, neighbours } = loaderData;
  const list = listReturnIn(useLocation().search);
  const listAt = LIST + searchAt(list, question.id);
  const [version] = useState(question.versionNumber);
  const openReports = reports.filter(({ settled }) => !settled).length;
  return (
    <>
      <PageHeading
        title={texts.editTitle(question.displayId)}
        text={`${texts.version(version)}. ${reviewTexts.short(!question.isUnreviewed)} ${texts.versionHint}`}
        back={{ to: listAt, label: texts.back }}
      >
        {openReports > 0 && <ReportedBadge count={openReports} />}
        <LinkButton
          to={withListReturn(`${LIST}/${question.id}/versions/${version}`, list)}
          variant="quiet"
          icon="check"
        >
          {reviewTexts.link}
        </LinkButton>
        <LinkButton to={copyAddress(question.id, list)} variant="quiet" icon="copy">
          {questionTexts.list.duplicate}
        </LinkButton>
        <LinkButton to={withListReturn(`${LIST}/${question.id}/versions`, list)} variant="secondary" icon="clock">
          {correctionTexts.versions.link}
        </LinkButton>
      </PageHeading>
      <DoneNotice />
      {neighbours && <QuestionSteps neighbours={neighbours} list={list ?? ""} />}
      <QuestionReports questionId={question.id} reports={reports} />
      <QuestionForm
        initial={draftOf(question)}
        places={{ subjects, labels }}
        samples={samples}
        reply={actionData}
        messages={describeReply(actionData, texts.saveFailed, {
          stale: questionTexts.problems.stale,
          moved: ({ lost, names, metadata }) => ({
            message: questionTexts.problems.moved,
            errors: describeChanged(lost, names, metadata),
          }),
          ...REFUSED_WORDS,
          "not-found": texts.saveFailed(adminTexts.done["question-gone"]()),
        })}
        notice={<FormNotice code={actionData?.code} />}
        draftOwner={loaderData.draftOwner}
        mode={{
          submit: texts.save,
          busy: texts.saving,
          cancelTo: listAt,
          number: question.displayId,
          version,
          metadata: serializeMetadata(question),
          isOneOfList: neighbours !== null,
        }}
      />
    </>
  );
}
