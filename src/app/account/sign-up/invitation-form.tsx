/** Sign-up by the link of an invitation: the address and the course are the institute's. */
import { accountsTexts } from "../../../content/en/accounts.ts";
import { AcceptInvitationForm } from "../../../modules/accounts/forms.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { describeReply, type Failure, type Reply } from "../../form-reply.ts";
import { FullNameField, NewPasswordField } from "../../shared/account/fields.tsx";
import { ConsentField } from "../../shared/sign-up/form.tsx";

const texts = accountsTexts.invitation;

type InvitationCode = "invalid-link" | "has-account" | "common-password" | "invalid" | Failure;
export type InvitationReply = Reply<InvitationCode> | (Reply<"limited"> & { minutes: number });

/** Posts to the page that it is on. */
export function InvitationForm({
  invited,
  token,
  reply,
}: {
  invited: { name: string; email: string; course: string };
  token: string;
  reply: InvitationReply | undefined;
}) {
  const { name, email, course } = invited;
  const messages = describeReply(reply, () => texts.failed, {
    "invalid-link": texts.invalid,
    "has-account": texts.hasAccount,
    "common-password": { errors: { password: accountsTexts.errors.passwordCommon } },
    limited: ({ minutes }) => accountsTexts.tooMany(minutes),
  });
  return (
    <FormFrame schema={AcceptInvitationForm} {...messages}>
      <input type="hidden" name="token" value={token} />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        readOnly
        defaultValue={email}
        hint={texts.emailHint}
      />
      <FullNameField typed={reply?.values.name ?? name} />
      <NewPasswordField label={accountsTexts.signUp.password} name="password" />
      <p>{texts.course(course)}</p>
      <ConsentField typed={reply?.values.consent} />
      <Button type="submit" size="lg" busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </FormFrame>
  );
}
