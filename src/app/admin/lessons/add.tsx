/** 'Add New Lesson', to one subject. */

import { replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { subjectTexts } from "../../../content/en/subjects.ts";
import { idOf } from "../../../core/id.ts";
import { addLesson } from "../../../modules/subjects/commands/add-lesson.server.ts";
import { LessonForm } from "../../../modules/subjects/forms.ts";
import { findSubject } from "../../../modules/subjects/queries/find-subject.server.ts";
import { LESSON_TITLE_MAX, LESSONS_MAX } from "../../../modules/subjects/rules.ts";
import { RichTextField } from "../../../ui/authoring/rich-text-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { servicesContext } from "../../context.ts";
import { formAction, readFormWithFiles } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { StoredDrafts } from "../shared/drafts/stored-drafts.tsx";
import { useDraft } from "../shared/drafts/use-draft.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { DialogButtons, RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import { SUBJECT_LIST } from "../subjects/list-address.ts";
import type { Route } from "./+types/add";
import { type LessonDraft, lessonDrafts, lessonFieldsOf, type WrittenLesson } from "./draft.ts";

export { sendDraft as clientAction } from "../shared/drafts/use-draft.ts";

const { addLesson: texts, problems } = subjectTexts;

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const subject = await findSubject(db, admin, idOf(params.subjectId));
  if (!subject) throw replace(withDone(SUBJECT_LIST, "", "gone"));
  return { subjectId: subject.id, subjectName: subject.name, draftOwner: { userId: admin.userId, timeZone } };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const sent = await readFormWithFiles(request);
  const fields = lessonFieldsOf(sent);
  fields.set("subjectId", params.subjectId);
  const form = { schema: LessonForm, fields, values: { content: String(sent.get("content") ?? "") } };
  return formAction(context, form, (input, services) => addLesson(services, admin, input, services.now), {
    added: replace(withDone(SUBJECT_LIST, url.search, "lesson-added")),
    "content-missing": 400,
    "subject-gone": 400,
    "title-taken": 400,
    full: 400,
  });
}

export default function LessonAdd({ loaderData, actionData }: Route.ComponentProps) {
  const closeTo = useListAddress(SUBJECT_LIST);
  const { subjectId, subjectName, draftOwner } = loaderData;
  const messages = describeReply(actionData, texts.failed, {
    "content-missing": () => ({ errors: { content: problems.contentMissing } }),
    // The subject has no field here, so its errors are shown above the form.
    "subject-gone": () => problems.subjectGone,
    "title-taken": () => ({ errors: { title: problems.titleTaken } }),
    full: () => ({ errors: { title: problems.tooManyLessons(LESSONS_MAX) } }),
  });
  const key = { userId: draftOwner.userId, entityId: `new-in-${subjectId}` };
  const draft = useDraft(lessonDrafts, key, newIn(subjectId), newIn(subjectId, actionData?.values));
  const { title, content } = draft.written.draft;
  const change = (part: Partial<LessonDraft>) => draft.write((now) => ({ ...now, draft: { ...now.draft, ...part } }));
  return (
    <RouteDialog title={texts.title} closeTo={closeTo} size="lg">
      <FormFrame
        schema={LessonForm}
        {...messages}
        message={messages.message ?? messages.errors?.subjectId}
        preventScrollReset
      >
        <p>{texts.to(subjectName)}</p>
        <StoredDrafts draft={draft} timeZone={draftOwner.timeZone} title={texts.unsavedNew} />
        <input type="hidden" name="subjectId" value={subjectId} />
        <TextField
          key={`title-${draft.key}`}
          label={texts.lessonTitle}
          name="title"
          required
          maxLength={LESSON_TITLE_MAX}
          autoComplete="off"
          defaultValue={title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <RichTextField
          key={`content-${draft.key}`}
          label={texts.content}
          name="content"
          required
          value={content}
          onChange={(html) => change({ content: html })}
        />
        <DialogButtons closeTo={closeTo}>
          <Button busyLabel={texts.busy}>{texts.submit}</Button>
        </DialogButtons>
      </FormFrame>
      <LeaveGuard isDirty={draft.isDirty} message={adminTexts.drafts.leave} />
    </RouteDialog>
  );
}

function newIn(subjectId: string, { title = "", content = "" }: Readonly<Record<string, string>> = {}): WrittenLesson {
  return { draft: { subjectId, title, content }, basedOn: null };
}
