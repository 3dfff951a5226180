/** 'Add New Question': published at once, as its first version. */

import { useState } from "react";
import { redirect, useLocation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { questionTexts } from "../../../content/en/questions.ts";
import { createQuestion } from "../../../modules/questions/commands/create-question.server.ts";
import { QuestionForm as Schema } from "../../../modules/questions/forms.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { servicesContext } from "../../context.ts";
import { formAction, readFormWithFiles } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { listReturnIn } from "../shared/list-return.ts";
import type { Route } from "./+types/add";
import { blankDraft, copyOf, draftAfter, type QuestionDraft } from "./form/draft.ts";
import { loadForm } from "./form/load.server.ts";
import { FormNotice } from "./form/notices.tsx";
import { findStart, type NewQuestionStart } from "./form/start.server.ts";
import { ANOTHER, SAVE_AND } from "./form/steps.tsx";
import { REFUSED_WORDS } from "./form/words.ts";
import { QuestionForm } from "./form.tsx";
import { LIST, nextAddress, searchAt } from "./list-address.ts";

export { sendDraft as clientAction } from "../shared/drafts/use-draft.ts";

const texts = questionTexts.form;

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { search } = new URL(request.url);
  const form = await loadForm(context, null);
  const start = await findStart(context.get(servicesContext).db, admin, search, form.subjects);
  if (!start) throw redirect(withDone(LIST, listReturnIn(search) ?? "", "question-gone"));
  return { ...form, start };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.addTitle) }];
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = { schema: Schema, fields: await readFormWithFiles(request) };
  const addsAnother = form.fields.get(SAVE_AND) === ANOTHER;
  return formAction(context, form, (input, { db, now }) => createQuestion(db, admin, input, now), {
    created: (created) =>
      redirect(
        addsAnother
          ? nextAddress(created, listReturnIn(url.search))
          : withDone(LIST, searchAt(null, created.questionId), "question-added"),
      ),
    "lesson-gone": 400,
    "labels-gone": ({ gone }) => ({ gone }),
    "duplicate-id": 400,
  });
}

export default function QuestionAdd(page: Route.ComponentProps) {
  const { start } = page.loaderData;
  // Another beginning at the same route is another form.
  return <AddPage key={start.kind === "place" ? start.kind : start.question.id} {...page} />;
}

function AddPage({ loaderData, actionData }: Omit<Route.ComponentProps, "params">) {
  const { subjects, labels, samples, draftOwner } = loaderData;
  const [start] = useState(loaderData.start);
  const list = LIST + (listReturnIn(useLocation().search) ?? "");
  return (
    <>
      <PageHeading
        title={texts.addTitle}
        text={start.kind === "copy" ? texts.copyOf(start.question.displayId) : undefined}
        back={{ to: list, label: texts.back }}
      />
      <div className="stack gap-5">
        {start.kind === "after" && !actionData && <DoneNotice isInFocus />}
        <QuestionForm
          initial={draftAt(start)}
          places={{ subjects, labels }}
          samples={samples}
          reply={actionData}
          messages={describeReply(actionData, texts.addFailed, REFUSED_WORDS)}
          notice={<FormNotice code={actionData?.code} />}
          draftOwner={draftOwner}
          mode={{
            submit: texts.add,
            busy: texts.adding,
            cancelTo: list,
            addsAnother: true,
            startsAtText: start.kind === "after",
          }}
        />
      </div>
    </>
  );
}

function draftAt(start: NewQuestionStart): QuestionDraft {
  switch (start.kind) {
    case "place":
      return { ...blankDraft(), ...start.place };
    case "after":
      return draftAfter(start.question);
    case "copy":
      return copyOf(start.question);
    default:
      return start satisfies never;
  }
}
