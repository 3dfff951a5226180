/** The fields of 'Add New Subject' and 'Edit Subject'. */
import { useId, useState } from "react";
import { courseTitles } from "../../../content/courses.ts";
import { subjectTexts } from "../../../content/en/subjects.ts";
import type { FieldErrors, FormValues } from "../../../core/forms.ts";
import { DESCRIPTION_MAX, SUBJECT_NAME_MAX } from "../../../modules/subjects/rules.ts";
import { FieldError } from "../../../ui/field.tsx";
import { CheckboxField, TextAreaField, TextField } from "../../../ui/fields.tsx";
import { useFormState } from "../../../ui/form-state.ts";
import styles from "./fields.module.css";

const texts = subjectTexts.addSubject;
const SEPARATOR = "\n";

/** Every course that was chosen: a form's values hold one of a name. */
export function subjectValues(fields: FormData): FormValues {
  return { courses: fields.getAll("courses").join(SEPARATOR) };
}

/** Like `subjectValues`, with every chosen subject. */
export function assignmentValues(fields: FormData): FormValues {
  return { ...subjectValues(fields), subjectIds: fields.getAll("subjectIds").join(SEPARATOR) };
}

/** Splits a form value that holds several choices. */
export function chosenIn(value: string | undefined): string[] {
  return value ? value.split(SEPARATOR) : [];
}

/** A subject as the values of its fields. */
export function valuesOfSubject(subject: { name: string; description: string; courses: ReadonlyArray<string> }) {
  return { name: subject.name, description: subject.description, courses: subject.courses.join(SEPARATOR) };
}

/** At each field of `now` what stands there by now. */
export function describeCurrent(now: FormValues): FieldErrors {
  const { byNow } = subjectTexts;
  const hint = (name: string, value: string) =>
    name === "courses" ? byNow.courses(value === "" ? [] : value.split(SEPARATOR)) : byNow.text(value);
  return Object.fromEntries(Object.entries(now).map(([name, value]) => [name, hint(name, value)]));
}

/** They begin with these values and are left to the page from then on. */
export function SubjectFields({ values: first }: { values: FormValues }) {
  const [values] = useState(first);
  return (
    <>
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
        isOptional
        name="description"
        hint={texts.descriptionHint}
        rows={3}
        maxLength={DESCRIPTION_MAX}
        defaultValue={values.description}
      />
      <CourseFields chosen={chosenIn(values.courses)} />
    </>
  );
}

export function CourseFields({ chosen }: { chosen: ReadonlyArray<string> }) {
  const id = useId();
  const { errors } = useFormState();
  const error = errors.courses;
  return (
    <fieldset className="stack gap-2" aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <legend className={styles.legend}>{subjectTexts.courses.title}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {subjectTexts.courses.hint}
      </p>
      <div className={styles.boxes}>
        {courseTitles.map((title) => (
          // What is wrong with the choice is said once, below.
          <CheckboxField
            key={title}
            label={title}
            name="courses"
            value={title}
            defaultChecked={chosen.includes(title)}
            error=""
          />
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
