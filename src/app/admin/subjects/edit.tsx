/** 'Edit Subject': its name, its description, and the courses it belongs to. */
import { useState } from "react";
import { replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { subjectTexts } from "../../../content/en/subjects.ts";
import { type FieldErrors, parseForm } from "../../../core/forms.ts";
import { parseId } from "../../../core/id.ts";
import { editSubject } from "../../../modules/subjects/commands/edit-subject.server.ts";
import { SubjectForm, type SubjectInput } from "../../../modules/subjects/forms.ts";
import { findSubject, type Subject } from "../../../modules/subjects/queries/find-subject.server.ts";
import { Button } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, readFormWithFiles, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { DialogButtons, RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/edit";
import { SubjectFields, subjectValues, valuesOfSubject } from "./fields.tsx";
import { SHELF, searchOfSubject } from "./list-address.ts";

const texts = subjectTexts.editSubject;
const BASED_ON = "basedOn";

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const subjectId = parseId<"subject">(params.subjectId);
  const subject = subjectId && (await findSubject(context.get(servicesContext).db, admin, subjectId));
  if (!subject) throw replace(withDone(SHELF, "", "gone"));
  return { ...valuesOfSubject(subject), [BASED_ON]: subject.updatedAt.toISOString() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const subjectId = parseId<"subject">(params.subjectId);
  if (!subjectId) throw replace(withDone(SHELF, "", "gone"));
  const fields = await readFormWithFiles(request);
  const form = parseForm(SubjectForm, fields);
  const values = subjectValues(fields, form.values);
  if (form.kind === "invalid") return refuse(400, { values, errors: form.errors });
  const services = context.get(servicesContext);
  const edit = { subjectId, basedOn: new Date(String(fields.get(BASED_ON))), input: form.data };
  const result = await orFault(context, () => editSubject(services, admin, edit, context.get(nowContext)));
  switch (result?.kind) {
    case "saved":
      throw replace(withDone(SHELF, searchOfSubject(subjectId), "subject-saved"));
    case "stale":
      // Saving once more, now that this was said, is meant to replace what is there.
      return refuse(400, {
        values: { ...values, [BASED_ON]: result.subject.updatedAt.toISOString() },
        errors: sayNow(result.subject, form.data),
        message: texts.stale,
      });
    case "invalid":
      return refuse(400, { values, errors: result.errors });
    case "not-found":
      // The window stays: what was written can still be copied out of it.
      return refuse(400, { values, message: texts.failed(adminTexts.done.gone()) });
    case undefined:
      return refuse(500, { values, message: texts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, texts.failed);
}

export default function SubjectEdit({ loaderData, actionData }: Route.ComponentProps) {
  const closeTo = useListAddress(SHELF);
  const [opened] = useState(loaderData);
  const [isDirty, setIsDirty] = useState(false);
  const values = actionData?.values ?? opened;
  return (
    <RouteDialog title={texts.title} closeTo={closeTo}>
      <FormFrame
        schema={SubjectForm}
        errors={actionData?.errors}
        message={actionData?.message}
        preventScrollReset
        onChange={() => setIsDirty(true)}
      >
        <input type="hidden" name={BASED_ON} value={values[BASED_ON] ?? opened[BASED_ON]} />
        <SubjectFields values={values} />
        <DialogButtons closeTo={closeTo}>
          <Button busyLabel={texts.busy}>{texts.submit}</Button>
        </DialogButtons>
      </FormFrame>
      <LeaveGuard isDirty={isDirty} />
    </RouteDialog>
  );
}

/** At each field that differs what stands there by now. */
function sayNow(now: Subject, typed: SubjectInput): FieldErrors {
  const { byNow } = subjectTexts;
  return {
    ...(now.name === typed.name ? {} : { name: byNow.text(now.name) }),
    ...(now.description === typed.description ? {} : { description: byNow.text(now.description) }),
    ...(now.courses.join() === typed.courses.join() ? {} : { courses: byNow.courses(now.courses) }),
  };
}
