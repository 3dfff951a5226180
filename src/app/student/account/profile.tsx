import { data, redirect } from "react-router";
import { signUpCourseTitles } from "../../../content/courses.ts";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { addressChangeTexts } from "../../../content/en/address-change.ts";
import { addressReminderTexts } from "../../../content/en/address-reminder.ts";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { resendVerification } from "../../../modules/accounts/commands/resend-verification.server.ts";
import { updateAccount } from "../../../modules/accounts/commands/update-account.server.ts";
import { ProfileForm } from "../../../modules/accounts/forms.ts";
import { findAddressChange } from "../../../modules/accounts/queries/find-address-change.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { clientOf, nowContext, servicesContext } from "../../context.ts";
import { formAction, pressAction, readForm, withCookies } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireStudent } from "../../guards.server.ts";
import { FullNameField } from "../../shared/account/fields.tsx";
import { AccountPart, AccountParts } from "../../shared/account/part.tsx";
import { PasswordForm } from "../../shared/account/password-form.tsx";
import { useHasMailServer } from "../../shared/frame/use-has-mail-server.ts";
import { SavedAlert } from "../../shared/notices/saved-alert.tsx";
import { saveNewPassword } from "../../shared/security/actions.server.ts";
import { putOffCookie } from "../shared/put-off-cookie.server.ts";
import { describeVerification } from "../shared/verification-reply.ts";
import type { Route } from "./+types/profile";
import styles from "./profile.module.css";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = accountsTexts.account;

/** The forms of the page; each posts its name, so that the reply appears at the right one. */
const FORMS = ["profile", "password", "verification", "later"] as const;
type FormName = (typeof FORMS)[number];

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { userId, name, email, emailVerified, course } = requireStudent(context);
  const pending = await findAddressChange(context.get(servicesContext).db, userId, context.get(nowContext));
  const offered: string[] = [...signUpCourseTitles];
  return {
    name,
    email,
    emailVerified,
    wantedEmail: pending?.newEmail ?? null,
    course,
    // A course that the institute assigned may be kept, though students cannot choose it.
    courses: offered.includes(course) ? offered : [course, ...offered],
    saved: formNamed(url.searchParams.get("saved")),
    isToCheck: url.searchParams.get("check") === "profile",
  };
}

export async function action(args: Route.ActionArgs) {
  const form = formNamed(args.url.searchParams.get("form"));
  switch (form) {
    case "profile":
      return saveProfile(args);
    case "password":
      return saveNewPassword(args, requireStudent(args.context), "/account?saved=password");
    case "verification":
      return sendVerification(args);
    case "later":
      return putOffReminder(args);
    case null:
      throw data(null, { status: 400 });
    default:
      return form satisfies never;
  }
}

async function saveProfile({ context, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const form = { form: "profile", schema: ProfileForm, fields: await readForm(request) } as const;
  return formAction(context, form, (input, { db, now }) => updateAccount(db, student, input, now), {
    updated: redirect("/account?saved=profile"),
    "course-not-offered": 400,
  });
}

async function sendVerification({ context, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const client = clientOf(context, request);
  const sent = { status: 200, isSaved: true };
  return pressAction(
    context,
    ({ accounts, now }) => resendVerification(accounts, student, client, now),
    { sent, "already-verified": sent },
    { form: "verification" },
  );
}

function putOffReminder({ context }: Route.ActionArgs) {
  const student = requireStudent(context);
  return pressAction(
    context,
    async () => ({ kind: "put-off" as const }),
    { "put-off": { status: 200, ...withCookies([putOffCookie(context.get(servicesContext), student)]) } },
    { form: "later" },
  );
}

function formNamed(name: string | null): FormName | null {
  return FORMS.find((form) => form === name) ?? null;
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={texts.title} />
      <AccountParts>
        <Profile account={loaderData} reply={actionData} />
        <Email account={loaderData} reply={actionData} />
        <PasswordForm
          isSaved={loaderData.saved === "password" && !actionData}
          refused={actionData?.form === "password" ? actionData : undefined}
        />
      </AccountParts>
    </>
  );
}

type PartProps = { account: Route.ComponentProps["loaderData"]; reply: Route.ComponentProps["actionData"] };

function Profile({ account, reply }: PartProps) {
  const refused = reply?.form === "profile" ? reply : undefined;
  const messages = describeReply(refused, texts.failed, {
    "course-not-offered": { errors: { course: accountsTexts.errors.courseMissing } },
  });
  const isSaved = account.saved === "profile" && !reply;
  return (
    <AccountPart id="profile" title={texts.profile}>
      {isSaved && <SavedAlert>{texts.profileSaved}</SavedAlert>}
      {account.isToCheck && !reply && <Alert tone="info">{texts.profileCheck}</Alert>}
      <FormFrame action="?form=profile" schema={ProfileForm} {...messages}>
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
    </AccountPart>
  );
}

function Email({ account, reply }: PartProps) {
  const hasMailServer = useHasMailServer();
  const { isSent, message } = describeVerification(reply?.form === "verification" ? reply : undefined);
  return (
    <AccountPart id="email" title={texts.emailTitle}>
      <p className={styles.line}>
        <span className={styles.email}>{account.email}</span>
        <Badge tone={account.emailVerified ? "success" : "warning"}>
          {account.emailVerified ? texts.verified : texts.notVerified}
        </Badge>
      </p>
      {isSent && (
        <Alert tone={hasMailServer ? "success" : "warning"}>
          {hasMailServer ? addressReminderTexts.sent : addressReminderTexts.kept}
        </Alert>
      )}
      {!account.emailVerified && (
        <FormFrame action="?form=verification" message={message}>
          <Button type="submit" variant="secondary" busyLabel={addressReminderTexts.busy} className={styles.save}>
            {texts.resend}
          </Button>
        </FormFrame>
      )}
      {account.wantedEmail !== null && <p>{addressChangeTexts.pending.short(account.wantedEmail)}</p>}
      <LinkButton to="/account/email" variant="secondary" className={styles.save}>
        {account.wantedEmail === null ? addressChangeTexts.open : addressChangeTexts.pending.see}
      </LinkButton>
    </AccountPart>
  );
}
