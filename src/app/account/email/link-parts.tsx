/** What the pages behind the links of an address show alike: whose link is dead, who has to sign in first, what can be pressed, what is done. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
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
  /** What was wrong with it, if it was sent. */
  message?: string | undefined;
  label: string;
  busyLabel: string;
};

/** What the page is for: one button, which sends the token of the link. */
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

/** The way out for somebody to whom the mail came by mistake. */
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

/** The same, of an address that somebody gave as theirs. */
export function DisownForm({
  texts,
  ...form
}: Pick<LinkFormProps, "token" | "message"> & { texts: Record<"notMine" | "disown" | "disowning", string> }) {
  return (
    <NotMineForm {...form} intent="disown" text={texts.notMine} label={texts.disown} busyLabel={texts.disowning} />
  );
}

/** The link was used, is too old, or is none. */
export function DeadLink({
  title,
  continueLink,
  said,
  help,
}: {
  title: string;
  continueLink: ContinueLink;
  said: string;
  help: string;
}) {
  return (
    <AuthPage title={title} links={<Link to={continueLink.to}>{continueLink.label}</Link>}>
      <Alert tone="error">{said}</Alert>
      <p>{help}</p>
    </AuthPage>
  );
}

/** The link alone shows who has the mailbox, not whose the account is. `page` is where to come back to with the token. */
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
  notMine: ReactNode;
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

/** It is done, and the page says what. */
export function LinkDone({ title, continueLink, said }: { title: string; continueLink: ContinueLink; said: string }) {
  return (
    <AuthPage title={title}>
      <SavedAlert>{said}</SavedAlert>
      <LinkButton to={continueLink.to} variant="secondary">
        {continueLink.label}
      </LinkButton>
    </AuthPage>
  );
}
