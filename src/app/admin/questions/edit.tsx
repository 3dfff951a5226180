/** The same form for a question that is in use. Saving publishes a new version (P8). */
import { useState } from "react";
import { redirect, useLocation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { correctionTexts } from "../../../content/en/corrections.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { questionTexts } from "../../../content/en/questions.ts";
import { parseForm } from "../../../core/forms.ts";
import { type Id, parseId } from "../../../core/id.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { filterIn } from "../../../modules/questions/bank-filter.ts";
import { editQuestion } from "../../../modules/questions/commands/edit-question.server.ts";
import { QuestionForm as Schema } from "../../../modules/questions/forms.ts";
import { findNeighbours, type Neighbours } from "../../../modules/questions/queries/find-neighbours.server.ts";
import { findQuestion } from "../../../modules/questions/queries/find-question.server.ts";
import { countResultsOfOtherKeys } from "../../../modules/questions/queries/find-question-history.server.ts";
import { listQuestionReports } from "../../../modules/questions/queries/list-question-reports.server.ts";
import { placeIn, textOfPlace } from "../../../modules/questions/question-place.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { dayWriter } from "../../dates.server.ts";
import { orFault, readFormWithFiles, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { carriedList, carryList } from "../shared/carried-list.ts";
import { withCorrection, withDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { forgetWhenSaved } from "../shared/drafts/use-kept.ts";
import type { Route } from "./+types/edit";
import { BASED_ON, BASED_ON_PLACE, draftOf } from "./form/draft.ts";
import { loadForm } from "./form/load.server.ts";
import { FormNotice } from "./form/notices.tsx";
import { QuestionReports, ReportedBadge } from "./form/reports.tsx";
import { NEXT, QuestionSteps, SAVE_AND } from "./form/steps.tsx";
import { QuestionForm } from "./form.tsx";
import { LIST, searchAt } from "./list-address.ts";

const texts = questionTexts.form;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const questionId = parseId<"question">(params.questionId);
  const question = questionId && (await findQuestion(db, admin, questionId));
  const list = carriedList(new URL(request.url).search);
  if (!question) throw redirect(withDone(LIST, list ?? "", "question-gone"));
  const [form, reports, neighbours] = await Promise.all([
    loadForm(context, question.id),
    listQuestionReports(db, admin, question.id),
    list === null ? null : findNeighbours(db, admin, filterIn(new URLSearchParams(list)), question.id),
  ]);
  const view = { what: "question-reports.seen" as const, people: reports.length };
  await recordView(db, admin, view, context.get(nowContext));
  const write = dayWriter(timeZone);
  const { subjectId, lessonId, manualId, categoryId, difficultyId, displayId, versionNumber, body } = question;
  return {
    ...form,
    neighbours,
    question: {
      id: question.id,
      subjectId,
      lessonId,
      manualId,
      categoryId,
      difficultyId,
      displayId,
      versionNumber,
      body,
    },
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

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const questionId = parseId<"question">(params.questionId);
  const list = carriedList(new URL(request.url).search);
  if (!questionId) throw redirect(withDone(LIST, list ?? "", "question-gone"));
  const fields = await readFormWithFiles(request);
  const form = parseForm(Schema, fields);
  if (form.kind === "invalid") return refuse(400, form);

  const { db } = context.get(servicesContext);
  const edit = {
    questionId,
    basedOnVersion: Number(fields.get(BASED_ON)),
    basedOnPlace: placeIn(fields.get(BASED_ON_PLACE)),
    input: form.data,
  };
  const goesOn = list !== null && fields.get(SAVE_AND) === NEXT;
  const result = await orFault(context, async () => {
    // Asked before: what is saved now may stand elsewhere in the list, or no longer be in it.
    const beside = goesOn ? await findNeighbours(db, admin, filterIn(new URLSearchParams(list)), questionId) : null;
    return { beside, ...(await editQuestion(db, admin, edit, context.get(nowContext))) };
  });
  const { values } = form;
  switch (result?.kind) {
    case "saved": {
      const results = await countResultsOfOtherKeys(db, admin, questionId);
      const { pathname, search, done } = addressAfter(list, questionId, result.beside);
      throw redirect(
        results > 0
          ? withCorrection(pathname, search, done, { questionId, results })
          : withDone(pathname, search, done),
      );
    }
    case "stale":
      // Saving once more, now that this was said, is meant to replace the newer version.
      return refuse(400, {
        values: { ...values, [BASED_ON]: String(result.versionNumber) },
        message: questionTexts.problems.stale,
      });
    case "moved":
      // As above: the second time it is known.
      return refuse(400, {
        values: { ...values, [BASED_ON_PLACE]: textOfPlace(result.place) },
        errors: result.errors,
        message: questionTexts.problems.moved,
      });
    case "invalid":
    case "duplicate-id":
      return refuse(400, { values, errors: result.errors });
    case "not-found":
      // The page stays: what was written can still be copied out of it.
      return refuse(400, { values, message: texts.saveFailed(adminTexts.done["question-gone"]()) });
    case undefined:
      return refuse(500, { values, message: texts.saveFailed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

type After = { pathname: string; search: string; done: "question-saved" | "question-saved-last" };

/** Where one goes after saving: to the next question of the list, or back to the list with its card in focus. */
function addressAfter(list: string | null, questionId: Id<"question">, beside: Neighbours | null): After {
  return beside?.next
    ? { pathname: `${LIST}/${beside.next}/edit`, search: carryList("", list), done: "question-saved" }
    : { pathname: LIST, search: searchAt(list, questionId), done: beside ? "question-saved-last" : "question-saved" };
}

export async function clientAction(args: Route.ClientActionArgs) {
  return forgetWhenSaved(args.request, ["question-saved"], () => keepForm(args, texts.saveFailed));
}

export default function QuestionEdit({ params, ...page }: Route.ComponentProps) {
  // Another question at the same route is another form.
  return <EditPage key={params.questionId} {...page} />;
}

function EditPage({ loaderData, actionData }: Omit<Route.ComponentProps, "params">) {
  const { question, subjects, labels, samples, reports, neighbours } = loaderData;
  const list = carriedList(useLocation().search);
  const listAt = LIST + searchAt(list, question.id);
  const [initial] = useState(() => draftOf(question));
  const [version] = useState(question.versionNumber);
  const [place] = useState(() => textOfPlace(question));
  const openReports = reports.filter(({ settled }) => !settled).length;
  return (
    <>
      <PageHeading
        title={texts.editTitle(question.displayId)}
        text={`${texts.version(version)}. ${texts.versionHint}`}
        back={{ to: listAt, label: texts.back }}
      >
        {openReports > 0 && <ReportedBadge count={openReports} />}
        <LinkButton to={carryList(`${LIST}/${question.id}/versions`, list)} variant="secondary" icon="clock">
          {correctionTexts.versions.link}
        </LinkButton>
      </PageHeading>
      <DoneNotice />
      {neighbours && <QuestionSteps neighbours={neighbours} list={list ?? ""} />}
      <QuestionReports questionId={question.id} reports={reports} />
      <QuestionForm
        initial={initial}
        subjects={subjects}
        labels={labels}
        samples={samples}
        reply={actionData}
        notice={<FormNotice reply={actionData} say={texts.saveFailed} />}
        keptFor={loaderData.keptFor}
        mode={{
          submit: texts.save,
          busy: texts.saving,
          cancelTo: listAt,
          number: question.displayId,
          version,
          place,
          isOneOfList: neighbours !== null,
        }}
      />
    </>
  );
}
