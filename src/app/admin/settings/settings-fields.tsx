/** Everything that is saved together, in one form: whoever fills in several sections loses nothing on the way. */
import { type ReactNode, useId, useState } from "react";
import { addStudentCourseTitles, signUpCourseTitles } from "../../../content/courses.ts";
import { settingsTexts } from "../../../content/en/settings.ts";
import { EMAIL_LENGTH } from "../../../modules/accounts/forms.ts";
import { SETTING_LIMITS, SettingsForm } from "../../../modules/site/forms.ts";
import type { Settings } from "../../../modules/site/queries/find-settings.server.ts";
import type { Missable } from "../../../modules/site/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { CheckboxField, TextAreaField, TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { useFormState } from "../../../ui/form-state.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { placeOf } from "./missing-list.tsx";
import styles from "./settings.module.css";
import type { SettingsReply } from "./settings-reply.ts";

const { institute, claims, courses, mail } = settingsTexts;
const CLAIMS = ["studentsPlaced", "successRate", "programs", "countries"] as const;

export type SettingsData = {
  settings: Omit<Settings, "updatedAt"> & { updatedAt: string };
  adminEmail: string;
  /** Who mails come from while the settings name nobody. */
  sender: { name: string; address: string };
};

/** The form with its sections. It shows what was stored when it was opened, whatever is saved elsewhere meanwhile. */
export function SettingsFields({
  data,
  reply,
  isOtherDirty,
}: {
  data: SettingsData;
  reply: SettingsReply | undefined;
  /** Something else on the page is not saved: a page has one guard only. */
  isOtherDirty: boolean;
}) {
  const [{ settings, adminEmail, sender }] = useState(data);
  const [isDirty, setIsDirty] = useState(false);
  const values: Readonly<Record<string, string>> = {
    ...settings,
    logoUrl: "",
    signUpCourses: settings.signUpCourses.join("\n"),
    addStudentCourses: settings.addStudentCourses.join("\n"),
    basedOn: settings.updatedAt,
    ...reply?.values,
  };
  return (
    <FormFrame
      schema={SettingsForm}
      errors={reply?.errors}
      message={reply?.message}
      preventScrollReset
      onChange={() => setIsDirty(true)}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="basedOn" value={values.basedOn} />
      <Theirs theirs={reply?.theirs} />
      <Section title={institute.title} text={institute.text}>
        <TextField
          label={institute.fields.instituteName}
          name="instituteName"
          hint={institute.hints.instituteName}
          required
          maxLength={SETTING_LIMITS.instituteName}
          autoComplete="organization"
          defaultValue={values.instituteName}
        />
        <div className={styles.pairs}>
          <Place name="address">
            <TextAreaField
              label={institute.fields.address}
              name="address"
              hint={institute.hints.address}
              maxLength={SETTING_LIMITS.address}
              defaultValue={values.address}
            />
          </Place>
          <Place name="officeHours">
            <TextAreaField
              label={institute.fields.officeHours}
              name="officeHours"
              hint={institute.hints.officeHours}
              maxLength={SETTING_LIMITS.officeHours}
              defaultValue={values.officeHours}
            />
          </Place>
          <Place name="phone">
            <TextField
              label={institute.fields.phone}
              name="phone"
              type="tel"
              hint={institute.hints.phone}
              maxLength={SETTING_LIMITS.phone}
              autoComplete="off"
              defaultValue={values.phone}
            />
          </Place>
          <Place name="whatsapp">
            <TextField
              label={institute.fields.whatsapp}
              name="whatsapp"
              type="tel"
              hint={institute.hints.whatsapp}
              maxLength={SETTING_LIMITS.whatsapp}
              autoComplete="off"
              defaultValue={values.whatsapp}
            />
          </Place>
        </div>
        <Place name="email">
          <TextField
            label={institute.fields.email}
            name="email"
            type="email"
            hint={institute.hints.email(adminEmail)}
            maxLength={EMAIL_LENGTH}
            autoComplete="off"
            defaultValue={values.email}
          />
        </Place>
      </Section>
      <Section title={claims.title} text={claims.text}>
        <div className={styles.claims}>
          {CLAIMS.map((name) => (
            <TextField
              key={name}
              label={claims.fields[name]}
              name={name}
              required
              maxLength={SETTING_LIMITS.claim}
              autoComplete="off"
              defaultValue={values[name]}
            />
          ))}
        </div>
      </Section>
      <Section title={courses.title} text={courses.text}>
        <Courses name="signUpCourses" offered={signUpCourseTitles} chosen={values.signUpCourses ?? ""} />
        <Courses name="addStudentCourses" offered={addStudentCourseTitles} chosen={values.addStudentCourses ?? ""} />
      </Section>
      <Section title={mail.title} text={mail.text}>
        <div className={styles.pairs}>
          <TextField
            label={mail.fields.mailFromName}
            name="mailFromName"
            hint={mail.whenEmpty(sender.name)}
            maxLength={SETTING_LIMITS.mailFromName}
            autoComplete="off"
            defaultValue={values.mailFromName}
          />
          <TextField
            label={mail.fields.mailFromAddress}
            name="mailFromAddress"
            type="email"
            hint={mail.whenEmpty(sender.address)}
            maxLength={EMAIL_LENGTH}
            autoComplete="off"
            defaultValue={values.mailFromAddress}
          />
        </div>
      </Section>
      <div className={styles.save}>
        <Button busyLabel={settingsTexts.saving}>{settingsTexts.save}</Button>
        {isDirty && <p className={styles.quiet}>{settingsTexts.unsaved}</p>}
      </div>
      <LeaveGuard isDirty={isDirty || isOtherDirty} />
    </FormFrame>
  );
}

/** A part of the page with its heading. */
export function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p className={styles.quiet}>{text}</p>
      </div>
      {children}
    </Card>
  );
}

/** Where the list of what is missing leads. */
function Place({ name, children }: { name: Missable; children: ReactNode }) {
  return (
    <div id={placeOf(name)} className={styles.place}>
      {children}
    </div>
  );
}

function Courses({
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
    <fieldset className={styles.courses} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{courses.fields[name]}</legend>
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

/** What somebody else saved meanwhile, so that nobody overwrites it unseen. */
export function Theirs({ theirs }: { theirs: SettingsReply["theirs"] }) {
  if (!theirs || theirs.length === 0) return null;
  return (
    <Alert tone="warning" title={settingsTexts.staleTitle}>
      <ul className={styles.theirs}>
        {theirs.map(({ label, value }) => (
          <li key={label}>{settingsTexts.staleNow(label, value)}</li>
        ))}
      </ul>
    </Alert>
  );
}
