/** 'Add New Lesson', to one subject. */
import { useState } from "react";
import { replace } from "react-router";
import { errorTexts } from "../../content/en/errors.ts";
import { subjectTexts } from "../../content/en/subjects.ts";
import { parseForm } from "../../core/forms.ts";
import { htmlOfPlainText } from "../../core/html.ts";
import { parseId } from "../../core/id.ts";
import { addLesson } from "../../modules/subjects/commands/add-lesson.server.ts";
import { LessonForm } from "../../modules/subjects/forms.ts";
import { findDeletionPlan } from "../../modules/subjects/queries/find-deletion-plan.server.ts";
import { LESSON_TITLE_MAX } from "../../modules/subjects/rules.ts";
import { PLAIN_FORMAT, RichTextField } from "../../ui/authoring/rich-text-field.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields.tsx";
import { FormFrame } from "../../ui/form-frame.tsx";
import { nowContext, servicesContext } from "../context.ts";
import { orFault, refuse } from "../form-reply.server.ts";
import { keepForm } from "../form-reply.ts";
import { requireAdmin } from "../guards.server.ts";
import type { Route } from "./+types/lesson-add";
import { withDone } from "./shared/done.ts";
import { LeaveGuard } from "./shared/leave-guard.tsx";
import { RouteDialog } from "./shared/route-dialog.tsx";

const texts = subjectTexts.addLesson;
const LIST = "/admin/subjects";

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context);
  const subjectId = parseId<"subject">(params.subjectId);
  const subject = subjectId && (await findDeletionPlan(context.get(servicesContext).db, { subjectId }));
  if (!subjectId || !subject) throw replace(withDone(LIST, "", "gone"));
  return { subjectId, subjectName: subject.name };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const fields = await request.formData();
  const written = fields.get("content");
  if (fields.get("contentFormat") === PLAIN_FORMAT) fields.set("content", htmlOfPlainText(String(written ?? "")));
  fields.set("subjectId", params.subjectId);
  const form = parseForm(LessonForm, fields);
  const values = { ...form.values, content: String(written ?? "") };
  if (form.kind === "invalid") return refuse(400, { values, errors: form.errors });
  const { db } = context.get(servicesContext);
  const result = await orFault(context, () => addLesson(db, admin, form.data, context.get(nowContext)));
  switch (result?.kind) {
    case "added":
      throw replace(withDone(LIST, "", "lesson-added"));
    case "invalid":
      return refuse(400, { values, errors: result.errors, ...messageOfSubject(result.errors) });
    case undefined:
      return refuse(500, { values, message: texts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, texts.failed);
}

export default function LessonAdd({ loaderData, actionData }: Route.ComponentProps) {
  const { subjectId, subjectName } = loaderData;
  const values = actionData?.values ?? {};
  const [content, setContent] = useState(values.content ?? "");
  const [isDirty, setIsDirty] = useState(false);
  return (
    <RouteDialog title={texts.title} closeTo={LIST} size="lg">
      <FormFrame
        schema={LessonForm}
        errors={actionData?.errors}
        message={actionData?.message}
        preventScrollReset
        onChange={() => setIsDirty(true)}
      >
        <p>{texts.to(subjectName)}</p>
        <input type="hidden" name="subjectId" value={subjectId} />
        <TextField
          label={texts.lessonTitle}
          name="title"
          required
          maxLength={LESSON_TITLE_MAX}
          autoComplete="off"
          defaultValue={values.title}
        />
        <RichTextField
          label={texts.content}
          name="content"
          required
          value={content}
          onChange={(html) => {
            setContent(html);
            setIsDirty(true);
          }}
        />
        <Button busyLabel={texts.busy}>{texts.submit}</Button>
      </FormFrame>
      <LeaveGuard isDirty={isDirty} />
    </RouteDialog>
  );
}

/** The subject has no field here, so what is wrong with it is said above the form. */
function messageOfSubject(errors: Readonly<Record<string, string>>): { message?: string } {
  return errors.subjectId ? { message: errors.subjectId } : {};
}
