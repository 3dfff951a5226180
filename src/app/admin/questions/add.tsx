/** 'Add New Question': published at once, as its first version. */

import { redirect, useLocation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { questionTexts } from "../../../content/en/questions.ts";
import { createQuestion } from "../../../modules/questions/commands/create-question.server.ts";
import { QuestionForm as Schema } from "../../../modules/questions/forms.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { formAction, readFormWithFiles } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { listReturnIn } from "../shared/list-return.ts";
import type { Route } from "./+types/add";
import { blankDraft } from "./form/draft.ts";
import { loadForm } from "./form/load.server.ts";
import { FormNotice } from "./form/notices.tsx";
import { REFUSED_WORDS } from "./form/words.ts";
import { QuestionForm } from "./form.tsx";
import { LIST, searchAt } from "./list-address.ts";

export { sendDraft as clientAction } from "../shared/drafts/use-draft.ts";

const texts = questionTexts.form;

export async function loader({ context }: Route.LoaderArgs) {
  return loadForm(context, null);
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.addTitle) }];
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = { schema: Schema, fields: await readFormWithFiles(request) };
  return formAction(context, form, (input, { db, now }) => createQuestion(db, admin, input, now), {
    created: ({ questionId }) => redirect(withDone(LIST, searchAt(null, questionId), "question-added")),
    "lesson-gone": 400,
    "labels-gone": ({ gone }) => ({ gone }),
    "duplicate-id": 400,
  });
}

export default function QuestionAdd({ loaderData, actionData }: Route.ComponentProps) {
  const list = LIST + (listReturnIn(useLocation().search) ?? "");
  return (
    <>
      <PageHeading title={texts.addTitle} back={{ to: list, label: texts.back }} />
      <QuestionForm
        initial={blankDraft()}
        places={loaderData}
        samples={loaderData.samples}
        reply={actionData}
        messages={describeReply(actionData, texts.addFailed, REFUSED_WORDS)}
        notice={<FormNotice code={actionData?.code} />}
        draftOwner={loaderData.draftOwner}
        mode={{ submit: texts.add, busy: texts.adding, cancelTo: list }}
      />
    </>
  );
}
