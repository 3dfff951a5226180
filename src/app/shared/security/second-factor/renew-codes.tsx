import { securityTexts } from "../../../../content/en/security.ts";
import { ReauthForm } from "../../../../modules/accounts/forms.ts";
import { Button } from "../../../../ui/button.tsx";
import { PasswordField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import { AnyCodeField } from "../../account/fields.tsx";
import { AccountPart } from "../../account/part.tsx";
import type { renewCodes } from "../actions.server.ts";
import styles from "../parts.module.css";
import { PROOF_WORDS } from "../reply.ts";
import { CodesSheet } from "./codes-sheet.tsx";

const texts = securityTexts.renew;

/** The page that replaces the recovery codes. */
export function RenewCodes({ home, reply }: { home: string; reply: ReplyOf<typeof renewCodes> | undefined }) {
  if (reply?.code === "renewed") return <CodesSheet shown={reply} home={home} saved="codes" />;
  return (
    <>
      <PageHeading title={texts.title} back={{ to: home, label: securityTexts.back }} />
      <AccountPart id="renew" title={securityTexts.codes.list}>
        <p className={styles.text}>{texts.text}</p>
        <FormFrame schema={ReauthForm} {...describeReply(reply, securityTexts.failed, PROOF_WORDS)}>
          <PasswordField label={securityTexts.password} name="password" autoComplete="current-password" required />
          <AnyCodeField name="code" />
          <Button type="submit" busyLabel={securityTexts.busy} className={styles.submit}>
            {texts.submit}
          </Button>
        </FormFrame>
      </AccountPart>
    </>
  );
}
