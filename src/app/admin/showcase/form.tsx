/** The form of a teacher, a result or a testimonial, a new one or one that is there. */

import { useMemo, useState } from "react";
import { publicCourses } from "../../../content/courses.ts";
import { adminTexts } from "../../../content/en/admin.ts";
import { showcaseTexts } from "../../../content/en/showcase.ts";
import type { FieldErrors, FormValues } from "../../../core/forms.ts";
import { showcaseFormOf } from "../../../modules/showcase/forms.ts";
import { ENTRIES_MAX, SHOWCASE_LIMITS, type ShowcaseKind } from "../../../modules/showcase/rules.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { RouteDialog, useListAddress } from "../shared/route-dialog.tsx";
import { addressOfShowcase } from "./address.ts";
import styles from "./list.module.css";
import { PhotoField } from "./photo-field.tsx";
import type { saveEntryForm } from "./save-form.server.ts";
import { BASED_ON } from "./values.ts";

const texts = showcaseTexts.form;
const { fields, hints } = texts;
const limits = SHOWCASE_LIMITS;
const COURSES = publicCourses.map(({ id, title }) => ({ value: id, label: title }));

/** The window with the form. `values` are those that it begins with; a refusal brings what was typed. */
export function EntryDialog({
  kind,
  title,
  today,
  values: opened,
  reply,
}: {
  kind: ShowcaseKind;
  title: string;
  /** In the institute's time zone. */
  today: string;
  values: FormValues;
  reply: ReplyOf<typeof saveEntryForm> | undefined;
}) {
  const [first] = useState(reply?.values ?? opened);
  const [isDirty, setIsDirty] = useState(false);
  const schema = useMemo(() => showcaseFormOf(kind, today), [kind, today]);
  const closeTo = useListAddress(addressOfShowcase(kind));
  return (
    <RouteDialog title={title} closeTo={closeTo}>
      <FormFrame
        schema={schema}
        {...describeReply(reply, texts.failed, {
          stale: ({ now }) => ({ message: texts.stale, errors: describeCurrent(now) }),
          "photo-gone": { errors: { photoFile: showcaseTexts.errors.photoGone } },
          full: showcaseTexts.errors.full(ENTRIES_MAX),
          "not-found": texts.failed(adminTexts.done.gone()),
        })}
        encType="multipart/form-data"
        preventScrollReset
        onChange={() => setIsDirty(true)}
        className="gap-4"
      >
        <input type="hidden" name={BASED_ON} value={reply?.values[BASED_ON] ?? opened[BASED_ON] ?? ""} />
        <LineField field="name" values={first} />
        <OwnFields kind={kind} values={first} today={today} />
        <PhotoField
          startAddress={first.photo ?? ""}
          startAlternative={first.photoAlt ?? ""}
          onUploaded={() => setIsDirty(true)}
        />
        <div className="cluster gap-3">
          <Button busyLabel={texts.busy}>{texts.submit}</Button>
          <LinkButton to={closeTo} replace preventScrollReset variant="secondary">
            {texts.cancel}
          </LinkButton>
        </div>
      </FormFrame>
      <LeaveGuard isDirty={isDirty} />
    </RouteDialog>
  );
}

function OwnFields({ kind, values, today }: { kind: ShowcaseKind; values: FormValues; today: string }) {
  switch (kind) {
    case "faculty":
      return <LineField field="qualification" name="words" values={values} />;
    case "testimonial":
      return (
        <>
          <TextAreaField
            label={fields.testimonial}
            name="words"
            required
            maxLength={limits.testimonial}
            defaultValue={values.words}
          />
          <SelectField
            label={fields.courseId}
            isOptional
            name="courseId"
            options={COURSES}
            placeholder={texts.noCourse}
            defaultValue={values.courseId}
          />
          <Consent hint={hints.consentTestimonial} values={values} today={today} />
        </>
      );
    case "result":
      return <ResultFields values={values} today={today} />;
    default:
      return kind satisfies never;
  }
}

function ResultFields({ values, today }: { values: FormValues; today: string }) {
  return (
    <>
      <LineField field="rank" values={values} />
      <div className={styles.pair}>
        <LineField field="exam" values={values} />
        <TextField
          label={fields.resultOn}
          name="resultOn"
          type="date"
          required
          max={today}
          defaultValue={values.resultOn}
        />
      </div>
      <div className={styles.pair}>
        <SelectField
          label={fields.courseId}
          name="courseId"
          required
          options={COURSES}
          placeholder={texts.chooseCourse}
          defaultValue={values.courseId}
        />
        <SelectField
          label={fields.isPaid}
          name="isPaid"
          required
          options={[
            { value: "paid", label: texts.paid },
            { value: "free", label: texts.free },
          ]}
          placeholder={texts.choosePaid}
          defaultValue={values.isPaid}
        />
      </div>
      <LineField field="courseDuration" values={values} />
      <Consent hint={hints.consentResult} values={values} today={today} />
    </>
  );
}

/** One required line of text; its words and its limit go by `field`. */
function LineField({
  field,
  name = field,
  values,
}: {
  field: "name" | "qualification" | "rank" | "exam" | "courseDuration";
  name?: string;
  values: FormValues;
}) {
  return (
    <TextField
      label={fields[field]}
      name={name}
      required
      maxLength={limits[field]}
      hint={field === "name" ? undefined : hints[field]}
      autoComplete="off"
      defaultValue={values[name]}
    />
  );
}

function Consent({ hint, values, today }: { hint: string; values: FormValues; today: string }) {
  return (
    <TextField
      label={fields.consentOn}
      name="consentOn"
      type="date"
      required
      max={today}
      hint={hint}
      defaultValue={values.consentOn}
    />
  );
}

/** At each field that differs what stands there by now. */
function describeCurrent(now: FormValues): FieldErrors {
  return Object.fromEntries(Object.entries(now).map(([name, value]) => [name, texts.nowIs(value)]));
}
