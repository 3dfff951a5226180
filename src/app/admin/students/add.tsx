/** 'Add Student': who is entered here has no account yet and is invited by mail (P19). */

import { useState } from "react";
import { replace, useLocation } from "react-router";
import { addStudentCourseTitles } from "../../../content/courses.ts";
import { adminTexts } from "../../../content/en/admin.ts";
import { studentTexts } from "../../../content/en/students.ts";
import { EMAIL_LENGTH, NAME_LENGTH } from "../../../modules/accounts/forms.ts";
import { loadSettings } from "../../../modules/site/queries/load-settings.server.ts";
import { addStudent } from "../../../modules/students/commands/add-student.server.ts";
import { AddStudentForm } from "../../../modules/students/forms.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { servicesContext } from "../../context.ts";
import { formAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { DialogButtons, RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/add";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = studentTexts.add;
const LIST = "/admin/students";

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { addStudentCourses } = await loadSettings(context.get(servicesContext).db, admin);
  return { firstCourses: addStudentCourses };
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = { schema: AddStudentForm, fields: await readForm(request) };
  return formAction(context, form, (input, services) => addStudent(services, admin, input, services.now), {
    added: replace(withDone(LIST, url.search, "student-added")),
    exists: (exists) => ({ as: exists.as }),
  });
}

export default function StudentAdd({ loaderData: { firstCourses }, actionData }: Route.ComponentProps) {
  const [isDirty, setIsDirty] = useState(false);
  const closeTo = useListAddress(LIST);
  const { search } = useLocation();
  const values = actionData?.values ?? {};
  return (
    <RouteDialog title={texts.title} closeTo={closeTo} size="sm">
      <FormFrame
        action={`${LIST}/add${search}`}
        schema={AddStudentForm}
        {...describeReply(actionData, texts.failed, {
          exists: (reply) => ({ errors: { email: studentTexts.errors.exists[reply.as] } }),
        })}
        preventScrollReset
        onChange={() => setIsDirty(true)}
      >
        <p>{texts.intro}</p>
        <TextField
          label={texts.name}
          name="name"
          required
          maxLength={NAME_LENGTH}
          autoComplete="off"
          defaultValue={values.name}
        />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          required
          maxLength={EMAIL_LENGTH}
          autoComplete="off"
          defaultValue={values.email}
        />
        <SelectField
          label={texts.course}
          name="course"
          required
          placeholder={texts.chooseCourse}
          options={firstCourses.map(choiceOf)}
          groups={[
            {
              label: texts.moreCourses,
              options: addStudentCourseTitles.filter((title) => !firstCourses.includes(title)).map(choiceOf),
            },
          ]}
          defaultValue={values.course ?? ""}
        />
        <DialogButtons closeTo={closeTo}>
          <Button busyLabel={texts.busy}>{texts.submit}</Button>
        </DialogButtons>
      </FormFrame>
      <LeaveGuard isDirty={isDirty} />
    </RouteDialog>
  );
}

const choiceOf = (title: string) => ({ value: title, label: title });
