/** 'Add New Question': published at once, as its first version. */
import { useState } from "react";
import { redirect, useLocation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { questionTexts } from "../../../content/en/questions.ts";
import { parseForm } from "../../../core/forms.ts";
import { createQuestion } from "../../../modules/questions/commands/create-question.server.ts";
import { QuestionForm as Schema } from "../../../modules/questions/forms.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, readFormWithFiles, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { carriedList } from "../shared/carried-list.ts";
import { withDone } from "../shared/done.ts";
import { forgetWhenSaved } from "../shared/drafts/use-kept.ts";
import type { Route } from "./+types/add";
import { blankDraft } from "./form/draft.ts";
import { loadForm } from "./form/load.server.ts";
import { FormNotice } from "./form/notices.tsx";
import { QuestionForm } from "./form.tsx";
import { LIST, searchAt } from "./list-address.ts";

const texts = questionTexts.form;

export async function loader({ context }: Route.LoaderArgs) {
  return loadForm(context, null);
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.addTitle) }];
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = parseForm(Schema, await readFormWithFiles(request));
  if (form.kind === "invalid") return refuse(400, form);
  const { db } = context.get(servicesContext);
  const result = await orFault(context, () => createQuestion(db, admin, form.data, context.get(nowContext)));
  const { values } = form;
  switch (result?.kind) {
    case "created":
      throw redirect(withDone(LIST, searchAt(null, result.questionId), "question-added"));
    case "invalid":
    case "duplicate-id":
      return refuse(400, { values, errors: result.errors });
    case undefined:
      return refuse(500, { values, message: texts.addFailed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return forgetWhenSaved(args.request, ["question-added"], () => keepForm(args, texts.addFailed));
}

export default function QuestionAdd({ loaderData, actionData }: Route.ComponentProps) {
  const [initial] = useState(blankDraft);
  const list = LIST + (carriedList(useLocation().search) ?? "");
  return (
    <>
      <PageHeading title={texts.addTitle} back={{ to: list, label: texts.back }} />
      <QuestionForm
        initial={initial}
        subjects={loaderData.subjects}
        labels={loaderData.labels}
        samples={loaderData.samples}
        reply={actionData}
        notice={<FormNotice reply={actionData} say={texts.addFailed} />}
        keptFor={loaderData.keptFor}
        mode={{ submit: texts.add, busy: texts.adding, cancelTo: list }}
      />
    </>
  );
}
