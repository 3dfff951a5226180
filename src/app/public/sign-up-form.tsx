/** The form of sign-up, as the page and the dialog show it. */
import { Link } from "react-router";
import { accountsTexts } from "../../content/en/accounts.ts";
import { consent } from "../../content/en/consent.ts";
import { SignUpForm as Schema } from "../../modules/accounts/forms.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, SelectField } from "../../ui/fields.tsx";
import { FormFrame } from "../../ui/form-frame.tsx";
import { EmailField, FullNameField, NewPasswordField } from "../account-fields.tsx";
import type { FormReply } from "../form-reply.ts";
import { useShell } from "./visitor.ts";

const texts = accountsTexts.signUp;

/** Posts to /signup, wherever it stands. */
export function SignUpForm({
  reply,
  email,
  course,
  fetcher,
}: {
  reply: FormReply | undefined;
  /** Typed already: that of an invitation. */
  email?: string | undefined;
  /** Chosen already. */
  course?: string | undefined;
  fetcher?: Parameters<typeof FormFrame>[0]["fetcher"];
}) {
  const values = reply?.values ?? {};
  const courses = useShell()?.site.signUpCourses ?? [];
  return (
    <FormFrame
      action="/signup"
      schema={Schema}
      errors={reply?.errors}
      message={reply?.message}
      {...(fetcher ? { fetcher } : {})}
    >
      <FullNameField typed={values.name} />
      <EmailField label={texts.email} typed={values.email ?? email} />
      <NewPasswordField label={texts.password} name="password" />
      <SelectField
        label={texts.course}
        name="course"
        options={courses.map((title) => ({ value: title, label: title }))}
        placeholder={texts.chooseCourse}
        required
        defaultValue={values.course ?? course ?? ""}
      />
      <CheckboxField
        label={<ConsentWording />}
        name="consent"
        value={consent.version}
        required
        defaultChecked={values.consent === consent.version}
        hint={consent.hint}
      />
      <Button type="submit" size="lg" busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </FormFrame>
  );
}

/** Word for word what is stored. The texts open beside the form, so that nothing typed is lost. */
function ConsentWording() {
  return consent.parts.map((part) =>
    part.to ? (
      <Link key={part.text} to={part.to} target="_blank" rel="noopener">
        {part.text}
      </Link>
    ) : (
      part.text
    ),
  );
}

/** The way to sign in, for who has an account. */
export function HaveAccount() {
  return (
    <p>
      {texts.haveAccount} <Link to="/login">{texts.signIn}</Link>
    </p>
  );
}
