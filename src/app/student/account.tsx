import { data, redirect, useLocation } from "react-router";
import { signUpCourseTitles } from "../../content/courses.ts";
import { accountsTexts } from "../../content/en/accounts.ts";
import { dashboardTexts } from "../../content/en/dashboard.ts";
import { errorTexts } from "../../content/en/errors.ts";
import { type FieldErrors, type FormValues, parseForm } from "../../core/forms.ts";
import { changePassword } from "../../modules/accounts/commands/change-password.server.ts";
import { resendVerification } from "../../modules/accounts/commands/resend-verification.server.ts";
import { updateAccount } from "../../modules/accounts/commands/update-account.server.ts";
import { ChangePasswordForm, ProfileForm } from "../../modules/accounts/forms.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PasswordField, SelectField } from "../../ui/fields.tsx";
import { FormFrame } from "../../ui/form-frame.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { FullNameField, NewPasswordField } from "../account-fields.tsx";
import { clientOf, nowContext, servicesContext } from "../context.ts";
import { orFault, readForm } from "../form-reply.server.ts";
import { keepPage } from "../form-reply.ts";
import { requireStudent } from "../guards.server.ts";
import type { Route } from "./+types/account";
import styles from "./account.module.css";

const texts = accountsTexts.account;

/** The forms of the page; each posts with its name, so that the answer stands at the right one. */
const FORMS = ["profile", "password", "verification"] as const;
type FormName = (typeof FORMS)[number];

type Reply =
  | { form: FormName; isSaved: true }
  | { form: FormName; isSaved: false; values: FormValues; errors: FieldErrors; message: string | undefined };

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { name, email, emailVerified, course } = requireStudent(context);
  const offered: string[] = [...signUpCourseTitles];
  return {
    name,
    email,
    emailVerified,
    course,
    // One that the institute has given may be kept, though nobody can choose it.
    courses: offered.includes(course) ? offered : [course, ...offered],
    saved: formNamed(url.searchParams.get("saved")),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = formNamed(args.url.searchParams.get("form"));
  switch (form) {
    case "profile":
      return saveProfile(args);
    case "password":
      return savePassword(args);
    case "verification":
      return sendVerification(args);
    case null:
      throw data(null, { status: 400 });
    default:
      return form satisfies never;
  }
}

