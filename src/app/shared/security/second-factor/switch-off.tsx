import { securityTexts } from "../../../../content/en/security.ts";
import { ReauthForm } from "../../../../modules/accounts/forms.ts";
import { Button } from "../../../../ui/button.tsx";
import { PasswordField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import { AnyCodeField } from "../../account/fields.tsx";
import { AccountPart } from "../../account/part.tsx";
import type { switchOff } from "../actions.server.ts";
import styles from "../parts.module.css";
import { PROOF_WORDS } from "../reply.ts";

const texts = securityTexts.switchOff;

/** The page that switches the second factor off. */
export function SwitchOff({ home, reply }: { home: string; reply: ReplyOf<typeof switchOff> | undefined }) {
  return (
    <>
      <PageHeading title={texts.title} back={{ to: home, label: securityTexts.back }} />
      <AccountPart id="switch-off" title={securityTexts.factor.title}>
        <p className={styles.text}>{texts.text}</p>
        <FormFrame
          schema={ReauthForm}
          {...describeReply(reply, securityTexts.failed, { ...PROOF_WORDS, required: securityTexts.factor.required })}
        >
          <PasswordField label={securityTexts.password} name="password" autoComplete="current-password" required />
          <AnyCodeField name="code" />
          <Button type="submit" variant="danger" busyLabel={securityTexts.busy} className={styles.submit}>
            {texts.submit}
          </Button>
        </FormFrame>
      </AccountPart>
    </>
  );
}
