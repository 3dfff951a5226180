/** 'Assign Courses': the same courses for several subjects. */
import { useId, useState } from "react";
import { replace } from "react-router";
import { subjectTexts } from "../../../content/en/subjects.ts";
import { assignCourses } from "../../../modules/subjects/commands/assign-courses.server.ts";
import { CourseAssignment } from "../../../modules/subjects/forms.ts";
import { listSubjectsWithCourses } from "../../../modules/subjects/queries/list-subjects-with-courses.server.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { CheckboxField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { useFormState } from "../../../ui/form-state.ts";
import { servicesContext } from "../../context.ts";
import { formAction, readFormWithFiles } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { DialogButtons, RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/courses";
import styles from "./fields.module.css";
import { assignmentValues, CourseFields, chosenIn } from "./fields.tsx";
import { SUBJECT_LIST } from "./list-address.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = subjectTexts.assignCourses;

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const subjects = await listSubjectsWithCourses(context.get(servicesContext).db, admin);
  return { subjects: subjects.map(({ id, name, courses }) => ({ id, name, courses })) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const fields = await readFormWithFiles(request);
  const form = { schema: CourseAssignment, fields, values: assignmentValues(fields) };
  return formAction(context, form, (input, given) => assignCourses(given, admin, input, given.now), {
    assigned: ({ count }) => replace(withDone(SUBJECT_LIST, "", "courses-assigned", count)),
  });
}

export default function AssignCourses({ loaderData, actionData }: Route.ComponentProps) {
  const closeTo = useListAddress(SUBJECT_LIST);
  const [isDirty, setIsDirty] = useState(false);
  return (
    <RouteDialog title={texts.title} closeTo={closeTo}>
      <FormFrame
        schema={CourseAssignment}
        {...describeReply(actionData, texts.failed)}
        preventScrollReset
        onChange={() => setIsDirty(true)}
      >
        <p>{texts.text}</p>
        <SubjectBoxes subjects={loaderData.subjects} chosen={chosenIn(actionData?.values.subjectIds)} />
        <CourseFields chosen={chosenIn(actionData?.values.courses)} />
        <DialogButtons closeTo={closeTo}>
          <Button busyLabel={texts.busy}>{texts.submit}</Button>
        </DialogButtons>
      </FormFrame>
      <LeaveGuard isDirty={isDirty} />
    </RouteDialog>
  );
}

function SubjectBoxes({
  subjects,
  chosen,
}: {
  subjects: Route.ComponentProps["loaderData"]["subjects"];
  chosen: ReadonlyArray<string>;
}) {
  const id = useId();
  const error = useFormState().errors.subjectIds;
  return (
    <fieldset className="stack gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{texts.subjects}</legend>
      {subjects.map((subject) => (
        <CheckboxField
          key={subject.id}
          label={subject.name}
          hint={texts.now(subject.courses)}
          name="subjectIds"
          value={subject.id}
          defaultChecked={chosen.includes(subject.id)}
          error=""
        />
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
