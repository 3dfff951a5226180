/** 'Add New Subject'. */

import { useState } from "react";
import { replace } from "react-router";
import { subjectTexts } from "../../../content/en/subjects.ts";
import { addSubject } from "../../../modules/subjects/commands/add-subject.server.ts";
import { SubjectForm } from "../../../modules/subjects/forms.ts";
import { SUBJECTS_MAX } from "../../../modules/subjects/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { formAction, readFormWithFiles } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { DialogButtons, RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/add";
import { SubjectFields, subjectValues } from "./fields.tsx";
import { SUBJECT_LIST, searchOfSubject } from "./list-address.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const { addSubject: texts, problems } = subjectTexts;

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const fields = await readFormWithFiles(request);
  const form = { schema: SubjectForm, fields, values: subjectValues(fields) };
  return formAction(context, form, (input, { db, now }) => addSubject(db, admin, input, now), {
    added: ({ subjectId }) => replace(withDone(SUBJECT_LIST, searchOfSubject(subjectId), "subject-added")),
    "name-taken": 400,
    full: 400,
  });
}

export default function SubjectAdd({ actionData }: Route.ComponentProps) {
  const closeTo = useListAddress(SUBJECT_LIST);
  const [isDirty, setIsDirty] = useState(false);
  return (
    <RouteDialog title={texts.title} closeTo={closeTo}>
      <FormFrame
        schema={SubjectForm}
        {...describeReply(actionData, texts.failed, {
          "name-taken": () => ({ errors: { name: problems.nameTaken } }),
          full: () => ({ errors: { name: problems.tooManySubjects(SUBJECTS_MAX) } }),
        })}
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
