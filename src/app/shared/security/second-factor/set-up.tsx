/** The page that sets up a second factor: the password, the QR code for the app, its first code, the recovery codes. */

import { type Ref, useEffect, useRef } from "react";
import { accountsTexts } from "../../../../content/en/accounts.ts";
import { securityTexts } from "../../../../content/en/security.ts";
import { ProofForm, SecondStepForm } from "../../../../modules/accounts/forms.ts";
import { Button } from "../../../../ui/button.tsx";
import { PasswordField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { describeReply, type FormMessages, type ReplyOf } from "../../../form-reply.ts";
import { AnyCodeField, AppCodeField } from "../../account/fields.tsx";
import { AccountPart, AccountParts } from "../../account/part.tsx";
import type { SetUpData } from "../load.server.ts";
import { PROOF_WORDS, type SecurityAddresses, withForm } from "../reply.ts";
import { UnprovedNotice } from "../unproved-notice.tsx";
import { CodesSheet } from "./codes-sheet.tsx";
import { CopyButton } from "./copy-button.tsx";
import styles from "./set-up.module.css";
import type { actOnSetUp } from "./set-up-actions.server.ts";

const texts = securityTexts.setUp;

export function SetUp({
  data: { isChange, isOwed, setUp, unprovedEmail },
  reply,
  places,
}: {
  data: SetUpData;
  reply: ReplyOf<typeof actOnSetUp> | undefined;
  places: SecurityAddresses;
}) {
  const scan = useRef<HTMLParagraphElement>(null);
  const hadSetUp = useRef(setUp !== null);
  // The page has changed without a new address.
  useEffect(() => {
    if (setUp && !hadSetUp.current) scan.current?.focus();
    hadSetUp.current = setUp !== null;
  }, [setUp]);
  if (reply?.code === "confirmed")
    return <CodesSheet shown={reply} home={places.home} next={places.next} saved="switched-on" />;
  const messages = describeReply(reply, securityTexts.failed, {
    ...PROOF_WORDS,
    "wrong-code": { errors: { code: reply?.form === "confirm" ? texts.wrong : accountsTexts.errors.codeWrong } },
    "not-begun": texts.late,
  });
  const title = isChange ? texts.changeTitle : texts.title;
  const back = isOwed ? {} : { back: { to: places.home, label: securityTexts.back } };
  return (
    <>
      <PageHeading title={title} {...back} {...(isOwed && { text: texts.requiredIntro })} />
      {unprovedEmail !== null ? (
        <AccountPart id="begin" title={securityTexts.factor.title}>
          <UnprovedNotice email={unprovedEmail} />
        </AccountPart>
      ) : setUp ? (
        <Confirm setUp={setUp} isChange={isChange} messages={messages} page={places.setUp} start={scan} />
      ) : (
        <Begin isChange={isChange} messages={messages} page={places.setUp} />
      )}
    </>
  );
}

function Begin({ isChange, messages, page }: { isChange: boolean; messages: FormMessages; page: string }) {
  return (
    <AccountPart id="begin" title={securityTexts.factor.title}>
      <p className={styles.text}>{isChange ? texts.changeIntro : texts.beginIntro}</p>
      <FormFrame action={withForm(page, "begin")} schema={ProofForm} {...messages}>
        <PasswordField label={securityTexts.password} name="password" autoComplete="current-password" required />
        {isChange && <AnyCodeField name="code" />}
        <Button type="submit" busyLabel={securityTexts.busy} className={styles.submit}>
          {texts.begin}
        </Button>
      </FormFrame>
    </AccountPart>
  );
}

function Confirm({
  setUp: { qrCode, key, address },
  isChange,
  messages,
  page,
  start,
}: {
  setUp: NonNullable<SetUpData["setUp"]>;
  isChange: boolean;
  messages: FormMessages;
  page: string;
  start: Ref<HTMLParagraphElement>;
}) {
  return (
    <AccountParts>
      <AccountPart id="scan" title={texts.scan}>
        <p ref={start} tabIndex={-1} className={styles.text}>
          {texts.scanText}
        </p>
        {/* Dark on light in both themes: not every camera reads an inverted code. */}
        <svg
          role="img"
          aria-label={texts.picture}
          viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
          shapeRendering="crispEdges"
          className={styles.picture}
        >
          <rect width={qrCode.size} height={qrCode.size} fill="#fff" />
          <path d={qrCode.path} fill="#000" />
        </svg>
        <p className={styles.text}>
          {texts.onThisDevice} <a href={address}>{texts.open}</a>
        </p>
        <div className="stack gap-2">
          <p>{texts.byHand}</p>
          <div className={styles.keyLine}>
            <code className={styles.key}>{key.replace(/(.{4})(?=.)/g, "$1 ")}</code>
            <CopyButton text={key}>{texts.copyKey}</CopyButton>
          </div>
        </div>
      </AccountPart>
      <AccountPart id="confirm" title={texts.confirm}>
        <FormFrame action={withForm(page, "confirm")} schema={SecondStepForm} {...messages}>
          <AppCodeField name="code" />
          <Button type="submit" busyLabel={securityTexts.busy} className={styles.submit}>
            {isChange ? texts.submitChange : texts.submit}
          </Button>
        </FormFrame>
      </AccountPart>
    </AccountParts>
  );
}
