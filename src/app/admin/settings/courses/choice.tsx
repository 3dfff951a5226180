import { useId } from "react";
import { settingsTexts } from "../../../../content/en/settings.ts";
import { classes } from "../../../../ui/classes.ts";
import { FieldError } from "../../../../ui/field.tsx";
import { CheckboxField } from "../../../../ui/fields.tsx";
import { useFormState } from "../../../../ui/form-state.ts";
import styles from "../parts.module.css";

/** Which courses are offered somewhere; `chosen` has one a line. */
export function CourseChoice({
  name,
  offered,
  chosen,
}: {
  name: "signUpCourses" | "addStudentCourses";
  offered: ReadonlyArray<string>;
  chosen: string;
}) {
  const id = useId();
  const error = useFormState().errors[name];
  const ticked = new Set(chosen.split("\n"));
  return (
    <fieldset className={classes("stack gap-1", styles.courses)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{settingsTexts.courses.fields[name]}</legend>
      <div className={styles.courseList}>
        {offered.map((title) => (
          // The sentence is said once, for all of them.
          <CheckboxField
            key={title}
            label={title}
            name={name}
            value={title}
            error=""
            defaultChecked={ticked.has(title)}
          />
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
