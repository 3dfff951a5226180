/** 'Add New Subject'. */
import { useState } from "react";
import { replace } from "react-router";
import { errorTexts } from "../../../content/en/errors.ts";
import { subjectTexts } from "../../../content/en/subjects.ts";
import { parseForm } from "../../../core/forms.ts";
import { addSubject } from "../../../modules/subjects/commands/add-subject.server.ts";
import { SubjectForm } from "../../../modules/subjects/forms.ts";
import { Button } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, readFormWithFiles, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { DialogButtons, RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/add";
import { SubjectFields, subjectValues } from "./fields.tsx";
import { SHELF, searchOfSubject } from "./list-address.ts";

const texts = subjectTexts.addSubject;

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const fields = await readFormWithFiles(request);
  const form = parseForm(SubjectForm, fields);
  const values = subjectValues(fields, form.values);
  if (form.kind === "invalid") return refuse(400, { values, errors: form.errors });
  const { db } = context.get(servicesContext);
  const result = await orFault(context, () => addSubject(db, admin, form.data, context.get(nowContext)));
  switch (result?.kind) {
    case "added":
      throw replace(withDone(SHELF, searchOfSubject(result.subjectId), "subject-added"));
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
  const closeTo = useListAddress(SHELF);
  const [isDirty, setIsDirty] = useState(false);
  return (
    <RouteDialog title={texts.title} closeTo={closeTo}>
      <FormFrame
        schema={SubjectForm}
        errors={actionData?.errors}
        message={actionData?.message}
        preventScrollReset
        onChange={() => setIsDirty(true)}
      >
        <SubjectFields values={actionData?.values ?? {}} />
        <DialogButtons closeTo={closeTo}>
          <Button busyLabel={texts.busy}>{texts.submit}</Button>
        </DialogButtons>
      </FormFrame>
      <LeaveGuard isDirty={isDirty} />
    </RouteDialog>
  );
}
