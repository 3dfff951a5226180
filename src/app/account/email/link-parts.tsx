/** Shared parts of the pages behind the links to an address: dead link, sign in first, confirm, done. */

import { Link } from "react-router";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { loginAddress } from "../../shared/account/addresses.ts";
import { LogoutButton } from "../../shared/account/log-out-button.tsx";
import { AuthPage } from "../../shared/auth-page.tsx";
import type { continueLinkOf } from "../../shared/link-page.ts";
import { SavedAlert } from "../../shared/notices/saved-alert.tsx";

type ContinueLink = ReturnType<typeof continueLinkOf>;
type LinkFormProps = {
  token: string;
  intent: string;
  /** The error of the last attempt, if any. */
  message?: string | undefined;
  label: string;
  busyLabel: string;
};

/** The page's main form: one button that posts the link's token. */
export function LinkForm({ token, intent, message, label, busyLabel }: LinkFormProps) {
  return (
    <FormFrame message={message}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" name="intent" value={intent} size="lg" busyLabel={busyLabel}>
        {label}
      </Button>
    </FormFrame>
  );
}

/** The way out for somebody who got the mail by mistake. */
export function NotMineForm({ token, intent, message, text, label, busyLabel }: LinkFormProps & { text: string }) {
  return (
    <FormFrame message={message}>
      <input type="hidden" name="token" value={token} />
      <p>{text}</p>
      <Button type="submit" name="intent" value={intent} variant="secondary" busyLabel={busyLabel}>
        {label}
      </Button>
    </FormFrame>
  );
}

/** The same, for an address that somebody gave as theirs. */
export function DisownForm({
  texts,
  ...form
}: Pick<LinkFormProps, "token" | "message"> & { texts: Record<"notMine" | "disown" | "disowning", string> }) {
  return (
    <NotMineForm {...form} intent="disown" text={texts.notMine} label={texts.disown} busyLabel={texts.disowning} />
  );
}

/** The link has been used, has expired, or never existed. */
export function DeadLink({
  title,
  continueLink,
  message,
  help,
}: {
  title: string;
  continueLink: ContinueLink;
  message: string;
  help: string;
}) {
  return (
    <AuthPage title={title} links={<Link to={continueLink.to}>{continueLink.label}</Link>}>
      <Alert tone="error">{message}</Alert>
      <p>{help}</p>
    </AuthPage>
  );
}

/** The link only proves access to the mailbox, not to the account. `page` is the address to return to, with the token. */
export function SignInFirst({
  page,
  token,
  signedInAs,
  texts,
  text,
  notMine,
}: {
  page: string;
  token: string;
  signedInAs: string | null;
  texts: { signInTitle: string; signIn: string };
  text: string;
  notMine: Elements;
}) {
  return (
    <AuthPage title={texts.signInTitle} links={notMine}>
      <p>{text}</p>
      {signedInAs ? (
        <LogoutButton isInPage />
      ) : (
        <LinkButton to={loginAddress(`${page}?${new URLSearchParams({ token })}`)} size="lg">
          {texts.signIn}
        </LinkButton>
      )}
    </AuthPage>
  );
}

/** Confirms that it is done. */
export function LinkDone({
  title,
  continueLink,
  message,
}: {
  title: string;
  continueLink: ContinueLink;
  message: string;
}) {
  return (
    <AuthPage title={title}>
      <SavedAlert>{message}</SavedAlert>
      <LinkButton to={continueLink.to} variant="secondary">
        {continueLink.label}
      </LinkButton>
    </AuthPage>
  );
}
