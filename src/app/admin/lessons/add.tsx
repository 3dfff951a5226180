/** 'Add New Lesson', to one subject. */

import { useMemo, useState } from "react";
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
import { say } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { StoredDrafts } from "../shared/drafts/stored-drafts.tsx";
import { DRAFT_FIELD, useStoredDraft } from "../shared/drafts/use-stored-draft.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { DialogButtons, RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import { SUBJECT_LIST } from "../subjects/list-address.ts";
import type { Route } from "./+types/add";
import { isChanged, type LessonDraft, lessonDrafts, lessonFieldsOf } from "./draft.ts";

export { sendDraft as clientAction } from "../shared/drafts/use-stored-draft.ts";

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
  const said = say(actionData, texts.failed, {
    "content-missing": () => ({ errors: { content: problems.contentMissing } }),
    // The subject has no field here, so what is wrong with it is said above the form.
    "subject-gone": () => problems.subjectGone,
    "title-taken": () => ({ errors: { title: problems.titleTaken } }),
    full: () => ({ errors: { title: problems.tooManyLessons(LESSONS_MAX) } }),
  });
  const [first] = useState<LessonDraft>(() => ({ subjectId, title: "", content: "" }));
  const [draft, setDraft] = useState<LessonDraft>(() => draftIn(subjectId, actionData?.values));
  const [beginning, setBeginning] = useState(0);
  const written = useMemo(() => ({ draft, basedOn: null }), [draft]);
  const draftKey = { userId: draftOwner.userId, entityId: `new-in-${subjectId}` };
  const stored = useStoredDraft(lessonDrafts, draftKey, {
    written,
    isChanged: (other) => isChanged(other.draft, first),
  });
  return (
    <RouteDialog title={texts.title} closeTo={closeTo} size="lg">
      <FormFrame schema={LessonForm} {...said} message={said.message ?? said.errors?.subjectId} preventScrollReset>
        <p>{texts.to(subjectName)}</p>
        <StoredDrafts
          offered={stored.offered}
          timeZone={draftOwner.timeZone}
          title={texts.unsavedNew}
          textOf={(old) => old.draft.content || old.draft.title}
          onDiscard={stored.drop}
          onRestore={(old) => {
            stored.takeOver(old);
            setDraft(old.written.draft);
            // The fields read their text once.
            setBeginning(beginning + 1);
          }}
        />
        <input type="hidden" name={DRAFT_FIELD} value={stored.id} />
        <input type="hidden" name="subjectId" value={subjectId} />
        <TextField
          key={`title-${beginning}`}
          label={texts.lessonTitle}
          name="title"
          required
          maxLength={LESSON_TITLE_MAX}
          autoComplete="off"
          defaultValue={draft.title}
          onChange={({ target }) => setDraft((before) => ({ ...before, title: target.value }))}
        />
        <RichTextField
          key={`content-${beginning}`}
          label={texts.content}
          name="content"
          required
          value={draft.content}
          onChange={(content) => setDraft((before) => ({ ...before, content }))}
        />
        <DialogButtons closeTo={closeTo}>
          <Button busyLabel={texts.busy}>{texts.submit}</Button>
        </DialogButtons>
      </FormFrame>
      <LeaveGuard isDirty={isChanged(draft, first)} message={adminTexts.drafts.leave} />
    </RouteDialog>
  );
}

function draftIn(subjectId: string, values: Readonly<Record<string, string>> | undefined): LessonDraft {
  return { subjectId, title: values?.title ?? "", content: values?.content ?? "" };
}
