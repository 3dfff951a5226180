/** Asks before a student's own account is deleted, says what goes and what stays, and wants the password, and a code where there is a second factor. */
import { Link, redirectDocument } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { privacyTexts } from "../../../content/en/privacy.ts";
import { parseForm } from "../../../core/forms.ts";
import { ProofForm } from "../../../modules/accounts/forms.ts";
import { findSecondFactor } from "../../../modules/accounts/queries/find-second-factor.server.ts";
import { deleteOwnAccount } from "../../../modules/students/commands/delete-own-account.server.ts";
import { findOwnDeletion, type OwnDeletion } from "../../../modules/students/queries/find-own-deletion.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { leftMark } from "../../account/deletion/left-mark.server.ts";
import { AnyCodeField } from "../../account/shared/fields.tsx";
import { AccountPart, AccountParts } from "../../account/shared/part.tsx";
import { clientOf, nowContext, servicesContext } from "../../context.ts";
import { orFault, readForm, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireStudent } from "../../guards.server.ts";
import { forgetEverything } from "../../shared/device-memory.ts";
import type { Route } from "./+types/delete";
import styles from "./delete.module.css";

const texts = privacyTexts.deletion;
const DONE = "/account-deleted";

export function meta() {
  return [{ title: dashboardTexts.pageTitle(texts.title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const student = requireStudent(context);
  const { accounts, db } = context.get(servicesContext);
  const [deletion, factor] = await Promise.all([
    findOwnDeletion(db, student, context.get(nowContext)),
    findSecondFactor(accounts, student.userId),
  ]);
  return { deletion, asksForCode: factor !== null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const form = parseForm(ProofForm, await readForm(request));
  if (form.kind === "invalid") return refuse(400, form);
  const { accounts, publicUrl, timeZone } = context.get(servicesContext);
  const client = clientOf(context, request);
  const values = {};
  const result = await orFault(context, () =>
    deleteOwnAccount(accounts, student, client, { ...form.data, timeZone }, context.get(nowContext)),
  );
  switch (result?.kind) {
    case "deleted": {
      const headers = new Headers({ "Clear-Site-Data": '"storage"' });
      for (const cookie of [...accounts.dropCookie(), accounts.knownDevices.drop(), leftMark({ publicUrl })])
        headers.append("Set-Cookie", cookie);
      throw redirectDocument(DONE, { headers });
    }
    case "wrong-password":
      return refuse(400, { values, errors: { password: texts.wrongPassword } });
    case "wrong-code":
      return refuse(400, { values, errors: { code: accountsTexts.errors.codeWrong } });
    case "limited":
      return refuse(429, { values, message: texts.tooMany(result.minutes) });
    case undefined:
      return refuse(500, { values, message: texts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

/** The account is gone exactly when the answer leads away: then the device forgets, too. */
export async function clientAction(args: Route.ClientActionArgs) {
  try {
    return await keepForm(args, texts.failed);
  } catch (thrown) {
    if (thrown instanceof Response && thrown.headers.get("Location") === DONE) await forgetEverything();
    throw thrown;
  }
}

export default function PrivacyDelete({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={texts.title} back={{ to: "/account/privacy", label: privacyTexts.title }} />
      <AccountParts>
        <AccountPart id="what-goes" title={texts.question}>
          <WhatGoes deletion={loaderData.deletion} />
          <p>
            {texts.takeFirst} <Link to="/account/privacy">{privacyTexts.download.title}</Link>
          </p>
          <FormFrame schema={ProofForm} errors={actionData?.errors} message={actionData?.message}>
            <PasswordField label={privacyTexts.password} name="password" autoComplete="current-password" required />
            {loaderData.asksForCode && <AnyCodeField name="code" />}
            <div className={styles.buttons}>
              <Button type="submit" variant="danger" busyLabel={texts.busy}>
                {texts.submit}
              </Button>
              <LinkButton to="/account/privacy" variant="secondary">
                {texts.cancel}
              </LinkButton>
            </div>
          </FormFrame>
        </AccountPart>
      </AccountParts>
    </>
  );
}

function WhatGoes({ deletion: { certificates, running } }: { deletion: OwnDeletion }) {
  const { account, results, lessons, notes, messages, log, ...counted } = texts.goesItems;
  return (
    <>
      <p>{texts.goes}</p>
      <ul className={styles.list}>
        <li>{account}</li>
        {running > 0 && <li>{counted.running(running)}</li>}
        <li>{results}</li>
        <li>{lessons}</li>
        {certificates > 0 && <li>{counted.certificates(certificates)}</li>}
        <li>{notes}</li>
        <li>{messages}</li>
        <li>{log}</li>
      </ul>
      <p>{texts.stays}</p>
      <ul className={styles.list}>
        {texts.staysItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
