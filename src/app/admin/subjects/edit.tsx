/** 'Edit Subject': its name, its description, and the courses it belongs to. */

import { useState } from "react";
import { replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { subjectTexts } from "../../../content/en/subjects.ts";
import { newerOf } from "../../../core/forms.ts";
import { idOf } from "../../../core/id.ts";
import { editSubject } from "../../../modules/subjects/commands/edit-subject.server.ts";
import { SubjectForm } from "../../../modules/subjects/forms.ts";
import { findSubject } from "../../../modules/subjects/queries/find-subject.server.ts";
import { Button } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { servicesContext } from "../../context.ts";
import { formAction, readFormWithFiles } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { DialogButtons, RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/edit";
import { describeCurrent, SubjectFields, subjectValues, valuesOfSubject } from "./fields.tsx";
import { SUBJECT_LIST, searchOfSubject } from "./list-address.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = subjectTexts.editSubject;
const BASED_ON = "basedOn";

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const subject = await findSubject(context.get(servicesContext).db, admin, idOf(params.subjectId));
  if (!subject) throw replace(withDone(SUBJECT_LIST, "", "gone"));
  return { ...valuesOfSubject(subject), [BASED_ON]: subject.updatedAt.toISOString() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const subjectId = idOf<"subject">(params.subjectId);
  const fields = await readFormWithFiles(request);
  const form = { schema: SubjectForm, fields, values: subjectValues(fields) };
  const edit = { subjectId, basedOn: new Date(String(fields.get(BASED_ON))) };
  return formAction(context, form, (input, given) => editSubject(given, admin, { ...edit, input }, given.now), {
    saved: replace(withDone(SUBJECT_LIST, searchOfSubject(subjectId), "subject-saved")),
    // After this message, saving again is meant to replace the stored values.
    stale: ({ subject }, { values, input }) => ({
      values: { ...values, [BASED_ON]: subject.updatedAt.toISOString() },
      now: newerOf(valuesOfSubject(subject), valuesOfSubject(input)),
    }),
    "name-taken": 400,
    // The window stays: what was written can still be copied out of it.
    "not-found": 400,
  });
}

export default function SubjectEdit({ loaderData, actionData }: Route.ComponentProps) {
  const closeTo = useListAddress(SUBJECT_LIST);
  const [opened] = useState(loaderData);
  const [isDirty, setIsDirty] = useState(false);
  const values = actionData?.values ?? opened;
  return (
    <RouteDialog title={texts.title} closeTo={closeTo}>
      <FormFrame
        schema={SubjectForm}
        {...describeReply(actionData, texts.failed, {
          stale: ({ now }) => ({ message: texts.stale, errors: describeCurrent(now) }),
          "name-taken": { errors: { name: subjectTexts.problems.nameTaken } },
          "not-found": texts.failed(adminTexts.done.gone()),
        })}
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
