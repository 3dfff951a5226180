/** The form that signs in. */
import { useEffect, useState } from "react";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { LoginForm } from "../../../modules/accounts/forms.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { useFormState } from "../../../ui/form-state.ts";
import { describeReply, type Failure, type Reply } from "../../form-reply.ts";
import { EmailField } from "../../shared/account/fields.tsx";

const texts = accountsTexts.login;

/** Sign-in usually takes half a second. */
const LONG_MS = 2_000;

export type LogInReply = Reply<"refused" | "busy" | "invalid" | Failure> | (Reply<"limited"> & { minutes: number });

/** Posts to its own address; `reply` is that of the last try. */
export function LogInForm({ reply }: { reply: LogInReply | undefined }) {
  const messages = describeReply(reply, texts.failed, {
    refused: texts.refused,
    busy: texts.crowded,
    limited: ({ minutes }) => accountsTexts.tooMany(minutes),
  });
  return (
    <FormFrame schema={LoginForm} {...messages}>
      <EmailField typed={reply?.values.email} />
      <PasswordField label={accountsTexts.password} name="password" autoComplete="current-password" required />
      <Button type="submit" size="lg" busyLabel={texts.busy}>
        {texts.submit}
      </Button>
      <InLine />
    </FormFrame>
  );
}

/** Before an exam a password may wait for those that came first. The page cannot tell that from a slow network, and says what is true of both. */
function InLine() {
  const { busy } = useFormState();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [busy]);
  return <p aria-live="polite">{isLong && texts.inLine}</p>;
}
