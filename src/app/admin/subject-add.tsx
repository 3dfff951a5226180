/** 'Add New Subject'. */
import { useState } from "react";
import { replace } from "react-router";
import { errorTexts } from "../../content/en/errors.ts";
import { subjectTexts } from "../../content/en/subjects.ts";
import { parseForm } from "../../core/forms.ts";
import { addSubject } from "../../modules/subjects/commands/add-subject.server.ts";
import { SubjectForm } from "../../modules/subjects/forms.ts";
import { DESCRIPTION_MAX, SUBJECT_NAME_MAX } from "../../modules/subjects/rules.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField, TextField } from "../../ui/fields.tsx";
import { FormFrame } from "../../ui/form-frame.tsx";
import { nowContext, servicesContext } from "../context.ts";
import { orFault, refuse } from "../form-reply.server.ts";
import { keepForm } from "../form-reply.ts";
import { requireAdmin } from "../guards.server.ts";
import type { Route } from "./+types/subject-add";
import { withDone } from "./shared/done.ts";
import { LeaveGuard } from "./shared/leave-guard.tsx";
import { RouteDialog } from "./shared/route-dialog.tsx";

const texts = subjectTexts.addSubject;
const LIST = "/admin/subjects";

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = parseForm(SubjectForm, await request.formData());
  if (form.kind === "invalid") return refuse(400, form);
  const { db } = context.get(servicesContext);
  const result = await orFault(context, () => addSubject(db, admin, form.data, context.get(nowContext)));
  const { values } = form;
  switch (result?.kind) {
    case "added":
      throw replace(withDone(LIST, "", "subject-added"));
    case "invalid":
      return refuse(400, { values, errors: result.errors });
    case undefined:
      return refuse(500, { values, message: texts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, texts.failed);
}

export default function SubjectAdd({ actionData }: Route.ComponentProps) {
  const [isDirty, setIsDirty] = useState(false);
  const values = actionData?.values ?? {};
  return (
    <RouteDialog title={texts.title} closeTo={LIST}>
      <FormFrame
        schema={SubjectForm}
        errors={actionData?.errors}
        message={actionData?.message}
        preventScrollReset
        onChange={() => setIsDirty(true)}
      >
        <TextField
          label={texts.name}
          name="name"
          required
          maxLength={SUBJECT_NAME_MAX}
          autoComplete="off"
          defaultValue={values.name}
        />
        <TextAreaField
          label={texts.description}
          name="description"
          hint={texts.descriptionHint}
          rows={3}
          maxLength={DESCRIPTION_MAX}
          defaultValue={values.description}
        />
        <Button busyLabel={texts.busy}>{texts.submit}</Button>
      </FormFrame>
      <LeaveGuard isDirty={isDirty} />
    </RouteDialog>
  );
}