async function saveProfile({ context, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const form = parseForm(ProfileForm, await readForm(request));
  if (form.kind === "invalid") return refuse("profile", 400, form);
  const { db } = context.get(servicesContext);
  const result = await orFault(context, () => updateAccount(db, student, form.data, context.get(nowContext)));
  switch (result?.kind) {
    case "updated":
      throw redirect("/account?saved=profile");
    case "course-not-offered":
      return refuse("profile", 400, { values: form.values, errors: { course: accountsTexts.errors.courseMissing } });
    case undefined:
      return refuse("profile", 500, { values: form.values, message: texts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

async function savePassword({ context, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const form = parseForm(ChangePasswordForm, await readForm(request));
  if (form.kind === "invalid") return refuse("password", 400, form);
  const { accounts } = context.get(servicesContext);
  const change = { headers: request.headers, fields: form.data };
  const result = await orFault(context, () => changePassword(accounts, student, change));
  const { values } = form;
  const { errors } = accountsTexts;
  switch (result?.kind) {
    case "changed":
      throw redirect("/account?saved=password");
    case "wrong-password":
      return refuse("password", 400, { values, errors: { passwordNow: errors.currentPasswordWrong } });
    case "common-password":
      return refuse("password", 400, { values, errors: { passwordNew: errors.passwordCommon } });
    case "short-password":
      return refuse("password", 400, { values, errors: { passwordNew: errors.passwordTooShort(result.length) } });
    case "limited":
      return refuse("password", 429, { values, message: accountsTexts.tooMany(result.minutes) });
    case undefined:
      return refuse("password", 500, { values, message: texts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

async function sendVerification({ context, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const { accounts } = context.get(servicesContext);
  const client = clientOf(context, request);
  const now = context.get(nowContext);
  const result = await orFault(context, () => resendVerification(accounts, student, client, now));
  switch (result?.kind) {
    case "sent":
    case "already-verified":
      return data<Reply>({ form: "verification", isSaved: true });
    case "limited":
      return refuse("verification", 429, { values: {}, message: accountsTexts.tooMany(result.minutes) });
    case undefined:
      return refuse("verification", 500, {
        values: {},
        message: accountsTexts.reminder.failed(errorTexts.reasons.fault),
      });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  const form = formNamed(new URL(args.request.url).searchParams.get("form"));
  if (!form) return args.serverAction();
  const say = form === "verification" ? accountsTexts.reminder.failed : texts.failed;
  return keepPage(
    args,
    (reason, values): Reply => ({ form, isSaved: false, values, errors: {}, message: say(reason) }),
  );
}

function refuse(
  form: FormName,
  status: 400 | 429 | 500,
  { values, errors = {}, message }: { values: FormValues; errors?: FieldErrors; message?: string },
) {
  return data<Reply>({ form, isSaved: false, values, errors, message }, { status });
}

function formNamed(name: string | null): FormName | null {
  return FORMS.find((form) => form === name) ?? null;
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <PageHeading title={texts.title} />
      <div className={styles.parts}>
        <Profile account={loaderData} reply={actionData} />
        <Email account={loaderData} reply={actionData} />
        <Password account={loaderData} reply={actionData} />
      </div>
    </div>
  );
}

type PartProps = { account: Route.ComponentProps["loaderData"]; reply: Reply | undefined };

function Profile({ account, reply }: PartProps) {
  const refused = refusedFor("profile", reply);
  return (
    <Card as="section" padding="lg" className={styles.part} aria-labelledby="profile">
      <h2 id="profile">{texts.profile}</h2>
      {account.saved === "profile" && !reply && <Alert tone="success">{texts.profileSaved}</Alert>}
      <FormFrame action="?form=profile" schema={ProfileForm} errors={refused?.errors} message={refused?.message}>
        <FullNameField typed={refused?.values.name ?? account.name} />
        <SelectField
          label={texts.course}
          name="course"
          options={account.courses.map((title) => ({ value: title, label: title }))}
          required
          defaultValue={refused?.values.course ?? account.course}
        />
        <Button type="submit" busyLabel={texts.busy} className={styles.save}>
          {texts.saveProfile}
        </Button>
      </FormFrame>
    </Card>
  );
}

function Email({ account, reply }: PartProps) {
  const refused = refusedFor("verification", reply);
  const isSent = reply?.form === "verification" && reply.isSaved;
  return (
    <Card as="section" padding="lg" className={styles.part} aria-labelledby="email">
      <h2 id="email">{texts.emailTitle}</h2>
      <p className={styles.line}>
        <span className={styles.email}>{account.email}</span>
        <Badge tone={account.emailVerified ? "success" : "warning"}>
          {account.emailVerified ? texts.verified : texts.notVerified}
        </Badge>
      </p>
      {isSent && <Alert tone="success">{accountsTexts.reminder.sent}</Alert>}
      {!account.emailVerified && (
        <FormFrame action="?form=verification" message={refused?.message}>
          <Button type="submit" variant="secondary" busyLabel={accountsTexts.reminder.busy} className={styles.save}>
            {texts.resend}
          </Button>
        </FormFrame>
      )}
    </Card>
  );
}

function Password({ account, reply }: PartProps) {
  const location = useLocation();
  const refused = refusedFor("password", reply);
  const isSaved = account.saved === "password" && !reply;
  return (
    <Card as="section" padding="lg" className={styles.part} aria-labelledby="password">
      <h2 id="password">{texts.passwordTitle}</h2>
      {isSaved && <Alert tone="success">{texts.passwordSaved}</Alert>}
      {/* A new form after each change: what was typed into the old one is a password. */}
      <FormFrame
        key={isSaved ? location.key : "password"}
        action="?form=password"
        schema={ChangePasswordForm}
        errors={refused?.errors}
        message={refused?.message}
      >
        <PasswordField label={texts.currentPassword} name="passwordNow" autoComplete="current-password" required />
        <NewPasswordField name="passwordNew" />
        <Button type="submit" busyLabel={texts.busy} className={styles.save}>
          {texts.savePassword}
        </Button>
      </FormFrame>
    </Card>
  );
}

function refusedFor(form: FormName, reply: Reply | undefined) {
  return reply?.form === form && !reply.isSaved ? reply : undefined;
}
