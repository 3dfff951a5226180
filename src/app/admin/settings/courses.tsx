/** The part of Site Settings that says which courses are offered. */
import { addStudentCourseTitles, signUpCourseTitles } from "../../../content/courses.ts";
import { adminTexts } from "../../../content/en/admin.ts";
import { settingsTexts } from "../../../content/en/settings.ts";
import type { Route } from "./+types/courses";
import { actOnSettings } from "./actions.server.ts";
import { CourseChoice } from "./courses/choice.tsx";
import { loadPart } from "./load-part.server.ts";
import { PartForm, Section } from "./part-form.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const { courses, parts } = settingsTexts;

export async function loader({ context }: Route.LoaderArgs) {
  return loadPart(context, "courses");
}

export function meta() {
  return [{ title: adminTexts.pageTitle(parts.title(parts.names.courses)) }];
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnSettings(context, request, "courses");
}

export default function SettingsCourses({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PartForm part="courses" loaded={loaderData} reply={actionData}>
      {(values) => (
        <Section title={courses.title} text={courses.text}>
          <CourseChoice name="signUpCourses" offered={signUpCourseTitles} chosen={values.signUpCourses ?? ""} />
          <CourseChoice
            name="addStudentCourses"
            offered={addStudentCourseTitles}
            chosen={values.addStudentCourses ?? ""}
          />
        </Section>
      )}
    </PartForm>
  );
}
